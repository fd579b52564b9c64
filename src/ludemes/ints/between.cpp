// between.cpp - (between): the site between origin and destination.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme between = {
    .rule = "iterator.between",
    .form = "(between)",
    .summary = "The site being looked at between the origin and the destination of a move",
    .params = {},
    .example = "(between)",
};

}  // namespace ludens::ludemes::ints
