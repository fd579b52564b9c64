// set_value.cpp - (set Counter), (set Pot): the counter and the pot of the game.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_value = {
    .rule = "effect.set.set",
    .form = "(set <setValueType> [<int>] [<then>])",
    .summary = "Sets the game's counter, which rises by one with each move, or the pot",
    .params = {{"property", "what is set"},
               {"value", "what it becomes [-1]"},
               {"then", "what follows once it is done"}},
    .example = "(set Counter 0)",
};

}  // namespace ludens::ludemes::moves
