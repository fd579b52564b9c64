// array_value.cpp - (arrayValue): one number of an array.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme array_value = {
    .rule = "arrayValue",
    .form = "(arrayValue <ints> index:<int>)",
    .summary = "The number at an index of an array, or Off (-1) beyond its end",
    .params = {{"array", "the array"}, {"index", "which number, from 0"}},
    .example = "(arrayValue (results from:(last To) to:(sites Empty) (row of:(to))) index:0)",
};

}  // namespace ludens::ludemes::ints
