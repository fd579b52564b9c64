// sites_start.cpp - (sites Start): where a piece began.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_start = {
    .rule = "sites",
    .form = "(sites Start <moves.piece>)",
    .summary = "The sites where a piece stood at the start of the game",
    .params = {{"piece", "the piece"}},
    .example = "(sites Start (piece (what at:(from))))",
};

}  // namespace ludens::ludemes::regions
