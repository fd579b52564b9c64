// surakarta_board.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme surakarta_board = {
    .rule = "surakartaBoard",
    .form = "(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"loops", "TODO"},
               {"from", "TODO"},
               {"largeStack", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
