// top_level.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme top_level = {
    .rule = "topLevel",
    .form = "(topLevel [<siteType>] at:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
