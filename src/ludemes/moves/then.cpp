// then.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme then = {
    .rule = "then",
    .form = "(then <nonDecision> [applyAfterAllMoves:<boolean>])",
    .summary = "TODO",
    .params = {{"nonDecision", "TODO"},
               {"applyAfterAllMoves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
