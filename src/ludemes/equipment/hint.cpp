// hint.cpp - (hint): a clue of a deduction puzzle.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hint_site = {
    .rule = "equipment.hint",
    .form = "(hint <int> [<int>])",
    .summary = "Gives a clue about a site of a puzzle",
    .params = {{"site", "the site"}, {"value", "the clue [0]"}},
    .example = "(hint 1 3)",
};

extern const Ludeme hint_region = {
    .rule = "equipment.hint",
    .form = "(hint {<int>} [<int>])",
    .summary = "Gives a clue about a group of sites of a puzzle",
    .params = {{"sites", "the sites"}, {"value", "the clue [0]"}},
    .example = "(hint {0 1 2 3 4 5} 1)",
};

}  // namespace ludens::ludemes::equipment
