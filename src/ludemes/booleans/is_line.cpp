// is_line.cpp - (is Line): whether pieces stand in a row.
#include "ir/ops/conditions.h"
#include "ir/ops/puzzles.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_line(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const auto direction = geometry::direction_named(use.word("direction", "Adjacent"));
  std::vector<NodeId> whats;
  for (const BoundId id : use.items("whats")) whats.push_back(l.integer(id));
  const NodeId many = use.has("whats") ? l.ir.node(Op::MakeList, whats) : ir::kNothing;
  const NodeId owner = use.has("role") ? l.player(use.word("role")) : ir::kNothing;
  const int wanted = static_cast<int>(direction.value_or(geometry::Direction::Adjacent));
  if (l.program.uses.puzzle) {
    // Values have no owner, and all of them are seen from above.
    const NodeId one = l.integer(use, "what");
    const NodeId values = one != ir::kNothing ? l.ir.node(Op::MakeList, {one}) : many;
    return l.ir.node(
        Op::KnownLine,
        {l.integer(use, "length"), l.integer(use, "through"), l.region(use, "throughAny"), values,
         l.boolean(use, "if")},
        {l.space(type), wanted, use.flag("exact") ? 1 : 0, use.flag("contiguous", true) ? 1 : 0});
  }
  if (l.program.uses.stacks) {
    // Only one site is looked through, whatever throughAny: says, and all of a stack is seen.
    const NodeId through = use.has("through") ? l.integer(use, "through") : l.ir.node(Op::LastTo);
    return l.ir.node(
        Op::IsStackLine,
        {l.integer(use, "length"), through, owner, l.integer(use, "what"), many, l.boolean(use, "if")},
        {l.space(type), wanted, use.flag("exact") ? 1 : 0, use.flag("top") ? 1 : 0,
         use.flag("byLevel") ? 1 : 0});
  }
  return l.ir.node(Op::IsLine,
                   {l.integer(use, "length"), l.integer(use, "through"), l.region(use, "throughAny"), owner,
                    l.integer(use, "what"), many, l.boolean(use, "if"), l.boolean(use, "isVisible")},
                   {l.space(type), wanted, use.flag("exact") ? 1 : 0, use.flag("contiguous", true) ? 1 : 0,
                    use.flag("useOpposites", true) ? 1 : 0, use.whole("throughHowMuch", 1)});
}

}  // namespace

constexpr Meaning is_line_meaning{.lower = lower_is_line};

extern const Ludeme is_line = {
    .rule = "booleans.is.is",
    .form =
        "(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>] "
        "[<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>] "
        "[if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>] "
        "[isVisible:<boolean>] [useOpposites:<boolean>])",
    .summary = "Whether pieces of one kind stand in a straight line of at least some length through a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"length", "how many pieces the line needs"},
               {"direction", "the directions of the lines [Adjacent]"},
               {"through", "a site that the line must pass [(last To)]"},
               {"throughAny", "sites of which the line must pass at least one"},
               {"role", "whose pieces make the line [the piece at the site passed]"},
               {"what", "the piece that makes the line"},
               {"whats", "the pieces that make the line"},
               {"exact", "whether longer lines do not count [False]"},
               {"contiguous", "whether the pieces must have no gaps between them [True]"},
               {"if", "what each site of the line, given as (to), must meet [True]"},
               {"byLevel", "whether all levels of stacks count, not only whole sites [False]"},
               {"top", "whether only the tops of stacks count [False]"},
               {"throughHowMuch", "how many different pieces the line must be made of at least [1]"},
               {"isVisible", "whether the pieces must be visible from above [False]"},
               {"useOpposites", "whether a line may run both ways from the site passed [True]"}},
    .example = "(is Line 5 Orthogonal)",
    .meaning = &is_line_meaning,
};

}  // namespace ludens::ludemes::booleans
