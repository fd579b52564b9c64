// to.cpp - (to): where a move ends.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme to = {
    .rule = "iterator.to",
    .form = "(to)",
    .summary = "The site where the move being looked at ends",
    .params = {},
    .example = "(to)",
};

}  // namespace ludens::ludemes::ints
