// meta_no_suicide.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_suicide = {
    .rule = "meta.no.no",
    .form = "(no Suicide)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
