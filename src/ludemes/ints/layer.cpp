// layer.cpp - (layer): how high a site lies.
#include "ludemes/meaning.h"

namespace ludens::ludemes::ints {

constexpr Meaning layer_meaning{.traits = kFlatRowsTrait};

extern const Ludeme layer = {
    .rule = "layer",
    .form = "(layer of:<int> [<siteType>])",
    .summary = "The index of the layer of a site on a board in three dimensions, or Off (-1) off the board",
    .params = {{"of", "the site"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(layer of:(to))",
    .meaning = &layer_meaning,
};

}  // namespace ludens::ludemes::ints
