// difference.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme difference = {
    .rule = "intArray.math.difference",
    .form = "(difference <ints> (<ints> | <int>))",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"ints", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
