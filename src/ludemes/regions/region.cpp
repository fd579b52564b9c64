// region.cpp - (region): constructors that the grammar lists; games write (sites ...) instead.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

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
};

extern const Ludeme region_count = {
    .rule = "sites",
    .form = "(region int)",
    .summary = "An internal constructor that the grammar lists: the first sites up to a number",
    .params = {{"count", "how many sites"}},
    .example = "(region 9)",
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
};

extern const Ludeme region_sites = {
    .rule = "sites",
    .form = "(region {int})",
    .summary = "An internal constructor that the grammar lists: the sites with the given numbers",
    .params = {{"sites", "the sites"}},
    .example = "(region {0 1 2})",
};

extern const Ludeme region_elements = {
    .rule = "sites",
    .form = "(region)",
    .summary =
        "An internal constructor that the grammar lists: a region made from board elements, never written "
        "in a game",
    .params = {},
    .example = "(region)",
};

extern const Ludeme region_list = {
    .rule = "sites",
    .form = "(region)",
    .summary =
        "An internal constructor that the grammar lists: a region made from a ready list, never written in "
        "a game",
    .params = {},
    .example = "(region)",
};

}  // namespace ludens::ludemes::regions
