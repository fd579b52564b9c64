// device.h - functions that run on a processor and on a GPU alike.
//
// nvcc compiles for both; every other compiler sees nothing but `inline`. Such functions use no containers,
// exceptions or strings. What is seldom called may be kept apart (LUDENS_APART), so that its caller does not
// pay for it.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define LUDENS_FN __host__ __device__ inline
#define LUDENS_APART __noinline__
#else
#define LUDENS_FN inline
#define LUDENS_APART [[gnu::noinline]]
#endif

namespace ludens {

LUDENS_FN int popcount(std::uint64_t word) {
#ifdef __CUDA_ARCH__
  return __popcll(word);
#else
  return __builtin_popcountll(word);
#endif
}

// Position of the lowest bit; the word has one.
LUDENS_FN int lowest_bit(std::uint64_t word) {
#ifdef __CUDA_ARCH__
  return __ffsll(static_cast<long long>(word)) - 1;
#else
  return __builtin_ctzll(word);
#endif
}

}  // namespace ludens
