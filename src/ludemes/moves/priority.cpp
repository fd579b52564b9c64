// priority.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme priority_1 = {
    .rule = "priority",
    .form = "(priority <moves> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme priority_2 = {
    .rule = "priority",
    .form = "(priority {<moves>} [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
