// equals.cpp - (=): equality.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme equals_regions = {
    .rule = "=",
    .form = "(= <sites> <sites>)",
    .summary = "Whether two regions have the same sites",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(= (sites Occupied by:Mover) (sites Mover))",
    .alias = "equals",
};

extern const Ludeme equals = {
    .rule = "=",
    .form = "(= <int> (<int> | <roleType>))",
    .summary = "Whether two numbers are equal, or a number is that of a player",
    .params = {{"valueA", "the first number"},
               {"valueB", "the second number"},
               {"role", "the player, for a second number"}},
    .example = "(= (who at:(to)) Mover)",
    .alias = "equals",
};

}  // namespace ludens::ludemes::booleans
