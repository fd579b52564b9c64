#include "ludemes/match_lowering.h"

namespace ludens::ludemes {

namespace {

constexpr int kMostParts = 100;
constexpr int kMostPlayers = 16;

}  // namespace

bool is_match(const Description& description) {
  const BoundId root = description.bound.root;
  return root != kUnbound && description.bound[root].kind == BoundKind::Form &&
         description.bound[root].form->keyword == "match";
}

Result<MatchPlan> read_match(const Description& match) {
  Maker maker(match);
  const Use use(maker, match.bound.root);
  MatchPlan plan;
  plan.name = use.word("name");
  if (!use.has("games"))
    return match.error(use.id(), "L0360", "this match is only named: what its games are is not said");
  if (use.has("players")) {
    const Use players = use.use("players");
    plan.players = players.whole("count", static_cast<int>(players.items("players").size()));
  }
  if (plan.players < 1 || plan.players > kMostPlayers)
    return match.error(use.arg("players"), "L0320",
                       "a match has 1 to " + std::to_string(kMostPlayers) + " players");
  const Use games = use.use("games");
  std::vector<BoundId> items;
  if (games.has("game")) items.push_back(games.arg("game"));
  for (const BoundId id : games.items("games")) items.push_back(id);
  if (items.empty() || items.size() > kMostParts)
    return match.error(games.id(), "L0361", "a match has 1 to " + std::to_string(kMostParts) + " games");
  for (const BoundId id : items) {
    const Use part(maker, id);
    plan.parts.push_back({std::string(part.word("game")), std::string(part.word("option")), id});
    const auto next = part.has("next") ? maker.number(part.arg("next")) : std::nullopt;
    if (next && (*next < 0 || *next >= static_cast<double>(items.size())))
      return match.error(
          part.arg("next"), "L0362",
          "the games of this match are numbered from 0 to " + std::to_string(items.size() - 1));
  }
  if (maker.error()) return *maker.error();
  return plan;
}

}  // namespace ludens::ludemes
