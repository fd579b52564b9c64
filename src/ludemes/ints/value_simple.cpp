// value_simple.cpp - (value Pending), (value MoveLimit), (value TurnLimit): stored numbers and limits of the
// game.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_simple = {
    .rule = "value",
    .form = "(value <valueSimpleType>)",
    .summary = "The pending value, or the limit on the moves or turns of the game",
    .params = {{"valueSimpleType", "which number"}},
    .example = "(value Pending)",
};

}  // namespace ludens::ludemes::ints
