// Tensors in coordinate format: made of dense ones, coalesced, added, multiplied by elements, masked, selected, summed.
#include "sparse.h"

#include <ATen/ops/_to_sparse_ops.h>
#include <ATen/ops/mul_ops.h>
#include <ATen/ops/sparse_mask_ops.h>

namespace torchtpu {

namespace {

Tensor sparse_sizes_flat(const Tensor& self) { return flat(self._indices(), self.sizes().slice(0, self.sparse_dim())); }

// ---------------------------------------------------------------- making

Tensor to_sparse_dims(const Tensor& self, int64_t sparse_dim) {
  TORCH_CHECK(sparse_dim <= self.dim() && sparse_dim >= (self.dim() > 0 ? 1 : 0),
              "to_sparse: sparse_dim argument must be in range [", self.dim() > 0 ? 1 : 0, ", ", self.dim(), "], got ",
              sparse_dim);
  const auto sizes = self.sizes();
  const auto sparse = sizes.slice(0, static_cast<size_t>(sparse_dim));
  std::vector<int64_t> rows{c10::multiply_integers(sparse)};
  const auto dense = sizes.slice(static_cast<size_t>(sparse_dim));
  rows.insert(rows.end(), dense.begin(), dense.end());
  const auto elements = self.reshape(rows);
  auto mask = elements.ne(0);
  while (mask.dim() > 1) mask = mask.any(-1);
  const auto place = positions(mask);
  return make_coo(unflat(place, sparse), elements.index_select(0, place), sizes, /*coalesced=*/true);
}

Tensor to_sparse(const Tensor& self, std::optional<at::Layout> layout, at::OptionalIntArrayRef blocksize,
                 std::optional<int64_t> dense_dim) {
  const auto to = layout.value_or(at::kSparse);
  if (to == at::kSparse && !blocksize) return to_sparse_dims(self, self.dim() - dense_dim.value_or(0));
  if (to == at::kSparseCsr && !blocksize) return self.to_sparse_csr(dense_dim);
  if (to == at::kSparseCsc && !blocksize) return self.to_sparse_csc(dense_dim);
  return at::_ops::_to_sparse::redispatch(c10::DispatchKeySet(c10::DispatchKey::CPU), self, layout, blocksize, dense_dim);
}

// The diagonals [count, length], each by its offset from the main one, in a matrix.
Tensor spdiags(const Tensor& diagonals, const Tensor& offsets, at::IntArrayRef shape, std::optional<at::Layout> layout) {
  const auto rows = diagonals.dim() == 1 ? diagonals.unsqueeze(0) : diagonals;
  const auto offset = (offsets.dim() == 0 ? offsets.unsqueeze(0) : offsets).to(diagonals.device());
  TORCH_CHECK(rows.dim() == 2, "Diagonals must be vector or matrix");
  TORCH_CHECK(shape.size() == 2, "Output shape must be 2d");
  TORCH_CHECK(offset.dim() == 1, "Offsets must be scalar or vector");
  TORCH_CHECK(rows.size(0) == offset.size(0), "Number of diagonals (", rows.size(0), ") does not match the number of offsets (",
              offset.size(0), ")");
  const auto to = layout.value_or(at::kSparse);
  TORCH_CHECK(to == at::kSparse || to == at::kSparseCsr || to == at::kSparseCsc,
              "Only output layouts (Sparse, SparseCsc, SparseCsr) are supported, got ", to);
  TORCH_CHECK(!std::get<0>(offset.sort()).diff().eq(0).any().item<bool>(), "Offset tensor contains duplicate values");
  const auto column = at::arange(rows.size(1), offset.options().dtype(at::kLong)).expand_as(rows);
  const auto row = column.sub(offset.unsqueeze(1));
  const auto inside = row.ge(0).logical_and(row.lt(shape[0])).logical_and(column.lt(shape[1]));
  const auto place = positions(inside.reshape(-1));
  const auto indices = at::stack({row.reshape(-1).index_select(0, place), column.reshape(-1).index_select(0, place)});
  const auto result = make_coo(indices, rows.reshape(-1).index_select(0, place), shape, /*coalesced=*/false);
  return to == at::kSparse ? result : result.to_sparse(to);
}

Tensor coalesce(const Tensor& self) {
  if (self._nnz() < 2) return make_coo(self._indices(), self._values(), self.sizes(), /*coalesced=*/true);
  const auto sparse = self.sizes().slice(0, static_cast<size_t>(self.sparse_dim()));
  const auto parts = groups(flat(self._indices(), sparse));
  const auto values = sum_rows(self._values().index_select(0, parts.order), parts.group, parts.keys.size(0));
  return make_coo(unflat(parts.keys, sparse), values, self.sizes(), /*coalesced=*/true);
}

// ---------------------------------------------------------------- adding

void check_result(const char* op, at::ScalarType dtype, const Tensor& out) {
  TORCH_CHECK(canCast(dtype, out.scalar_type()), "Can't convert result type ", dtype, " to output ", out.scalar_type(),
              " in ", op, " operation");
}

Tensor& add_to_dense(const Tensor& self, const Tensor& other, const Scalar& alpha, Tensor& out) {
  TORCH_CHECK(self.sizes().equals(other.sizes()), "add: expected sizes of 'self' and 'other' to match, but ",
              self.sizes(), " != ", other.sizes(), " (dense-sparse addition does not broadcast)");
  const auto dtype = promoteTypes(self.scalar_type(), other.scalar_type());
  check_result("add", dtype, out);
  const auto wide = dtype == at::kBool ? at::kInt : dtype;
  std::vector<int64_t> rows{c10::multiply_integers(self.sizes().slice(0, static_cast<size_t>(other.sparse_dim())))};
  const auto dense = self.sizes().slice(static_cast<size_t>(other.sparse_dim()));
  rows.insert(rows.end(), dense.begin(), dense.end());
  if (!out.is_same(self)) out.resize_as_(self).copy_(self);
  if (other._nnz() == 0 || self.numel() == 0) return out;
  const auto index = sparse_sizes_flat(other);
  const auto values = other._values().to(wide);
  if (out.scalar_type() == wide && out.is_contiguous()) {
    out.view(rows).index_add_(0, index, values, alpha);
  } else {
    out.copy_(self.to(wide).reshape(rows).index_add(0, index, values, alpha).view(self.sizes()));
  }
  return out;
}

Tensor& add_out(const Tensor& self, const Tensor& other, const Scalar& alpha, Tensor& out) {
  check_device("add", out, {self, other});
  if (!self.is_sparse()) return add_to_dense(self, other, alpha, out);
  TORCH_CHECK(other.is_sparse(), "add(sparse, dense) is not supported. Use add(dense, sparse) instead.");
  TORCH_CHECK(self.sizes().equals(other.sizes()), "add: expected sizes of 'self' and 'other' to match, but ",
              self.sizes(), " != ", other.sizes());
  const auto dtype = promoteTypes(self.scalar_type(), other.scalar_type());
  check_result("add", dtype, out);
  const auto addend = alpha.equal(1) ? other._values().to(dtype) : other._values().to(dtype).mul(alpha);
  if (other._nnz() == 0) return place_coo(self.clone(), out);
  if (self._nnz() == 0)
    return place_coo(make_coo(other._indices().clone(), addend.clone(), self.sizes(), other.is_coalesced()), out);
  TORCH_CHECK(self.sparse_dim() == other.sparse_dim() && self.dense_dim() == other.dense_dim(),
              "add: expected 'self' and 'other' to have same density, but 'self' has ", self.sparse_dim(),
              " sparse dimensions while 'other' has ", other.sparse_dim(), " sparse dimensions");
  auto sum = make_coo(at::cat({self._indices(), other._indices()}, 1), at::cat({self._values().to(dtype), addend}),
                      self.sizes(), /*coalesced=*/false);
  // As on the CPU, what was coalesced remains so; and the sum does not grow without bounds.
  if ((self.is_coalesced() && other.is_coalesced()) || sum._nnz() > sum.numel()) sum = coalesce(sum);
  return place_coo(sum, out);
}

// ---------------------------------------------------------------- multiplying, masking: elements of the same indices

// The values of `self`, which is coalesced, at the indices of `at`; zeros where it has none.
Tensor values_at(const Tensor& self, const Tensor& at) {
  const auto found = find(sparse_sizes_flat(self), sparse_sizes_flat(at));
  const auto values = self._values().index_select(0, found.place.clamp_max(self._nnz() - 1));
  return at::where(along_rows(found.count.gt(0), values), values, Scalar(0));
}

Tensor& mul_out(const Tensor& self, const Tensor& other, Tensor& out) {
  check_device("mul", out, {self, other});
  const bool elementwise = self.is_sparse() && other.is_sparse() && self.dim() > 0 && other.dim() > 0;
  if (!elementwise) return at::_ops::mul_out::redispatch(kTorchsOwn, self, other, out);
  TORCH_CHECK(self.sizes().equals(other.sizes()),
              "mul: expected 'self' and 'other' to have same sizes when both are sparse, but ", self.sizes(), " != ",
              other.sizes());
  TORCH_CHECK(self.sparse_dim() == other.sparse_dim() || self._nnz() == 0 || other._nnz() == 0,
              "mul: expected 'self' and 'other' to have the same sparse dimensions, got ", self.sparse_dim(), " and ",
              other.sparse_dim());
  const auto dtype = promoteTypes(self.scalar_type(), other.scalar_type());
  check_result("mul", dtype, out);
  if (self._nnz() == 0 || other._nnz() == 0) {
    out.resize_as_(self);
    return out.zero_();
  }
  const auto left = self.coalesce(), right = other.coalesce();
  const auto found = find(sparse_sizes_flat(right), sparse_sizes_flat(left));
  const auto both = positions(found.count.gt(0));
  const auto values = at::mul(left._values().index_select(0, both),
                              right._values().index_select(0, found.place.index_select(0, both)));
  return place_coo(make_coo(left._indices().index_select(1, both), values, self.sizes(), /*coalesced=*/true), out);
}

Tensor sparse_mask(const Tensor& self, const Tensor& mask) {
  if (!self.is_sparse()) return at::_ops::sparse_mask::redispatch(kTorchsOwn, self, mask);
  check_device("sparse_mask", self, {mask});
  TORCH_CHECK(self.sizes().equals(mask.sizes()), "sparse_mask(): operands have incompatible sizes; self has size ",
              self.sizes(), " but mask has size ", mask.sizes());
  if (self.is_same(mask)) return self;
  if (mask._nnz() == 0 || mask.numel() == 0) return mask.clone().to(self.scalar_type());
  const auto values = self._nnz() == 0 ? at::zeros(mask._values().sizes(), self._values().options())
                                       : values_at(self.coalesce(), mask);
  return make_coo(mask._indices().clone(), values, mask.sizes(), mask.is_coalesced());
}

// The elements of `self` that `mask` has too; if `accumulate`, as often as `mask` has them. Others become zeros.
Tensor sparse_mask_projection(const Tensor& self, const Tensor& mask, bool accumulate) {
  check_device("_sparse_mask_projection", self, {mask});
  TORCH_CHECK(self.sizes().equals(mask.sizes()), "sparse_mask(): operands have incompatible sizes; self has size ",
              self.sizes(), " but mask has size ", mask.sizes());
  auto values = at::zeros_like(self._values());
  if (self._nnz() > 0 && mask._nnz() > 0) {
    const auto sorted = std::get<0>(sparse_sizes_flat(mask).sort());
    const auto count = along_rows(find(sorted, sparse_sizes_flat(self)).count, values);
    values = accumulate ? self._values().mul(count.to(values.scalar_type()))
                        : at::where(count.gt(0), self._values(), Scalar(0));
  }
  return make_coo(self._indices().clone(), values, self.sizes(), self.is_coalesced());
}

// ---------------------------------------------------------------- selecting, and the gradient of sums

Tensor index_select(const Tensor& self, int64_t dim, const Tensor& index) {
  check_device("index_select", self, {index});
  TORCH_CHECK_INDEX(self.dim() > 0, "index_select() cannot be applied to a 0-dim tensor.");
  TORCH_CHECK_INDEX(index.dim() == 1 && index.scalar_type() == at::kLong && index.layout() == at::kStrided,
                    "index_select() argument index must be 1-D strided (non-sparse) long-tensor.");
  const auto of = at::maybe_wrap_dim(dim, self.dim());
  const auto size = self.size(of);
  auto sizes = self.sizes().vec();
  sizes[static_cast<size_t>(of)] = index.size(0);
  const auto wanted = at::where(index.lt(0), index.add(size), index);
  const auto indices = self._indices(), values = self._values();
  if (of >= self.sparse_dim())
    return make_coo(indices, values.index_select(of - self.sparse_dim() + 1, wanted), sizes, self.is_coalesced());
  const auto [sorted, order] = indices.select(0, of).sort(/*stable=*/true, 0, /*descending=*/false);
  const auto chosen = pairs(find(sorted, wanted));
  const auto entry = order.index_select(0, chosen.place);
  auto moved = indices.index_select(1, entry);
  moved.select(0, of).copy_(chosen.of);
  return make_coo(moved, values.index_select(0, entry), sizes, /*coalesced=*/false);
}

// What each element of `self` gets of the gradient of its sum over `dims`.
Tensor sum_backward(const Tensor& grad, const Tensor& self, at::IntArrayRef dims) {
  if (self._nnz() == 0) return at::zeros_like(self);
  const auto summed = at::dim_list_to_bitset(dims, static_cast<size_t>(self.dim()));
  const auto sparse_dim = self.sparse_dim();
  std::vector<int64_t> kept, kept_sizes;
  for (int64_t dim = 0; dim < sparse_dim; ++dim) {
    if (summed[static_cast<size_t>(dim)]) continue;
    kept.push_back(dim);
    kept_sizes.push_back(self.size(dim));
  }
  auto values = grad;
  if (kept.empty()) {
    values = grad.unsqueeze(0);
  } else if (grad._nnz() == 0) {
    const auto zeros = at::zeros_like(self._values(), grad._values().options());
    return make_coo(self._indices().clone(), zeros, self.sizes(), self.is_coalesced());
  } else {
    const auto index = at::tensor(kept, at::kLong).to(self.device());
    const auto narrowed = at::_sparse_coo_tensor_with_dims_and_tensors(
        static_cast<int64_t>(kept.size()), 0, kept_sizes, self._indices().index_select(0, index),
        at::empty({self._nnz()}, self._values().options()), self.options());
    values = values_at(grad.coalesce(), narrowed);
  }
  for (int64_t dim = sparse_dim; dim < self.dim(); ++dim)
    if (summed[static_cast<size_t>(dim)]) values = values.unsqueeze(dim - sparse_dim + 1);
  return make_coo(self._indices().clone(), values.expand_as(self._values()).clone(), self.sizes(), self.is_coalesced());
}

}  // namespace

void register_sparse_coo(torch::Library& dense, torch::Library& coo) {
  dense.impl("_to_sparse", TORCH_FN(to_sparse));
  dense.impl("_to_sparse.sparse_dim", TORCH_FN(to_sparse_dims));
  dense.impl("_spdiags", TORCH_FN(spdiags));
  coo.impl("_coalesce", TORCH_FN(coalesce));
  coo.impl("add.out", TORCH_FN(add_out));
  coo.impl("mul.out", TORCH_FN(mul_out));
  coo.impl("sparse_mask", TORCH_FN(sparse_mask));
  coo.impl("_sparse_mask_projection", TORCH_FN(sparse_mask_projection));
  coo.impl("index_select", TORCH_FN(index_select));
  coo.impl("_sparse_sum_backward", TORCH_FN(sum_backward));
}

}  // namespace torchtpu
