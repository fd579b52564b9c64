// union.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme union_1 = {
    .rule = "intArray.math.union",
    .form = "(union {<ints>})",
    .summary = "TODO",
    .params = {{"ints", "TODO"}},
    .example = "TODO",
};

extern const Ludeme union_2 = {
    .rule = "intArray.math.union",
    .form = "(union <ints> <ints>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
