// for_each_die.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_die = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] <moves> [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"combined", "TODO"},
               {"replayDouble", "TODO"},
               {"if", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
