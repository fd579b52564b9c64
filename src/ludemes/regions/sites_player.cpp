// sites_player.cpp - (sites Hand), (sites Winning): sites that belong to a player.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_player = {
    .rule = "sites",
    .form = "(sites <sitesPlayerType> [<siteType>] [<moves.player> | <roleType>] [<nonDecision>] [<string>])",
    .summary = "The sites of a player's hand, or those where a move would win for the player",
    .params = {{"sitesPlayerType", "which sites"},
               {"siteType", "the type of site [the board's default]"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"moves", "the moves to try, for Winning"},
               {"name", "the name of the container or region [none]"}},
    .example = "(sites Hand Mover)",
};

}  // namespace ludens::ludemes::regions
