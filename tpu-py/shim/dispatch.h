// What registration learns once from an op's schema, and the kernel that uses it on every call.
#pragma once

#include "torch_side.h"

#include <ATen/core/boxing/OperatorKernel.h>
#include <ATen/core/dispatch/Dispatcher.h>

namespace torchtpu {

enum class Kind : uint8_t { Tensor, Number, Dtype, Device, Generator, String, Ints, Doubles, Bools, List, Other };

struct Argument {
  Kind kind;
  bool written;
  bool out;  // written, and resized if need be
};

struct Spec {
  uint32_t row = 0;
  uint8_t form = FORM_FUNCTIONAL;
  bool random = false;            // draws without a generator argument: the default generator is appended
  bool sized = false;             // out= tensors get their sizes before the call
  bool keeps_dims = false;        // an out= tensor of as many elements keeps its sizes
  bool precise = false;           // multiplies matrices: the precision of the products is appended
  bool returns_list = false;      // the one result is a list of tensors
  bool warns_of_expansion = false;  // writes to expanded tensors, of which torch warns
  int8_t index_list = -1;         // the argument that holds optional index tensors
  bool observer = false;          // its buffers may be empty until it sees how many channels there are
  int8_t check_errors = -1;       // the flag that asks for an error if the last result, `info`, tells of one
  std::vector<Argument> args;
  std::vector<int8_t> returns;    // the written argument that a result aliases, or -1
  uint32_t numbers = 0;           // a bit for each result that is a number: 0, since a lowering gives tensors alone
};

class BoxedOp final : public c10::OperatorKernel {
 public:
  explicit BoxedOp(Spec spec) : spec_(std::move(spec)) {}
  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack);

 private:
  const Spec spec_;
};

}  // namespace torchtpu
