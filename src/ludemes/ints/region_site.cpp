// region_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme region_site = {
    .rule = "regionSite",
    .form = "(regionSite <sites> index:<int>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"index", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
