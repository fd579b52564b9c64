// and.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme and_1 = {
    .rule = "math.and",
    .form = "(and {<boolean>})",
    .summary = "TODO",
    .params = {{"boolean", "TODO"}},
    .example = "TODO",
};

extern const Ludeme and_2 = {
    .rule = "math.and",
    .form = "(and <boolean> <boolean>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
