// What is computed at a CSR matrix's entries alone: masks, sampled products, products that are reduced by more than a sum.
#include "sparse.h"

#include <ATen/SparseCsrTensorUtils.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/sparse_mask_ops.h>

namespace torchtpu {

namespace {

// Of a CSR matrix, or of a batch of them as one with blocks along its diagonal.
Entries entries(const Tensor& csr) {
  const auto coo = csr.to_sparse();
  const auto indices = coo._indices();
  if (csr.dim() == 2) return {indices.select(0, 0), indices.select(0, 1), coo._values()};
  const auto batch = flat(indices.narrow(0, 0, csr.dim() - 2), csr.sizes());
  return {batch.mul(csr.size(-2)).add(indices.select(0, csr.dim() - 2)),
          batch.mul(csr.size(-1)).add(indices.select(0, csr.dim() - 1)), coo._values()};
}

Tensor with_values(const Tensor& csr, const Tensor& values) {
  return at::_sparse_csr_tensor_unsafe(csr.crow_indices(), csr.col_indices(), values.reshape(csr.values().sizes()),
                                       csr.sizes(), values.options().layout(at::kSparseCsr));
}

Tensor sparse_mask(const Tensor& self, const Tensor& mask) {
  if (self.layout() != at::kStrided || mask.layout() != at::kSparseCsr || mask.dense_dim() > 0)
    return at::_ops::sparse_mask::redispatch(c10::DispatchKeySet(c10::DispatchKey::SparseCsrCPU), self, mask);
  check_device("sparse_mask", self, {mask});
  TORCH_CHECK(self.sizes() == mask.sizes(), "sparse_mask(): operands have incompatible sizes; self has size ", self.sizes(),
              " but mask has size ", mask.sizes());
  const auto all = entries(mask);
  const auto column = self.dim() == 2 ? all.columns : all.columns.remainder(self.size(-1));
  return with_values(mask, self.reshape(-1).index_select(0, all.rows.mul(self.size(-1)).add(column)));
}

// ---------------------------------------------------------------- self * beta + (mat1 @ mat2) * alpha where self has entries

void check_sampled(const Tensor& self, const Tensor& mat1, const Tensor& mat2) {
  const auto* op = "sampled_addmm";
  check_device(op, self, {mat1, mat2});
  TORCH_CHECK(self.layout() == at::kSparseCsr, op, ": Expected self to have sparse csr layout, but got ", name_of(self.layout()));
  TORCH_CHECK(mat1.layout() == at::kStrided, op, ": Expected mat1 to have strided layout, but got ", name_of(mat1.layout()));
  TORCH_CHECK(mat2.layout() == at::kStrided, op, ": Expected mat2 to have strided layout, but got ", name_of(mat2.layout()));
  TORCH_CHECK(mat1.scalar_type() == mat2.scalar_type(), op, ": Expected mat1 and mat2 to have the same dtype, but got ",
              mat1.scalar_type(), " and ", mat2.scalar_type());
  TORCH_CHECK(mat1.scalar_type() == self.scalar_type(), op, ": Expected self and mat1 to have the same dtype, but got ",
              self.scalar_type(), " and ", mat1.scalar_type());
  TORCH_CHECK(mat1.dim() >= 2 && mat2.dim() >= 2, op, ": Expected mat1 and mat2 to be matrices, got ", mat1.dim(),
              "-D and ", mat2.dim(), "-D tensors");
  const auto batch = [](const Tensor& tensor) { return tensor.sizes().slice(0, static_cast<size_t>(tensor.dim() - 2)); };
  TORCH_CHECK(batch(mat1) == batch(mat2) && batch(mat1) == batch(self), op,
              ": Expected self, mat1 and mat2 to have the same batch size, but got ", batch(self), ", ", batch(mat1), " and ",
              batch(mat2));
  TORCH_CHECK(mat1.size(-1) == mat2.size(-2), op, ": mat1 and mat2 shapes cannot be multiplied (", mat1.size(-2), "x",
              mat1.size(-1), " and ", mat2.size(-2), "x", mat2.size(-1), ")");
  TORCH_CHECK(self.size(-2) == mat1.size(-2) && self.size(-1) == mat2.size(-1), op,
              ": self shape does not match the product's, got ", self.sizes(), ", want ", mat1.size(-2), "x", mat2.size(-1));
}

Tensor sampled_addmm(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) {
  check_sampled(self, mat1, mat2);
  const auto [rows, columns, values] = entries(self);
  const auto left = mat1.flatten(0, -2).index_select(0, rows);
  const auto right = mat2.mT().flatten(0, -2).index_select(0, columns);
  return with_values(self, add_product(values, left.mul(right).sum(1), beta, alpha));
}

Tensor& sampled_addmm_out(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                          const Scalar& alpha, Tensor& out) {
  TORCH_CHECK(out.layout() == at::kSparseCsr, "sampled_addmm: Expected result to have sparse csr layout, but got ",
              name_of(out.layout()));
  const auto result = sampled_addmm(self, mat1, mat2, beta, alpha);
  at::sparse_csr::get_sparse_csr_impl(out)->set_member_tensors(result.crow_indices(), result.col_indices(),
                                                               result.values(), result.sizes());
  return out;
}

// ---------------------------------------------------------------- self @ other, reduced by sum, mean, amax or amin

bool is_extreme(c10::string_view reduce) { return reduce == "amax" || reduce == "amin"; }

// How many entries each row [rows] has, at least 1, to divide by.
Tensor row_lengths(const Tensor& csr, at::ScalarType dtype) {
  return csr.crow_indices().diff().clamp_min(1).to(dtype).unsqueeze(1);
}

// Each row's largest or smallest products [rows, n], and the entries that they are of, the first; nnz in empty rows.
std::tuple<Tensor, Tensor> extremes(const Entries& all, int64_t rows, const Tensor& products, c10::string_view reduce) {
  const auto n = products.size(1), nnz = products.size(0);
  const auto found = at::zeros({rows, n}, products.options()).index_reduce(0, all.rows, products, reduce, /*include_self=*/false);
  const auto entry = at::arange(nnz, all.rows.options()).unsqueeze(1);
  const auto is_it = products.eq(found.index_select(0, all.rows)).logical_or(products.isnan());
  const auto of = at::full({rows, n}, nnz, all.rows.options())
                      .index_reduce(0, all.rows, at::where(is_it, entry, Scalar(nnz)), "amin");
  return {found, of};
}

std::tuple<Tensor, Tensor> mm_reduce(const Tensor& self, const Tensor& other, c10::string_view reduce) {
  check_device("sparse_mm_reduce", self, {other});
  TORCH_CHECK(self.layout() == at::kSparseCsr && self.dim() == 2, "sparse_mm_reduce: expected a CSR matrix, got ",
              name_of(self.layout()), " of ", self.dim(), " dimensions");
  TORCH_CHECK(other.layout() == at::kStrided && other.dim() == 2, "sparse_mm_reduce: expected other to be a dense matrix, got ",
              name_of(other.layout()), " of ", other.dim(), " dimensions");
  TORCH_CHECK(self.size(1) == other.size(0), "sparse_mm_reduce: shapes cannot be multiplied (", self.size(0), "x",
              self.size(1), " and ", other.size(0), "x", other.size(1), ")");
  TORCH_CHECK(is_extreme(reduce) || reduce == "sum" || reduce == "mean", "sparse_mm_reduce: reduce, got ", reduce,
              ", want sum, mean, amax or amin");
  const auto all = entries(self);
  const auto products = each_product(all, other);
  const auto none = at::empty({0}, self.col_indices().options());
  if (is_extreme(reduce)) {
    const auto [found, of] = extremes(all, self.size(0), products, reduce);
    const bool wanted = c10::GradMode::is_enabled() && (self.requires_grad() || other.requires_grad());
    return {found.to(other.scalar_type()), wanted ? of.to(none.scalar_type()) : none};
  }
  const auto sum = sum_rows(products, all.rows, self.size(0));
  return {(reduce == "mean" ? sum.div(row_lengths(self, sum.scalar_type())) : sum).to(other.scalar_type()), none};
}

// What of `grad` [rows, n] each product of an entry with its row of `other` gets: [nnz, n].
Tensor grad_of_products(const Tensor& self, const Entries& all, const Tensor& grad, c10::string_view reduce,
                        const Tensor& extreme) {
  const auto each = reduce == "mean" ? grad.div(row_lengths(self, grad.scalar_type())) : grad;
  const auto at_entries = each.index_select(0, all.rows);
  if (!is_extreme(reduce)) return at_entries;
  const auto entry = at::arange(all.rows.size(0), extreme.options()).unsqueeze(1);
  return at::where(extreme.index_select(0, all.rows).eq(entry), at_entries, Scalar(0));
}

std::tuple<Tensor, Tensor> mm_reduce_backward(const Tensor& self, const Tensor& grad, const Tensor& other,
                                              c10::string_view reduce, const Tensor& extreme, std::array<bool, 2> wanted) {
  const auto all = entries(self);
  const auto dtype = wide(grad.scalar_type());
  const auto of_products = grad_of_products(self, all, grad.to(dtype), reduce, extreme);
  Tensor of_self, of_other;
  if (wanted[0]) of_self = with_values(self, of_products.mul(other.index_select(0, all.columns)).sum(1).to(self.scalar_type()));
  if (wanted[1]) of_other = sum_rows(of_products.mul(all.values.unsqueeze(1)), all.columns, self.size(1)).to(other.scalar_type());
  return {of_self, of_other};
}

}  // namespace

void register_sparse_sampled(torch::Library& compressed) {
  compressed.impl("sparse_mask", TORCH_FN(sparse_mask));
  compressed.impl("sparse_sampled_addmm", TORCH_FN(sampled_addmm));
  compressed.impl("sparse_sampled_addmm.out", TORCH_FN(sampled_addmm_out));
  compressed.impl("_sparse_mm_reduce_impl", TORCH_FN(mm_reduce));
  compressed.impl("_sparse_mm_reduce_impl_backward", TORCH_FN(mm_reduce_backward));
}

}  // namespace torchtpu
