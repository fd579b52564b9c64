// size_territory.cpp - (size Territory): how much empty ground a player encloses.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_territory = {
    .rule = "size",
    .form = "(size Territory [<siteType>] (<roleType> | <moves.player>) [<absoluteDirection>])",
    .summary = "The number of empty sites in areas that touch the pieces of one player only",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"role", "the player, by role"},
               {"player", "the player, by number"},
               {"direction", "how neighbours connect [Adjacent]"}},
    .example = "(size Territory P1)",
};

}  // namespace ludens::ludemes::ints
