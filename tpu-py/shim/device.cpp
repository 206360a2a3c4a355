// The device as torch sees it: storage, allocators, guard, generator, hooks.
#include "torch_side.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/EmptyTensor.h>
#include <ATen/Utils.h>
#include <ATen/core/CachingHostAllocator.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <cstdlib>
#include <map>
#include <mutex>

namespace torchtpu {

Core core;

void raise(int32_t status) {
  const c10::SourceLocation here{__func__, __FILE__, static_cast<uint32_t>(__LINE__)};
  std::string message = core.error_message();
  switch (status) {
    case STATUS_NOT_IMPLEMENTED: throw c10::NotImplementedError(here, std::move(message));
    case STATUS_INDEX: throw c10::IndexError(here, std::move(message));
    case STATUS_TYPE: throw c10::TypeError(here, std::move(message));
    case STATUS_OUT_OF_MEMORY: throw c10::OutOfMemoryError(here, std::move(message));
    default: throw c10::Error(here, std::move(message));
  }
}

// ---------------------------------------------------------------- storage

static void free_storage(void* storage) { core.free(storage); }

static at::DataPtr data_ptr(Memory memory, c10::DeviceIndex device) {
  return {memory.address, memory.storage, &free_storage, c10::Device(kTpu, device)};
}

void* storage_handle(const c10::StorageImpl& storage) {
  const auto& data = storage.data_ptr();
  if (C10_LIKELY(data.get_deleter() == &free_storage)) return data.get_context();
  // torch's old file format wraps the address of a storage that lives elsewhere.
  void* found = core.find(data.get(), nullptr);
  TORCH_CHECK(found != nullptr, "tpu: a storage that is no device memory, got memory wrapped from elsewhere",
              "\nhint: copy from a cpu tensor with .to(\"tpu\")");
  return found;
}

void grow_storage(const c10::Storage& storage, size_t nbytes) {
  if (nbytes <= storage.nbytes()) return;
  check(core.resize(storage_handle(*storage.unsafeGetStorageImpl()), nbytes));
  storage.unsafeGetStorageImpl()->set_nbytes(nbytes);
}

namespace {

struct TpuAllocator final : c10::DeviceAllocator {
  at::DataPtr allocate(size_t nbytes) override {
    const auto device = current_device();
    Memory memory;
    check(core.alloc(nbytes, device, -1, nullptr, 0, &memory.storage, &memory.address));
    return data_ptr(memory, device);
  }
  void copy_data(void*, const void*, size_t) const override {
    TORCH_CHECK(false, "tpu: device memory has no address to copy from\nhint: clone() the tensor");
  }
  bool initialized() override { return core.is_initialized(); }
  void emptyCache(c10::MempoolId_t) override {}
  void recordStream(const at::DataPtr&, c10::Stream) override {}
  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    const auto bytes = stats(device);
    c10::CachingDeviceAllocator::DeviceStats result;
    c10::CachingAllocator::Stat stat;
    stat.current = static_cast<int64_t>(bytes.allocated);
    stat.peak = static_cast<int64_t>(bytes.peak);
    stat.allocated = stat.current;
    for (auto* array : {&result.allocated_bytes, &result.reserved_bytes, &result.active_bytes, &result.requested_bytes})
      (*array)[static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE)] = stat;
    return result;
  }
  void resetAccumulatedStats(c10::DeviceIndex) override {}
  void resetPeakStats(c10::DeviceIndex device) override { core.memory_reset_peak(device); }
  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    const auto bytes = stats(device);
    return {bytes.limit - std::min(bytes.allocated, bytes.limit), bytes.limit};
  }

 private:
  static MemoryStats stats(c10::DeviceIndex device) {
    MemoryStats bytes{};
    core.memory_stats(device, &bytes);
    return bytes;
  }
};

TpuAllocator allocator;

// Page-aligned host memory: what the runtime can read without a copy. Nothing is locked into RAM.
struct PinnedAllocator final : at::HostAllocator {
  at::DataPtr allocate(size_t nbytes) override {
    if (nbytes == 0) return {nullptr, nullptr, &release, c10::Device(c10::kCPU)};
    void* memory = nullptr;
    if (posix_memalign(&memory, 4096, nbytes) != 0)
      TORCH_CHECK_WITH(OutOfMemoryError, false, "pin_memory: out of host memory, got a request for ", nbytes, " bytes");
    const std::lock_guard lock(mutex);
    blocks[reinterpret_cast<uintptr_t>(memory)] = nbytes;
    return {memory, memory, &release, c10::Device(c10::kCPU)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &release; }
  void copy_data(void* dst, const void* src, size_t n) const override { default_copy_data(dst, src, n); }
  bool record_event(void*, void*, c10::Stream) override { return true; }  // uploads have read the memory on return
  void empty_cache() override {}
  at::HostStats get_stats() override { return {}; }
  void reset_accumulated_stats() override {}
  void reset_peak_stats() override {}

  static bool owns(const void* data) {
    const auto at = reinterpret_cast<uintptr_t>(data);
    const std::lock_guard lock(mutex);
    const auto next = blocks.upper_bound(at);
    return next != blocks.begin() && at < std::prev(next)->first + std::prev(next)->second;
  }

 private:
  static void release(void* memory) {
    if (memory == nullptr) return;
    {
      const std::lock_guard lock(mutex);
      blocks.erase(reinterpret_cast<uintptr_t>(memory));
    }
    std::free(memory);
  }
  static inline std::mutex mutex;
  static inline std::map<uintptr_t, size_t> blocks;
};

PinnedAllocator pinned;

}  // namespace

at::Tensor make_tensor(Memory memory, size_t nbytes, at::ScalarType dtype, c10::DeviceIndex device,
                       at::IntArrayRef sizes, at::OptionalIntArrayRef strides) {
  auto data = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), nbytes,
                                                    data_ptr(memory, device), &allocator, true);
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(std::move(data)), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1), c10::scalarTypeToTypeMeta(dtype));
  if (strides)
    tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, *strides);
  else
    tensor.unsafeGetTensorImpl()->set_sizes_contiguous(sizes);
  return tensor;
}

// ---------------------------------------------------------------- current device

static thread_local c10::DeviceIndex this_device = 0;

c10::DeviceIndex current_device() noexcept { return this_device; }

c10::DeviceIndex resolve_device(c10::DeviceIndex index) {
  if (index < 0) return this_device;
  const auto count = core.device_count();
  TORCH_CHECK(index < count, "tpu:", static_cast<int>(index), ": invalid device ordinal, got ",
              static_cast<int>(index), ", want less than ", count);
  return index;
}

static c10::DeviceIndex exchange_device(c10::DeviceIndex index) {
  return std::exchange(this_device, index == this_device ? index : resolve_device(index));
}

// ---------------------------------------------------------------- guard, streams, events

namespace {

// A device runs its programs in order, so there is one stream, number 0.
struct TpuGuard final : c10::impl::DeviceGuardImplInterface {
  static c10::Device device(c10::DeviceIndex index) { return {kTpu, index}; }
  c10::DeviceType type() const override { return kTpu; }
  c10::Device exchangeDevice(c10::Device to) const override { return device(exchange_device(to.index())); }
  c10::Device getDevice() const override { return device(this_device); }
  void setDevice(c10::Device to) const override { exchange_device(to.index()); }
  void uncheckedSetDevice(c10::Device to) const noexcept override { this_device = to.index(); }
  c10::DeviceIndex deviceCount() const noexcept override { return static_cast<c10::DeviceIndex>(core.device_count()); }

  c10::Stream getStream(c10::Device of) const override {
    return c10::Stream(c10::Stream::DEFAULT, of.has_index() ? of : getDevice());
  }
  c10::Stream getDefaultStream(c10::Device of) const override { return getStream(of); }
  c10::Stream getNewStream(c10::Device of, int) const override { return getStream(of); }
  c10::Stream getStreamFromGlobalPool(c10::Device of, bool) const override { return getStream(of); }
  c10::Stream exchangeStream(c10::Stream to) const override { return getStream(to.device()); }
  bool queryStream(const c10::Stream& stream) const override {
    void* event = nullptr;
    check(core.event_record(stream.device_index(), 0, &event));
    const bool done = core.event_query(event);
    core.event_free(event);
    return done;
  }
  void synchronizeStream(const c10::Stream& stream) const override { check(core.synchronize(stream.device_index())); }
  void synchronizeDevice(c10::DeviceIndex index) const override { check(core.synchronize(resolve_device(index))); }

  void record(void** event, const c10::Stream& stream, c10::DeviceIndex, c10::EventFlag flag) const override {
    if (*event != nullptr) core.event_free(std::exchange(*event, nullptr));
    check(core.event_record(stream.device_index(), flag == c10::EventFlag::BACKEND_DEFAULT, event));
  }
  // Order within the device is given; only another device has to wait.
  void block(void* event, const c10::Stream&) const override { check(core.event_wait(event)); }
  bool queryEvent(void* event) const override { return event == nullptr || core.event_query(event); }
  void synchronizeEvent(void* event) const override { check(core.event_wait(event)); }
  void destroyEvent(void* event, c10::DeviceIndex) const noexcept override { core.event_free(event); }
  double elapsedTime(void* start, void* end, c10::DeviceIndex) const override { return core.event_elapsed_ms(start, end); }

  c10::DeviceCapability getDeviceCapability(c10::Device) const override {
    c10::DeviceCapability capability;
    for (size_t dtype = 0; dtype < c10::NUMBER_OF_DEVICE_CAPABILITIES; ++dtype)
      if (!core.supports_dtype(static_cast<int32_t>(dtype))) capability.capability_data.capability_bits &= ~(1ull << dtype);
    return capability;
  }
};

}  // namespace

// ---------------------------------------------------------------- generator

TpuGenerator::TpuGenerator(c10::DeviceIndex device)
    : GeneratorImpl({kTpu, device}, c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)) {}

// A draw may compile, and may need the GIL to infer shapes: whoever waits for it must not hold that.
TpuGenerator::State TpuGenerator::begin_draw() {
  if (!drawing_.try_lock())
    core.without_gil([](void* mutex) { static_cast<std::mutex*>(mutex)->lock(); }, &drawing_);
  const std::lock_guard lock(mutex_);
  return {seed_, offset_};
}

void TpuGenerator::end_draw(State began, uint64_t advance) {
  {
    const std::lock_guard lock(mutex_);
    if (seed_ == began.seed && offset_ == began.offset) offset_ += advance;
  }
  drawing_.unlock();
}

void TpuGenerator::set_current_seed(uint64_t seed) {
  seed_ = seed;
  offset_ = 0;
}

uint64_t TpuGenerator::seed() {
  set_current_seed(c10::detail::getNonDeterministicRandom(true));
  return seed_;
}

c10::intrusive_ptr<c10::TensorImpl> TpuGenerator::get_state() const {
  const at::Tensor state = at::detail::empty_cpu({16}, at::kByte);
  std::memcpy(state.mutable_data_ptr(), &seed_, 8);
  std::memcpy(state.mutable_data_ptr<uint8_t>() + 8, &offset_, 8);
  return state.getIntrusivePtr();
}

void TpuGenerator::set_state(const c10::TensorImpl& state) {
  at::detail::check_rng_state(state);
  TORCH_CHECK(state.numel() == 16, "RNG state is wrong size, got ", state.numel(), " bytes, want 16");
  std::memcpy(&seed_, state.data(), 8);
  std::memcpy(&offset_, static_cast<const uint8_t*>(state.data()) + 8, 8);
}

TpuGenerator* TpuGenerator::clone_impl() const {
  auto* copy = new TpuGenerator(device().index());
  copy->seed_ = seed_;
  copy->offset_ = offset_;
  return copy;
}

const at::Generator& default_generator(c10::DeviceIndex device) {
  static const auto generators = [] {
    std::vector<at::Generator> all;
    for (int index = 0; index < core.device_count(); ++index)
      all.push_back(at::make_generator<TpuGenerator>(static_cast<c10::DeviceIndex>(index)));
    return all;
  }();
  return generators.at(resolve_device(device));
}

// ---------------------------------------------------------------- hooks

namespace {

struct TpuHooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return core.device_count() > 0; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return core.is_initialized(); }
  void init() const override {}  // the first tensor starts the device
  c10::DeviceIndex deviceCount() const override { return static_cast<c10::DeviceIndex>(core.device_count()); }
  void setCurrentDevice(c10::DeviceIndex index) const override { exchange_device(index); }
  c10::DeviceIndex getCurrentDevice() const override { return this_device; }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex index) const override { return exchange_device(index); }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex index) const override { return exchange_device(index); }
  const at::Generator& getDefaultGenerator(c10::DeviceIndex index) const override { return default_generator(index); }
  at::Generator getNewGenerator(c10::DeviceIndex index) const override {
    return at::make_generator<TpuGenerator>(resolve_device(index));
  }
  at::Allocator* getPinnedMemoryAllocator() const override { return &pinned; }
  bool isPinnedPtr(const void* data) const override { return PinnedAllocator::owns(data); }
  at::Device getDeviceFromPtr(void* data) const override {
    int32_t device = 0;
    TORCH_CHECK(core.find(data, &device) != nullptr, "tpu: an address that is no device memory");
    return {kTpu, static_cast<c10::DeviceIndex>(device)};
  }
  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t nbytes) const override {
    check(core.resize(storage_handle(*storage.unsafeGetStorageImpl()), nbytes));
    storage.unsafeGetStorageImpl()->set_nbytes(nbytes);
  }
};

}  // namespace

void register_device() {
  c10::SetAllocator(kTpu, &allocator);
  at::setHostAllocator(kTpu, &pinned);
  static const c10::impl::DeviceGuardImplRegistrar guard(kTpu, new TpuGuard);
  at::RegisterPrivateUse1HooksInterface(new TpuHooks);
}

}  // namespace torchtpu
