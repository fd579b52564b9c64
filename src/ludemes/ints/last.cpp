// last.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme last = {
    .rule = "ints.last.last",
    .form = "(last <lastType> [afterConsequence:<boolean>])",
    .summary = "TODO",
    .params = {{"lastType", "TODO"},
               {"afterConsequence", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
