// tiling.cpp - (tiling): boards on the semi-regular tilings.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph tiling_outline_graph(const Use& use) {
  return geometry::make_tiling(tiling_of(use), outline_of(use));
}

Graph tiling_size_graph(const Use& use) {
  return geometry::make_tiling(tiling_of(use), use.whole("size"), use.optional_whole("otherSize"));
}

}  // namespace

constexpr Meaning tiling_outline_meaning{.graph = tiling_outline_graph};

extern const Ludeme tiling_outline = {
    .rule = "tiling",
    .form = "(tiling <tilingType> (<poly> | {<dim>}))",
    .summary = "A board on a named tiling that fills an outline, where the tiling can",
    .params = {{"tiling", "the tiling"},
               {"outline", "the polygon to fill"},
               {"sides", "lengths of the sides in clockwise order, negative for a turn the other way"}},
    .example = "(tiling T3636 (poly {{1 2} {1 6} {3 6} {3 4}}))",
    .meaning = &tiling_outline_meaning,
};

constexpr Meaning tiling_size_meaning{.graph = tiling_size_graph};

extern const Ludeme tiling_size = {
    .rule = "tiling",
    .form = "(tiling <tilingType> <dim> [<dim>])",
    .summary = "A board of a given size on a named tiling, in the shape usual for that tiling",
    .params = {{"tiling", "the tiling"},
               {"size", "cells along a side, or rows"},
               {"otherSize",
                "cells along the other sides, or columns [the same, or not used by that tiling]"}},
    .example = "(tiling T3636 3)",
    .meaning = &tiling_size_meaning,
};

}  // namespace ludens::ludemes::graphs
