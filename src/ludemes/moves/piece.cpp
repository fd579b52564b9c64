// piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme piece = {
    .rule = "moves.piece",
    .form = "(piece (<string> | <int> | {<string>} | {<int>}) [state:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"string", "TODO"},
               {"int", "TODO"},
               {"state", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
