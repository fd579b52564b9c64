// no_pieces.cpp - (no Pieces): a player has no pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme no_pieces = {
    .rule = "booleans.no.no",
    .form = "(no Pieces [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>])",
    .summary = "Whether a player has no pieces on the board or in hand",
    .params = {{"siteType", "the type of site [every type]"},
               {"role", "whose pieces, by role [All]"},
               {"of", "whose pieces, by player number"},
               {"name", "only pieces whose name contains this [all pieces]"},
               {"in", "only pieces on these sites [everywhere]"}},
    .example = "(no Pieces Next)",
};

}  // namespace ludens::ludemes::booleans
