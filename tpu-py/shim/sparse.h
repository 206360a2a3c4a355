// What the files of sparse tensors share.
#pragma once

#include "torch_side.h"

#include <ATen/ATen.h>
#include <ATen/WrapDimUtilsMulti.h>
#include <ATen/native/SparseTensorUtils.h>

namespace torchtpu {

using at::Scalar;
using at::Tensor;
using at::sparse::get_sparse_impl;

// ---------------------------------------------------------------- vectors; each that reads a number says so

// The indices [dims, nnz] of elements of `sizes` as one number each [nnz], in row-major order; and back.
Tensor flat(const Tensor& indices, at::IntArrayRef sizes);
Tensor unflat(const Tensor& numbers, at::IntArrayRef sizes);

// Where `mask` [n] is true, in order. Reads how often it is.
Tensor positions(const Tensor& mask);

// Equal ones among `keys` [n].
struct Groups {
  Tensor keys;   // [groups], ascending
  Tensor order;  // [n], sorts what was given
  Tensor group;  // [n], of each that was sorted
};
// Reads how many groups there are.
Groups groups(const Tensor& keys);

// Where each of `keys` [n] is in `sorted` [m > 0], and how often; the place is meaningless if it is not.
struct Places {
  Tensor place, count;
};
Places find(const Tensor& sorted, const Tensor& keys);

// The pairs (i, k) with first[i] <= k < first[i] + count[i], by i and k. Reads how many there are.
struct Pairs {
  Tensor of, place;
};
Pairs pairs(const Places& ranges);

// The sum of the rows of `values` [n, ...] in each of `count` groups; bools are ored.
Tensor sum_rows(const Tensor& values, const Tensor& group, int64_t count);

// What products of `dtype` are computed and compared in.
inline at::ScalarType wide(at::ScalarType dtype) {
  return dtype == at::kHalf || dtype == at::kBFloat16 ? at::kFloat : dtype;
}

// `vector` [n] with as many dimensions as `like` [n, ...].
Tensor along_rows(const Tensor& vector, const Tensor& like);

// ---------------------------------------------------------------- tensors

// `indices` [sparse dims, nnz] and `values` [nnz, dense dims...] as a tensor of `sizes`.
Tensor make_coo(const Tensor& indices, const Tensor& values, at::IntArrayRef sizes, bool coalesced);
// The contents of `result` in `out`.
Tensor& place_coo(const Tensor& result, Tensor& out);

// The elements of a matrix: each has its row, its column and its value.
struct Entries {
  Tensor rows, columns, values;
};
// The products of each entry with its row of `dense` [columns, n]: [nnz, n], in 32 bits if they are narrower.
Tensor each_product(const Entries& entries, const Tensor& dense);

// self * beta + product * alpha, without `self` if `beta` is 0; of dense tensors.
Tensor add_product(const Tensor& self, const Tensor& product, const Scalar& beta, const Scalar& alpha);

// As Python writes it.
const char* name_of(at::Layout layout);

// Raises unless all are on one device; numbers may be on the host.
void check_device(const char* op, const Tensor& first, at::ArrayRef<Tensor> others);

// Torch's kernels for COO tensors, where they are no code of the host's own.
constexpr c10::DispatchKeySet kTorchsOwn(c10::DispatchKey::SparseCPU);

// ---------------------------------------------------------------- what each file registers

void register_sparse_coo(torch::Library& dense, torch::Library& coo);
void register_sparse_products(torch::Library& coo);
void register_sparse_softmax(torch::Library& coo);
void register_sparse_sampled(torch::Library& compressed);
void register_sparse_compressed(torch::Library& dense, torch::Library& coo, torch::Library& compressed);

}  // namespace torchtpu
