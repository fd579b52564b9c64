// for_all.cpp - (forAll): a puzzle's constraint holds everywhere.
#include "ludemes/meaning.h"

namespace ludens::ludemes::booleans {

constexpr Meaning for_all_meaning{.traits = kPuzzleTrait};

extern const Ludeme for_all = {
    .rule = "forAll",
    .form = "(forAll <puzzleElementType> <boolean>)",
    .summary = "Whether a constraint of a puzzle holds for every vertex, edge, cell or hint",
    .params = {{"puzzleElementType", "what to go through; each site is given as (from), each hint as (hint)"},
               {"constraint", "what each must meet"}},
    .example = "(forAll Vertex (is Count Edge (sites Incident Edge of:Vertex at:(from)) of:1 2))",
    .meaning = &for_all_meaning,
};

}  // namespace ludens::ludemes::booleans
