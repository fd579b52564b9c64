// all_sites.cpp - (all Sites), (all Different): every site of a region meets a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_sites = {
    .rule = "booleans.all.all",
    .form = "(all <allSitesType> <sites> if:<boolean>)",
    .summary =
        "Whether every site of a region meets a condition, with Different also no two holding the same "
        "piece",
    .params = {{"allSitesType", "whether the pieces must differ too"},
               {"region", "the sites to test"},
               {"if", "what each site, given as (site), must meet"}},
    .example = "(all Sites (sites Corners) if:(is Occupied (site)))",
};

}  // namespace ludens::ludemes::booleans
