// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme if_ = {
    .rule = "intArray.math.if",
    .form = "(if <boolean> <ints> [<ints>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"ints", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
