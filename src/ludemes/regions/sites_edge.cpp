// sites_edge.cpp - (sites Axial), (sites Horizontal), ...: edges by the way they run.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_edge = {
    .rule = "sites",
    .form = "(sites <sitesEdgeType>)",
    .summary = "The edges of the board that run in the given way",
    .params = {{"sitesEdgeType", "how the edges run"}},
    .example = "(sites Axial)",
};

}  // namespace ludens::ludemes::regions
