// sites_crossing.cpp - (sites Crossing): the edges that cross an edge.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_crossing = {
    .rule = "sites",
    .form = "(sites Crossing at:<int> [<moves.player> | <roleType>])",
    .summary = "The edges of a player that cross an edge",
    .params = {{"at", "the edge"},
               {"player", "the owner of the crossing edges, by number"},
               {"role", "the owner of the crossing edges, by role"}},
    .example = "(sites Crossing at:(last To) All)",
};

}  // namespace ludens::ludemes::regions
