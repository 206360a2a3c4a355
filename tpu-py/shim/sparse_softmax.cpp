// Softmax over the elements that a tensor in coordinate format has: the others count as minus infinity.
#include "sparse.h"

namespace torchtpu {

namespace {

// The elements of `self` that differ only along `dim`: their number, and to which each element belongs.
struct Pools {
  int64_t count;
  Tensor pool;
};

Pools pools_along(const Tensor& self, int64_t dim) {
  auto sizes = self.sizes().slice(0, static_cast<size_t>(self.sparse_dim())).vec();
  sizes[static_cast<size_t>(dim)] = 1;
  auto indices = self._indices().clone();
  indices.select(0, dim).zero_();
  const auto parts = groups(flat(indices, sizes));
  return {parts.keys.size(0), at::empty_like(parts.group).scatter_(0, parts.order, parts.group)};
}

Tensor sum_in(const Pools& pools, const Tensor& values) {
  return sum_rows(values, pools.pool, pools.count).index_select(0, pools.pool);
}

Tensor largest_in(const Pools& pools, const Tensor& values) {
  auto sizes = values.sizes().vec();
  sizes[0] = pools.count;
  const auto largest = at::zeros(sizes, values.options());
  return largest.index_reduce(0, pools.pool, values, "amax", /*include_self=*/false).index_select(0, pools.pool);
}

// The sum along `dim` of those of `values`, of the elements of `coo`, that differ only there, at each of them.
Tensor sum_along(const Tensor& coo, int64_t dim, const Tensor& values) {
  return dim >= coo.sparse_dim() ? values.sum(dim - coo.sparse_dim() + 1, /*keepdim=*/true)
                                 : sum_in(pools_along(coo, dim), values);
}

struct Input {
  Tensor coo;
  int64_t dim;
};

Input checked(const Tensor& self, int64_t dim, bool half_to_float, const char* op) {
  TORCH_CHECK(!half_to_float, op, ": with half to float conversion is not supported on tpu");
  TORCH_CHECK(at::isFloatingType(self.scalar_type()), "\"", op, "\" not implemented for '", self.scalar_type(), "'");
  return {self.coalesce(), at::maybe_wrap_dim(dim, self.dim())};
}

Tensor with_values(const Tensor& like, const Tensor& values) {
  return make_coo(like._indices().clone(), values, like.sizes(), /*coalesced=*/true);
}

Tensor softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  const auto [input, along] = checked(self, dim, half_to_float, "softmax");
  const auto values = input._values();
  if (along >= input.sparse_dim()) return with_values(input, values.softmax(along - input.sparse_dim() + 1));
  if (input._nnz() == 0) return input.clone();
  const auto pools = pools_along(input, along);
  const auto powers = values.sub(largest_in(pools, values)).exp();
  return with_values(input, powers.div(sum_in(pools, powers)));
}

Tensor log_softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  const auto [input, along] = checked(self, dim, half_to_float, "log_softmax");
  const auto values = input._values();
  if (along >= input.sparse_dim()) return with_values(input, values.log_softmax(along - input.sparse_dim() + 1));
  if (input._nnz() == 0) return input.clone();
  const auto pools = pools_along(input, along);
  const auto below = values.sub(largest_in(pools, values));
  return with_values(input, below.sub(sum_in(pools, below.exp()).log()));
}

// The values of `grad` at the indices of `output`.
Tensor grad_at(const Tensor& grad, const Tensor& output) { return grad.sparse_mask(output)._values(); }

Tensor softmax_backward(const Tensor& grad, const Tensor& output, int64_t dim, const Tensor& input) {
  const auto [result, along] = checked(output, dim, false, "softmax_backward");
  if (result._nnz() == 0) return at::zeros_like(input);
  const auto weighted = grad_at(grad, result).mul(result._values());
  return with_values(result, weighted.sub(result._values().mul(sum_along(result, along, weighted))));
}

Tensor log_softmax_backward(const Tensor& grad, const Tensor& output, int64_t dim, const Tensor& input) {
  const auto [result, along] = checked(output, dim, false, "log_softmax_backward");
  if (result._nnz() == 0) return at::zeros_like(input);
  const auto given = grad_at(grad, result);
  return with_values(result, given.sub(result._values().exp().mul(sum_along(result, along, given))));
}

}  // namespace

void register_sparse_softmax(torch::Library& coo) {
  coo.impl("_sparse_softmax", TORCH_FN(softmax));
  coo.impl("_sparse_log_softmax", TORCH_FN(log_softmax));
  coo.impl("_sparse_softmax_backward_data", TORCH_FN(softmax_backward));
  coo.impl("_sparse_log_softmax_backward_data", TORCH_FN(log_softmax_backward));
}

}  // namespace torchtpu
