// count.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme count = {
    .rule = "math.count",
    .form = "(count <string> <int>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
