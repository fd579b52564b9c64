// move_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_simple = {
    .rule = "move",
    .form = "(move <moveSimpleType> [<then>])",
    .summary = "TODO",
    .params = {{"moveSimpleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
