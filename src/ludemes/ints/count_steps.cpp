// count_steps.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_steps = {
    .rule = "count.count",
    .form = "(count Steps [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] <int> (<int> | <sites>))",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"relationType", "TODO"},
               {"step", "TODO"},
               {"newRotation", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
