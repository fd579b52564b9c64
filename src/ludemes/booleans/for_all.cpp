// for_all.cpp - (forAll): a puzzle's constraint holds everywhere.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme for_all = {
    .rule = "forAll",
    .form = "(forAll <puzzleElementType> <boolean>)",
    .summary = "Whether a constraint of a puzzle holds for every vertex, edge, cell or hint",
    .params = {{"puzzleElementType", "what to go through; each site is given as (from), each hint as (hint)"},
               {"constraint", "what each must meet"}},
    .example = "(forAll Vertex (is Count Edge (sites Incident Edge of:Vertex at:(from)) of:1 2))",
};

}  // namespace ludens::ludemes::booleans
