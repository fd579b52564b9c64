// slides.h - kernels of pieces that slide along lines (ir/ops/lifted.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// The lines from each site of a board, as plain arrays.
struct Lines {
  const std::int32_t* of_site = nullptr;  // by site: its first line; then the end of the last site's
  const std::int32_t* first = nullptr;    // by line: where its sites begin, the nearest first; then the end
  const std::int16_t* sites = nullptr;
};

// Adds the sites of each line up to the first that is not open, and that one.
LUDENS_FN void add_lines(SetWord* out, const Lines& lines, int from, const SetWord* open) {
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = lines.first[line]; i < last; ++i) {
      const int site = lines.sites[i];
      set_bit(out, site);
      if (!test_bit(open, site)) break;
    }
  }
}

// The same on a board of one word.
LUDENS_FN SetWord line_word(const Lines& lines, int from, SetWord open) {
  SetWord out = 0;
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = lines.first[line]; i < last; ++i) {
      const SetWord site = SetWord{1} << lines.sites[i];
      out |= site;
      if (!(open & site)) break;
    }
  }
  return out;
}

// Adds where slides of at least so many steps end: at sites that are free, as long as those before them are;
// the first that stops them is the last.
LUDENS_FN void add_far_slides(SetWord* out, const Lines& lines, int from, int least, const SetWord* free,
                              const SetWord* stop) {
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t first = lines.first[line];
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = first; i < last; ++i) {
      const int site = lines.sites[i];
      const bool far = i - first + 1 >= least;
      const bool stops = far && stop && test_bit(stop, site);
      if (!stops && !test_bit(free, site)) break;
      if (far) set_bit(out, site);
      if (stops) break;
    }
  }
}

// --- hops over one site

// The hops that go equally far: from these sites, over the ones so far off, to the ones so far off.
struct HopPart {
  const SetWord* from;
  std::int32_t over, to;
};

// Word `w` of the set, moved down by so many sites, or up by as many below zero.
LUDENS_FN SetWord moved_word(const SetWord* set, int words, int w, int by) {
  const int at = w + (by >> 6);
  const int bits = by & 63;
  const SetWord low = at >= 0 && at < words ? set[at] : 0;
  if (bits == 0) return low;
  const SetWord high = at + 1 >= 0 && at + 1 < words ? set[at + 1] : 0;
  return (low >> bits) | (high << (64 - bits));
}

LUDENS_FN void hop_sources(SetWord* out, const HopPart* parts, int count, const SetWord* from,
                           const SetWord* hurdle, const SetWord* to, int words) {
  clear_words(out, words);
  for (int i = 0; i < count; ++i)
    for (int w = 0; w < words; ++w)
      if (const SetWord some = from[w] & parts[i].from[w])
        out[w] |= some & moved_word(hurdle, words, w, parts[i].over) & moved_word(to, words, w, parts[i].to);
}

}  // namespace ludens::kernels
