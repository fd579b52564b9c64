// max_moves.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme max_moves = {
    .rule = "max.max",
    .form = "(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])",
    .summary = "TODO",
    .params = {{"maxMovesType", "TODO"},
               {"withValue", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
