// Sparse tensors: torch's own, whose indices and values are dense tensors of the device. Torch's code for them calls other
// ops on those; it is registered here. What torch has as a loop over memory is in the other files of this name.
#include "sparse.h"
#include "torchs_own.h"

namespace torchtpu {

const char* name_of(at::Layout layout) {
  switch (layout) {
    case at::kStrided: return "torch.strided";
    case at::kSparseCsr: return "torch.sparse_csr";
    case at::kSparseCsc: return "torch.sparse_csc";
    case at::kSparseBsr: return "torch.sparse_bsr";
    case at::kSparseBsc: return "torch.sparse_bsc";
    default: return "torch.sparse_coo";
  }
}

namespace {

using c10::DispatchKey;

// Torch's kernels of these are loops over memory of the host, and there are none here.
constexpr std::string_view kHostOnly[] = {"aten::is_pinned", "aten::_pin_memory", "aten::triangular_solve"};

// An op of neither.
void missing(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  auto layout = at::kSparse;
  for (size_t i = stack->size() - op.schema().arguments().size(); i < stack->size(); ++i)
    if ((*stack)[i].isTensor() && (*stack)[i].toTensor().defined() && (*stack)[i].toTensor().layout() != at::kStrided)
      layout = (*stack)[i].toTensor().layout();
  TORCH_CHECK_NOT_IMPLEMENTED(false, toString(op.operator_name()), ": not implemented for layout ",
                              name_of(layout), " on device tpu\nhint: call it on .to_dense(), or on cpu tensors");
}

}  // namespace

void register_sparse(torch::Library& dense) {
  // It chooses between the dense and the sparse gradient.
  dense.impl("_embedding_bag_backward", torchs_own<DispatchKey::CPU>());
  auto& coo = library("aten", DispatchKey::SparsePrivateUse1);
  auto& compressed = library("aten", DispatchKey::SparseCsrPrivateUse1);
  register_sparse_coo(dense, coo);
  register_sparse_products(coo);
  register_sparse_softmax(coo);
  register_sparse_sampled(compressed);
  register_sparse_compressed(dense, coo, compressed);
  register_torchs_own<DispatchKey::SparseCPU>(coo, DispatchKey::SparsePrivateUse1, kHostOnly);
  register_torchs_own<DispatchKey::SparseCsrCPU>(compressed, DispatchKey::SparseCsrPrivateUse1, kHostOnly);
  for (const auto key : {DispatchKey::SparsePrivateUse1, DispatchKey::SparseCsrPrivateUse1})
    library("_", key).fallback(torch::CppFunction::makeFromBoxedFunction<&missing>());
}

}  // namespace torchtpu
