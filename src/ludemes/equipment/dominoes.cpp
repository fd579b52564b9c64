// dominoes.cpp - (dominoes): a whole set of dominoes.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme dominoes = {
    .rule = "dominoes",
    .form = "(dominoes [upTo:<int>])",
    .summary = "Makes one domino for each pair of numbers from 0 to the largest",
    .params = {{"upTo", "the largest number [6]"}},
    .example = "(dominoes upTo:6)",
};

}  // namespace ludens::ludemes::equipment
