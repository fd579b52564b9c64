// set_pending.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_pending = {
    .rule = "effect.set.set",
    .form = "(set Pending [<int> | <sites>] [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"sites", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
