// Tensors in compressed formats (CSR, CSC, BSR, BSC): checked, converted, added, multiplied by way of coordinates.
#include "sparse.h"

#include <ATen/SparseCsrTensorUtils.h>
#include <ATen/ops/_to_sparse_bsc_ops.h>
#include <ATen/ops/_to_sparse_bsr_ops.h>
#include <ATen/ops/_to_sparse_csc_ops.h>
#include <ATen/ops/_to_sparse_csr_ops.h>

namespace torchtpu {

namespace {

c10::DispatchKeySet torchs_own_of(const Tensor& self) {
  const auto key = self.layout() == at::kStrided ? c10::DispatchKey::CPU
                   : self.is_sparse()            ? c10::DispatchKey::SparseCPU
                                                 : c10::DispatchKey::SparseCsrCPU;
  return c10::DispatchKeySet(key);
}

// ---------------------------------------------------------------- making

// Torch's own conversions sort and search on the host; those of matrices go by way of coordinates.
bool is_matrix(const Tensor& self, std::optional<int64_t> dense_dim) {
  const bool blocks = self.layout() == at::kSparseBsr || self.layout() == at::kSparseBsc;
  const auto dense = self.layout() == at::kStrided ? dense_dim.value_or(0) : self.dense_dim();
  return self.dim() == 2 && dense == 0 && !blocks;
}

Tensor to_sparse_csr(const Tensor& self, std::optional<int64_t> dense_dim) {
  if (is_matrix(self, dense_dim) && self.layout() != at::kSparseCsr) return self.to_sparse().to_sparse_csr();
  return at::_ops::_to_sparse_csr::redispatch(torchs_own_of(self), self, dense_dim);
}

Tensor to_sparse_csc(const Tensor& self, std::optional<int64_t> dense_dim) {
  if (is_matrix(self, dense_dim) && self.layout() != at::kSparseCsc) return self.to_sparse().to_sparse_csc();
  return at::_ops::_to_sparse_csc::redispatch(torchs_own_of(self), self, dense_dim);
}

// The blocks of `size` that have entries, row by row, as a matrix of them.
Tensor blocks_of(const Tensor& matrix, at::IntArrayRef size) {
  TORCH_CHECK(size.size() == 2 && size[0] > 0 && size[1] > 0 && matrix.size(0) % size[0] == 0 && matrix.size(1) % size[1] == 0,
              "to_sparse_bsr: tensor sparse size (", matrix.size(0), ",", matrix.size(1),
              ") must be divisible by given blocksize (", size, ")");
  const auto coo = matrix.to_sparse().coalesce();
  const auto row = coo._indices().select(0, 0), column = coo._indices().select(0, 1);
  const std::vector<int64_t> blocks{matrix.size(0) / size[0], matrix.size(1) / size[1]};
  const auto parts = groups(row.floor_divide(size[0]).mul(blocks[1]).add(column.floor_divide(size[1])));
  const auto inside = row.remainder(size[0]).mul(size[1]).add(column.remainder(size[1])).index_select(0, parts.order);
  const auto count = parts.keys.size(0), elements = size[0] * size[1];
  const auto values = at::zeros({count * elements}, coo._values().options())
                          .scatter_(0, parts.group.mul(elements).add(inside), coo._values().index_select(0, parts.order));
  const auto block = unflat(parts.keys, blocks);
  return at::_sparse_bsr_tensor_unsafe(at::_convert_indices_from_coo_to_csr(block.select(0, 0), blocks[0]), block.select(0, 1),
                                       values.view({count, size[0], size[1]}), matrix.sizes(),
                                       values.options().layout(at::kSparseBsr));
}

Tensor to_sparse_bsr(const Tensor& self, at::IntArrayRef size, std::optional<int64_t> dense_dim) {
  return is_matrix(self, dense_dim) ? blocks_of(self, size)
                                    : at::_ops::_to_sparse_bsr::redispatch(torchs_own_of(self), self, size, dense_dim);
}

Tensor to_sparse_bsc(const Tensor& self, at::IntArrayRef size, std::optional<int64_t> dense_dim) {
  if (!is_matrix(self, dense_dim) || size.size() != 2)
    return at::_ops::_to_sparse_bsc::redispatch(torchs_own_of(self), self, size, dense_dim);
  const auto coo = self.to_sparse();
  const auto transposed = blocks_of(coo.transpose(0, 1), {size[1], size[0]});
  const auto values = transposed.values().transpose(1, 2).contiguous();
  return at::_sparse_bsc_tensor_unsafe(transposed.crow_indices(), transposed.col_indices(), values, self.sizes(),
                                       values.options().layout(at::kSparseBsc));
}

// The row of each entry of `plain` [..., nnz] that `compressed` [..., rows + 1] says.
Tensor row_of_each(const Tensor& compressed, const Tensor& plain) {
  const auto entry = at::arange(plain.size(-1), plain.options()).expand_as(plain);
  return at::searchsorted(compressed.contiguous(), entry.contiguous(), /*out_int32=*/false, /*right=*/true).sub(1);
}

// All conditions come from the device in one read.
void validate(bool is_crow, const Tensor& compressed, const Tensor& plain, int64_t rows, int64_t columns, int64_t nnz) {
  const std::string index = is_crow ? "crow_indices" : "ccol_indices", other = is_crow ? "col_indices" : "row_indices";
  const std::string row = is_crow ? "nrows" : "ncols", column = is_crow ? "ncols" : "nrows";
  const auto length = compressed.diff();
  std::vector<Tensor> conditions{
      compressed.select(-1, 0).eq(0).all(), compressed.select(-1, compressed.size(-1) - 1).eq(nnz).all(),
      length.ge(0).logical_and(length.le(columns)).all(), plain.ge(0).logical_and(plain.lt(columns)).all()};
  if (nnz > 0) {
    const auto step = row_of_each(compressed, plain).mul(columns).add(plain).diff();
    conditions.push_back(step.gt(0).all());
  }
  const auto held = at::stack(conditions).cpu();
  const auto holds = [&](size_t i) { return held.const_data_ptr<bool>()[i]; };
  TORCH_CHECK(holds(0), "`", index, "[..., 0] == 0` is not satisfied.");
  TORCH_CHECK(holds(1), "`", index, "[..., -1] == nnz` is not satisfied.");
  TORCH_CHECK(holds(2), "`0 <= ", index, "[..., 1:] - ", index, "[..., :-1] <= ", column, "` is not satisfied.");
  TORCH_CHECK(holds(3), "`0 <= ", other, " < ", column, "` is not satisfied.");
  TORCH_CHECK(nnz == 0 || holds(4), "`", other, "[..., ", index, "[..., i - 1]:", index, "[..., i]] for all i = 1, ..., ",
              row, " are sorted and distinct along the last dimension values` is not satisfied.");
}

Tensor as_coo(const Tensor& self) { return self.layout() == at::kStrided ? self : self.to_sparse(); }

// `coo` in the layout of `out`, as its contents.
Tensor& place_compressed(const Tensor& coo, Tensor& out) {
  const auto layout = out.layout();
  TORCH_CHECK_NOT_IMPLEMENTED(layout == at::kSparseCsr || layout == at::kSparseCsc, "tpu: results of layout ", layout,
                              " are not implemented, want torch.sparse_csr or torch.sparse_csc");
  const auto result = coo.to_sparse(layout);
  const auto [compressed, plain] = at::sparse_csr::getCompressedPlainIndices(result);
  at::sparse_csr::get_sparse_csr_impl(out)->set_member_tensors(compressed, plain, result.values().to(out.scalar_type()),
                                                               result.sizes());
  return out;
}

// ---------------------------------------------------------------- adding, multiplying

Tensor& place_any(const Tensor& result, Tensor& out) {
  if (out.layout() == at::kStrided) return out.resize_(result.sizes()).copy_(result.is_sparse() ? result.to_dense() : result);
  return out.is_sparse() ? place_coo(result, out) : place_compressed(result, out);
}

Tensor& add_out(const Tensor& self, const Tensor& other, const Scalar& alpha, Tensor& out) {
  return place_any(at::add(as_coo(self), as_coo(other), alpha), out);
}

// Sparse if `self` and both factors are.
Tensor& addmm_out(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha,
                  Tensor& out) {
  check_device("addmm", out, {self, mat1, mat2});
  TORCH_CHECK(mat1.dim() == 2 && mat2.dim() == 2, "addmm: 2-D matrices expected, got ", mat1.dim(), "D and ",
              mat2.dim(), "D tensors");
  TORCH_CHECK(mat1.size(1) == mat2.size(0), "mat1 and mat2 shapes cannot be multiplied (", mat1.size(0), "x",
              mat1.size(1), " and ", mat2.size(0), "x", mat2.size(1), ")");
  const auto left = as_coo(mat1), right = as_coo(mat2);
  if (!left.is_sparse() && !right.is_sparse())
    return place_any(at::addmm(self.to_dense(), left, right, beta, alpha).to_sparse(), out);
  if (!left.is_sparse() || !right.is_sparse())
    return place_any(at::addmm(self.layout() == at::kStrided ? self : self.to_dense(), left, right, beta, alpha), out);
  const auto product = at::_sparse_sparse_matmul(left, right);
  if (self.layout() == at::kStrided)
    return place_any(add_product(self.expand_as(product), product.to_dense(), beta, alpha), out);
  return place_any(beta.equal(0) ? product.mul(alpha) : at::add(as_coo(self).mul(beta), product, alpha), out);
}

Tensor& addmv_out(const Tensor& self, const Tensor& mat, const Tensor& vec, const Scalar& beta, const Scalar& alpha,
                  Tensor& out) {
  TORCH_CHECK(mat.dim() == 2 && vec.dim() == 1, "addmv: vector + matrix @ vector expected, got ", self.dim(), ", ",
              mat.dim(), ", ", vec.dim());
  const auto result = add_product(self, at::mm(as_coo(mat), vec.unsqueeze(1)).squeeze(1), beta, alpha);
  return out.resize_(result.sizes()).copy_(result);
}

// ---------------------------------------------------------------- reducing the elements that there are

// `self` without its extent along `dims`: its elements under the indices that remain, several of them under some.
Tensor without(const Tensor& self, at::IntArrayRef dims, bool keepdim, std::optional<at::ScalarType> dtype) {
  TORCH_CHECK(keepdim, "reduction operations on CSR tensors with keepdim=False is unsupported");
  TORCH_CHECK(self.layout() == at::kSparseCsr && self.dim() == 2, "tpu: expected a CSR matrix, got ", name_of(self.layout()),
              " of ", self.dim(), " dimensions");
  const auto wide = at::isIntegralType(self.scalar_type(), /*includeBool=*/true) ? at::kLong : self.scalar_type();
  const auto coo = self.to_sparse();
  const auto reduced = at::dim_list_to_bitset(dims, 2);
  auto sizes = self.sizes().vec();
  auto indices = coo._indices().clone();
  for (int64_t dim = 0; dim < 2; ++dim) {
    if (!reduced[static_cast<size_t>(dim)]) continue;
    sizes[static_cast<size_t>(dim)] = 1;
    indices.select(0, dim).zero_();
  }
  return make_coo(indices, coo._values().to(dtype.value_or(wide)), sizes, /*coalesced=*/false);
}

Tensor csr_sum(const Tensor& self, at::IntArrayRef dims, bool keepdim, std::optional<at::ScalarType> dtype) {
  return without(self, dims, keepdim, dtype).coalesce().to_sparse_csr();
}

Tensor csr_prod(const Tensor& self, at::IntArrayRef dims, bool keepdim, std::optional<at::ScalarType> dtype) {
  const auto coo = without(self, dims, keepdim, dtype);
  const auto parts = groups(flat(coo._indices(), coo.sizes()));
  const auto values = at::ones({parts.keys.size(0)}, coo._values().options())
                          .index_reduce(0, parts.group, coo._values().index_select(0, parts.order), "prod");
  return make_coo(unflat(parts.keys, coo.sizes()), values, coo.sizes(), /*coalesced=*/true).to_sparse_csr();
}

}  // namespace

void register_sparse_compressed(torch::Library& dense, torch::Library& coo, torch::Library& compressed) {
  for (auto* aten : {&dense, &compressed}) {
    aten->impl("_to_sparse_csr", TORCH_FN(to_sparse_csr));
    aten->impl("_to_sparse_csc", TORCH_FN(to_sparse_csc));
    aten->impl("_to_sparse_bsr", TORCH_FN(to_sparse_bsr));
    aten->impl("_to_sparse_bsc", TORCH_FN(to_sparse_bsc));
  }
  coo.impl("_to_sparse_bsr", TORCH_FN(to_sparse_bsr));
  coo.impl("_to_sparse_bsc", TORCH_FN(to_sparse_bsc));
  dense.impl("_validate_compressed_sparse_indices", TORCH_FN(validate));
  compressed.impl("add.out", TORCH_FN(add_out));
  compressed.impl("addmm.out", TORCH_FN(addmm_out));
  compressed.impl("addmv.out", TORCH_FN(addmv_out));
  compressed.impl("_sparse_csr_sum.dim_dtype", TORCH_FN(csr_sum));
  compressed.impl("_sparse_csr_prod.dim_dtype", TORCH_FN(csr_prod));
}

}  // namespace torchtpu
