// meta_pass_end.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_pass_end = {
    .rule = "passEnd",
    .form = "(passEnd <passEndType>)",
    .summary = "TODO",
    .params = {{"passEndType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
