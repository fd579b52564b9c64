// meta_no_repeat.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_repeat = {
    .rule = "meta.no.no",
    .form = "(no Repeat [<repetitionType>])",
    .summary = "TODO",
    .params = {{"repetitionType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
