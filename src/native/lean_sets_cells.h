// lean_sets_cells.h - stacks that only grow, as sets of cells: a cell is a level of a site, those of one
// level beside each other, so that what a site asks of all its levels is one shift away. All of them fit into
// one word. The state numbers them by columns, those of one site beside each other.
#pragma once

#include "native/lean.h"

namespace ludens::standalone {

// `Space`: the game's, with all that the state keeps.
template <class Space>
struct Columns {
  static constexpr int height = Space::height, sites = Space::sites;
  static constexpr int cells = height > 1 ? sites* height : 0;
  static_assert(cells <= 64);

  // Where the state has it.
  LUDENS_FN static int cell_of(int index) { return index % height * sites + index / height; }
  LUDENS_FN static constexpr SetWord every(int step) {
    SetWord all = 0;
    for (int at = 0; at < cells; at += step) all |= SetWord{1} << at;
    return all;
  }
  static constexpr SetWord kBottom = sites < 64 ? (SetWord{1} << sites) - 1 : ~SetWord{0};
  LUDENS_FN static SetWord column(int site) { return every(sites) << site; }

  LUDENS_FN static int size(SetWord occupied, int site) { return popcount(occupied & column(site)); }
  // -1: nothing lies there.
  LUDENS_FN static int top(SetWord occupied, int site) {
    return highest_bit_or_none(occupied & column(site));
  }
  // The cell where the next piece comes to lie; none where the stack is full.
  LUDENS_FN static SetWord next(SetWord occupied, int site) {
    return (occupied << sites | kBottom) & ~occupied & column(site);
  }
  // The sites with fewer pieces than that: nothing lies on the cell that the last of so many would have.
  LUDENS_FN static SetWord low(SetWord occupied, int pieces) {
    if (pieces <= 0) return 0;
    return pieces > height ? kBottom : ~(occupied >> ((pieces - 1) * sites)) & kBottom;
  }

  // From the numbers of the state, and back.
  LUDENS_FN static SetWord in_layers(SetWord columns) {
    SetWord layers = 0;
    if (columns == 0) return layers;
#pragma GCC unroll 64
    for (int level = 0; level < height; ++level)
      layers |= gathered_bits(columns, every(height) << level) << (level * sites);
    return layers;
  }
  LUDENS_FN static SetWord in_columns(SetWord layers) {
    SetWord columns = 0;
#pragma GCC unroll 64
    for (int site = 0; site < sites; ++site)
      columns |= gathered_bits(layers, column(site)) << (site * height);
    return columns;
  }

 private:
  LUDENS_FN static int highest_bit_or_none(SetWord word) {
#if defined(__GNUC__) && !defined(__CUDA_ARCH__)
    return word == 0 ? -1 : 63 - __builtin_clzll(word);
#else
    int bit = -1;
    for (; word != 0; word >>= 1) ++bit;
    return bit;
#endif
  }
};

}  // namespace ludens::standalone
