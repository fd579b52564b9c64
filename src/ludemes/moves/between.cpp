// between.cpp - (between): what must hold on the sites that a move crosses, and what happens to them.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme between = {
    .rule = "moves.between",
    .form = "(between [before:<int>] [<range>] [after:<int>] [if:<boolean>] [trail:<int>] [<apply>])",
    .summary = "Describes the sites between the start and the end of a move",
    .params = {{"before", "most empty sites to cross before that stretch [0]"},
               {"range", "how many sites the stretch may have [up to the move]"},
               {"after", "most empty sites to cross after that stretch [0]"},
               {"if", "what must hold on each of these sites"},
               {"trail", "component left behind on each site that is crossed [none]"},
               {"apply", "what happens to each of these sites"}},
    .example = "(between if:(is Enemy (who at:(between))) (apply (remove (between))))",
};

}  // namespace ludens::ludemes::moves
