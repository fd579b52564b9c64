// intersection.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme intersection_1 = {
    .rule = "intArray.math.intersection",
    .form = "(intersection {<ints>})",
    .summary = "TODO",
    .params = {{"ints", "TODO"}},
    .example = "TODO",
};

extern const Ludeme intersection_2 = {
    .rule = "intArray.math.intersection",
    .form = "(intersection <ints> <ints>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
