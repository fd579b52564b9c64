// hand_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme hand_site = {
    .rule = "handSite",
    .form = "(handSite (<int> | <roleType>) [<int>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
