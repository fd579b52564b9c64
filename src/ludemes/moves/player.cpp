// player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme player = {
    .rule = "moves.player",
    .form = "(player <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
