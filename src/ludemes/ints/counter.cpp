// counter.cpp - (counter): a number that rises with each move.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme counter = {
    .rule = "counter",
    .form = "(counter)",
    .summary = "The counter, which goes up by one with each move and can be set",
    .params = {},
    .example = "(counter)",
};

}  // namespace ludens::ludemes::ints
