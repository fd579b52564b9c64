// all_combinations.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme all_combinations = {
    .rule = "allCombinations",
    .form = "(allCombinations <moves> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
