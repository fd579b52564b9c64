// level.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme level = {
    .rule = "level",
    .form = "(level)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
