// device.h - functions that run on a processor and on a GPU alike.
//
// nvcc compiles for both; every other compiler sees nothing but `inline`. Such functions use no containers,
// exceptions or strings. LUDENS_RARE: a function that is not worth a copy wherever it is called. On a GPU a
// call needs all it is told to lie in memory, so that there this holds for games of many rules alone
// (LUDENS_IN_PARTS, native/export.cpp). LUDENS_PART: one of those large functions by which such a game is cut
// up on a GPU, because nvcc makes one function of all it may and does not come to its end with that.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define LUDENS_FN __host__ __device__ inline
#undef LUDENS_RARE
#ifdef LUDENS_IN_PARTS
#define LUDENS_RARE __host__ __device__ __noinline__
#else
#define LUDENS_RARE LUDENS_FN
#endif
#define LUDENS_PART LUDENS_RARE
#else
#define LUDENS_PART LUDENS_FN
#define LUDENS_FN inline
#define LUDENS_RARE [[gnu::noinline]] inline
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
