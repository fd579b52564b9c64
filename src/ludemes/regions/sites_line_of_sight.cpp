// sites_line_of_sight.cpp - (sites LineOfSight): what can be seen from a site.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_line_of_sight = {
    .rule = "sites",
    .form = "(sites LineOfSight [<lineOfSightType>] [<siteType>] [at:<int>] [<direction>])",
    .summary =
        "In each direction from a site, the first piece, the empty sites before it, or the last of these",
    .params = {{"lineOfSightType", "what to gather [Piece]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "where to look from [(last To)]"},
               {"direction", "the directions to look in [Adjacent]"}},
    .example = "(sites LineOfSight Piece at:(last To) Orthogonal)",
};

}  // namespace ludens::ludemes::regions
