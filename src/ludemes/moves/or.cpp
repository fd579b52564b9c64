// or.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme or_1 = {
    .rule = "logical.or",
    .form = "(or {<moves>} [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme or_2 = {
    .rule = "logical.or",
    .form = "(or <moves> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
