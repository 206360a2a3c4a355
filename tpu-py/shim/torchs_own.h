// Torch's own kernels for a layout that is made of dense tensors: written for the host, and no code of its own, as they
// call other ops on those.
#pragma once

#include "torch_side.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/DeviceGuard.h>
#include <c10/util/ArrayRef.h>

#include <algorithm>
#include <string_view>

namespace torchtpu {

inline std::optional<c10::Device> device_of_call(const c10::OperatorHandle& op, const torch::jit::Stack& stack) {
  for (size_t i = stack.size() - op.schema().arguments().size(); i < stack.size(); ++i) {
    if (stack[i].isTensor() && stack[i].toTensor().defined() && stack[i].toTensor().is_privateuseone())
      return stack[i].toTensor().device();
    if (stack[i].isDevice()) return stack[i].toDevice();
  }
  return std::nullopt;
}

// Torch's kernel for the key `of`.
template <c10::DispatchKey of>
void run_torchs_own(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const c10::OptionalDeviceGuard guard(device_of_call(op, *stack));
  op.callBoxedForDispatchKey(of, *stack);
}

template <c10::DispatchKey of>
torch::CppFunction torchs_own() {
  return torch::CppFunction::makeFromBoxedFunction<&run_torchs_own<of>>();
}

// Whatever torch has for `of`, and `aten` not yet for `key`; but not the kernels that are loops over the host's memory.
template <c10::DispatchKey of>
void register_torchs_own(torch::Library& aten, c10::DispatchKey key, c10::ArrayRef<std::string_view> host_only) {
  auto& dispatcher = c10::Dispatcher::singleton();
  for (const auto& name : dispatcher.getAllOpNames()) {
    if (!name.name.starts_with("aten::") || std::find(host_only.begin(), host_only.end(), name.name) != host_only.end())
      continue;
    const auto op = dispatcher.findSchema(name);
    if (op && op->hasKernelForDispatchKey(of) && !op->hasKernelForDispatchKey(key))
      aten.impl(toString(name).c_str(), torchs_own<of>());
  }
}

}  // namespace torchtpu
