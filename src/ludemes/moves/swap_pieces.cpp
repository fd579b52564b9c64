// swap_pieces.cpp - (swap Pieces), (move Swap Pieces): two sites exchange their pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_swap_pieces = {
    .rule = "move",
    .form = "(move Swap Pieces [<int>] [<int>] [<then>])",
    .summary = "Lets the mover exchange the pieces on two sites",
    .params = {{"siteA", "one of the sites [where the last move started]"},
               {"siteB", "the other site [where the last move ended]"},
               {"then", "what follows once it is done"}},
    .example = "(move Swap Pieces (from) (to))",
};

extern const Ludeme swap_pieces = {
    .rule = "swap.swap",
    .form = "(swap Pieces [<int> <int>] [<then>])",
    .summary = "Exchanges the pieces on two sites",
    .params = {{"siteA", "one of the sites [where the last move started]"},
               {"siteB", "the other site [where the last move ended]"},
               {"then", "what follows once it is done"}},
    .example = "(swap Pieces (last From) (last To))",
};

}  // namespace ludens::ludemes::moves
