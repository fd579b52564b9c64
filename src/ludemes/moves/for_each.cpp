// for_each.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach <ints> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
