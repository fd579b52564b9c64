// start_for_each_team.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_team = {
    .rule = "forEach.forEach",
    .form = "(forEach Team <startRule>)",
    .summary = "TODO",
    .params = {{"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
