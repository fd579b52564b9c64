// add.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme add = {
    .rule = "effect.add",
    .form = "(add [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"piece", "TODO"},
               {"to", "TODO"},
               {"count", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
