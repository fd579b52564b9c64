// start_set.cpp - (set) at the start: given values of a puzzle, or sites that players own.
#include "ir/ops/puzzles.h"
#include "ludemes/roles.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

// The component that a role stands for: the player's number taken as a component's, or the first of nobody or
// of everybody. -1 where there is none.
int component_of_role(const Lowering& l, std::string_view role) {
  const auto& components = l.equipment.components;
  if (role == "Neutral" || role == "Shared" || role == "All") {
    const int owner = role == "Neutral" ? 0 : l.players() + 1;
    for (size_t i = 1; i < components.size(); ++i)
      if (components[i].owner == owner) return static_cast<int>(i);
    return -1;
  }
  const int number = role_number(role, l.players()).value_or(-1);
  return number >= 1 && number < static_cast<int>(components.size()) ? number : -1;
}

NodeId put_piece(Lowering& l, const Use& use, NodeId site) {
  const int component = component_of_role(l, use.word("role"));
  if (component < 0) return l.ir.node(Op::Do);
  return l.ir.node(Op::ActAdd, {site, l.ir.constant(component)}, {l.space(l.site_type(use))});
}

NodeId lower_start_set_sites(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForSitesDo, {placed_sites(l, use), put_piece(l, use, l.ir.reg(Reg::Site))},
                   {static_cast<int>(Reg::Site)});
}

NodeId lower_start_set_site(Lowering& l, const Use& use) {
  if (use.has("coord"))
    return put_piece(l, use,
                     l.ir.constant(l.equipment.board.find_label(l.site_type(use), use.word("coord"))));
  if (!use.has("site")) return l.ir.node(Op::Do);
  return put_piece(l, use, l.integer(use, "site"));
}

NodeId lower_start_set_puzzle(Lowering& l, const Use& use) {
  const SiteType type = use.pick("siteType", kSiteTypeNames, l.default_type());
  std::vector<NodeId> actions;
  for (const BoundId pair : use.items("pairs")) {
    const auto numbers = l.maker.items(pair);
    if (numbers.size() < 2) continue;
    actions.push_back(l.ir.node(
        Op::ActSetKnown, {l.integer(numbers[0]), l.integer(numbers[1]), l.ir.constant(0)}, {l.space(type)}));
  }
  return l.ir.node(Op::Do, actions);
}

}  // namespace

constexpr Meaning start_set_puzzle_meaning{.lower = lower_start_set_puzzle,
                                           .traits = kPuzzleTrait | kSeeksSitesTrait};

extern const Ludeme start_set_puzzle = {
    .rule = "deductionPuzzle.set",
    .form = "(set [<siteType>] {{<int>}})",
    .summary = "Gives sites of a deduction puzzle their values",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"pairs", "a site and its value, for each of them"}},
    .example = "(set {{1 9} {6 4} {11 8}})",
    .meaning = &start_set_puzzle_meaning,
};

constexpr Meaning start_set_sites_meaning{.lower = lower_start_set_sites, .traits = kSeeksSitesTrait};

extern const Ludeme start_set_sites = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])",
    .summary = "Puts a piece of a player, the component with the player's number, on each of some sites",
    .params = {{"role", "the player"},
               {"siteType", "kind of site meant [the board's own]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coords", "the sites, by label"}},
    .example = "(set P1 Vertex (sites {0 5 6}))",
    .meaning = &start_set_sites_meaning,
};

constexpr Meaning start_set_site_meaning{.lower = lower_start_set_site, .traits = kSeeksSitesTrait};

extern const Ludeme start_set_site = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [<int>] [coord:<string>])",
    .summary = "Puts a piece of a player, the component with the player's number, on one site",
    .params = {{"role", "the player"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"coord", "the site, by label"}},
    .example = "(set P1 Vertex 5)",
    .meaning = &start_set_site_meaning,
};

}  // namespace ludens::ludemes::rules
