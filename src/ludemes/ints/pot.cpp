// pot.cpp - (pot): the money in the middle.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme pot = {
    .rule = "pot",
    .form = "(pot)",
    .summary = "The amount in the pot",
    .params = {},
    .example = "(pot)",
};

}  // namespace ludens::ludemes::ints
