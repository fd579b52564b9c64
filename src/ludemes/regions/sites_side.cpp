// sites_side.cpp - (sites Side): one side of the board.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_side = {
    .rule = "sites",
    .form = "(sites Side [<siteType>] [<moves.player> | <roleType> | <compassDirection>])",
    .summary = "The sites on the side of the board in a direction, or on the side that a player faces",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"player", "the player, by number"},
               {"role", "the player, by role; Shared for all sides"},
               {"direction", "the direction of the side"}},
    .example = "(sites Side N)",
};

}  // namespace ludens::ludemes::regions
