// Captured programs: the ops with which Python begins and ends a capture and calls what it gave.
#include "torch_side.h"

#include <c10/util/SmallVector.h>

namespace torchtpu {

namespace {

// Tensors in the core's words, which borrow from here.
class Views {
 public:
  Views(at::TensorList tensors, const char* what) {
    views_.reserve(tensors.size());
    for (const auto& tensor : tensors) {
      TORCH_CHECK(tensor.defined() && tensor.is_privateuseone(), what, ": got ",
                  tensor.defined() ? tensor.device().str() : "an undefined tensor", ", want tensors on tpu");
      TORCH_CHECK_NOT_IMPLEMENTED(tensor.layout() == at::kStrided, what, ": got a sparse tensor, want torch.strided: ",
                                  "programs have dense tensors alone");
      const bool lazy = tensor.is_conj() || tensor.is_neg() || tensor._is_zerotensor();
      views_.push_back(describe(C10_UNLIKELY(lazy) ? plain_.emplace_back(plain(tensor)) : tensor));
    }
  }
  const ShimTensor* data() const { return views_.data(); }
  size_t size() const { return views_.size(); }

 private:
  c10::SmallVector<ShimTensor, 32> views_;
  std::vector<at::Tensor> plain_;  // what is read in place of conjugate and negative views, and of zeros without a storage
};

// Where the generator was when this thread's capture began.
thread_local TpuGenerator::State began{};
thread_local c10::DeviceIndex capturing = -1;

TpuGenerator& generator_of(c10::DeviceIndex device) {
  return *at::check_generator<TpuGenerator>(default_generator(device));
}

c10::DeviceIndex device_of(at::TensorList tensors) {
  return tensors.empty() ? current_device() : tensors[0].device().index();
}

void begin_graph(at::TensorList parameters) {
  const Views views(parameters, "begin");
  check(core.begin_graph(views.data(), views.size()));
  capturing = device_of(parameters);
  auto& generator = generator_of(capturing);
  const std::lock_guard lock(generator.mutex_);
  began = {generator.current_seed(), generator.get_offset()};
}

// What was drawn in the capture is drawn again by every call: the generator goes back, by as much as is returned.
uint64_t undo_draws() {
  if (capturing < 0) return 0;
  auto& generator = generator_of(capturing);
  const std::lock_guard lock(generator.mutex_);
  const auto advance = generator.get_offset() - began.offset;
  generator.set_offset(began.offset);
  capturing = -1;
  return advance;
}

int64_t end_graph(at::TensorList outputs) {
  const Views views(outputs, "end");
  int64_t graph = 0;
  check(core.end_graph(views.data(), views.size(), undo_draws(), &graph));
  return graph;
}

void abandon_graph() {
  core.abandon_graph();
  undo_draws();
}

void begin_region(at::TensorList parameters) {
  const Views views(parameters, "begin_region");
  check(core.begin_region(views.data(), views.size()));
}

int64_t end_region(at::TensorList outputs) {
  const Views views(outputs, "end_region");
  int64_t region = 0;
  check(core.end_region(views.data(), views.size(), &region));
  return region;
}

// A call of a graph while it runs.
struct GraphCall {
  c10::DeviceIndex device;
  std::vector<at::Tensor> results;
  TpuGenerator* generator = nullptr;
  TpuGenerator::State state{};
  uint64_t advance = 0;

  explicit GraphCall(c10::DeviceIndex device) : device(device) {}
  GraphCall(const GraphCall&) = delete;
  ~GraphCall() {
    if (generator != nullptr) generator->end_draw(state, advance);
  }
};

std::vector<at::Tensor> call_graph(int64_t graph, at::TensorList arguments) {
  const Views views(arguments, "call");
  GraphCall call(device_of(arguments));
  check(core.call_graph(graph, views.data(), views.size(), &call, &call.advance));
  return std::move(call.results);
}

std::vector<at::Tensor> branch(int64_t then, int64_t otherwise, at::TensorList arguments) {
  TORCH_CHECK(!arguments.empty(), "branch: got no arguments, want a predicate");
  const Views views(arguments, "branch");
  GraphCall call(device_of(arguments));
  const int64_t regions[2] = {then, otherwise};
  check(core.branch(regions, views.data(), views.size(), &call));
  return std::move(call.results);
}

std::vector<at::Tensor> repeat(int64_t condition, int64_t body, at::TensorList arguments) {
  const Views views(arguments, "repeat");
  GraphCall call(device_of(arguments));
  const int64_t regions[2] = {condition, body};
  check(core.repeat(regions, views.data(), views.size(), &call));
  return std::move(call.results);
}

}  // namespace

void begin_draw(void* context, uint64_t* seed, uint64_t* offset) {
  auto& call = *static_cast<GraphCall*>(context);
  call.generator = &generator_of(call.device);
  call.state = call.generator->begin_draw();
  *seed = call.state.seed;
  *offset = call.state.offset;
}

void push_result(void* context, const ShimTensor* result, void* address, size_t nbytes) {
  const auto rank = static_cast<size_t>(result->rank);
  auto tensor = make_tensor({result->storage, address}, nbytes, static_cast<at::ScalarType>(result->dtype),
                            result->device, {result->sizes, rank}, at::IntArrayRef(result->strides, rank));
  if (result->offset != 0) tensor.unsafeGetTensorImpl()->set_storage_offset(result->offset);
  static_cast<GraphCall*>(context)->results.push_back(std::move(tensor));
}

void register_graphs() {
  auto& ops = *new torch::Library(torch::Library::DEF, "torchtpu", std::nullopt, __FILE__, __LINE__);
  ops.def("begin(Tensor[] parameters) -> ()", &begin_graph);
  ops.def("end(Tensor[] outputs) -> int", &end_graph);
  ops.def("abandon() -> ()", &abandon_graph);
  ops.def("begin_region(Tensor[] parameters) -> ()", &begin_region);
  ops.def("end_region(Tensor[] outputs) -> int", &end_region);
  ops.def("branch(int then, int otherwise, Tensor[] arguments) -> Tensor[]", &branch);
  ops.def("repeat(int condition, int body, Tensor[] arguments) -> Tensor[]", &repeat);
  ops.def("call(int graph, Tensor[] arguments) -> Tensor[]", &call_graph);
}

}  // namespace torchtpu
