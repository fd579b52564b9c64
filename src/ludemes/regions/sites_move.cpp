// sites_move.cpp - (sites From), (sites To), (sites Between): the sites of some moves.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_move = {
    .rule = "sites",
    .form = "(sites <sitesMoveType> <moves>)",
    .summary = "The origins, the destinations or the sites between them of all moves that a rule gives",
    .params = {{"sitesMoveType", "which sites of each move"}, {"moves", "the rule"}},
    .example = "(sites To (forEach Piece))",
};

}  // namespace ludens::ludemes::regions
