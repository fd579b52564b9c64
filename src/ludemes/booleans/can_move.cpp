// can_move.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme can_move = {
    .rule = "can",
    .form = "(can Move <moves>)",
    .summary = "TODO",
    .params = {{"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
