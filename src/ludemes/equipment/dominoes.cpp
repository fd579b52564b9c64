// dominoes.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme dominoes = {
    .rule = "dominoes",
    .form = "(dominoes [upTo:<int>])",
    .summary = "TODO",
    .params = {{"upTo", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
