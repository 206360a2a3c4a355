// What the files of the shim share.
#pragma once

#include "shim.h"

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>
#include <c10/core/GeneratorImpl.h>
#include <c10/core/Scalar.h>
#include <torch/library.h>

#include <mutex>

namespace torchtpu {

extern Core core;

constexpr auto kTpu = c10::DeviceType::PrivateUse1;

// Raises the core's last error as the torch exception of its kind.
[[noreturn]] void raise(int32_t status);

inline void check(int32_t status) {
  if (C10_UNLIKELY(status != STATUS_OK)) raise(status);
}

// The device of this thread.
c10::DeviceIndex current_device() noexcept;
// `index` if it names a device, the current device if it is -1; an error otherwise.
c10::DeviceIndex resolve_device(c10::DeviceIndex index);

// What `Core::alloc` gave: the context and the data of a storage.
struct Memory {
  void* storage = nullptr;
  void* address = nullptr;
};

at::Tensor make_tensor(Memory memory, size_t nbytes, at::ScalarType dtype, c10::DeviceIndex device,
                       at::IntArrayRef sizes, at::OptionalIntArrayRef strides);
// The core's handle of a storage on the device; an error for memory from elsewhere.
void* storage_handle(const c10::StorageImpl& storage);
// Makes the storage at least `nbytes` long.
void grow_storage(const c10::Storage& storage, size_t nbytes);

// A view of `tensor` that borrows from it.
inline ShimTensor describe(const at::Tensor& tensor) {
  const auto* impl = tensor.unsafeGetTensorImpl();
  const auto sizes = impl->sizes();
  return {storage_handle(*impl->unsafe_storage().unsafeGetStorageImpl()), sizes.data(), impl->strides().data(),
          impl->storage_offset(), static_cast<int32_t>(sizes.size()), static_cast<int8_t>(tensor.scalar_type()),
          tensor.device().index()};
}

// Waits until the threads of autograd have done with Python.
void end_backward() noexcept;

// The value of a zero-dimensional cpu tensor.
c10::Scalar host_value(const at::Tensor& tensor);

// Seed and offset, as CUDA's: the state is 16 bytes, seed first.
class TpuGenerator final : public c10::GeneratorImpl {
 public:
  struct State {
    uint64_t seed, offset;
  };
  // The state to draw from. Until `end_draw` other draws wait; seeding does not, and is not undone.
  State begin_draw();
  void end_draw(State began, uint64_t advance);

  explicit TpuGenerator(c10::DeviceIndex device);
  static c10::DeviceType device_type() { return kTpu; }

  void set_current_seed(uint64_t seed) override;
  void set_offset(uint64_t offset) override { offset_ = offset; }
  uint64_t get_offset() const override { return offset_; }
  uint64_t current_seed() const override { return seed_; }
  uint64_t seed() override;
  void set_state(const c10::TensorImpl& state) override;
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override;

 private:
  TpuGenerator* clone_impl() const override;

  uint64_t seed_ = c10::default_rng_seed_val;
  uint64_t offset_ = 0;
  std::mutex drawing_;
};

const at::Generator& default_generator(c10::DeviceIndex device);

// A registration that is never undone: the dispatcher may be gone before static destructors run.
torch::Library& library(const char* ns, c10::DispatchKey key);

// The tensor without its conjugate or negative bit, and with a storage.
at::Tensor plain(const at::Tensor& tensor);

// What each file registers with torch.
void register_device();
void register_metadata(torch::Library& aten);
void register_quantized(torch::Library& dense);
void register_sparse(torch::Library& dense);
void register_nested(torch::Library& dense);
void register_autocast();
void register_fallback();
void register_graphs();
int32_t register_row(const char* name, uint32_t row, uint32_t flags, torch::Library& aten);

// For a running `BoxedOp`; the contract is in shim.h.
int32_t infer(void* context, const ShimTensor** shapes, size_t* n);
int32_t resize_out(void* context, size_t out, size_t rank, const int64_t* sizes, const int64_t* strides);
void push_tensor(void* context, void* storage, void* address, size_t nbytes, int32_t dtype, int32_t device,
                 size_t rank, const int64_t* sizes, const int64_t* strides);
void push_number(void* context, const ShimValue* number);
void push_undefined(void* context);

// For a running call of a graph; the contract is in shim.h.
void begin_draw(void* context, uint64_t* seed, uint64_t* offset);
void push_result(void* context, const ShimTensor* result, void* address, size_t nbytes);

}  // namespace torchtpu
