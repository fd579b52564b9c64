// set_pending.cpp - (set Pending): a mark that lasts until the next move was made.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_pending = {
    .rule = "effect.set.set",
    .form = "(set Pending [<int> | <sites>] [<then>])",
    .summary = "Sets a mark, which may be a value or sites, that lasts through the next move",
    .params = {{"value", "the value of the mark [1]"},
               {"sites", "the sites to mark"},
               {"then", "what follows once it is done"}},
    .example = "(set Pending (sites Around (last To)))",
};

}  // namespace ludens::ludemes::moves
