// region.cpp - (region): constructors that the grammar lists; games write (sites ...) instead.
#include <algorithm>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_region_of_nothing(Lowering& l, const Use&) {
  return l.ir.set({});
}

NodeId lower_first_sites(Lowering& l, const Use& use) {
  Sites sites;
  const int count = std::min(use.whole("count"), l.equipment.board.count(l.default_type()));
  for (int site = 0; site < count; ++site) sites.push_back(site);
  return l.ir.set_of(sites);
}

NodeId lower_numbered_sites(Lowering& l, const Use& use) {
  return l.ir.set_of(use.wholes("sites"));
}

}  // namespace

constexpr Meaning region_of_nothing_meaning{.lower = lower_region_of_nothing};
constexpr Meaning region_count_meaning{.lower = lower_first_sites};
constexpr Meaning region_sites_meaning{.lower = lower_numbered_sites};

extern const Ludeme region_copy = {
    .rule = "sites",
    .form = "(region <equipment.region>)",
    .summary = "An internal constructor that the grammar lists: a copy of a region",
    .params = {{"region", "the region to copy"}},
    .example = "(region (region))",
};

extern const Ludeme region_bits = {
    .rule = "sites",
    .form = "(region)",
    .summary =
        "An internal constructor that the grammar lists: a region made from ready bits, never written in a "
        "game",
    .params = {},
    .example = "(region)",
    .meaning = &region_of_nothing_meaning,
};

extern const Ludeme region_count = {
    .rule = "sites",
    .form = "(region int)",
    .summary = "An internal constructor that the grammar lists: the first sites up to a number",
    .params = {{"count", "how many sites"}},
    .example = "(region 9)",
    .meaning = &region_count_meaning,
};

extern const Ludeme region_coordinates = {
    .rule = "sites",
    .form = "(region <string> <container.board.board> {<string>})",
    .summary =
        "An internal constructor that the grammar lists: the cells of a board with the given coordinates",
    .params = {{"name", "the name of the region"},
               {"board", "the board"},
               {"coordinates", "the coordinates of the cells"}},
    .example = "(region \"Home\" (board (square 3)) {\"A1\" \"B1\"})",
};

extern const Ludeme region_empty = {
    .rule = "sites",
    .form = "(region)",
    .summary = "An internal constructor that the grammar lists: a region without sites",
    .params = {},
    .example = "(region)",
    .meaning = &region_of_nothing_meaning,
};

extern const Ludeme region_sites = {
    .rule = "sites",
    .form = "(region {int})",
    .summary = "An internal constructor that the grammar lists: the sites with the given numbers",
    .params = {{"sites", "the sites"}},
    .example = "(region {0 1 2})",
    .meaning = &region_sites_meaning,
};

extern const Ludeme region_elements = {
    .rule = "sites",
    .form = "(region)",
    .summary =
        "An internal constructor that the grammar lists: a region made from board elements, never written "
        "in a game",
    .params = {},
    .example = "(region)",
    .meaning = &region_of_nothing_meaning,
};

extern const Ludeme region_list = {
    .rule = "sites",
    .form = "(region)",
    .summary =
        "An internal constructor that the grammar lists: a region made from a ready list, never written in "
        "a game",
    .params = {},
    .example = "(region)",
    .meaning = &region_of_nothing_meaning,
};

}  // namespace ludens::ludemes::regions
