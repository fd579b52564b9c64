// swap_pieces.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_swap_pieces = {
    .rule = "move",
    .form = "(move Swap Pieces [<int>] [<int>] [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme swap_pieces = {
    .rule = "swap.swap",
    .form = "(swap Pieces [<int> <int>] [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
