// prev.cpp - (prev): who moved before.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme prev = {
    .rule = "prev",
    .form = "(prev [<prevType>])",
    .summary = "The number of the player who moved before",
    .params = {{"prevType", "the mover of the move before or of the turn before [Mover]"}},
    .example = "(prev)",
};

}  // namespace ludens::ludemes::ints
