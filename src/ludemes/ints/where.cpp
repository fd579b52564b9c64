// where.cpp - (where): the site of a piece.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

int sites_searched(const Lowering& l) {
  return l.equipment.containers.front().sites;
}

NodeId lower_where_piece(Lowering& l, const Use& use) {
  return l.ir.node(Op::WherePiece, {l.integer(use, "what")}, {l.space(l.site_type(use)), sites_searched(l)});
}

NodeId lower_where_name(Lowering& l, const Use& use) {
  const NodeId piece = piece_of_player(l, use.word("name"), l.player(use, "player", "role"));
  std::vector<std::int32_t> asked;
  for (size_t i = 1; i < l.equipment.components.size(); ++i)
    if (l.equipment.components[i].name.find(use.word("name")) != std::string::npos)
      asked.push_back(static_cast<std::int32_t>(i));
  return l.ir.node(Op::WhereFirst, {piece, l.integer(use, "state")},
                   {l.space(l.site_type(use)), sites_searched(l), l.ir.list(std::move(asked))});
}

std::uint32_t traits_of_given_state(const Use& use) {
  return use.has("state") ? kStatesTrait : kNoTrait;
}

}  // namespace

constexpr Meaning where_piece_meaning{.lower = lower_where_piece};

extern const Ludeme where_piece = {
    .rule = "where",
    .form = "(where <int> [<siteType>])",
    .summary = "The first site that holds a piece, given by its index, or Off (-1)",
    .params = {{"what", "the index of the piece"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(where (what at:(last To)))",
    .meaning = &where_piece_meaning,
};

constexpr Meaning where_name_meaning{.lower = lower_where_name, .traits_of = traits_of_given_state};

extern const Ludeme where_name = {
    .rule = "where",
    .form = "(where <string> (<int> | <roleType>) [state:<int>] [<siteType>])",
    .summary = "The site of a player's piece of some name, of several the one that came first, or Off (-1)",
    .params = {{"name", "the name of the piece without a player number"},
               {"player", "whose piece, by number"},
               {"role", "whose piece, by role"},
               {"state", "the local state it must have [any]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(where \"King\" Mover)",
    .meaning = &where_name_meaning,
};

}  // namespace ludens::ludemes::ints
