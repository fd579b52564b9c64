// while.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme while_ = {
    .rule = "while",
    .form = "(while <boolean> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
