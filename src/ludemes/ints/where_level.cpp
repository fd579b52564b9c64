// where_level.cpp - (where Level): the level of a piece in a stack.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId level_of(Lowering& l, const Use& use, NodeId piece, NodeId state) {
  const NodeId from_top = use.has("fromTop") ? l.boolean(use, "fromTop") : l.ir.boolean(true);
  return l.ir.level_number(
      l.ir.node(Op::WhereLevel, {piece, l.integer(use, "at"), state, from_top}, {l.space(l.site_type(use))}));
}

NodeId lower_where_level_piece(Lowering& l, const Use& use) {
  return level_of(l, use, l.integer(use, "what"), ir::kNothing);
}

NodeId lower_where_level_name(Lowering& l, const Use& use) {
  return level_of(l, use, piece_of_player(l, use.word("name"), l.player(use, "player", "role")),
                  l.integer(use, "state"));
}

std::uint32_t traits_of_level_state(const Use& use) {
  return use.has("state") ? kStatesTrait : kNoTrait;
}

}  // namespace

constexpr Meaning where_level_piece_meaning{.lower = lower_where_level_piece, .traits = kStacksTrait};

extern const Ludeme where_level_piece = {
    .rule = "where",
    .form = "(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])",
    .summary = "The level of the first piece with a given index in the stack at a site, or Off (-1)",
    .params = {{"what", "the index of the piece"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"fromTop", "whether to look from the top down [True]"}},
    .example = "(where Level (id \"Pawn1\") at:(last To))",
    .meaning = &where_level_piece_meaning,
};

constexpr Meaning where_level_name_meaning{
    .lower = lower_where_level_name, .traits = kStacksTrait, .traits_of = traits_of_level_state};

extern const Ludeme where_level_name = {
    .rule = "where",
    .form =
        "(where Level <string> (<int> | <roleType>) [state:<int>] [<siteType>] at:<int> "
        "[fromTop:<boolean>])",
    .summary = "The level of the first of a player's pieces of some name in the stack at a site, or Off (-1)",
    .params = {{"name", "the name of the piece without a player number"},
               {"player", "whose piece, by number"},
               {"role", "whose piece, by role"},
               {"state", "the local state it must have [any]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"fromTop", "whether to look from the top down [True]"}},
    .example = "(where Level \"Pawn\" Mover at:(last To))",
    .meaning = &where_level_name_meaning,
};

}  // namespace ludens::ludemes::ints
