// hand.cpp - (hand): sites beside the board where a player keeps pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hand = {
    .rule = "other.hand",
    .form = "(hand <roleType> [size:<int>])",
    .summary = "Makes sites beside the board for a player",
    .params = {{"role", "the owner; Each gives every player one"}, {"size", "how many sites it has [1]"}},
    .example = "(hand Each size:5)",
};

}  // namespace ludens::ludemes::equipment
