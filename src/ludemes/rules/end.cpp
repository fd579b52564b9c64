// end.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end = {
    .rule = "end",
    .form = "(end (<endRule> | {<endRule>}))",
    .summary = "TODO",
    .params = {{"endRule", "TODO"},
               {"endRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
