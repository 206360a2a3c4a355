// Products of sparse tensors in coordinate format: elements times rows of the other operand, summed by row.
#include "sparse.h"

namespace torchtpu {

namespace {

Entries entries(const Tensor& coo) { return {coo._indices().select(0, 0), coo._indices().select(0, 1), coo._values()}; }

Tensor product(const Entries& entries, int64_t rows, const Tensor& dense) {
  return sum_rows(each_product(entries, dense), entries.rows, rows).to(dense.scalar_type());
}

void check_matrix(const char* op, const Tensor& sparse) {
  TORCH_CHECK(sparse.sparse_dim() == 2, op, ": matrices expected, got ", sparse.sparse_dim(), "D tensor");
  TORCH_CHECK(sparse.dense_dim() == 0, op, ": scalar values expected, got ", sparse.dense_dim(), "D values");
}

void check_operands(const char* op, const Tensor& mat1, const Tensor& mat2) {
  check_device(op, mat1, {mat2});
  for (const auto& mat : {mat1, mat2}) {
    if (mat.is_sparse())
      check_matrix(op, mat);
    else
      TORCH_CHECK(mat.dim() == 2, op, ": matrices expected, got ", mat.dim(), "D tensor");
  }
  TORCH_CHECK(mat1.scalar_type() == mat2.scalar_type(), op, ": expected mat1 and mat2 to have the same dtype, but got: ",
              mat1.scalar_type(), " != ", mat2.scalar_type());
  TORCH_CHECK(mat1.size(1) == mat2.size(0), op, ": mat1 and mat2 shapes cannot be multiplied (", mat1.size(0), "x",
              mat1.size(1), " and ", mat2.size(0), "x", mat2.size(1), ")");
}

// The matrix product of a sparse and a dense matrix, in this order or the other.
Tensor times(const Tensor& mat1, const Tensor& mat2) {
  if (mat1.is_sparse()) return product(entries(mat1), mat1.size(0), mat2);
  const auto [rows, columns, values] = entries(mat2);
  return product({columns, rows, values}, mat2.size(1), mat1.t()).t();
}

// ---------------------------------------------------------------- dense results

Tensor sparse_addmm(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) {
  check_operands("addmm", mat1, mat2);
  check_device("addmm", mat1, {self});
  TORCH_CHECK(mat1.is_sparse() != mat2.is_sparse() && !self.is_sparse(), "addmm: expected one sparse matrix, got ",
              name_of(self.layout()), ", ", name_of(mat1.layout()), " and ", name_of(mat2.layout()));
  return add_product(self, times(mat1, mat2), beta, alpha);
}

Tensor& addmm_out(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha,
                  Tensor& out) {
  const auto result = sparse_addmm(self, mat1, mat2, beta, alpha);
  return out.resize_(result.sizes()).copy_(result);
}

Tensor& addmm_(Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) {
  return self.copy_(sparse_addmm(self, mat1, mat2, beta, alpha));
}

// A batch of matrices is one with blocks along its diagonal.
Tensor sparse_bmm(const Tensor& self, const Tensor& mat2) {
  check_device("bmm_sparse", self, {mat2});
  TORCH_CHECK(self.is_sparse() && !mat2.is_sparse(), "bmm_sparse: expected a sparse and a dense operand, got ",
              name_of(self.layout()), " and ", name_of(mat2.layout()));
  TORCH_CHECK(self.dense_dim() == 0 && self.dim() == 3, "bmm_sparse: Tensor 'self' must have 3 sparse dims, but has ",
              self.sparse_dim());
  TORCH_CHECK(mat2.dim() == 3, "bmm_sparse: Argument 'mat2' must have 3 dims, but has ", mat2.dim());
  TORCH_CHECK(self.size(0) == mat2.size(0), "bmm_sparse: 'self.size(0)' and 'mat2.size(0)' must match");
  TORCH_CHECK(self.size(2) == mat2.size(1), "bmm_sparse: 'self.size(2)' and 'mat2.size(1)' must match");
  const auto batch = self._indices().select(0, 0);
  const Entries blocks{batch.mul(self.size(1)).add(self._indices().select(0, 1)),
                       batch.mul(self.size(2)).add(self._indices().select(0, 2)), self._values()};
  const auto result = product(blocks, self.size(0) * self.size(1), mat2.flatten(0, 1));
  return result.view({self.size(0), self.size(1), mat2.size(2)});
}

Tensor& bmm_out(const Tensor& self, const Tensor& mat2, Tensor& out) {
  const auto result = sparse_bmm(self, mat2);
  return out.resize_(result.sizes()).copy_(result);
}

// ---------------------------------------------------------------- sparse results

// Only the rows that have entries.
Tensor sparse_hspmm(const Tensor& mat1, const Tensor& mat2) {
  check_operands("hspmm", mat1, mat2);
  TORCH_CHECK(mat1.is_sparse() && !mat2.is_sparse(), "hspmm: expected a sparse and a dense matrix, got ", name_of(mat1.layout()),
              " and ", name_of(mat2.layout()));
  const auto all = entries(mat1);
  const auto rows = groups(all.rows);
  const auto products = each_product(all, mat2).index_select(0, rows.order);
  const auto values = sum_rows(products, rows.group, rows.keys.size(0)).to(mat2.scalar_type());
  return make_coo(rows.keys.unsqueeze(0), values, {mat1.size(0), mat2.size(1)}, /*coalesced=*/true);
}

Tensor& hspmm_out(const Tensor& mat1, const Tensor& mat2, Tensor& out) { return place_coo(sparse_hspmm(mat1, mat2), out); }

Tensor& sspaddmm_out(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha,
                     Tensor& out) {
  check_operands("sspaddmm", mat1, mat2);
  check_device("sspaddmm", mat1, {self});
  TORCH_CHECK(self.is_sparse() && mat1.is_sparse() && !mat2.is_sparse(),
              "sspaddmm: expected sparse, sparse and dense matrices, got ", name_of(self.layout()), ", ",
              name_of(mat1.layout()), " and ",
              name_of(mat2.layout()));
  const auto product = times(mat1, mat2).to_sparse();
  return place_coo(beta.equal(0) ? product.mul(alpha) : at::add(self.mul(beta), product, alpha), out);
}

// Each entry meets the entries in that row of the other matrix that its column names.
Tensor sparse_sparse_matmul(const Tensor& self, const Tensor& other) {
  check_operands("sparse matmul", self, other);
  TORCH_CHECK(self.is_sparse() && other.is_sparse(), "sparse matmul: expected sparse matrices, got ", name_of(self.layout()),
              " and ", name_of(other.layout()));
  const std::vector<int64_t> sizes{self.size(0), other.size(1)};
  const auto left = entries(self), right = entries(other.coalesce());
  const auto meeting = pairs(find(right.rows, left.columns));
  const auto dtype = wide(self.scalar_type());
  const auto factors = right.values.index_select(0, meeting.place).to(dtype);
  const auto values = left.values.index_select(0, meeting.of).to(dtype).mul(factors);
  const auto indices = at::stack({left.rows.index_select(0, meeting.of), right.columns.index_select(0, meeting.place)});
  const auto sum = make_coo(indices, values, sizes, /*coalesced=*/false).coalesce();
  return make_coo(sum._indices(), sum._values().to(self.scalar_type()), sizes, /*coalesced=*/true);
}

}  // namespace

Tensor each_product(const Entries& entries, const Tensor& dense) {
  const auto dtype = wide(dense.scalar_type());
  return entries.values.to(dtype).unsqueeze(1).mul(dense.index_select(0, entries.columns).to(dtype));
}

Tensor add_product(const Tensor& self, const Tensor& product, const Scalar& beta, const Scalar& alpha) {
  const auto scaled = alpha.equal(1) ? product : product.mul(alpha);
  return beta.equal(0) ? scaled : scaled.add(self, beta);
}

void register_sparse_products(torch::Library& coo) {
  coo.impl("addmm", TORCH_FN(sparse_addmm));
  coo.impl("addmm.out", TORCH_FN(addmm_out));
  coo.impl("addmm_", TORCH_FN(addmm_));
  coo.impl("bmm", TORCH_FN(sparse_bmm));
  coo.impl("bmm.out", TORCH_FN(bmm_out));
  coo.impl("hspmm", TORCH_FN(sparse_hspmm));
  coo.impl("hspmm.out", TORCH_FN(hspmm_out));
  coo.impl("sspaddmm.out", TORCH_FN(sspaddmm_out));
  coo.impl("_sparse_sparse_matmul", TORCH_FN(sparse_sparse_matmul));
}

}  // namespace torchtpu
