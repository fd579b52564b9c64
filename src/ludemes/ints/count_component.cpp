// count_component.cpp - (count Pieces), (count Pips): how many pieces stand on the board, or what the dice
// show.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_component = {
    .rule = "count.count",
    .form =
        "(count <countComponentType> [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>] "
        "[if:<boolean>])",
    .summary =
        "The number of pieces of a player on all boards and hands (Pieces), or the sum of a player's dice "
        "(Pips)",
    .params = {{"countComponentType", "what to count"},
               {"siteType", "the type of site [every type]"},
               {"role", "whose, by role [All; for Pips the shared dice]"},
               {"of", "whose, by player number"},
               {"name", "only pieces whose name contains this [all pieces]"},
               {"in", "only pieces on these sites [everywhere]"},
               {"if", "only pieces whose site, given as (site), meets this [True]"}},
    .example = "(count Pieces Mover in:(sites Board))",
};

}  // namespace ludens::ludemes::ints
