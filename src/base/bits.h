// bits.h - sets of sites as words of 64 bits. Width is fixed per game, so loops over words are short.
#pragma once

#include "base/device.h"

#if defined(__BMI2__) && !defined(__CUDACC__)
#include <immintrin.h>
#endif

namespace ludens {

using SetWord = std::uint64_t;
inline constexpr int kMaxWords = 512;         // 32,768 sites, whose numbers fit into 16 bits
inline constexpr int kMaxWordsOfBoard = 128;  // of a board that does not grow

LUDENS_FN bool test_bit(const SetWord* set, int site) {
  return (set[site >> 6] >> (site & 63)) & 1;
}
LUDENS_FN void set_bit(SetWord* set, int site) {
  set[site >> 6] |= SetWord{1} << (site & 63);
}
LUDENS_FN void clear_bit(SetWord* set, int site) {
  set[site >> 6] &= ~(SetWord{1} << (site & 63));
}

LUDENS_FN void clear_words(SetWord* set, int words) {
  for (int i = 0; i < words; ++i) set[i] = 0;
}
LUDENS_FN void copy_words(SetWord* to, const SetWord* from, int words) {
  for (int i = 0; i < words; ++i) to[i] = from[i];
}
LUDENS_FN void add_words(SetWord* to, const SetWord* from, int words) {
  for (int i = 0; i < words; ++i) to[i] |= from[i];
}
LUDENS_FN int count_bits(const SetWord* set, int words) {
  int n = 0;
  for (int i = 0; i < words; ++i) n += popcount(set[i]);
  return n;
}
LUDENS_FN bool any_bit(const SetWord* set, int words) {
  for (int i = 0; i < words; ++i)
    if (set[i]) return true;
  return false;
}

// Takes the lowest site out of the set; -1 where it is empty.
LUDENS_FN int pop_site(SetWord* set, int words) {
  for (int i = 0; i < words; ++i)
    if (set[i]) {
      const int site = (i << 6) + lowest_bit(set[i]);
      set[i] &= set[i] - 1;
      return site;
    }
  return -1;
}

// The word turned up by so many sites, or down by as many below zero.
LUDENS_FN SetWord rotated(SetWord word, int by) {
  return (word << (by & 63)) | (word >> (-by & 63));
}

// The word's bits at the places of the mask, side by side from the lowest.
LUDENS_FN SetWord gathered_bits(SetWord word, SetWord mask) {
#if defined(__BMI2__) && !defined(__CUDACC__)
  return _pext_u64(word, mask);
#else
  SetWord bits = 0;
  for (int i = 0; mask; ++i, mask &= mask - 1) bits |= ((word >> lowest_bit(mask)) & 1) << i;
  return bits;
#endif
}

// Position of the n-th set bit (from 0); the set has more than n.
LUDENS_FN int nth_bit(const SetWord* set, int n) {
  int i = 0;
  for (int c = popcount(set[0]); n >= c; c = popcount(set[++i])) n -= c;
  SetWord w = set[i];
#ifdef __CUDA_ARCH__  // no loop whose length differs from thread to thread
  int at = i << 6;
  auto half = static_cast<std::uint32_t>(w);
  if (const int low = __popc(half); n >= low) {
    n -= low;
    half = static_cast<std::uint32_t>(w >> 32);
    at += 32;
  }
  for (int width = 16; width > 0; width /= 2)
    if (const int low = __popc(half & ((1u << width) - 1)); n >= low) {
      n -= low;
      half >>= width;
      at += width;
    }
  return at;
#else
#if defined(__BMI2__) && !defined(__CUDACC__)
  w = _pdep_u64(SetWord{1} << n, w);
#else
  while (n-- > 0) w &= w - 1;
#endif
  return (i << 6) + lowest_bit(w);
#endif
}

// Calls visit(site) for each site, ascending; visit returns true to stop.
template <class Visit>
LUDENS_FN bool for_each_bit(const SetWord* set, int words, Visit visit) {
  for (int i = 0; i < words; ++i)
    for (SetWord w = set[i]; w; w &= w - 1)
      if (visit((i << 6) + lowest_bit(w))) return true;
  return false;
}

}  // namespace ludens
