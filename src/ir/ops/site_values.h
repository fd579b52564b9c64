// site_values.h - ops of how many pieces sites hold, and of the numbers that a site keeps for its piece.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord CountIn{
    .name = "count_in",
    .result = Int,
    .operands = {{"sites", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Count, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc = "How many pieces there are on these sites, all levels of stacks counted.",
};
inline constexpr OpRecord ActSetSite{
    .name = "act_set_site",
    .result = Void,
    .operands = {{"site", Int}, {"value", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"field", Attr::Field}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Value),
    .locates = true,
    .asks_world = true,
    .doc =
        "Sets the count, local state or value of the piece at the site and level, the top one where no "
        "level is given. A count of 0 or less clears the site. Where pieces stack, a count of 0 or less "
        "takes the top piece and any other count does nothing.",
};

}  // namespace ludens::ir::Op
