// forget_value.cpp - (forget Value): takes back what (remember Value) noted.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme forget_value = {
    .rule = "forget",
    .form = "(forget Value [<string>] <int> [<then>])",
    .summary = "Takes one number out of a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to forget"},
               {"then", "what follows once it is done"}},
    .example = "(forget Value (count Pips))",
};

extern const Ludeme forget_all_values = {
    .rule = "forget",
    .form = "(forget Value [<string>] All [<then>])",
    .summary = "Empties a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"}, {"then", "what follows once it is done"}},
    .example = "(forget Value All)",
};

}  // namespace ludens::ludemes::moves
