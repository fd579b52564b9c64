// last_between.cpp - (last Between): the sites that the last move passed.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme last_between = {
    .rule = "region.last.last",
    .form = "(last Between)",
    .summary = "The sites between the origin and the destination of the last move",
    .params = {},
    .example = "(last Between)",
};

}  // namespace ludens::ludemes::regions
