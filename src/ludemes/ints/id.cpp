// id.cpp - (id): the number of a piece or a player.
#include "ludemes/regions/region_tools.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::ints {

namespace {

// Before there is any equipment nothing can be named.
template <typename Fits>
std::optional<double> component_that(const Use& use, Fits fits) {
  if (!use.maker().equipment()) return std::nullopt;
  const std::vector<ir::Component>& all = use.maker().equipment()->components;
  for (std::size_t i = 1; i < all.size(); ++i)
    if (fits(all[i])) return static_cast<double>(i);
  return ir::kOff;
}

std::optional<double> id_piece_number(const Use& use) {
  return component_that(use, [&](const ir::Component& c) { return c.name == use.word("name"); });
}

std::optional<double> id_role_number(const Use& use) {
  if (!use.maker().equipment()) return std::nullopt;
  const std::optional<int> player = role_number(use.word("role"), use.maker().equipment()->players);
  if (!player || !use.has("name")) return player;
  return component_that(use, [&](const ir::Component& c) {
    return c.owner == *player && c.name.find(use.word("name")) != std::string::npos;
  });
}

// A piece of the player that the role names now; the role Player always means the player itself.
NodeId lower_id_role(Lowering& l, const Use& use) {
  if (const auto known = id_role_number(use)) return l.ir.constant(static_cast<int>(*known));
  const std::string_view role = use.word("role");
  const NodeId player = l.player(role);
  if (!use.has("name") || role == "Player") return player;
  if (role != "Mover" && role != "Next" && role != "Prev") return l.ir.constant(ir::kOff);
  return piece_of_player(l, use.word("name"), player);
}

}  // namespace

constexpr Meaning id_piece_meaning{.number = id_piece_number};

extern const Ludeme id_piece = {
    .rule = "board.id",
    .form = "(id <string>)",
    .summary = "The index of the piece or other component with this exact name",
    .params = {{"name", "the full name, player number included"}},
    .example = "(id \"Pawn1\")",
    .meaning = &id_piece_meaning,
};

constexpr Meaning id_role_meaning{.number = id_role_number, .lower = lower_id_role};

extern const Ludeme id_role = {
    .rule = "board.id",
    .form = "(id [<string>] <roleType>)",
    .summary = "The number of a player, or with a name the index of that player's piece",
    .params = {{"name", "the name of the piece without a player number [the player is meant]"},
               {"role", "the player"}},
    .example = "(id \"Pawn\" Mover)",
    .meaning = &id_role_meaning,
};

}  // namespace ludens::ludemes::ints
