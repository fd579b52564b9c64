// hand_site.cpp - (handSite): a site of a player's hand.
#include "ludemes/maker.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::ints {

namespace {

std::optional<double> hand_site_number(const Use& use) {
  const ir::Equipment* equipment = use.maker().equipment();
  if (!equipment) return std::nullopt;
  std::optional<double> player;
  if (use.has("role"))
    player = role_number(use.word("role"), equipment->players);
  else
    player = use.maker().number(use.arg("player"));
  const std::optional<double> site = use.has("site") ? use.maker().number(use.arg("site")) : 0.0;
  if (!player || !site) return std::nullopt;
  // Dice and decks count as hands too.
  for (std::size_t i = 1; i < equipment->containers.size(); ++i)
    if (equipment->containers[i].owner == *player) return equipment->containers[i].first + *site;
  return ir::kOff;
}

}  // namespace

constexpr Meaning hand_site_meaning{.number = hand_site_number};

extern const Ludeme hand_site = {
    .rule = "handSite",
    .form = "(handSite (<int> | <roleType>) [<int>])",
    .summary = "The global number of a site in a player's hand, or Off (-1) without a hand",
    .params = {{"player", "whose hand, by number"},
               {"role", "whose hand, by role"},
               {"site", "which site of the hand, from 0 [0]"}},
    .example = "(handSite Mover 1)",
    .meaning = &hand_site_meaning,
};

}  // namespace ludens::ludemes::ints
