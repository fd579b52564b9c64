// lanes.h - several words side by side, each with the same done to it, and numbers in a row compared at once.
// Where the compiler knows vectors these are some, so that no loop is left to be recognised.
#pragma once

#include "base/bits.h"

namespace ludens {

#if defined(__GNUC__) && !defined(__CUDACC__)
struct Lanes {
  static constexpr int kCount = 8;
  // Two, each as wide as a register may be: what is wider is taken apart word by word.
  static constexpr int kHalf = kCount / 2;
  using Half [[gnu::vector_size(kHalf * sizeof(SetWord))]] = SetWord;
  Half low, high;

  static Lanes of(SetWord word) { return {Half{} + word, Half{} + word}; }
  static constexpr Lanes listed(SetWord a, SetWord b, SetWord c, SetWord d, SetWord e, SetWord f, SetWord g,
                                SetWord h) {
    return {Half{a, b, c, d}, Half{e, f, g, h}};
  }
  SetWord at(int lane) const { return lane < kHalf ? low[lane] : high[lane - kHalf]; }
  friend Lanes operator&(const Lanes& a, const Lanes& b) { return {a.low & b.low, a.high & b.high}; }
  friend Lanes operator|(const Lanes& a, const Lanes& b) { return {a.low | b.low, a.high | b.high}; }
  friend Lanes operator<<(const Lanes& a, const Lanes& b) { return {a.low << b.low, a.high << b.high}; }
  friend Lanes operator>>(const Lanes& a, const Lanes& b) { return {a.low >> b.low, a.high >> b.high}; }
  // Of those lanes alone where the other is not 0.
  Lanes where(const Lanes& other) const {
    return {low & (Half)(other.low != 0), high & (Half)(other.high != 0)};
  }
  SetWord joined() const {
    const Half all = low | high;
    return all[0] | all[1] | all[2] | all[3];
  }
  void set(int lane, SetWord word) {
    if (lane < kHalf)
      low[lane] = word;
    else
      high[lane - kHalf] = word;
  }
};
#else
struct Lanes {
  static constexpr int kCount = 8;
  SetWord v[kCount];

  template <class Fn>
  LUDENS_FN static Lanes made(Fn fn) {
    Lanes out;
    for (int i = 0; i < kCount; ++i) out.v[i] = fn(i);
    return out;
  }
  LUDENS_FN static Lanes of(SetWord word) {
    return made([=](int) { return word; });
  }
  LUDENS_FN static constexpr Lanes listed(SetWord a, SetWord b, SetWord c, SetWord d, SetWord e, SetWord f,
                                          SetWord g, SetWord h) {
    return {{a, b, c, d, e, f, g, h}};
  }
  LUDENS_FN SetWord at(int lane) const { return v[lane]; }
  LUDENS_FN friend Lanes operator&(const Lanes& a, const Lanes& b) {
    return made([&](int i) { return a.v[i] & b.v[i]; });
  }
  LUDENS_FN friend Lanes operator|(const Lanes& a, const Lanes& b) {
    return made([&](int i) { return a.v[i] | b.v[i]; });
  }
  LUDENS_FN friend Lanes operator<<(const Lanes& a, const Lanes& b) {
    return made([&](int i) { return a.v[i] << b.v[i]; });
  }
  LUDENS_FN friend Lanes operator>>(const Lanes& a, const Lanes& b) {
    return made([&](int i) { return a.v[i] >> b.v[i]; });
  }
  LUDENS_FN Lanes where(const Lanes& other) const {
    return made([&](int i) { return other.v[i] != 0 ? v[i] : 0; });
  }
  LUDENS_FN SetWord joined() const {
    SetWord all = 0;
    for (const SetWord word : v) all |= word;
    return all;
  }
  LUDENS_FN void set(int lane, SetWord word) { v[lane] = word; }
};
#endif

// Which of 16 numbers in a row are this one?
LUDENS_FN SetWord equal_16(const std::int16_t* numbers, std::int16_t wanted) {
#if defined(__AVX2__) && !defined(__CUDACC__)
  const __m256i equal = _mm256_cmpeq_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers)),
                                           _mm256_set1_epi16(wanted));
  const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(equal), _mm256_extracti128_si256(equal, 1));
  return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
#else
  SetWord word = 0;
  for (int i = 0; i < 16; ++i) word |= static_cast<SetWord>(numbers[i] == wanted) << i;
  return word;
#endif
}

// Which of the first numbers, 64 at the most, are this one?
LUDENS_FN SetWord equal_first(const std::int16_t* numbers, int count, std::int16_t wanted) {
  constexpr int kAtOnce = 16;
  SetWord word = 0;
  if (count < kAtOnce) {
    for (int i = 0; i < count; ++i) word |= static_cast<SetWord>(numbers[i] == wanted) << i;
    return word;
  }
  for (int i = 0; i + kAtOnce <= count; i += kAtOnce) word |= equal_16(numbers + i, wanted) << i;
  const int last = count - kAtOnce;  // some of them once more
  return word | equal_16(numbers + last, wanted) << last;
}

// Which of 64 numbers in a row are this one?
LUDENS_FN SetWord equal_64(const std::int16_t* numbers, std::int16_t wanted) {
  SetWord word = 0;
#if defined(__AVX2__) && !defined(__CUDACC__)
  const __m256i all = _mm256_set1_epi16(wanted);
  for (int i = 0; i < 64; i += 32) {
    const auto* const at = reinterpret_cast<const __m256i*>(numbers + i);
    const __m256i low = _mm256_cmpeq_epi16(_mm256_loadu_si256(at), all);
    const __m256i high = _mm256_cmpeq_epi16(_mm256_loadu_si256(at + 1), all);
    // Packed by halves of a register, which are put into their order again.
    const __m256i bytes = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0b11011000);
    word |= static_cast<SetWord>(static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes))) << i;
  }
#else
  for (int i = 0; i < 64; ++i) word |= static_cast<SetWord>(numbers[i] == wanted) << i;
#endif
  return word;
}

}  // namespace ludens
