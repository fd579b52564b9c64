// next.cpp - (next): who moves next.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme next = {
    .rule = "next",
    .form = "(next)",
    .summary = "The number of the player who moves after this turn",
    .params = {},
    .example = "(next)",
};

}  // namespace ludens::ludemes::ints
