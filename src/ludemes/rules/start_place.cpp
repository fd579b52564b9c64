// start_place.cpp - (place): pieces that stand on the board, or in hand, at the start.
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::rules {

namespace {

bool has_number(std::string_view name) {
  return name.find_first_of("0123456789") != std::string_view::npos;
}

// In a game with stacks it is one piece whatever the count: several are for (place Stack ..).
NodeId piece_at(Lowering& l, const Use& use, NodeId site, NodeId component) {
  const NodeId count = l.program.uses.stacks ? l.ir.constant(1) : placed_count(l, use);
  return l.ir.node(Op::ActAdd,
                   {site, component, count, l.integer(use, "state"), l.integer(use, "rotation"),
                    l.integer(use, "value"), ir::kNothing},
                   {l.space(l.site_type(use))});
}

NodeId lower_place_sites(Lowering& l, const Use& use) {
  const NodeId add = piece_at(l, use, l.ir.reg(Reg::Site), named_piece(l, use, use.word("piece")));
  if (use.has("sites") || use.items("indices").empty())
    return l.ir.node(Op::ForSitesDo, {placed_sites(l, use), add}, {static_cast<int>(Reg::Site)});
  std::vector<NodeId> sites;  // in the order of the list
  for (const BoundId id : use.items("indices")) sites.push_back(l.integer(id));
  return l.ir.node(Op::ForListDo, {l.ir.node(Op::MakeList, sites), add}, {static_cast<int>(Reg::Site)});
}

// (place "Ball" "Hand"): each player's own piece into the first free site of that player's hand.
NodeId place_in_hands(Lowering& l, const Use& use) {
  std::vector<NodeId> all;
  for (int p = 1; p <= l.players(); ++p) {
    const int container = container_named(l, std::string(use.word("container")) + std::to_string(p));
    if (container < 0) continue;
    all.push_back(piece_at(l, use, first_free_site(l, container),
                           named_piece(l, use, std::string(use.word("piece")) + std::to_string(p))));
  }
  return l.ir.node(Op::Do, all);
}

NodeId place_in_container(Lowering& l, const Use& use) {
  const int container = container_asked(l, use);
  const ir::Container& c = l.equipment.containers[static_cast<size_t>(container)];
  // A hand that is named with its number gets the component of the container's number: so the language has
  // it.
  if (use.word("container").find("Hand") != std::string_view::npos)
    return piece_at(l, use, l.ir.constant(c.first), l.ir.constant(container));
  const NodeId within = use.has("site") ? l.integer(use, "site") : l.ir.constant(0);
  return piece_at(l, use, l.ir.node(Op::Add, {l.ir.constant(c.first), within}),
                  named_piece(l, use, use.word("piece")));
}

NodeId lower_place_site(Lowering& l, const Use& use) {
  const std::string_view piece = use.word("piece");
  const int exact = l.component_named(piece);
  const bool shared =
      exact >= 0 && l.equipment.components[static_cast<size_t>(exact)].owner == l.players() + 1;
  if (use.word("container") == "Hand" && !has_number(piece) && !shared) return place_in_hands(l, use);
  if (use.has("container")) return place_in_container(l, use);
  if (use.has("coord"))
    return piece_at(l, use, l.ir.constant(l.equipment.board.find_label(l.site_type(use), use.word("coord"))),
                    named_piece(l, use, piece));
  if (!use.has("site")) return l.ir.node(Op::Do);
  return piece_at(l, use, l.integer(use, "site"), named_piece(l, use, piece));
}

}  // namespace

constexpr Meaning start_place_sites_meaning{
    .lower = lower_place_sites, .traits = kSeeksSitesTrait, .traits_of = traits_of_placing};

extern const Ludeme start_place_sites = {
    .rule = "place",
    .form =
        "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] [state:<int>] "
        "[rotation:<int>] [value:<int>])",
    .summary = "Puts a piece on each of some sites",
    .params = {{"piece", "name of the piece"},
               {"siteType", "kind of site meant [the board's own]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coords", "the sites, by label"},
               {"counts",
                "how many pieces each site gets: only the first number counts, and in a game with stacks it "
                "is always one [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" (sites Bottom))",
    .meaning = &start_place_sites_meaning,
};

constexpr Meaning start_place_site_meaning{
    .lower = lower_place_site, .traits = kSeeksSitesTrait, .traits_of = traits_of_placing};

extern const Ludeme start_place_site = {
    .rule = "place",
    .form =
        "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] [state:<int>] "
        "[rotation:<int>] [value:<int>])",
    .summary = "Puts a piece on one site, or into hands",
    .params = {{"piece", "name of the piece"},
               {"container", "\"Hand\" for every player's, or the name of one container [the board]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"coord", "the site, by label"},
               {"count", "how many pieces it gets; always one in a game with stacks [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" coord:\"A1\")",
    .note =
        "(place \"Disc\" \"Hand\" count:5), the piece without its number, gives each player five of their "
        "own. A hand named with its number gets the piece of the container's number, whatever is named: to "
        "choose the piece, write (place \"Disc1\" (handSite P1) count:5). Several on a site of a game with "
        "stacks are placed by (place Stack \"Disc1\" ...).",
    .meaning = &start_place_site_meaning,
};

}  // namespace ludens::ludemes::rules
