// The last thing that autograd's threads do, before the interpreter ends.
#include "torch_side.h"

#include <ATen/ops/empty.h>
#include <torch/csrc/autograd/engine.h>
#include <torch/csrc/autograd/function.h>

#include <thread>

namespace torchtpu {

namespace {

// A backward pass over nothing, in the thread of a device.
struct Nothing final : torch::autograd::Node {
  explicit Nothing(const at::Tensor& on) { add_input_metadata(on); }
  torch::autograd::variable_list apply(torch::autograd::variable_list&&) override { return {}; }
};

void pass_through(c10::DeviceIndex device) {
  const auto on = at::empty({0}, at::TensorOptions().device(c10::Device(kTpu, device)));
  torch::autograd::Engine::get_default_engine().execute({{c10::make_intrusive<Nothing>(on), 0}}, {at::Tensor()},
                                                        /*keep_graph=*/false, /*create_graph=*/false,
                                                        /*accumulate_grad=*/true);
}

}  // namespace

// After `backward()` has returned, the device's thread still drops the graph's Python state. If the interpreter ends
// meanwhile, the thread is ended in the middle of a destructor, and the process with it. A further pass has its turn
// when that is done; one from a thread that Python does not know leaves no Python state behind.
void end_backward() noexcept {
  for (c10::DeviceIndex device = 0; device < core.device_count(); ++device)
    std::thread([device] {
      try {
        pass_through(device);
      } catch (const std::exception&) {
        // There is nobody left to tell, and nothing was to be computed.
      }
    }).join();
}

}  // namespace torchtpu
