// can_move.cpp - (can Move): whether some moves exist.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme can_move = {
    .rule = "can",
    .form = "(can Move <moves>)",
    .summary = "Whether a rule gives at least one move",
    .params = {{"moves", "the rule"}},
    .example = "(can Move (forEach Piece))",
};

}  // namespace ludens::ludemes::booleans
