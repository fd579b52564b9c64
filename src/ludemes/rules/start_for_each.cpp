// start_for_each.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each = {
    .rule = "forEach.forEach",
    .form = "(forEach <ints> <startRule>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
