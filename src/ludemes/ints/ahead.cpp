// ahead.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme ahead = {
    .rule = "ahead",
    .form = "(ahead [<siteType>] <int> [steps:<int>] [<direction>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"steps", "TODO"},
               {"direction", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
