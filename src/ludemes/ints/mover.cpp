// mover.cpp - (mover): whose turn it is.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme mover = {
    .rule = "mover",
    .form = "(mover)",
    .summary = "The number of the player to move",
    .params = {},
    .example = "(mover)",
};

}  // namespace ludens::ludemes::ints
