// start_split_deck.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_split_deck = {
    .rule = "split",
    .form = "(split Deck)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
