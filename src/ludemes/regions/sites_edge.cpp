// sites_edge.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_edge = {
    .rule = "sites",
    .form = "(sites <sitesEdgeType>)",
    .summary = "TODO",
    .params = {{"sitesEdgeType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
