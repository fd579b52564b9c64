// append.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme append = {
    .rule = "append",
    .form = "(append <nonDecision> [<then>])",
    .summary = "TODO",
    .params = {{"nonDecision", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
