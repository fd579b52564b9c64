// player.cpp - (player): the player being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme player = {
    .rule = "iterator.player",
    .form = "(player)",
    .summary = "The number of the player being looked at, within (forEach Player)",
    .params = {},
    .example = "(player)",
};

}  // namespace ludens::ludemes::ints
