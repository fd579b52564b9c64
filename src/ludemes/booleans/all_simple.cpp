// all_simple.cpp - (all Passed), (all DiceUsed), (all DiceEqual): short questions about all players or all
// dice.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_simple = {
    .rule = "booleans.all.all",
    .form = "(all <allSimpleType>)",
    .summary = "Whether all players have just passed, all dice are used up, or all dice show the same",
    .params = {{"allSimpleType", "what to ask"}},
    .example = "(all Passed)",
};

}  // namespace ludens::ludemes::booleans
