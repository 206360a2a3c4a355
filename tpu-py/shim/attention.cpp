// Which kernel torch's scaled_dot_product_attention calls: the fused one where it applies, else torch's composition.
#include "torch_side.h"

#include <ATen/Context.h>
#include <ATen/native/transformers/attention.h>
#include <ATen/native/transformers/sdp_utils_cpp.h>

namespace at::native {
namespace {

// The fused kernel keeps `logsumexp` in 32 bits: doubles are left to the composition.
bool takes_dtypes(const Tensor& query, const Tensor& key, const Tensor& value) {
  const auto dtype = query.scalar_type();
  return (dtype == kFloat || dtype == kHalf || dtype == kBFloat16) && key.scalar_type() == dtype &&
         value.scalar_type() == dtype;
}

// [batch, heads, length, features], which may be symbols, or without the batch; heads of queries are a multiple of those of keys.
bool takes_sizes(const Tensor& query, const Tensor& key, const Tensor& value, bool grouped) {
  const auto rank = query.dim();
  if ((rank != 3 && rank != 4) || key.dim() != rank || value.dim() != rank) return false;
  if (query.sym_numel() == 0 || key.sym_numel() == 0 || value.sym_numel() == 0) return false;
  if (rank == 4 && (query.sym_size(0) != key.sym_size(0) || query.sym_size(0) != value.sym_size(0))) return false;
  const bool heads = key.sym_size(-3) == value.sym_size(-3) &&
                     (grouped ? query.sym_size(-3) % key.sym_size(-3) == 0 : query.sym_size(-3) == key.sym_size(-3));
  return heads && query.sym_size(-1) == key.sym_size(-1) && key.sym_size(-2) == value.sym_size(-2);
}

int64_t choose(const Tensor& query, const Tensor& key, const Tensor& value, const std::optional<Tensor>& mask, double,
               bool, std::optional<double>, bool grouped) {
  const bool nested = query.is_nested() || key.is_nested() || value.is_nested();
  const bool masked = mask && mask->defined();
  const bool fused = globalContext().userEnabledOverrideableSDP() && !nested && takes_dtypes(query, key, value) &&
                     takes_sizes(query, key, value, grouped) &&
                     (!masked || (mask->dim() <= query.dim() && mask->is_privateuseone()));
  return static_cast<int64_t>(fused ? sdp::SDPBackend::overrideable : sdp::SDPBackend::math);
}

}  // namespace

REGISTER_PRIVATEUSE1_DISPATCH(_fused_sdp_choice_stub, &choose)

}  // namespace at::native
