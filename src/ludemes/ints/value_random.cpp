// value_random.cpp - (value Random): a number drawn by chance.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_random = {
    .rule = "value",
    .form = "(value Random <range>)",
    .summary = "A number drawn at random from a range, both ends included",
    .params = {{"range", "the range"}},
    .example = "(value Random (range 1 6))",
};

}  // namespace ludens::ludemes::ints
