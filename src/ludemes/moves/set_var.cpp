// set_var.cpp - (set Var): a variable of the game.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_var = {
    .rule = "effect.set.set",
    .form = "(set Var [<string>] [<int>] [<then>])",
    .summary = "Sets a variable of the game to a number",
    .params = {{"variable", "name of the variable [the nameless one]"},
               {"value", "what it becomes [-1]"},
               {"then", "what follows once it is done"}},
    .example = "(set Var \"Captures\" 1)",
};

}  // namespace ludens::ludemes::moves
