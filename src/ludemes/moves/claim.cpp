// claim.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme claim = {
    .rule = "claim",
    .form = "(claim [<moves.piece>] <moves.to> [<then>])",
    .summary = "TODO",
    .params = {{"piece", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
