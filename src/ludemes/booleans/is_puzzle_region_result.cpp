// is_puzzle_region_result.cpp - (is Count), (is Sum): the total of a region of a puzzle.
#include "ludemes/meaning.h"

namespace ludens::ludemes::booleans {

constexpr Meaning is_puzzle_region_result_meaning{.traits = kPuzzleTrait};

extern const Ludeme is_puzzle_region_result = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)",
    .summary =
        "Whether a piece occurs so many times in a region (Count), or its values add up to a total (Sum)",
    .params = {{"isPuzzleRegionResultType", "what to work out"},
               {"siteType", "the type of site [the board's default]"},
               {"region", "the sites [each of the puzzle's regions]"},
               {"of", "the value to count [1]"},
               {"name", "the name of the regions to test [all regions]"},
               {"result", "the total to reach"}},
    .example = "(is Sum (sites Row 0) 15)",
    .meaning = &is_puzzle_region_result_meaning,
};

}  // namespace ludens::ludemes::booleans
