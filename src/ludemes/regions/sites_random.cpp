// sites_random.cpp - (sites Random): sites drawn by chance.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_random = {
    .rule = "sites",
    .form = "(sites Random [<sites>] [num:<int>])",
    .summary = "Some different sites of a region, drawn at random",
    .params = {{"region", "the sites to draw from [(sites Empty Cell)]"},
               {"num", "how many, or all where there are fewer [1]"}},
    .example = "(sites Random (sites Empty) num:2)",
};

}  // namespace ludens::ludemes::regions
