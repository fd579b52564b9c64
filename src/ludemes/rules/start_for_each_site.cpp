// start_for_each_site.cpp - (forEach Site) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_site = {
    .rule = "forEach.forEach",
    .form = "(forEach Site <sites> [if:<boolean>] <startRule>)",
    .summary = "Applies a start rule for each site of a region, (site) being that site",
    .params = {{"sites", "the region"},
               {"if", "which of its sites, (site), count [all]"},
               {"rule", "the rule"}},
    .example = "(forEach Site (sites Top) if:(is Even (site)) (place \"Disc1\" (site)))",
};

}  // namespace ludens::ludemes::rules
