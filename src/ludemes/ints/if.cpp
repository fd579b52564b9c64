// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme if_ = {
    .rule = "ints.math.if",
    .form = "(if <boolean> <int> <int>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
