// is_repeat.cpp - (is Repeat): whether the position occurred before.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_repeat = {
    .rule = "booleans.is.is",
    .form = "(is Repeat [<repetitionType>])",
    .summary = "Whether the current position has occurred before",
    .params = {{"repetitionType", "what makes positions the same and how far to look back [Positional]"}},
    .example = "(is Repeat Positional)",
};

}  // namespace ludens::ludemes::booleans
