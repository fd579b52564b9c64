// is_puzzle_region_result.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_puzzle_region_result = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)",
    .summary = "TODO",
    .params = {{"isPuzzleRegionResultType", "TODO"},
               {"siteType", "TODO"},
               {"sites", "TODO"},
               {"of", "TODO"},
               {"string", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
