// The ops that move bytes or only change a tensor's metadata: torch's own code, over the core's transfers.
#include "torch_side.h"

#include <ATen/EmptyTensor.h>
#include <ATen/ExpandUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/native/ResizeCommon.h>
#include <ATen/native/TensorFactories.h>
#include <ATen/ops/_conj_physical.h>
#include <ATen/ops/_has_compatible_shallow_copy_type_native.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_cpu_dispatch.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/eq.h>
#include <ATen/ops/is_set_to_native.h>
#include <ATen/ops/neg.h>
#include <ATen/ops/resize_native.h>
#include <ATen/ops/set_cpu_dispatch.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>

namespace torchtpu {

c10::Scalar host_value(const at::Tensor& tensor) {
  if (tensor.is_conj() || tensor.is_neg()) return tensor.item();
  const void* data = tensor.const_data_ptr();
  switch (tensor.scalar_type()) {
#define VALUE(type, name) \
  case at::ScalarType::name: return c10::Scalar(*static_cast<const type*>(data));
    AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(VALUE)
#undef VALUE
    default: return tensor.item();
  }
}

// Not resolve_conj(): that is a clone, which is a copy again.
at::Tensor plain(const at::Tensor& tensor) {
  if (tensor._is_zerotensor()) return at::zeros(tensor.sizes(), tensor.options());
  auto plain = tensor.is_conj() ? at::_conj_physical(tensor.conj()) : tensor;
  return plain.is_neg() ? at::neg(plain._neg_view()) : plain;
}

namespace {

constexpr auto kPackedPairs = at::ScalarType::Float4_e2m1fn_x2;

// ---------------------------------------------------------------- creation

// Whether `torch.use_deterministic_algorithms` has new memory filled.
bool fills_memory() {
  const auto& context = at::globalContext();
  return context.deterministicAlgorithms() && context.deterministicFillUninitializedMemory();
}

void warn_if_experimental(at::ScalarType dtype) {
  if (dtype == at::kComplexHalf)
    TORCH_WARN_ONCE("ComplexHalf support is experimental and many operators don't support it yet.");
  if (dtype == at::kBComplex32)
    TORCH_WARN_ONCE("BComplex32 support is experimental and many operators don't support it yet.");
}

at::Tensor allocate(at::IntArrayRef sizes, at::OptionalIntArrayRef strides, size_t nbytes, at::ScalarType dtype,
                    std::optional<c10::Device> device) {
  warn_if_experimental(dtype);
  const auto index = resolve_device(device ? device->index() : -1);
  Memory memory;
  const auto hint = dtype == kPackedPairs ? -1 : static_cast<int32_t>(dtype);
  check(core.alloc(nbytes, index, hint, sizes.data(), sizes.size(), &memory.storage, &memory.address));
  auto tensor = make_tensor(memory, nbytes, dtype, index, sizes, strides);
  if (C10_UNLIKELY(fills_memory())) at::native::fill_empty_deterministic_(tensor);
  return tensor;
}

void check_options(std::optional<at::Layout> layout, std::optional<bool> pin_memory) {
  TORCH_CHECK(layout.value_or(at::kStrided) == at::kStrided, "tpu: layout, got ", *layout, ", want torch.strided");
  TORCH_CHECK(!pin_memory.value_or(false), "Only dense CPU tensors can be pinned");
}

at::Tensor empty(at::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                 std::optional<c10::Device> device, std::optional<bool> pin_memory,
                 std::optional<at::MemoryFormat> format) {
  check_options(layout, pin_memory);
  at::detail::check_size_nonnegative(sizes);
  const auto type = c10::dtype_or_default(dtype);
  const auto nbytes = at::detail::computeStorageNbytesContiguous(sizes, c10::elementSize(type));
  auto tensor = allocate(sizes, std::nullopt, nbytes, type, device);
  if (format.value_or(at::MemoryFormat::Contiguous) != at::MemoryFormat::Contiguous)
    tensor.unsafeGetTensorImpl()->empty_tensor_restride(*format);
  return tensor;
}

at::Tensor empty_strided(at::IntArrayRef sizes, at::IntArrayRef strides, std::optional<at::ScalarType> dtype,
                         std::optional<at::Layout> layout, std::optional<c10::Device> device,
                         std::optional<bool> pin_memory) {
  check_options(layout, pin_memory);
  at::detail::check_size_nonnegative(sizes);
  const auto type = c10::dtype_or_default(dtype);
  const auto nbytes = at::detail::computeStorageNbytes(sizes, strides, c10::elementSize(type));
  return allocate(sizes, strides, nbytes, type, device);
}

// A tensor that is known to be zero has no memory at all.
at::Tensor efficient_zeros(at::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                           std::optional<c10::Device> device, std::optional<bool> pin_memory) {
  check_options(layout, pin_memory);
  at::native::ZeroTensorAllocator nothing({kTpu, resolve_device(device ? device->index() : -1)});
  const auto keys = c10::DispatchKeySet({c10::DispatchKey::PrivateUse1, c10::DispatchKey::ZeroTensor});
  return at::detail::empty_generic(sizes, &nothing, keys, c10::dtype_or_default(dtype), std::nullopt);
}

// ---------------------------------------------------------------- views and resizing

at::Tensor as_strided(const at::Tensor& self, c10::SymIntArrayRef sizes, c10::SymIntArrayRef strides,
                      std::optional<c10::SymInt> offset) {
  return at::cpu::as_strided_symint(self, sizes, strides, std::move(offset));
}

at::Tensor view(const at::Tensor& self, c10::SymIntArrayRef sizes) {
  return at::native::view(self, C10_AS_INTARRAYREF_SLOW(sizes));
}

at::Tensor reshape_alias(const at::Tensor& self, c10::SymIntArrayRef sizes, c10::SymIntArrayRef strides) {
  return at::native::_reshape_alias(self, C10_AS_INTARRAYREF_SLOW(sizes), C10_AS_INTARRAYREF_SLOW(strides));
}

// torch's cpu code below moves memory when the storage is too small; it never is, we grow it first.
const at::Tensor& resize(const at::Tensor& self, at::IntArrayRef sizes, std::optional<at::MemoryFormat> format) {
  at::detail::check_size_nonnegative(sizes);
  const auto before = self.storage().nbytes();
  grow_storage(self.storage(), at::detail::computeStorageNbytesContiguous(sizes, self.itemsize(), self.storage_offset()));
  at::native::resize_(self, sizes, format);
  if (C10_UNLIKELY(fills_memory())) at::native::fill_resize_deterministic_(self, static_cast<int64_t>(before));
  return self;
}

at::Tensor& set_range(at::Tensor& self, at::Storage source, int64_t offset, at::IntArrayRef sizes, at::IntArrayRef strides) {
  const auto item = self.itemsize();
  grow_storage(source, strides.empty() ? at::detail::computeStorageNbytesContiguous(sizes, item, offset)
                                       : at::detail::computeStorageNbytes(sizes, strides, item, offset));
  return at::cpu::set_(self, std::move(source), offset, sizes, strides);
}

at::Tensor& set_storage(at::Tensor& self, at::Storage source) { return at::native::set_(self, std::move(source)); }
at::Tensor& set_tensor(at::Tensor& self, const at::Tensor& source) { return at::native::set_tensor_(self, source); }
at::Tensor& set_empty(at::Tensor& self) {
  return at::native::set_(self, empty({0}, at::kByte, {}, self.device(), {}, {}).storage());
}

// `tensor.data = other` may cross between the cpu and the device, as for cuda; so `module.to("tpu")` keeps its
// parameters, and an optimizer that was made before it stays right.
bool has_compatible_type(const at::Tensor& self, const at::Tensor& from) {
  const auto is_dense = [](const at::Tensor& tensor) {
    return tensor.key_set().has_any(c10::DispatchKeySet(c10::DispatchKey::Dense)) &&
           (tensor.is_cpu() || tensor.is_privateuseone());
  };
  return (is_dense(self) && is_dense(from)) || at::native::_has_compatible_shallow_copy_type(self, from);
}

void record_stream(at::Tensor&, c10::Stream) {}  // one stream a device: memory is never reused too early

// ---------------------------------------------------------------- copies

// Pairs of 4-bit floats are only moved, and to the core they are bytes; no kernel takes them.
ShimTensor describe_moved(const at::Tensor& tensor) {
  auto moved = describe(tensor);
  if (tensor.scalar_type() == kPackedPairs) moved.dtype = static_cast<int8_t>(at::kByte);
  return moved;
}

void upload(const at::Tensor& src, const at::Tensor& dst) {
  const auto host = src.to(dst.scalar_type()).expand_as(dst).resolve_conj().resolve_neg().contiguous();
  const auto target = describe_moved(dst);
  check(core.upload(&target, host.const_data_ptr(), host.nbytes()));
}

void download(const at::Tensor& src, const at::Tensor& dst) {
  const bool direct = dst.is_contiguous() && dst.scalar_type() == src.scalar_type() && dst.sizes() == src.sizes() &&
                      dst.is_conj() == src.is_conj() && dst.is_neg() == src.is_neg();
  const auto host = direct ? dst : at::empty(src.sizes(), src.options().device(at::kCPU));
  const auto source = describe_moved(src);
  check(core.download(&source, host.mutable_data_ptr(), host.nbytes()));
  if (direct) return;
  host._set_conj(src.is_conj());
  host._set_neg(src.is_neg());
  dst.copy_(host);
}

// `copy_` has checked shapes. A written tensor with the conjugate or negative bit stands for its plain twin.
at::Tensor copy_from(const at::Tensor& self, const at::Tensor& dst, bool /*non_blocking*/) {
  if (dst.is_conj()) return copy_from(self.conj(), dst.conj(), false), dst;
  if (dst.is_neg()) return copy_from(self._neg_view(), dst._neg_view(), false), dst;
  if (dst.numel() == 0) return dst;
  TORCH_CHECK_NOT_IMPLEMENTED((self.scalar_type() == kPackedPairs) == (dst.scalar_type() == kPackedPairs),
                              "\"copy_kernel\" not implemented for '", kPackedPairs, "'");
  if (!dst.is_privateuseone()) {
    download(self, dst);
  } else if (!self.is_privateuseone()) {
    upload(self, dst);
  } else {
    const auto expanded = plain(self).expand_as(dst);
    const auto source = describe_moved(expanded), target = describe_moved(dst);
    check(core.copy(&source, &target));
  }
  return dst;
}

// As torch's own, without its iterator: `self` may only broadcast `src`, in torch's words.
at::Tensor& copy(at::Tensor& self, const at::Tensor& src, bool non_blocking) {
  if (self.sizes() != src.sizes()) {
    const auto broadcast = at::infer_size_dimvector(self.sizes(), src.sizes());
    TORCH_CHECK(self.sizes() == at::IntArrayRef(broadcast), "output with shape ", self.sizes(),
                " doesn't match the broadcast shape ", at::IntArrayRef(broadcast));
  }
  const bool same = self.is_alias_of(src) && self.storage_offset() == src.storage_offset() &&
                    self.scalar_type() == src.scalar_type() && self.sizes() == src.sizes() &&
                    self.strides() == src.strides() && self.is_conj() == src.is_conj() && self.is_neg() == src.is_neg();
  if (!same) copy_from(src, self, non_blocking);
  return self;
}

at::Tensor copy_from_and_resize(const at::Tensor& self, const at::Tensor& dst) {
  if (self.sizes() != dst.sizes()) dst.resize_(self.sizes());
  return copy_from(self, dst, false);
}

c10::Scalar local_scalar_dense(const at::Tensor& self) {
  const at::Tensor host = at::detail::empty_cpu({}, self.scalar_type());
  const auto source = describe(self);
  check(core.download(&source, host.mutable_data_ptr(), host.nbytes()));
  return host_value(host);
}

// Its result is a host bool: two ops of the device and a read.
bool equal(const at::Tensor& self, const at::Tensor& other) {
  return self.sizes() == other.sizes() && at::eq(self, other).all().item<bool>();
}

}  // namespace

void register_metadata(torch::Library& aten) {
  aten.impl("empty.memory_format", TORCH_FN(empty));
  aten.impl("empty_strided", TORCH_FN(empty_strided));
  aten.impl("_efficientzerotensor", TORCH_FN(efficient_zeros));
  aten.impl("as_strided", TORCH_FN(as_strided));
  aten.impl("view", TORCH_FN(view));
  aten.impl("_reshape_alias", TORCH_FN(reshape_alias));
  aten.impl("unfold", TORCH_FN(at::native::unfold));
  aten.impl("view_as_real", TORCH_FN(at::native::view_as_real));
  aten.impl("view_as_complex", TORCH_FN(at::native::view_as_complex));
  aten.impl("equal", TORCH_FN(equal));
  aten.impl("is_set_to", TORCH_FN(at::native::is_set_to));
  aten.impl("resize_", TORCH_FN(resize));
  aten.impl("set_", TORCH_FN(set_empty));
  aten.impl("set_.source_Tensor", TORCH_FN(set_tensor));
  aten.impl("set_.source_Storage", TORCH_FN(set_storage));
  aten.impl("set_.source_Storage_storage_offset", TORCH_FN(set_range));
  aten.impl("_has_compatible_shallow_copy_type", TORCH_FN(has_compatible_type));
  aten.impl("record_stream", TORCH_FN(record_stream));
  aten.impl("copy_", TORCH_FN(copy));
  aten.impl("_copy_from", TORCH_FN(copy_from));
  aten.impl("_copy_from_and_resize", TORCH_FN(copy_from_and_resize));
  aten.impl("_local_scalar_dense", TORCH_FN(local_scalar_dense));
}

}  // namespace torchtpu
