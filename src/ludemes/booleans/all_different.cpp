// all_different.cpp - (all Different ...): no value occurs twice in a region of a puzzle.
#include "ludemes/meaning.h"

namespace ludens::ludemes::booleans {

constexpr Meaning all_different_meaning{.traits = kPuzzleTrait};

extern const Ludeme all_different = {
    .rule = "deductionPuzzle.all.all",
    .form = "(all Different [<siteType>] [<sites>] [except:<int> | excepts:{<int>}])",
    .summary = "Whether the sites of a puzzle's regions that are solved all hold different values",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"region", "the sites to compare [each of the puzzle's regions]"},
               {"except", "a value that may repeat [none]"},
               {"excepts", "values that may repeat [none]"}},
    .example = "(all Different except:0)",
    .meaning = &all_different_meaning,
};

}  // namespace ludens::ludemes::booleans
