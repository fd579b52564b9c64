// values.cpp - (values) of a board: the values that the sites of a deduction puzzle can take.
#include "ludemes/traits.h"

namespace ludens::ludemes::equipment {

constexpr Meaning values_meaning{.traits = kNoSitesTrait};

extern const Ludeme values = {
    .rule = "equipment.values",
    .form = "(values <siteType> <range>)",
    .summary = "States which values the sites of a deduction puzzle can take",
    .params = {{"siteType", "kind of site meant"}, {"range", "the smallest and the largest value"}},
    .example = "(values Cell (range 1 9))",
    .meaning = &values_meaning,
};

}  // namespace ludens::ludemes::equipment
