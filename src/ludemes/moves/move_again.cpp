// move_again.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_again = {
    .rule = "moveAgain",
    .form = "(moveAgain [<then>])",
    .summary = "TODO",
    .params = {{"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
