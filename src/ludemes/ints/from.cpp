// from.cpp - (from): where a move begins.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme from = {
    .rule = "iterator.from",
    .form = "(from [at:<whenType>])",
    .summary = "The site where the move being looked at begins",
    .params = {{"at", "the moment to look at; StartOfTurn gives where this turn's first move began [now]"}},
    .example = "(from)",
};

}  // namespace ludens::ludemes::ints
