// not_equal.cpp - (!=): difference.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme not_equal_regions = {
    .rule = "!=",
    .form = "(!= <sites> <sites>)",
    .summary = "Whether two regions differ",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(!= (sites Occupied by:Mover) (sites Mover))",
    .alias = "notEqual",
};

extern const Ludeme not_equal = {
    .rule = "!=",
    .form = "(!= <int> (<int> | <roleType>))",
    .summary = "Whether two numbers differ, or a number is not that of a player",
    .params = {{"valueA", "the first number"},
               {"valueB", "the second number"},
               {"role", "the player, for a second number"}},
    .example = "(!= (who at:(to)) Mover)",
    .alias = "notEqual",
};

}  // namespace ludens::ludemes::booleans
