// start_place.cpp - (place): pieces that stand on the board, or in hand, at the start.
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

// The component of that name; for a name shared by the players' own pieces there is none.
NodeId placed_component(Lowering& l, const Use& use) {
  const int component = l.component_named(use.word("piece"));
  if (component < 0) l.need(use.id(), "a piece called \"" + std::string(use.word("piece")) + "\"", ir::Type::Void);
  return l.ir.constant(std::max(component, 0));
}

NodeId lower_place_sites(Lowering& l, const Use& use) {
  if (use.has("counts")) return l.need(use.id(), "(place ... counts:)", ir::Type::Void);
  const SiteType type = l.site_type(use);
  std::vector<int> sites;
  if (use.has("indices")) sites = use.wholes("indices");
  for (const BoundId id : use.items("coords")) sites.push_back(l.equipment.board.find_label(type, l.maker.word(id)));
  const NodeId region = use.has("sites") ? l.region(use, "sites") : l.ir.set_of(sites);
  const NodeId add = l.ir.node(Op::ActAdd,
                               {l.ir.reg(Reg::Site), placed_component(l, use), l.ir.constant(1), l.integer(use, "state"),
                                l.integer(use, "rotation"), l.integer(use, "value"), ir::kNothing},
                               {l.space(type)});
  return l.ir.node(Op::ForSitesDo, {region, add}, {static_cast<int>(Reg::Site)});
}

NodeId lower_place_site(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  NodeId site = l.ir.constant(0);
  if (use.has("container")) {
    for (const ir::Container& c : l.equipment.containers)
      if (c.name == use.word("container")) {
        const NodeId within = use.has("site") ? l.integer(use, "site") : l.ir.constant(0);
        site = l.ir.node(Op::Add, {l.ir.constant(c.first), within});
      }
  } else if (use.has("coord")) {
    site = l.ir.constant(l.equipment.board.find_label(type, use.word("coord")));
  } else if (use.has("site")) {
    site = l.integer(use, "site");
  }
  return l.ir.node(Op::ActAdd,
                   {site, placed_component(l, use), use.has("count") ? l.integer(use, "count") : l.ir.constant(1),
                    l.integer(use, "state"), l.integer(use, "rotation"), l.integer(use, "value"), ir::kNothing},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning start_place_sites_meaning{.lower = lower_place_sites};

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
               {"counts", "how many pieces each site gets; only the first number counts [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" (sites Bottom))",
    .meaning = &start_place_sites_meaning,
};

constexpr Meaning start_place_site_meaning{.lower = lower_place_site};

extern const Ludeme start_place_site = {
    .rule = "place",
    .form =
        "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] [state:<int>] "
        "[rotation:<int>] [value:<int>])",
    .summary = "Puts a piece on one site, or into a hand",
    .params = {{"piece", "name of the piece"},
               {"container", "name of the container [the board]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"coord", "the site, by label"},
               {"count", "how many pieces it gets [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" coord:\"A1\")",
    .meaning = &start_place_site_meaning,
};

}  // namespace ludens::ludemes::rules
