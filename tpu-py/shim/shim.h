// The flat C contract between the shim (C++, built once per torch minor) and the core (Rust, built once).
// No torch type is named here and nothing here throws. A list is a pointer and a length; the pointer of an empty one
// may be null. Mirrored in tpu-py/src/torch/abi.rs.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Raised when a meaning changes; a changed layout shows in the sizes, see `SHIM_ABI`.
#define TORCHTPU_SHIM_VERSION 4u

#ifdef __cplusplus
extern "C" {
#endif

// What a function that can fail returns; the text is in `Core::error_message`.
enum {
  STATUS_OK = 0,
  STATUS_RUNTIME,
  STATUS_NOT_IMPLEMENTED,
  STATUS_INDEX,
  STATUS_TYPE,
  STATUS_OUT_OF_MEMORY,
  STATUS_FOREIGN,  // torch raised it; the shim keeps the exception and raises it again
  STATUS_UNKNOWN,  // from `Shim::infer` only: torch has no shape function for this op
};

enum {
  TAG_NONE = 0,
  TAG_TENSOR,   // `tensor`: on the device
  TAG_HOST,     // a zero-dimensional cpu tensor, or a Python number that torch wrapped: `dtype`, `wrapped`,
                // and the value under the tag `number`
  TAG_INT,      // `i`
  TAG_DOUBLE,   // `d`
  TAG_BOOL,     // `i`
  TAG_COMPLEX,  // `complex`
  TAG_INTS,     // `ints`, `n`
  TAG_DOUBLES,  // `doubles`, `n`
  TAG_BOOLS,    // `bools`, `n`
  TAG_LIST,     // `values`, `n`: tensors (entries may be NONE) or numbers
  TAG_DTYPE,    // `i`: a ScalarType
  TAG_DEVICE,   // `i`: a device index, always resolved
  TAG_STRING,   // `text`, `n`
  TAG_SEED,     // `seed`
  TAG_PRECISION,  // `i`: of matrix products, a Float32MatmulPrecision
  TAG_UNSIGNED,   // `i`, as bits: an integer beyond int64
  TAG_DEFAULT_FLOAT,  // `i`: the ScalarType that is torch's default, left out if that is Float; behind all others
  TAG_OTHER,    // something that no kernel reads: a stream, a storage
};

enum { FORM_FUNCTIONAL = 0, FORM_INPLACE, FORM_OUT, FORM_MUTABLE };

// Flags of `Shim::register_op`.
enum {
  ROW_HOST = 1,    // runs on the cpu
  ROW_RANDOM = 2,  // draws, though it takes no generator
  ROW_SIZED = 4,   // the sizes of `out` depend on numbers: it is resized before the call, unless it has as many elements
  ROW_PRECISE = 8,  // multiplies matrices: takes a precision behind its arguments
  ROW_APART = 16,   // `out` must share no element with an argument: the op has no form in place
  ROW_EXPANDED = 32,  // writes to expanded tensors, with a warning
};

typedef struct ShimTensor {
  void* storage;           // what `Core::alloc` gave; NULL in shapes that come from `Shim::infer`
  const int64_t* sizes;    // borrowed, `rank` of them
  const int64_t* strides;  // in elements
  int64_t offset;          // in elements
  int32_t rank;            // -1: an undefined tensor
  int8_t dtype;            // a ScalarType
  int8_t device;
} ShimTensor;

typedef struct ShimValue {
  uint8_t tag, dtype, wrapped, number;
  uint32_t n;
  union {
    int64_t i;
    double d;
    struct { double re, im; } complex;
    struct { uint64_t seed, offset; } seed;
    const ShimTensor* tensor;
    const int64_t* ints;
    const double* doubles;
    const uint8_t* bools;
    const struct ShimValue* values;
    const char* text;
  } u;
} ShimValue;

typedef struct ShimCall {
  uint32_t row;
  uint8_t form;
  int32_t device;  // of the tensors, else the device argument, else the current device
  const ShimValue* values;
  size_t n;
  void* context;   // for the functions of `Shim` that take one; valid during `Core::kernel`
} ShimCall;

// In bytes; the limit is 0 where nobody knows it.
typedef struct MemoryStats {
  uint64_t allocated, peak, limit;
} MemoryStats;

// What Rust gives. Every function may be called from any thread, with or without the GIL.
typedef struct Core {
  uint32_t abi;
  // A storage, and the address that stands for its data: nobody can read it, and no other storage has any of it.
  // `dtype` is -1 and there are no sizes when the tensor is not known yet.
  int32_t (*alloc)(size_t nbytes, int32_t device, int32_t dtype, const int64_t* sizes, size_t rank, void** storage,
                   void** address);
  void (*free)(void* storage);
  // The live storage whose data begins at `address`, or NULL; its device is in `device` if that is not NULL.
  void* (*find)(const void* address, int32_t* device);
  int32_t (*resize)(void* storage, size_t nbytes);
  int32_t (*kernel)(const ShimCall* call, uint64_t* rng_advance);
  int32_t (*upload)(const ShimTensor* dst, const void* bytes, size_t nbytes);
  int32_t (*download)(const ShimTensor* src, void* bytes, size_t nbytes);
  int32_t (*copy)(const ShimTensor* src, const ShimTensor* dst);
  int32_t (*host_op)(const char* name, size_t n, int32_t allowed);
  int32_t (*init)(void);
  int32_t (*is_initialized)(void);
  int32_t (*device_count)(void);
  int32_t (*supports_dtype)(int32_t dtype);
  int32_t (*synchronize)(int32_t device);
  int32_t (*event_record)(int32_t device, int32_t timed, void** event);
  int32_t (*event_wait)(const void* event);
  int32_t (*event_query)(const void* event);
  double (*event_elapsed_ms)(const void* start, const void* end);
  void (*event_free)(void* event);
  // Runs `work(argument)` without the GIL, whether or not this thread has it.
  void (*without_gil)(void (*work)(void*), void* argument);
  void (*memory_stats)(int32_t device, MemoryStats* stats);
  void (*memory_reset_peak)(int32_t device);
  // From now on this thread records a graph. `parameters` are new tensors that stand for the arguments of its calls.
  int32_t (*begin_graph)(const ShimTensor* parameters, size_t n);
  // Ends it: the number of the graph. The generator has moved by `rng_advance` meanwhile.
  int32_t (*end_graph)(const ShimTensor* outputs, size_t n, uint64_t rng_advance, int64_t* graph);
  // Ends it without a graph, if there is one.
  void (*abandon_graph)(void);
  // From now on this thread records a region of its graph: a part of a branch or a loop on data.
  int32_t (*begin_region)(const ShimTensor* parameters, size_t n);
  // Ends it: the number of the region, of the graph that goes on.
  int32_t (*end_region)(const ShimTensor* outputs, size_t n, int64_t* region);
  // A branch: the first of two regions if the only element of the first tensor is not 0, else the second. A loop: while
  // the first region gives true, the results of the second take the place of the first tensors. Both take the (other)
  // tensors; the results go to `Shim::push_result`.
  int32_t (*branch)(const int64_t* regions, const ShimTensor* tensors, size_t n, void* context);
  int32_t (*repeat)(const int64_t* regions, const ShimTensor* tensors, size_t n, void* context);
  // Calls a graph; its results go to `Shim::push_result`.
  int32_t (*call_graph)(int64_t graph, const ShimTensor* arguments, size_t n, void* context, uint64_t* rng_advance);
  const char* (*error_message)(void);
} Core;

// What C++ gives.
typedef struct Shim {
  uint32_t abi;
  // Registers a row under its ATen name, in every form that torch knows. The number of forms, or -1 and a message.
  int32_t (*register_op)(const char* name, uint32_t row, uint32_t flags, const char** message);
  // Asks torch's own shape function about the call: OK, UNKNOWN or FOREIGN. The shapes live as long as the call.
  int32_t (*infer)(void* context, const ShimTensor** shapes, size_t* n);
  // Gives out= tensor number `out` these sizes, with torch's warning, and updates its value in the call.
  int32_t (*resize_out)(void* context, size_t out, size_t rank, const int64_t* sizes, const int64_t* strides);
  // Results, in the schema's order; those that alias a written argument are not pushed.
  void (*push_tensor)(void* context, void* storage, void* address, size_t nbytes, int32_t dtype, int32_t device,
                      size_t rank, const int64_t* sizes, const int64_t* strides);
  void (*push_number)(void* context, const ShimValue* number);
  void (*push_undefined)(void* context);
  // For `Core::call_graph`: where the generator is, which then waits for the end of the call; and the next result, also
  // of `Core::branch` and `Core::repeat`.
  void (*begin_draw)(void* context, uint64_t* seed, uint64_t* offset);
  void (*push_result)(void* context, const ShimTensor* result, void* address, size_t nbytes);
  // Waits until the threads of autograd have done with Python. Called without the GIL.
  void (*end_backward)(void);
} Shim;

#define SHIM_ABI (TORCHTPU_SHIM_VERSION << 24 | (uint32_t)sizeof(Core) << 12 | (uint32_t)sizeof(Shim))

// The one symbol of the library: NULL when `core->abi` is another.
__attribute__((visibility("default"))) const Shim* torchtpu_shim(const Core* core);

#ifdef __cplusplus
}
#endif
