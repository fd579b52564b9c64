// meta_automove.cpp - (automove): forced moves are made at once.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_automove = {
    .rule = "automove",
    .form = "(automove)",
    .summary = "Adds to each move the moves that it leaves as the only ones to their sites, again and again",
    .example = "(automove)",
};

}  // namespace ludens::ludemes::rules
