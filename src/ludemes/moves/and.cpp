// and.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme and_1 = {
    .rule = "logical.and",
    .form = "(and {<moves>} [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme and_2 = {
    .rule = "logical.and",
    .form = "(and <moves> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
