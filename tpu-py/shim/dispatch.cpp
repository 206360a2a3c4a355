// One boxed kernel for every row: a call's IValues become flat values, the core runs it, the results become IValues.
#include "dispatch.h"

#include <ATen/Context.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/core/List.h>
#include <ATen/ops/_linalg_check_errors.h>
#include <ATen/native/Resize.h>
#include <ATen/native/TensorAdvancedIndexingUtils.h>
#include <c10/util/SmallVector.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <limits>
#include <memory>

namespace torchtpu {

namespace {

// Memory that lives as long as the call; small calls need no allocation.
class Scratch {
 public:
  template <typename T>
  T* take(size_t n) {
    const size_t bytes = (n * sizeof(T) + 7) & ~size_t{7};
    if (bytes > static_cast<size_t>(end_ - next_)) {
      const size_t size = std::max<size_t>(bytes, 8192);
      chunks_.push_back(std::make_unique<char[]>(size));
      next_ = chunks_.back().get();
      end_ = next_ + size;
    }
    return reinterpret_cast<T*>(std::exchange(next_, next_ + bytes));
  }

 private:
  alignas(8) char inline_[1024];
  char* next_ = inline_;
  char* end_ = inline_ + sizeof(inline_);
  std::vector<std::unique_ptr<char[]>> chunks_;
};

// A stand-in for a tensor of the device: without data on the device meta, with zeros on the cpu. A number on the host
// stays what it is: torch promotes by it, and may look at it.
at::Tensor stand_in(const at::Tensor& tensor, c10::DeviceType on) {
  if (!tensor.defined() || !tensor.is_privateuseone()) return tensor;
  const auto nbytes = tensor.storage().nbytes();
  auto storage = c10::Storage(c10::Storage::use_byte_size_t(), nbytes, c10::GetAllocator(on), /*resizable=*/true);
  if (on == c10::kCPU && nbytes > 0) std::memset(storage.mutable_data(), 0, nbytes);
  auto twin = at::detail::make_tensor<c10::TensorImpl>(
      std::move(storage), c10::DispatchKeySet(c10::DispatchKey(on == c10::kCPU ? c10::DispatchKey::CPU : c10::DispatchKey::Meta)),
      tensor.dtype());
  twin.unsafeGetTensorImpl()->set_sizes_and_strides(tensor.sizes(), tensor.strides(), tensor.storage_offset());
  return twin;
}

c10::IValue stand_in(const c10::IValue& value, c10::DeviceType on) {
  if (value.isTensor()) return stand_in(value.toTensor(), on);
  if (value.isDevice()) return c10::Device(on);
  if (value.isGenerator()) return {};
  if (value.isTensorList()) {
    c10::List<at::Tensor> list;
    for (const auto& entry : value.toListRef()) list.push_back(stand_in(entry.toTensor(), on));
    return list;
  }
  if (value.isOptionalTensorList()) {
    c10::List<std::optional<at::Tensor>> list;
    for (const auto& entry : value.toListRef())
      list.push_back(entry.isNone() ? std::nullopt : std::optional(stand_in(entry.toTensor(), on)));
    return list;
  }
  return value;
}

ShimValue number(const c10::IValue& value) {
  ShimValue out{};
  if (value.isDouble()) {
    out.tag = TAG_DOUBLE;
    out.u.d = value.toDouble();
  } else if (value.isBool()) {
    out.tag = TAG_BOOL;
    out.u.i = value.toBool();
  } else if (value.isComplexDouble()) {
    const auto parts = value.toComplexDouble();
    out.tag = TAG_COMPLEX;
    out.u.complex = {parts.real(), parts.imag()};
  } else if (value.isInt()) {
    out.tag = TAG_INT;
    out.u.i = value.toInt();
  } else if (value.isUnsigned()) {
    out.tag = TAG_UNSIGNED;
    out.u.i = static_cast<int64_t>(value.toUInt());
  } else if (value.isSymInt()) {
    out.tag = TAG_INT;
    out.u.i = value.toSymInt().guard_int(__FILE__, __LINE__);
  } else {
    out.tag = TAG_OTHER;
  }
  return out;
}

// A call of a `BoxedOp` while it runs.
class Call {
 public:
  Call(const Spec& spec, const c10::OperatorHandle& op, torch::jit::Stack& stack)
      : spec_(spec), op_(op), stack_(stack), base_(stack.size() - spec.args.size()) {}
  Call(const Call&) = delete;
  ~Call() {
    if (C10_UNLIKELY(generator_ != nullptr)) generator_->end_draw(state_, advance_);
  }

  void run() {
    read();
    if (spec_.sized) resize_outs();
    const ShimCall call{spec_.row, spec_.form, device_ < 0 ? current_device() : device_, values_, n_, this};
    const auto status = core.kernel(&call, &advance_);
    if (status == STATUS_FOREIGN && error_) std::rethrow_exception(error_);
    check(status);
    write();
  }

  int32_t infer(const ShimTensor** shapes, size_t* n);
  int32_t resize_out(size_t out, at::IntArrayRef sizes, at::IntArrayRef strides);
  void push(c10::IValue value) { results_.push_back(std::move(value)); }

 private:
  const c10::IValue& arg(size_t i) const { return stack_[base_ + i]; }
  // Whether a result is written to the argument, as far as the core can tell from its position.
  bool takes_result(size_t i) const { return spec_.form == FORM_OUT ? spec_.args[i].out : spec_.args[i].written; }
  void read();
  ShimValue read_value(size_t i);
  ShimValue read_tensor(const at::Tensor& tensor, bool written);
  ShimValue read_list(Kind kind, c10::ArrayRef<c10::IValue> list, bool written);
  ShimValue read_generator(const c10::IValue& value);
  ShimValue read_precision() const;
  void resize_outs();
  void infer_on_meta();
  bool cpu_refuses() noexcept;
  void keep(const c10::IValue& meta);
  void write();
  [[noreturn]] void raise_devices(const at::Tensor& other) const;

  const Spec& spec_;
  const c10::OperatorHandle& op_;
  torch::jit::Stack& stack_;
  size_t base_;
  Scratch scratch_;
  ShimValue* values_ = nullptr;
  size_t n_ = 0;
  c10::DeviceIndex device_ = -1;
  TpuGenerator* generator_ = nullptr;
  TpuGenerator::State state_{};
  uint64_t advance_ = 0;
  c10::SmallVector<c10::IValue, 3> results_;
  std::vector<at::Tensor> plain_;  // what was read in place of conjugate and negative views
  std::vector<at::Tensor> metas_;  // what `shapes_` borrows from
  std::vector<ShimTensor> shapes_;
  std::exception_ptr error_;
};

// ---------------------------------------------------------------- arguments

void Call::read() {
  n_ = spec_.args.size() + spec_.random + spec_.precise;
  const auto default_float = c10::get_default_dtype_as_scalartype();
  const bool is_plain = C10_LIKELY(default_float == at::kFloat);
  values_ = scratch_.take<ShimValue>(n_ + !is_plain);
  for (size_t i = 0; i < spec_.args.size(); ++i) values_[i] = read_value(i);
  for (size_t i = 0; i < spec_.args.size(); ++i)
    if (spec_.args[i].kind == Kind::Device) values_[i].u.i = device_ < 0 ? current_device() : device_;
  if (spec_.random) values_[spec_.args.size()] = read_generator({});
  if (spec_.precise) values_[n_ - 1] = read_precision();
  if (is_plain) return;
  ShimValue value{};
  value.tag = TAG_DEFAULT_FLOAT;
  value.u.i = static_cast<int64_t>(default_float);
  values_[n_++] = value;
}

ShimValue Call::read_value(size_t i) {
  const auto& value = arg(i);
  const auto kind = spec_.args[i].kind;
  const bool written = spec_.args[i].written;
  ShimValue out{};
  switch (kind) {
    case Kind::Generator: return read_generator(value);
    case Kind::Device:
      if (!value.isNone() && device_ < 0) device_ = resolve_device(value.toDevice().index());
      out.tag = TAG_DEVICE;
      return out;
    default: break;
  }
  if (value.isNone()) return out;
  switch (kind) {
    case Kind::Tensor: return value.toTensor().defined() ? read_tensor(value.toTensor(), written) : out;
    case Kind::Number: return number(value);
    case Kind::Dtype:
      out.tag = TAG_DTYPE;
      out.u.i = value.toInt();
      return out;
    case Kind::String:
      out.tag = TAG_STRING;
      out.n = static_cast<uint32_t>(value.toStringRef().size());
      out.u.text = value.toStringRef().data();
      return out;
    case Kind::Other: out.tag = TAG_OTHER; return out;
    default: return read_list(kind, value.toListRef(), written);
  }
}

ShimValue Call::read_tensor(const at::Tensor& tensor, bool written) {
  ShimValue out{};
  if (C10_LIKELY(tensor.is_privateuseone())) {
    if (device_ < 0) device_ = tensor.device().index();
    if (device_ != tensor.device().index()) raise_devices(tensor);
    // Some ops, such as `mm`, are handed views that other kernels would conjugate on the fly, or zeros without memory.
    constexpr c10::DispatchKeySet lazy(
        {c10::DispatchKey::Conjugate, c10::DispatchKey::Negative, c10::DispatchKey::ZeroTensor});
    if (C10_UNLIKELY(!written && tensor.key_set().has_any(lazy)))
      return read_tensor(plain_.emplace_back(plain(tensor)), written);
    auto* view = scratch_.take<ShimTensor>(1);
    *view = describe(tensor);
    out.tag = TAG_TENSOR;
    out.u.tensor = view;
    return out;
  }
  if (written || tensor.dim() != 0 || !tensor.is_cpu()) raise_devices(tensor);
  out = number(host_value(tensor));
  out.number = out.tag;
  out.tag = TAG_HOST;
  out.dtype = static_cast<uint8_t>(tensor.scalar_type());
  out.wrapped = tensor.unsafeGetTensorImpl()->is_wrapped_number();
  return out;
}

ShimValue Call::read_list(Kind kind, c10::ArrayRef<c10::IValue> list, bool written) {
  ShimValue out{};
  out.n = static_cast<uint32_t>(list.size());
  if (kind == Kind::Ints) {
    auto* ints = scratch_.take<int64_t>(list.size());
    for (const auto& entry : list) *ints++ = entry.isInt() ? entry.toInt() : number(entry).u.i;
    out.tag = TAG_INTS;
    out.u.ints = ints - list.size();
  } else if (kind == Kind::Doubles) {
    auto* doubles = scratch_.take<double>(list.size());
    for (const auto& entry : list) *doubles++ = entry.toDouble();
    out.tag = TAG_DOUBLES;
    out.u.doubles = doubles - list.size();
  } else if (kind == Kind::Bools) {
    auto* bools = scratch_.take<uint8_t>(list.size());
    for (const auto& entry : list) *bools++ = entry.toBool();
    out.tag = TAG_BOOLS;
    out.u.bools = bools - list.size();
  } else {
    auto* values = scratch_.take<ShimValue>(list.size());
    for (const auto& entry : list) {
      const bool missing = entry.isNone() || (entry.isTensor() && !entry.toTensor().defined());
      *values++ = missing ? ShimValue{} : entry.isTensor() ? read_tensor(entry.toTensor(), written) : number(entry);
    }
    out.tag = TAG_LIST;
    out.u.values = values - list.size();
  }
  return out;
}

ShimValue Call::read_generator(const c10::IValue& value) {
  const auto device = device_ < 0 ? current_device() : device_;
  const auto given = value.isNone() ? std::nullopt : std::optional(value.toGenerator());
  auto* generator = at::get_generator_or_default<TpuGenerator>(given, default_generator(device));
  state_ = generator->begin_draw();
  generator_ = generator;
  ShimValue out{};
  out.tag = TAG_SEED;
  out.u.seed = {state_.seed, state_.offset};
  return out;
}

// What `torch.set_float32_matmul_precision` asks for. Products of other dtypes are what they are: their programs do not
// depend on it.
ShimValue Call::read_precision() const {
  const auto is_float32 = [](const ShimValue& value) {
    if (value.tag != TAG_TENSOR) return false;
    const auto dtype = static_cast<at::ScalarType>(value.u.tensor->dtype);
    return dtype == at::kFloat || dtype == at::kComplexFloat;
  };
  ShimValue out{};
  out.tag = TAG_PRECISION;
  if (std::any_of(values_, values_ + spec_.args.size(), is_float32))
    out.u.i = static_cast<int64_t>(at::globalContext().float32MatmulPrecision());
  return out;
}

void Call::raise_devices(const at::Tensor& other) const {
  auto first = c10::Device(kTpu, device_);
  for (size_t i = 0; device_ < 0 && i < spec_.args.size(); ++i)
    if (arg(i).isTensor() && arg(i).toTensor().is_privateuseone()) first = arg(i).toTensor().device();
  TORCH_CHECK(false, "Expected all tensors to be on the same device, but found at least two devices, ", first, " and ",
              other.device(), "!");
}

// ---------------------------------------------------------------- shapes

// Runs the op on stand-ins, so that shapes, dtypes and errors are torch's own.
int32_t Call::infer(const ShimTensor** shapes, size_t* n) {
  try {
    metas_.clear();
    shapes_.clear();
    infer_on_meta();
  } catch (const c10::NotImplementedError&) {
    return STATUS_UNKNOWN;
  } catch (...) {
    error_ = std::current_exception();
    return cpu_refuses() ? STATUS_FOREIGN : STATUS_UNKNOWN;
  }
  *shapes = shapes_.data();
  *n = shapes_.size();
  return STATUS_OK;
}

void Call::infer_on_meta() {
  torch::jit::Stack stack;
  std::vector<c10::IValue> written;
  for (size_t i = 0; i < spec_.args.size(); ++i) {
    stack.push_back(stand_in(arg(i), c10::DeviceType::Meta));
    if (takes_result(i)) written.push_back(stack.back());
    // An empty `out` takes any size without a warning; the real one warns when it is resized.
    if (spec_.args[i].out && stack.back().isTensor())
      stack.back().toTensor().unsafeGetTensorImpl()->set_sizes_contiguous({0});
  }
  const at::AutoDispatchBelowAutograd guard;
  op_.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::Meta), &stack);
  for (size_t i = 0; i < stack.size(); ++i)
    if (spec_.returns[i] < 0) keep(stack[i]);
  for (const auto& value : written) keep(value);
}

// Many shape functions are written in Python and have their own words, and some fail where there is nothing wrong:
// the cpu kernel has the last word, and the words that users know.
bool Call::cpu_refuses() noexcept {
  const auto has = [this](c10::DispatchKey key) { return op_.hasKernelForDispatchKey(key); };
  if (!has(c10::DispatchKey::CPU) && !has(c10::DispatchKey::CompositeExplicitAutograd)) return false;
  try {
    torch::jit::Stack stack;
    for (size_t i = 0; i < spec_.args.size(); ++i) stack.push_back(stand_in(arg(i), c10::kCPU));
    const at::AutoDispatchBelowAutograd guard;
    op_.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), &stack);
    return false;
  } catch (const c10::Error&) {
    error_ = std::current_exception();
  } catch (...) {
  }
  return true;
}

void Call::keep(const c10::IValue& meta) {
  if (meta.isList()) {
    for (const auto& entry : meta.toListRef()) keep(entry);
  } else if (meta.isTensor()) {
    const auto& tensor = metas_.emplace_back(meta.toTensor());
    if (!tensor.defined()) {
      shapes_.push_back({nullptr, nullptr, nullptr, 0, -1, 0, 0});
      return;
    }
    shapes_.push_back({nullptr, tensor.sizes().data(), tensor.strides().data(), 0, static_cast<int32_t>(tensor.dim()),
                       static_cast<int8_t>(tensor.scalar_type()), 0});
  }
}

int32_t Call::resize_out(size_t out, at::IntArrayRef sizes, at::IntArrayRef strides) {
  size_t i = 0;
  for (size_t seen = 0; i < spec_.args.size(); ++i)
    if (takes_result(i) && seen++ == out) break;
  try {
    const auto& tensor = arg(i).toTensor();
    if (spec_.keeps_dims && tensor.numel() == c10::multiply_integers(sizes)) return STATUS_OK;
    if (!at::native::resize_output(tensor, sizes)) return STATUS_OK;
    if (tensor.strides() != strides)
      tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides, tensor.storage_offset());
    values_[i] = read_tensor(tensor, true);
  } catch (...) {
    error_ = std::current_exception();
    return STATUS_FOREIGN;
  }
  return STATUS_OK;
}

void Call::resize_outs() {
  const ShimTensor* shapes = nullptr;
  size_t n = 0;
  auto status = infer(&shapes, &n);
  for (size_t out = 0; status == STATUS_OK && out < n; ++out)
    status = resize_out(out, metas_[out].sizes(), metas_[out].strides());
  if (status == STATUS_FOREIGN) std::rethrow_exception(error_);
}

// ---------------------------------------------------------------- results

void Call::write() {
  c10::SmallVector<c10::IValue, 4> out;
  size_t next = 0;
  for (size_t r = 0; r < spec_.returns.size(); ++r) {
    if (spec_.returns[r] >= 0) {
      out.push_back(std::move(stack_[base_ + spec_.returns[r]]));
    } else if (spec_.returns_list) {
      c10::List<at::Tensor> list;
      for (; next < results_.size(); ++next) list.push_back(std::move(results_[next]).toTensor());
      out.emplace_back(std::move(list));
    } else if ((spec_.numbers >> r & 1) != 0) {
      out.emplace_back(int64_t{0});
    } else {
      TORCH_INTERNAL_ASSERT(next < results_.size(), op_.operator_name(), ": too few results");
      out.push_back(std::move(results_[next++]));
    }
  }
  torch::jit::drop(stack_, spec_.args.size());
  for (auto& value : out) stack_.push_back(std::move(value));
}

// ---------------------------------------------------------------- indices

// The indices in the stack, which has them in the type of the schema from here on: TorchScript makes lists of an equal
// type, which torch's own kernels take as well.
c10::List<std::optional<at::Tensor>> typed_indices(c10::IValue& slot) {
  if (!slot.isOptionalTensorList()) {
    c10::List<std::optional<at::Tensor>> list;
    for (const auto& entry : slot.toListRef())
      list.push_back(entry.isNone() ? std::nullopt : std::optional(entry.toTensor()));
    slot = std::move(list);
  }
  return slot.toOptionalTensorList();
}

// Whether the only index is a mask on the device.
bool only_mask(const c10::List<std::optional<at::Tensor>>& indices, c10::Device device) {
  int given = 0;
  bool mask = false, byte = false;
  for (const std::optional<at::Tensor>& index : indices)
    if (index && index->defined()) {
      ++given;
      byte = index->scalar_type() == at::kByte;
      mask = index->device() == device && (index->scalar_type() == at::kBool || byte);
    }
  if (given != 1 || !mask) return false;
  if (byte) TORCH_WARN("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.");
  return true;
}

// Masks become indices, and cpu indices move to the device, as torch's own kernels do before they index. A write
// through one mask stays as it is: the row does it without asking how many elements the mask holds.
void expand_indices(const Spec& spec, torch::jit::Stack& stack) {
  const size_t base = stack.size() - spec.args.size();
  const auto self = stack[base].toTensor();
  auto& slot = stack[base + spec.index_list];
  const auto indices = typed_indices(slot);
  if (spec.args[0].written && only_mask(indices, self.device())) return;
  bool plain = true;
  for (const std::optional<at::Tensor>& index : indices)
    if (index && index->defined()) {
      TORCH_CHECK(index->is_cpu() || index->device() == self.device(),
                  "indices should be either on cpu or on the same device as the indexed tensor (", self.device(), ")");
      plain &= index->device() == self.device() && index->scalar_type() != at::kBool && index->scalar_type() != at::kByte;
    }
  if (plain) return;
  c10::List<std::optional<at::Tensor>> expanded;
  for (auto& index : at::native::expandTensors(self, indices, /*ensure_same_device=*/true))
    expanded.push_back(index.defined() ? std::optional(std::move(index)) : std::nullopt);
  slot = std::move(expanded);
}

// ---------------------------------------------------------------- expanded tensors

void warn_if_expanded(const c10::OperatorHandle& op, const at::Tensor& written) {
  if (at::has_internal_overlap(written) != at::MemOverlap::Yes) return;
  const auto& name = op.schema().name();
  const bool indexed = name == "aten::_index_put_impl_";
  TORCH_WARN("Use of ", indexed ? "index_put_" : name.substr(std::strlen("aten::")),
             " on expanded tensors is deprecated. Please clone() the tensor before performing this operation. This also "
             "applies to advanced indexing e.g. tensor[",
             indexed ? "indices] = tensor" : "mask] = scalar");
}

// ---------------------------------------------------------------- observers

// An observer of channels is made before anybody knows how many there are: as in torch's own kernel, the first call
// gives its buffers their size, and a range that holds nothing.
void size_observer(const c10::FunctionSchema& schema, torch::jit::Stack& stack) {
  const auto argument = [&](const char* name) -> const c10::IValue& {
    return stack[stack.size() - schema.arguments().size() + *schema.argumentIndexWithName(name)];
  };
  const auto low = argument("running_min").toTensor();
  if (!argument("per_row_fake_quant").toBool() || low.numel() != 0) return;
  const auto channels = argument("self").toTensor().size(argument("ch_axis").toInt());
  low.resize_(channels).fill_(std::numeric_limits<double>::infinity());
  argument("running_max").toTensor().resize_(channels).fill_(-std::numeric_limits<double>::infinity());
  argument("scale").toTensor().resize_(channels).fill_(1);
  argument("zero_point").toTensor().resize_(channels).fill_(0);
}

// ---------------------------------------------------------------- errors of data

// Raises for `info`, the last result, what torch's own kernel of the op raises. Waits for its values.
void check_info(const c10::OperatorHandle& op, bool is_matrix, const torch::jit::Stack& stack) {
  std::string name = op.schema().name().substr(std::strlen("aten::"));
  name.replace(0, name.find("linalg_") + std::strlen("linalg_"), "linalg.");
  if (name != "linalg.cholesky_ex" && name != "linalg.inv_ex") name.insert(0, "torch.");
  at::_linalg_check_errors(stack.back().toTensor(), name, is_matrix);
}

}  // namespace

void BoxedOp::operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) {
  if (C10_UNLIKELY(spec_.index_list >= 0)) expand_indices(spec_, *stack);
  if (C10_UNLIKELY(spec_.warns_of_expansion))
    warn_if_expanded(op, (*stack)[stack->size() - spec_.args.size()].toTensor());
  if (C10_UNLIKELY(spec_.observer)) size_observer(op.schema(), *stack);
  bool checked = false, is_matrix = false;
  if (C10_UNLIKELY(spec_.check_errors >= 0)) {
    const auto* args = stack->data() + stack->size() - spec_.args.size();
    checked = args[spec_.check_errors].toBool();
    is_matrix = args[0].toTensor().dim() == 2;
  }
  Call(spec_, op, *stack).run();
  if (C10_UNLIKELY(checked)) check_info(op, is_matrix, *stack);
}

int32_t infer(void* context, const ShimTensor** shapes, size_t* n) {
  return static_cast<Call*>(context)->infer(shapes, n);
}

int32_t resize_out(void* context, size_t out, size_t rank, const int64_t* sizes, const int64_t* strides) {
  return static_cast<Call*>(context)->resize_out(out, {sizes, rank}, {strides, rank});
}

void push_tensor(void* context, void* storage, void* address, size_t nbytes, int32_t dtype, int32_t device,
                 size_t rank, const int64_t* sizes, const int64_t* strides) {
  static_cast<Call*>(context)->push(make_tensor({storage, address}, nbytes, static_cast<at::ScalarType>(dtype),
                                                static_cast<c10::DeviceIndex>(device), {sizes, rank},
                                                at::IntArrayRef(strides, rank)));
}

void push_number(void* context, const ShimValue* number) {
  auto& call = *static_cast<Call*>(context);
  switch (number->tag) {
    case TAG_DOUBLE: return call.push(number->u.d);
    case TAG_BOOL: return call.push(number->u.i != 0);
    case TAG_COMPLEX: return call.push(c10::complex<double>(number->u.complex.re, number->u.complex.im));
    default: return call.push(number->u.i);
  }
}

void push_undefined(void* context) { static_cast<Call*>(context)->push(at::Tensor()); }

}  // namespace torchtpu
