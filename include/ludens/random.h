// random.h - one small generator, owned by whoever draws; never a global one.
#pragma once

#include <cstdint>

#ifdef __CUDACC__  // on a GPU, too
#define LUDENS_RANDOM_FN __host__ __device__
#else
#define LUDENS_RANDOM_FN
#endif

namespace ludens {

struct Random {
  std::uint64_t state = 0x9E3779B97F4A7C15ull;

  LUDENS_RANDOM_FN explicit Random(std::uint64_t seed = 1)
      : state(seed * 0xD1342543DE82EF95ull + 0x9E3779B97F4A7C15ull) {}

  LUDENS_RANDOM_FN std::uint64_t next() {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  // Uniform over 0 .. n - 1; n > 0.
  LUDENS_RANDOM_FN int below(int n) { return below(n, next()); }
  // The same of what next() gave.
  LUDENS_RANDOM_FN static int below(int n, std::uint64_t drawn) {
    return static_cast<int>(
        (static_cast<std::uint64_t>(static_cast<std::uint32_t>(drawn)) * static_cast<std::uint32_t>(n)) >>
        32);
  }
};

LUDENS_RANDOM_FN inline std::uint64_t mix64(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

}  // namespace ludens

#undef LUDENS_RANDOM_FN
