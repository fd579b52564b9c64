// size_array.cpp - (size Array): how many numbers an array has.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_array = {
    .rule = "size",
    .form = "(size Array <ints>)",
    .summary = "The number of entries of an array",
    .params = {{"array", "the array"}},
    .example = "(size Array (values Remembered))",
};

}  // namespace ludens::ludemes::ints
