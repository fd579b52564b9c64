// for_all.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme for_all = {
    .rule = "forAll",
    .form = "(forAll <puzzleElementType> <boolean>)",
    .summary = "TODO",
    .params = {{"puzzleElementType", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
