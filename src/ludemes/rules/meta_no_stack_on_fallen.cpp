// meta_no_stack_on_fallen.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_stack_on_fallen = {
    .rule = "noStackOn",
    .form = "(noStackOn Fallen)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
