// is_repeat.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_repeat = {
    .rule = "booleans.is.is",
    .form = "(is Repeat [<repetitionType>])",
    .summary = "TODO",
    .params = {{"repetitionType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
