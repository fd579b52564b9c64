// or.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme or_1 = {
    .rule = "math.or",
    .form = "(or {<boolean>})",
    .summary = "TODO",
    .params = {{"boolean", "TODO"}},
    .example = "TODO",
};

extern const Ludeme or_2 = {
    .rule = "math.or",
    .form = "(or <boolean> <boolean>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
