// Torch's quantized tensors: a quantizer of torch's over a storage of plain integers, which is all that the core sees.
// The arithmetic is that of other ops on those integers.
#include "torch_side.h"

#include <ATen/ATen.h>
#include <ATen/native/quantized/AffineQuantizer.h>
#include <ATen/ops/_empty_affine_quantized_native.h>
#include <ATen/ops/_empty_per_channel_affine_quantized_native.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/clone_native.h>
#include <ATen/ops/dequantize_native.h>
#include <ATen/ops/empty_like_native.h>
#include <ATen/ops/empty_native.h>
#include <ATen/ops/empty_quantized_native.h>
#include <ATen/ops/empty_strided_native.h>
#include <ATen/ops/fill_native.h>
#include <ATen/ops/max_native.h>
#include <ATen/ops/min_native.h>
#include <ATen/ops/q_per_channel_axis_native.h>
#include <ATen/ops/q_per_channel_scales_native.h>
#include <ATen/ops/q_per_channel_zero_points_native.h>
#include <ATen/ops/q_scale_native.h>
#include <ATen/ops/q_zero_point_native.h>
#include <ATen/ops/qscheme_native.h>
#include <ATen/ops/quantize_per_channel_native.h>
#include <ATen/ops/quantize_per_tensor_dynamic_native.h>
#include <ATen/ops/quantize_per_tensor_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/squeeze_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/unsqueeze_native.h>
#include <ATen/ops/view_native.h>
#include <ATen/quantized/QTensorImpl.h>

namespace torchtpu {

namespace {

using at::Tensor;

// The integers of a quantized tensor, over the same storage.
Tensor integers(const Tensor& quantized) {
  const auto key = quantized.is_cpu() ? c10::DispatchKey::CPU : c10::DispatchKey::PrivateUse1;
  auto plain = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(quantized.storage()), c10::DispatchKeySet(key),
      c10::scalarTypeToTypeMeta(c10::toUnderlying(quantized.scalar_type())));
  plain.unsafeGetTensorImpl()->set_sizes_and_strides(quantized.sizes(), quantized.strides(), quantized.storage_offset());
  return plain;
}

// Numbers along dimension `axis`, so that they broadcast over `like`.
Tensor along(const Tensor& numbers, const Tensor& like, int64_t axis) {
  std::vector<int64_t> sizes(static_cast<size_t>(like.dim()), 1);
  sizes[static_cast<size_t>(axis)] = -1;
  return numbers.view(sizes);
}

// ---------------------------------------------------------------- between real numbers and integers

// Real numbers that stand for integers become those of `quantized`, the nearest that it can hold.
void place(Tensor numbers, const Tensor& quantized) {
  const bool is_signed = quantized.scalar_type() != at::kQUInt8;
  const auto bits = static_cast<int>(8 * quantized.itemsize());
  const auto low = is_signed ? -(int64_t{1} << (bits - 1)) : 0;
  integers(quantized).copy_(numbers.clamp_(low, low + (int64_t{1} << bits) - 1));
}

void quantize_tensor(const Tensor& real, Tensor& quantized, double scale, int64_t zero_point) {
  place(at::mul(real, 1.0f / static_cast<float>(scale)).round_().add_(zero_point), quantized);
}

void quantize_channels(const Tensor& real, Tensor& quantized, const Tensor& scales, const Tensor& zero_points,
                       int64_t axis) {
  const auto inverse = along(at::reciprocal(scales.to(at::kFloat)), real, axis);
  place(at::mul(real, inverse).round_().add_(along(zero_points, real, axis)), quantized);
}

// Zero points that are no integers are added before rounding.
void quantize_channels_from_reals(const Tensor& real, Tensor& quantized, const Tensor& scales,
                                  const Tensor& zero_points, int64_t axis) {
  const auto inverse = along(at::reciprocal(scales.to(at::kFloat)), real, axis);
  place(at::mul(real, inverse).add_(along(zero_points, real, axis)).round_(), quantized);
}

void dequantize_tensor(const Tensor& quantized, Tensor& real, double scale, int64_t zero_point) {
  real.copy_(at::mul(at::sub(integers(quantized).to(at::kInt), zero_point), scale));
}

void dequantize_channels(const Tensor& quantized, Tensor& real, const Tensor& scales, const Tensor& zero_points,
                         int64_t axis) {
  const auto distance = at::sub(integers(quantized).to(at::kFloat), along(zero_points.to(at::kFloat), real, axis));
  real.copy_(at::mul(distance, along(scales.to(at::kFloat), real, axis)));
}

// ---------------------------------------------------------------- creation: torch's code, on the device that is meant

Tensor empty(at::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
             std::optional<c10::Device> device, std::optional<bool> pin_memory, std::optional<at::MemoryFormat> format) {
  const c10::OptionalDeviceGuard guard(device);
  return at::native::empty_unknown_quantized(sizes, dtype, layout, device, pin_memory, format);
}

Tensor empty_strided(at::IntArrayRef sizes, at::IntArrayRef strides, std::optional<at::ScalarType> dtype,
                     std::optional<at::Layout> layout, std::optional<c10::Device> device,
                     std::optional<bool> pin_memory) {
  const c10::OptionalDeviceGuard guard(device);
  return at::native::empty_strided_unknown_quantized(sizes, strides, dtype, layout, device, pin_memory);
}

Tensor empty_tensor(at::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                    std::optional<c10::Device> device, std::optional<bool> pin_memory, double scale, int64_t zero_point,
                    std::optional<at::MemoryFormat> format) {
  const c10::OptionalDeviceGuard guard(device);
  return at::native::empty_affine_quantized(sizes, dtype, layout, device, pin_memory, scale, zero_point, format);
}

Tensor empty_channels(at::IntArrayRef sizes, const Tensor& scales, const Tensor& zero_points, int64_t axis,
                      std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                      std::optional<c10::Device> device, std::optional<bool> pin_memory,
                      std::optional<at::MemoryFormat> format) {
  const c10::OptionalDeviceGuard guard(device);
  return at::native::empty_per_channel_affine_quantized(sizes, scales, zero_points, axis, dtype, layout, device,
                                                        pin_memory, format);
}

Tensor quantize(const Tensor& self, double scale, int64_t zero_point, at::ScalarType dtype) {
  const c10::DeviceGuard guard(self.device());
  return at::native::quantize_per_tensor(self, scale, zero_point, dtype);
}

Tensor quantize_by_tensors(const Tensor& self, const Tensor& scale, const Tensor& zero_point, at::ScalarType dtype) {
  return quantize(self, scale.item<double>(), zero_point.item<int64_t>(), dtype);
}

Tensor quantize_by_channel(const Tensor& self, const Tensor& scales, const Tensor& zero_points, int64_t axis,
                            at::ScalarType dtype) {
  const c10::DeviceGuard guard(self.device());
  return at::native::quantize_per_channel(self, scales, zero_points, axis, dtype);
}

Tensor make_per_tensor(const Tensor& self, double scale, int64_t zero_point) {
  const auto options = self.options().dtype(c10::toQIntType(self.scalar_type()));
  const auto result = at::_empty_affine_quantized(self.sizes(), options, scale, zero_point);
  integers(result).copy_(self);
  return result;
}

Tensor make_per_channel(const Tensor& self, const Tensor& scales, const Tensor& zero_points, int64_t axis) {
  const auto options = self.options().dtype(c10::toQIntType(self.scalar_type()));
  const auto result = at::_empty_per_channel_affine_quantized(self.sizes(), scales, zero_points, axis, options);
  integers(result).copy_(self);
  return result;
}

Tensor int_repr(const Tensor& self) { return at::clone(integers(self), self.suggest_memory_format()); }

// ---------------------------------------------------------------- copies

// The quantizer of `source` with its parameters where `target` is.
at::QuantizerPtr quantizer_for(const Tensor& target, const Tensor& source) {
  const auto quantizer = at::get_qtensorimpl(source)->quantizer();
  const auto* channels = dynamic_cast<const at::PerChannelAffineQuantizer*>(quantizer.get());
  if (channels == nullptr) return quantizer;
  return at::make_per_channel_affine_quantizer(channels->scales().to(target.device()),
                                               channels->zero_points().to(target.device()), channels->axis(),
                                               channels->scalar_type());
}

// `copy_` has checked shapes.
Tensor copy_from(const Tensor& self, const Tensor& dst, bool /*non_blocking*/) {
  TORCH_CHECK(dst.is_quantized(), "Copying from quantized Tensor to non-quantized Tensor is not allowed, please use ",
              "dequantize to get a float Tensor from a quantized Tensor");
  if (!self.is_quantized()) {
    TORCH_CHECK(self.scalar_type() == at::kFloat, "Quantized copy only works with kFloat as source Tensor");
    const auto real = self.to(dst.device()).expand_as(dst);
    integers(dst).copy_(integers(at::get_qtensorimpl(dst)->quantizer()->quantize(real)));
    return dst;
  }
  TORCH_CHECK(self.qscheme() == dst.qscheme(), "Quantized Copy only works with same qscheme");
  TORCH_CHECK(self.scalar_type() == dst.scalar_type(), "Quantized Copy only works with same data types");
  integers(dst).copy_(integers(self));
  at::set_quantizer_(dst, quantizer_for(dst, self));
  return dst;
}

// ---------------------------------------------------------------- the ops that torch's CUDA backend has, per tensor

// Integers with the quantizer of `like`.
Tensor with_quantizer(const Tensor& plain, const Tensor& like) {
  return make_per_tensor(plain, like.q_scale(), like.q_zero_point());
}

// Real numbers on the grid of `like`, on the device of `like`.
Tensor on_grid(const Tensor& real, const Tensor& like) {
  return at::quantize_per_tensor(real.to(like.device(), at::kFloat), like.q_scale(), like.q_zero_point(),
                                 like.scalar_type());
}

void check_per_tensor(const Tensor& self, const char* op) {
  TORCH_CHECK(self.qscheme() == at::kPerTensorAffine, op,
              ": only per-tensor quantized tensors are supported, got ", toString(self.qscheme()));
}

Tensor& relu_(Tensor& self) {
  integers(self).clamp_min_(self.q_zero_point());
  return self;
}

Tensor relu(const Tensor& self) { return with_quantizer(at::clamp_min(integers(self), self.q_zero_point()), self); }

Tensor gelu(const Tensor& self, c10::string_view approximate) {
  return on_grid(at::gelu(self.dequantize(), approximate), self);
}

Tensor adaptive_avg_pool2d(const Tensor& self, c10::SymIntArrayRef sizes) {
  return on_grid(at::_adaptive_avg_pool2d_symint(self.dequantize(), sizes), self);
}

// The order of the integers is that of the numbers, and doubles hold all of them.
Tensor max_pool2d(const Tensor& self, at::IntArrayRef kernel, at::IntArrayRef stride, at::IntArrayRef padding,
                  at::IntArrayRef dilation, bool ceil_mode) {
  const auto wide = integers(self).to(self.scalar_type() == at::kQInt32 ? at::kDouble : at::kFloat);
  const auto pooled = at::max_pool2d(wide, kernel, stride, padding, dilation, ceil_mode);
  return with_quantizer(pooled.to(c10::toUnderlying(self.scalar_type())), self);
}

Tensor flip(const Tensor& self, at::IntArrayRef dims) {
  check_per_tensor(self, "flip");
  return with_quantizer(at::flip(integers(self), dims), self);
}

Tensor index_select(const Tensor& self, int64_t dim, const Tensor& index) {
  check_per_tensor(self, "index_select");
  return with_quantizer(at::index_select(integers(self), dim, index), self);
}

Tensor& masked_fill(Tensor& self, const Tensor& mask, const c10::Scalar& value) {
  check_per_tensor(self, "masked_fill");
  const auto real = at::scalar_tensor(value, at::TensorOptions(at::kFloat));
  integers(self).masked_fill_(mask, integers(on_grid(real, self)));
  return self;
}

Tensor& masked_fill_tensor(Tensor& self, const Tensor& mask, const Tensor& value) {
  TORCH_CHECK(value.dim() == 0, "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with ",
              value.dim(), " dimension(s).");
  return masked_fill(self, mask, value.item());
}

Tensor& index_put(Tensor& self, const c10::List<std::optional<Tensor>>& indices, const Tensor& values, bool accumulate,
                  bool unsafe) {
  check_per_tensor(self, "index_put");
  TORCH_CHECK(!accumulate, "index_put for quantized tensors is currently not supported for accumulate=True");
  auto plain = integers(self);
  at::_index_put_impl_(plain, indices, integers(on_grid(values, self)), accumulate, unsafe);
  return self;
}

void register_dense(torch::Library& aten) {
  aten.impl("quantize_per_tensor", TORCH_FN(quantize));
  aten.impl("quantize_per_tensor.tensor_qparams", TORCH_FN(quantize_by_tensors));
  aten.impl("quantize_per_tensor_dynamic", TORCH_FN(at::native::quantize_per_tensor_dynamic));
  aten.impl("quantize_per_channel", TORCH_FN(quantize_by_channel));
  aten.impl("_make_per_tensor_quantized_tensor", TORCH_FN(make_per_tensor));
  aten.impl("_make_per_channel_quantized_tensor", TORCH_FN(make_per_channel));
  aten.impl("dequantize.self", TORCH_FN(at::native::dequantize_cpu_or_cuda));
}

void register_metadata_of(torch::Library& aten) {
  using namespace at::native;
  aten.impl("empty.memory_format", TORCH_FN(torchtpu::empty));
  aten.impl("empty_strided", TORCH_FN(torchtpu::empty_strided));
  aten.impl("empty_like", TORCH_FN(empty_like_quantized));
  aten.impl("empty_quantized", TORCH_FN(empty_quantized));
  aten.impl("_empty_affine_quantized", TORCH_FN(empty_tensor));
  aten.impl("_empty_per_channel_affine_quantized", TORCH_FN(empty_channels));
  aten.impl("q_scale", TORCH_FN(q_scale_quant));
  aten.impl("q_zero_point", TORCH_FN(q_zero_point_quant));
  aten.impl("q_per_channel_scales", TORCH_FN(q_per_channel_scales));
  aten.impl("q_per_channel_zero_points", TORCH_FN(q_per_channel_zero_points));
  aten.impl("q_per_channel_axis", TORCH_FN(q_per_channel_axis));
  aten.impl("qscheme", TORCH_FN(qscheme_quant));
  aten.impl("as_strided", TORCH_FN(as_strided_qtensorimpl));
  aten.impl("view", TORCH_FN(at::native::view));
  aten.impl("_reshape_alias", TORCH_FN(_reshape_alias));
  aten.impl("unfold", TORCH_FN(unfold));
  aten.impl("squeeze", static_cast<Tensor (*)(const Tensor&)>(squeeze_quantized));
  aten.impl("squeeze.dim", static_cast<Tensor (*)(const Tensor&, int64_t)>(squeeze_quantized));
  aten.impl("squeeze.dims", static_cast<Tensor (*)(const Tensor&, at::IntArrayRef)>(squeeze_quantized));
  aten.impl("unsqueeze", TORCH_FN(unsqueeze_quantized));
  aten.impl("set_.source_Storage_storage_offset", TORCH_FN(set_storage_quantized_));
}

void register_kernels(torch::Library& aten) {
  aten.impl("int_repr", TORCH_FN(int_repr));
  aten.impl("dequantize.self", TORCH_FN(at::native::dequantize_quantized));
  aten.impl("_copy_from", TORCH_FN(copy_from));
  aten.impl("clone", TORCH_FN(at::native::quantized_clone));
  aten.impl("fill_.Scalar", static_cast<Tensor& (*)(Tensor&, const c10::Scalar&)>(at::native::fill_quantized_));
  aten.impl("fill_.Tensor", static_cast<Tensor& (*)(Tensor&, const Tensor&)>(at::native::fill_quantized_));
  aten.impl("max.dim", TORCH_FN(at::native::qmax));
  aten.impl("min.dim", TORCH_FN(at::native::qmin));
  aten.impl("relu", TORCH_FN(relu));
  aten.impl("relu_", TORCH_FN(relu_));
  aten.impl("gelu", TORCH_FN(gelu));
  aten.impl("_adaptive_avg_pool2d", TORCH_FN(adaptive_avg_pool2d));
  aten.impl("quantized_max_pool2d", TORCH_FN(max_pool2d));
  aten.impl("flip", TORCH_FN(flip));
  aten.impl("index_select", TORCH_FN(index_select));
  aten.impl("masked_fill_.Scalar", TORCH_FN(masked_fill));
  aten.impl("masked_fill_.Tensor", TORCH_FN(masked_fill_tensor));
  aten.impl("_index_put_impl_", TORCH_FN(index_put));
}

}  // namespace

void register_quantized(torch::Library& dense) {
  register_dense(dense);
  auto& aten = library("aten", c10::DispatchKey::QuantizedPrivateUse1);
  register_metadata_of(aten);
  register_kernels(aten);
}

}  // namespace torchtpu

namespace at::native {

// What torch's quantizers call.
REGISTER_PRIVATEUSE1_DISPATCH(quantize_tensor_per_tensor_affine_stub, &torchtpu::quantize_tensor)
REGISTER_PRIVATEUSE1_DISPATCH(quantize_tensor_per_channel_affine_stub, &torchtpu::quantize_channels)
REGISTER_PRIVATEUSE1_DISPATCH(quantize_tensor_per_channel_float_qparams_stub, &torchtpu::quantize_channels_from_reals)
REGISTER_PRIVATEUSE1_DISPATCH(dequantize_tensor_per_tensor_affine_stub, &torchtpu::dequantize_tensor)
REGISTER_PRIVATEUSE1_DISPATCH(dequantize_tensor_per_channel_affine_stub, &torchtpu::dequantize_channels)
REGISTER_PRIVATEUSE1_DISPATCH(dequantize_tensor_per_channel_float_qparams_stub, &torchtpu::dequantize_channels)

}  // namespace at::native
