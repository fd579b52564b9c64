// sites_distance.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_distance = {
    .rule = "sites",
    .form = "(sites Distance [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] from:<int> <range>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"relationType", "TODO"},
               {"step", "TODO"},
               {"newRotation", "TODO"},
               {"from", "TODO"},
               {"range", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
