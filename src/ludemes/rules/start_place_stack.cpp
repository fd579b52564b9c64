// start_place_stack.cpp - (place Stack): stacks that stand on the board at the start.
#include "ludemes/rules/placing.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::rules {

namespace {

// Each named piece in turn, as often as counted, on top of what is there.
NodeId stack_pieces(Lowering& l, const Use& use, NodeId site, NodeId count) {
  std::vector<std::string_view> names;
  if (use.has("piece")) names.push_back(use.word("piece"));
  for (const BoundId id : use.items("items")) names.push_back(l.maker.word(id));
  std::vector<NodeId> all;
  for (const std::string_view name : names)
    all.push_back(l.ir.node(Op::ActAdd,
                            {site, named_piece(l, use, name), count, l.integer(use, "state"),
                             l.integer(use, "rotation"), l.integer(use, "value"), ir::kNothing},
                            {l.space(l.site_type(use))}));
  return l.ir.node(Op::Do, all);
}

NodeId lower_place_stack(Lowering& l, const Use& use) {
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  if (use.has("container")) {
    const int container = container_asked(l, use);
    const int first = l.equipment.containers[static_cast<size_t>(container)].first;
    if (use.has("site"))
      return stack_pieces(l, use, l.ir.node(Op::Add, {l.ir.constant(first), l.integer(use, "site")}),
                          l.ir.constant(1));
    return l.ir.node(
        Op::ForSitesDo,
        {container_sites(l, container), stack_pieces(l, use, l.ir.reg(Reg::Site), l.ir.constant(1))},
        {static_cast<int>(Reg::Site)});
  }
  if (use.has("coord"))
    return stack_pieces(
        l, use, l.ir.constant(l.equipment.board.find_label(l.site_type(use), use.word("coord"))), count);
  if (use.has("site")) return stack_pieces(l, use, l.integer(use, "site"), count);
  const auto counts = use.items("counts");
  if (counts.empty())
    return l.ir.node(Op::ForSitesDo, {placed_sites(l, use), stack_pieces(l, use, l.ir.reg(Reg::Site), count)},
                     {static_cast<int>(Reg::Site)});
  // One count a site; the sites from the lowest on.
  NodeId rest = placed_sites(l, use);
  std::vector<NodeId> all;
  for (const BoundId id : counts) {
    const NodeId site = l.ir.node(Op::First, {rest});
    all.push_back(stack_pieces(l, use, site, l.integer(id)));
    rest = l.ir.node(Op::Difference, {rest, l.ir.node(Op::Single, {site})});
  }
  return l.ir.node(Op::Do, all);
}

}  // namespace

constexpr Meaning start_place_stack_meaning{
    .lower = lower_place_stack, .traits = kStacksTrait | kSeeksSitesTrait, .traits_of = traits_of_placing};

extern const Ludeme start_place_stack = {
    .rule = "place",
    .form =
        "(place Stack (<string> | items:{<string>}) [<string>] [<siteType>] [<int> | {<int>} | <sites> | "
        "coord:<string> | {<string>}] [count:<int> | counts:{<int>}] [state:<int>] [rotation:<int>] "
        "[value:<int>])",
    .summary =
        "Puts a stack, of one kind of piece or of several from bottom to top, on one site or on several",
    .params = {{"piece", "name of the only kind of piece"},
               {"items", "names of the pieces, from bottom to top"},
               {"container", "name of the container [the board]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coord", "the site, by label"},
               {"coords", "the sites, by label"},
               {"count", "how many pieces of the one kind [1]"},
               {"counts", "how many of them on each site, one number a site [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the pieces [0]"}},
    .example = "(place Stack items:{\"Disc2\" \"Disc1\"} 0)",
    .meaning = &start_place_stack_meaning,
};

}  // namespace ludens::ludemes::rules
