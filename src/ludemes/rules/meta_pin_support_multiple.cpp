// meta_pin_support_multiple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_pin_support_multiple = {
    .rule = "pin",
    .form = "(pin SupportMultiple)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
