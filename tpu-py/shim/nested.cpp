// Nested tensors of the strided layout: torch's own, a buffer of the device and the sizes of its parts on the host.
// Torch's code for them calls other ops on the parts; it is registered here. Those of the jagged layout need nothing.
#include "torchs_own.h"

#include <ATen/ATen.h>
#include <ATen/native/nested/NestedTensorMath.h>
#include <ATen/native/nested/NestedTensorUtils.h>

namespace torchtpu {
namespace {

using at::Tensor;
using c10::DispatchKey;

// Torch's kernels of these are loops over the host's memory, and there are none here.
constexpr std::string_view kHostOnly[] = {"aten::is_pinned", "aten::_pin_memory", "aten::_transform_bias_rescale_qkv"};

// The sum of each part along its last dimension, the only one that torch takes.
Tensor sum(const Tensor& self, at::OptionalIntArrayRef dims, bool keepdim, std::optional<at::ScalarType> dtype) {
  TORCH_CHECK(dims && dims->size() == 1 && at::maybe_wrap_dim(dims->front(), self.dim()) == self.dim() - 1,
              "NestedTensor only allows reduction of the last dimension for now.");
  TORCH_CHECK(keepdim, "NestedTensor always requires keepdim=True for now.");
  std::vector<Tensor> sums;
  for (const Tensor& part : self.unbind()) sums.push_back(part.sum(-1, true, dtype));
  return at::_nested_tensor_from_tensor_list(sums, dtype);
}

Tensor sum_backward(const Tensor& grad, const Tensor& self, at::OptionalIntArrayRef, bool) {
  std::vector<Tensor> grads;
  const auto parts = self.unbind();
  const auto sums = grad.unbind();
  for (size_t i = 0; i < parts.size(); ++i) grads.push_back(sums[i].expand_as(parts[i]).contiguous());
  return at::_nested_tensor_from_tensor_list(grads);
}

// The elements of all parts [rows, last...].
Tensor rows(const Tensor& nested, at::IntArrayRef last) {
  std::vector<int64_t> dims{-1};
  dims.insert(dims.end(), last.begin(), last.end());
  return at::native::get_buffer(nested.contiguous()).view(dims);
}

Tensor nested_as(const Tensor& rows, const Tensor& like) {
  return at::native::wrap_buffer(rows.reshape(-1), like._nested_tensor_size());
}

std::tuple<Tensor, Tensor, Tensor> layer_norm(const Tensor& input, at::IntArrayRef shape,
                                              const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                                              double eps) {
  at::native::_check_nested_layer_norm_inputs(*at::native::get_nested_tensor_impl(input), shape,
                                              weight.value_or(Tensor()), bias.value_or(Tensor()));
  auto [output, mean, rstd] = at::native_layer_norm(rows(input, shape), shape, weight, bias, eps);
  return {nested_as(output, input), mean, rstd};
}

std::tuple<Tensor, Tensor, Tensor> layer_norm_backward(const Tensor& grad, const Tensor& input, at::IntArrayRef shape,
                                                       const Tensor& mean, const Tensor& rstd,
                                                       const std::optional<Tensor>& weight,
                                                       const std::optional<Tensor>& bias, std::array<bool, 3> wanted) {
  auto [of_input, of_weight, of_bias] =
      at::native_layer_norm_backward(rows(grad, shape), rows(input, shape), shape, mean, rstd, weight, bias, wanted);
  return {wanted[0] ? nested_as(of_input, input) : Tensor(), of_weight, of_bias};
}

// By the op for dense tensors, with the padding masked.
std::tuple<Tensor, Tensor> multi_head_attention(const Tensor& query, const Tensor& key, const Tensor& value,
                                                int64_t embed_dim, int64_t heads, const Tensor& qkv_weight,
                                                const Tensor& qkv_bias, const Tensor& proj_weight,
                                                const Tensor& proj_bias, const std::optional<Tensor>& mask,
                                                bool need_weights, bool average, std::optional<int64_t>) {
  constexpr int64_t kPadding = 1;
  TORCH_CHECK(!mask || !mask->defined(), "NestedTensor with mask is not supported yet");
  TORCH_CHECK(query.is_nested() && key.is_nested() && value.is_nested(),
              "_native_multi_head_attention: got nested and other tensors, want query, key and value nested");
  const auto padded = [](const Tensor& nested) { return nested.to_padded_tensor(0); };
  const auto keys = padded(key);
  const auto lengths = key._nested_tensor_size().select(1, 0).unsqueeze(1);
  const auto hidden = at::arange(keys.size(1)).ge(lengths).to(key.device());
  auto [output, weights] =
      at::_native_multi_head_attention(padded(query), keys, padded(value), embed_dim, heads, qkv_weight, qkv_bias,
                                       proj_weight, proj_bias, hidden, need_weights, average, kPadding);
  return {at::_nested_from_padded_and_nested_example(output, query), weights};
}

// torch.nn.TransformerEncoder asks this, and goes on with a nested tensor if it may: one program for all lengths is
// better served by the padded tensor and the mask, which it keeps.
bool may_be_nested(const Tensor&, const Tensor&) { return false; }

void missing(const c10::OperatorHandle& op, torch::jit::Stack*) {
  TORCH_CHECK_NOT_IMPLEMENTED(false, toString(op.operator_name()),
                              ": not implemented for nested tensors of layout torch.strided on device tpu\nhint: call it "
                              "on .to_padded_tensor(padding), use layout=torch.jagged, or cpu tensors");
}

}  // namespace

void register_nested(torch::Library& dense) {
  dense.impl("_nested_tensor_from_mask_left_aligned", TORCH_FN(may_be_nested));
  for (const char* name : {"_nested_from_padded", "_nested_tensor_from_mask", "_nested_view_from_buffer"})
    dense.impl(name, torchs_own<DispatchKey::CPU>());
  auto& nested = library("aten", DispatchKey::NestedTensorPrivateUse1);
  nested.impl("native_layer_norm", &layer_norm);
  nested.impl("native_layer_norm_backward", &layer_norm_backward);
  nested.impl("_native_multi_head_attention", &multi_head_attention);
  nested.impl("sum.dim_IntList", &sum);
  nested.impl("_nested_sum_backward", &sum_backward);
  register_torchs_own<DispatchKey::NestedTensorCPU>(nested, DispatchKey::NestedTensorPrivateUse1, kHostOnly);
  library("_", DispatchKey::NestedTensorPrivateUse1).fallback(torch::CppFunction::makeFromBoxedFunction<&missing>());
}

}  // namespace torchtpu
