// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme if_ = {
    .rule = "logical.if",
    .form = "(if <boolean> <moves> [<moves>] [<then>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"moves", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
