// sites_incident.cpp - (sites Incident): the vertices, edges or cells that touch a site.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_incident = {
    .rule = "sites",
    .form = "(sites Incident <siteType> of:<siteType> at:<int> [owner:<moves.player> | <roleType>])",
    .summary = "The vertices, edges or cells that touch a vertex, edge or cell",
    .params = {{"result", "the type of the sites to find"},
               {"of", "the type of the given site"},
               {"at", "the given site"},
               {"owner", "the owner that the sites must have, by number [any]"},
               {"role", "the owner that the sites must have, by role [any]"}},
    .example = "(sites Incident Edge of:Vertex at:(last To))",
};

}  // namespace ludens::ludemes::regions
