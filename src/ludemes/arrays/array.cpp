// array.cpp - (array): numbers in a row.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme array_list = {
    .rule = "array",
    .form = "(array {<int>})",
    .summary = "An array of the given numbers",
    .params = {{"values", "the numbers"}},
    .example = "(array {5 (count Moves) 2})",
};

extern const Ludeme array_sites = {
    .rule = "array",
    .form = "(array <sites>)",
    .summary = "The sites of a region as an array, in order of number",
    .params = {{"region", "the region"}},
    .example = "(array (sites Board))",
};

}  // namespace ludens::ludemes::arrays
