// Finds an op's forms in torch's dispatcher and registers the boxed kernel for each.
#include "dispatch.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/native/CPUFallback.h>

namespace torchtpu {

namespace {

Kind kind_of(const c10::TypePtr& type) {
  switch (type->kind()) {
    case c10::TypeKind::OptionalType: return kind_of(type->expectRef<c10::OptionalType>().getElementType());
    case c10::TypeKind::TensorType: return Kind::Tensor;
    case c10::TypeKind::NumberType:
    case c10::TypeKind::IntType:
    case c10::TypeKind::SymIntType:
    case c10::TypeKind::FloatType:
    case c10::TypeKind::BoolType:
    case c10::TypeKind::LayoutType:
    case c10::TypeKind::MemoryFormatType: return Kind::Number;
    case c10::TypeKind::ScalarTypeType: return Kind::Dtype;
    case c10::TypeKind::DeviceObjType: return Kind::Device;
    case c10::TypeKind::GeneratorType: return Kind::Generator;
    case c10::TypeKind::StringType: return Kind::String;
    case c10::TypeKind::ListType:
      switch (type->expectRef<c10::ListType>().getElementType()->kind()) {
        case c10::TypeKind::IntType:
        case c10::TypeKind::SymIntType: return Kind::Ints;
        case c10::TypeKind::FloatType: return Kind::Doubles;
        case c10::TypeKind::BoolType: return Kind::Bools;
        default: return Kind::List;
      }
    default: return Kind::Other;
  }
}

bool is_written(const c10::Argument& argument) {
  return argument.alias_info() != nullptr && argument.alias_info()->isWrite();
}

bool is_index_list(const c10::Argument& argument) {
  const auto* list = argument.type()->castRaw<c10::ListType>();
  return list != nullptr && list->getElementType()->kind() == c10::TypeKind::OptionalType;
}

Spec spec_of(const c10::FunctionSchema& schema, uint32_t row, uint32_t flags, uint8_t form) {
  Spec spec;
  spec.row = row;
  spec.form = form;
  spec.random = (flags & ROW_RANDOM) != 0;
  spec.precise = (flags & ROW_PRECISE) != 0;
  spec.warns_of_expansion = (flags & ROW_EXPANDED) != 0 && is_written(schema.arguments()[0]);
  spec.keeps_dims = (flags & ROW_SIZED) != 0;
  spec.sized = spec.keeps_dims && schema.is_mutable();
  for (const auto& argument : schema.arguments()) {
    if (argument.name() == "check_errors") spec.check_errors = static_cast<int8_t>(spec.args.size());
    if (argument.name() == "running_min" && is_written(argument)) spec.observer = true;
    if (is_index_list(argument)) spec.index_list = static_cast<int8_t>(spec.args.size());
    spec.args.push_back({kind_of(argument.real_type()), is_written(argument), argument.is_out()});
    if (spec.args.back().kind == Kind::Generator) spec.random = false;
    // A row that is itself an out= form: to the core its results are arguments, which must have their sizes.
    spec.sized |= form == FORM_MUTABLE && argument.is_out();
  }
  for (const auto& result : schema.returns()) {
    int8_t alias = -1;
    if (is_written(result))
      for (size_t i = 0; i < schema.arguments().size() && alias < 0; ++i)
        if (is_written(schema.arguments()[i]) && *schema.arguments()[i].alias_info() == *result.alias_info())
          alias = static_cast<int8_t>(i);
    const auto kind = result.real_type()->kind();
    if (kind == c10::TypeKind::IntType || kind == c10::TypeKind::SymIntType) spec.numbers |= 1u << spec.returns.size();
    spec.returns.push_back(alias);
    spec.returns_list |= result.type()->kind() == c10::TypeKind::ListType;
  }
  TORCH_CHECK(!spec.returns_list || spec.returns.size() == 1, schema.operator_name(), ": several lists of results");
  return spec;
}

bool same_types(const c10::FunctionSchema& left, const c10::FunctionSchema& right) {
  for (size_t i = 0; i < left.arguments().size(); ++i)
    if (*left.arguments()[i].real_type() != *right.arguments()[i].real_type()) return false;
  return true;
}

// `name`'s in-place form: the same arguments, the first of them written.
bool is_inplace_form(const c10::FunctionSchema& functional, const c10::FunctionSchema& other) {
  return other.overload_name() == functional.overload_name() &&
         other.arguments().size() == functional.arguments().size() && same_types(functional, other) &&
         !other.arguments().empty() && is_written(other.arguments()[0]);
}

// Its out= form: the same arguments, then one written tensor or list for each result.
bool is_out_form(const c10::FunctionSchema& functional, const c10::FunctionSchema& other) {
  const auto n = functional.arguments().size();
  if (other.arguments().size() != n + functional.returns().size() || !same_types(functional, other)) return false;
  for (size_t i = 0; i < other.arguments().size(); ++i)
    if (other.arguments()[i].is_out() != (i >= n)) return false;
  return true;
}

// Every op of the namespace aten, by name without overload.
const auto& ops_by_name() {
  static const auto all = [] {
    std::unordered_map<std::string, std::vector<c10::OperatorName>> map;
    for (const auto& name : c10::Dispatcher::singleton().getAllOpNames())
      if (name.name.starts_with("aten::")) map[name.name].push_back(name);
    return map;
  }();
  return all;
}

void run_on_host(const c10::OperatorHandle& op, torch::jit::Stack* stack, bool allowed) {
  const auto name = toString(op.operator_name());
  check(core.host_op(name.data(), name.size(), allowed));
  at::native::cpu_fallback(op, stack);
}

void host_row(const c10::OperatorHandle& op, torch::jit::Stack* stack) { run_on_host(op, stack, true); }
void missing_op(const c10::OperatorHandle& op, torch::jit::Stack* stack) { run_on_host(op, stack, false); }

// Refuses an `out`, the last argument, that shares elements with another argument or with itself, as torch's kernels do
// before they resize it; then runs the row's kernel, or the host's where there is none.
class Apart final : public c10::OperatorKernel {
 public:
  explicit Apart(std::unique_ptr<BoxedOp> row) : row_(std::move(row)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet keys, torch::jit::Stack* stack) {
    const auto values = torch::jit::last(*stack, op.schema().arguments().size());
    const auto& out = values.back().toTensor();
    at::assert_no_internal_overlap(out);
    for (const auto& value : values.slice(0, values.size() - 1)) {
      if (value.isTensor()) {
        at::assert_no_overlap(out, value.toTensor());
      } else if (value.isTensorList()) {
        for (const at::Tensor& tensor : value.toTensorList()) at::assert_no_overlap(out, tensor);
      }
    }
    if (row_) {
      (*row_)(op, keys, stack);
    } else {
      host_row(op, stack);
    }
  }

 private:
  const std::unique_ptr<BoxedOp> row_;
};

// An op that torch decomposes has its gradient from the decomposition: a kernel would take it away.
bool wants_kernel(const c10::OperatorHandle& op) {
  if (!op.hasSchema() || op.hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1)) return false;
  // A composite hides a kernel below autograd, unless the op has a formula of its own.
  return !op.hasKernelForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd) ||
         op.hasKernelForDispatchKey(c10::DispatchKey::Autograd);
}

int register_form(const c10::OperatorHandle& op, uint32_t row, uint32_t flags, uint8_t form, torch::Library& aten) {
  if (!wants_kernel(op)) return 0;
  const bool on_host = (flags & ROW_HOST) != 0, apart = (flags & ROW_APART) != 0 && form == FORM_OUT;
  auto own = on_host ? nullptr : std::make_unique<BoxedOp>(spec_of(op.schema(), row, flags, form));
  auto kernel = apart     ? torch::CppFunction::makeFromBoxedFunctor(std::make_unique<Apart>(std::move(own)))
                : on_host ? torch::CppFunction::makeFromBoxedFunction<&host_row>()
                          : torch::CppFunction::makeFromBoxedFunctor(std::move(own));
  aten.impl(toString(op.operator_name()).c_str(), std::move(kernel));
  return 1;
}

}  // namespace

int32_t register_row(const char* name, uint32_t row, uint32_t flags, torch::Library& aten) {
  const std::string full(name);
  const auto dot = full.find('.');
  const auto base = full.substr(0, dot);
  const c10::OperatorName exact(base, dot == std::string::npos ? "" : full.substr(dot + 1));
  auto& dispatcher = c10::Dispatcher::singleton();
  const auto op = dispatcher.findSchema(exact);
  TORCH_CHECK(op.has_value(), name, ": no such op in this torch");
  const auto& schema = op->schema();
  // A form in place is checked when it is called: it may be given another argument with the same elements by `out=`, too.
  if (schema.is_mutable() || ops_by_name().contains(base + "_")) flags &= ~ROW_APART;
  int forms = register_form(*op, row, flags, schema.is_mutable() ? FORM_MUTABLE : FORM_FUNCTIONAL, aten);
  const auto each = [&](const std::string& of, auto matches, uint8_t form) {
    const auto found = ops_by_name().find(of);
    if (found == ops_by_name().end()) return;
    for (const auto& candidate : found->second) {
      const auto other = dispatcher.findSchema(candidate);
      if (other && matches(schema, other->schema())) forms += register_form(*other, row, flags, form, aten);
    }
  };
  if (!schema.is_mutable()) each(base + "_", is_inplace_form, FORM_INPLACE);
  each(base, is_out_form, FORM_OUT);
  return forms;
}

void register_fallback() {
  library("_", c10::DispatchKey::PrivateUse1).fallback(torch::CppFunction::makeFromBoxedFunction<&missing_op>());
}

torch::Library& library(const char* ns, c10::DispatchKey key) {
  return *new torch::Library(torch::Library::IMPL, ns, key, __FILE__, __LINE__);
}

}  // namespace torchtpu

namespace {

int32_t register_op(const char* name, uint32_t row, uint32_t flags, const char** message) {
  static auto& aten = torchtpu::library("aten", c10::DispatchKey::PrivateUse1);
  static thread_local std::string error;
  try {
    return torchtpu::register_row(name, row, flags, aten);
  } catch (const c10::Error& e) {
    error = e.what_without_backtrace();
  } catch (const std::exception& e) {
    error = e.what();
  }
  *message = error.c_str();
  return -1;
}

}  // namespace

extern "C" const Shim* torchtpu_shim(const Core* core) {
  if (core->abi != SHIM_ABI) return nullptr;
  torchtpu::core = *core;
  torchtpu::register_device();
  auto& dense = torchtpu::library("aten", c10::DispatchKey::PrivateUse1);
  torchtpu::register_metadata(dense);
  torchtpu::register_quantized(dense);
  torchtpu::register_sparse(dense);
  torchtpu::register_nested(dense);
  torchtpu::register_autocast();
  torchtpu::register_fallback();
  torchtpu::register_graphs();
  static const Shim shim{SHIM_ABI,     register_op,           torchtpu::infer,         torchtpu::resize_out,
                         torchtpu::push_tensor, torchtpu::push_number, torchtpu::push_undefined,
                         torchtpu::begin_draw,  torchtpu::push_result, torchtpu::end_backward};
  return &shim;
}
