// sites_incident.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_incident = {
    .rule = "sites",
    .form = "(sites Incident <siteType> of:<siteType> at:<int> [owner:<moves.player> | <roleType>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"of", "TODO"},
               {"at", "TODO"},
               {"owner", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
