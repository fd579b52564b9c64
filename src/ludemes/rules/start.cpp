// start.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start = {
    .rule = "start",
    .form = "(start ({<startRule>} | <startRule>))",
    .summary = "TODO",
    .params = {{"startRule", "TODO"},
               {"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
