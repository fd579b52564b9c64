// start_for_each_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_site = {
    .rule = "forEach.forEach",
    .form = "(forEach Site <sites> [if:<boolean>] <startRule>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"if", "TODO"},
               {"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
