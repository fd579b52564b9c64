// phase.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme phase = {
    .rule = "board.phase",
    .form = "(phase [<siteType>] of:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"of", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
