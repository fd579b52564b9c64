// is_angle.cpp - (is Acute), (is Right), ...: the angle between two sites seen from a site.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_angle = {
    .rule = "booleans.is.is",
    .form = "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)",
    .summary = "Whether two sites that meet conditions form an angle of the given kind at a site",
    .params = {{"isAngleType", "the kind of angle"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the angle"},
               {"conditionA", "what one of the sites, given as (site), must meet"},
               {"conditionB", "what the other, given as (site), must meet"}},
    .example = "(is Acute at:(last To) (= (who at:(site)) (next)) (= (who at:(site)) (next)))",
};

}  // namespace ludens::ludemes::booleans
