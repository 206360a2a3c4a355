// Sorting, grouping and searching, of which sparse ops are made: fixed shapes, and numbers that are read.
#include "sparse.h"

namespace torchtpu {

Tensor flat(const Tensor& indices, at::IntArrayRef sizes) {
  auto numbers = at::zeros({indices.size(1)}, indices.options());
  for (int64_t dim = 0; dim < indices.size(0); ++dim) {
    const auto index = indices.select(0, dim);
    numbers = dim == 0 ? index : numbers.mul(sizes[static_cast<size_t>(dim)]).add(index);
  }
  return numbers;
}

Tensor unflat(const Tensor& numbers, at::IntArrayRef sizes) {
  std::vector<Tensor> rows(sizes.size());
  auto rest = numbers;
  for (size_t dim = sizes.size(); dim-- > 0;) {
    rows[dim] = dim == 0 ? rest : rest.remainder(sizes[dim]);
    if (dim > 0) rest = rest.floor_divide(sizes[dim]);
  }
  return rows.empty() ? at::empty({0, numbers.size(0)}, numbers.options()) : at::stack(rows);
}

Tensor positions(const Tensor& mask) {
  return at::nonzero_static(mask, mask.sum().item<int64_t>()).squeeze(1);
}

Groups groups(const Tensor& keys) {
  auto [sorted, order] = keys.sort(/*stable=*/true, 0, /*descending=*/false);
  const auto n = keys.size(0);
  if (n == 0) return {sorted, order, order};
  const auto starts = at::cat({at::ones({1}, keys.options().dtype(at::kBool)),
                               at::ne(sorted.narrow(0, 1, n - 1), sorted.narrow(0, 0, n - 1))});
  const auto group = starts.cumsum(0).sub(1);
  const auto count = group.select(0, n - 1).item<int64_t>() + 1;
  return {at::empty({count}, keys.options()).scatter_(0, group, sorted), order, group};
}

Places find(const Tensor& sorted, const Tensor& keys) {
  const auto first = at::searchsorted(sorted, keys);
  return {first, at::searchsorted(sorted, keys, /*out_int32=*/false, /*right=*/true).sub(first)};
}

Pairs pairs(const Places& ranges) {
  const auto ends = ranges.count.cumsum(0);
  const auto n = ends.size(0) == 0 ? 0 : ends.select(0, ends.size(0) - 1).item<int64_t>();
  const auto pair = at::arange(n, ends.options());
  if (n == 0) return {pair, pair};
  const auto of = at::searchsorted(ends, pair, /*out_int32=*/false, /*right=*/true);
  const auto shift = ranges.place.add(ranges.count).sub(ends);
  return {of, pair.add(shift.index_select(0, of))};
}

Tensor sum_rows(const Tensor& values, const Tensor& group, int64_t count) {
  const auto dtype = values.scalar_type();
  const auto wide = dtype == at::kBool ? at::kInt : dtype;
  auto sizes = values.sizes().vec();
  sizes[0] = count;
  return at::zeros(sizes, values.options().dtype(wide)).index_add_(0, group, values.to(wide)).to(dtype);
}

Tensor along_rows(const Tensor& vector, const Tensor& like) {
  std::vector<int64_t> sizes(static_cast<size_t>(like.dim()), 1);
  sizes[0] = -1;
  return vector.view(sizes);
}

Tensor make_coo(const Tensor& indices, const Tensor& values, at::IntArrayRef sizes, bool coalesced) {
  return at::_sparse_coo_tensor_with_dims_and_tensors(indices.size(0), values.dim() - 1, sizes, indices, values,
                                                      values.options().layout(at::kSparse), coalesced);
}

Tensor& place_coo(const Tensor& result, Tensor& out) {
  auto* impl = get_sparse_impl(out);
  impl->raw_resize_(result.sparse_dim(), result.dense_dim(), result.sizes());
  impl->set_indices_and_values_unsafe(result._indices(), result._values().to(out.scalar_type()));
  impl->set_coalesced(result.is_coalesced());
  return out;
}

void check_device(const char* op, const Tensor& first, at::ArrayRef<Tensor> others) {
  for (const auto& other : others)
    TORCH_CHECK(other.device() == first.device() || (other.dim() == 0 && other.is_cpu()), op,
                ": Expected all tensors to be on the same device, but found at least two devices, ", first.device(),
                " and ", other.device(), "!");
}

}  // namespace torchtpu
