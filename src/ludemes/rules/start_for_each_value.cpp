// start_for_each_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_value = {
    .rule = "forEach.forEach",
    .form = "(forEach Value min:<int> max:<int> <startRule>)",
    .summary = "TODO",
    .params = {{"min", "TODO"},
               {"max", "TODO"},
               {"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
