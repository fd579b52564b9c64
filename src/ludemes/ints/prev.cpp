// prev.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme prev = {
    .rule = "prev",
    .form = "(prev [<prevType>])",
    .summary = "TODO",
    .params = {{"prevType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
