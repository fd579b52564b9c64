// ahead.cpp - (ahead): the site some steps away in a direction.
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

// Of the move being made, where one is; else of the last move.
NodeId along_the_move(Lowering& l, SiteType type, bool backwards) {
  const auto site = [&](Reg reg, const ir::OpRecord& last) {
    const NodeId now = l.ir.reg(reg);
    return l.ir.node(Op::Select, {l.ir.node(Op::Eq, {now, l.ir.constant(ir::kOff)}), l.ir.node(last), now});
  };
  const NodeId from = site(Reg::From, Op::LastFrom), to = site(Reg::To, Op::LastTo);
  return l.ir.node(Op::DirsBetween, {backwards ? to : from, backwards ? from : to}, {l.space(type)});
}

NodeId lower_ahead(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  constexpr geometry::RelativeDirection forward[] = {geometry::RelativeDirection::Forward};
  const bool is_word =
      use.has("direction") && l.description.bound[use.arg("direction")].kind == BoundKind::Constant;
  const std::string_view word = is_word ? use.word("direction") : "";
  const bool backwards = word == "OppositeDirection";
  const bool of_move = backwards || word == "SameDirection";
  const NodeId directions =
      of_move                ? along_the_move(l, type, backwards)
      : use.has("direction") ? l.directions(use.arg("direction"), type)
                             : relative_directions(l, forward, type, geometry::Relation::Adjacent, use.id());
  const NodeId steps = use.has("steps") ? l.integer(use, "steps") : l.ir.constant(1);
  return l.ir.node(Op::Ahead, {l.integer(use, "site"), steps, seen_from_here(l, directions)},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning ahead_meaning{.lower = lower_ahead};

extern const Ludeme ahead = {
    .rule = "ahead",
    .form = "(ahead [<siteType>] <int> [steps:<int>] [<direction>])",
    .summary =
        "The site reached from a site by steps in a direction, or the site itself where the board ends "
        "first",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"site", "where to start"},
               {"steps", "how many steps [1]"},
               {"direction", "the way to go [Forward for the piece on the site]"}},
    .example = "(ahead (last To) steps:2 N)",
    .meaning = &ahead_meaning,
};

}  // namespace ludens::ludemes::ints
