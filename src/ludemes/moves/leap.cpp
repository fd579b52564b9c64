// leap.cpp - (leap), (move Leap): a piece lands where a given walk leads, as the knight of chess.
#include <algorithm>

#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

using geometry::Direction;

constexpr Named<int> kTurns[] = {{"F", 0}, {"L", -1}, {"R", 1}};

Direction turned(Direction d, int turn, geometry::DirectionMask supported) {
  do {
    d = turn > 0 ? geometry::right(d) : geometry::left(d);
  } while (!geometry::has(supported, d));
  return d;
}

// Where the walk leads from the site, or kNone.
int walk_end(const geometry::Topology& board, SiteType type, int site, Direction heading,
             std::span<const int> walk, geometry::DirectionMask supported) {
  for (const int turn : walk) {
    if (turn != 0) {
      heading = turned(heading, turn, supported);
      continue;
    }
    int next = geometry::kNone;
    for (const geometry::Step& step : board.steps(type)[site])
      if (step.type == type && geometry::has(step.directions, heading)) next = step.to;
    if (next == geometry::kNone) return next;
    site = next;
  }
  return site;
}

std::vector<std::vector<int>> walks_of(Lowering& l, const Use& use) {
  std::vector<std::vector<int>> out;
  for (const BoundId walk : use.items("walks")) {
    out.emplace_back();
    for (const BoundId step : l.maker.items(walk))
      for (const auto& row : kTurns)
        if (row.name == l.maker.word(step)) out.back().push_back(row.value);
  }
  return out;
}

// The targets of all sites in one list; see ForTable.
int leap_table(Lowering& l, SiteType type, const std::vector<std::vector<int>>& walks, bool all_rotations) {
  const geometry::Topology& board = l.equipment.board;
  const geometry::SupportedDirections& supported = board.supported(type, geometry::Relation::Orthogonal);
  std::vector<Direction> starts = supported.in_order;
  if (!all_rotations && starts.size() > 1) starts.resize(1);
  const int sites = board.count(type);
  std::vector<std::int32_t> table(static_cast<size_t>(sites) + 1);
  for (int site = 0; site < sites; ++site) {
    std::vector<std::int32_t> targets;
    for (const Direction start : starts)
      for (const std::vector<int>& walk : walks)
        if (const int end = walk_end(board, type, site, start, walk, supported.mask); end != geometry::kNone)
          targets.push_back(end);
    std::ranges::sort(targets);
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    table[static_cast<size_t>(site)] = static_cast<std::int32_t>(table.size());
    table.insert(table.end(), targets.begin(), targets.end());
  }
  table[static_cast<size_t>(sites)] = static_cast<std::int32_t>(table.size());
  return l.ir.list(std::move(table));
}

NodeId lower_leap(Lowering& l, const Use& use) {
  Leaving from = leaving(l, use);
  from.level = ir::kNothing;
  const Use to = use.use("to");
  MoveTraits traits = l.traits(from.type);
  const NodeId effect = applied(l, to);
  NodeId body = l.emit(use, in_order(l, {effect, carry(l, from, traits)}), traits);
  if (to.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(to, "if"), body});
  if (use.has("forward")) {
    const NodeId ahead =
        l.ir.node(Op::IsAhead, {l.ir.reg(Reg::From), l.ir.reg(Reg::To)}, {l.space(from.type)});
    body = l.ir.node(Op::IfMoves,
                     {l.ir.node(Op::Or, {l.ir.node(Op::Not, {l.boolean(use, "forward")}), ahead}), body});
  }
  const NodeId rotations = use.has("rotations") ? l.boolean(use, "rotations") : l.ir.boolean(true);
  const auto leaps = [&](bool all_rotations) {
    return l.ir.node(Op::ForTable, {body}, {leap_table(l, from.type, walks_of(l, use), all_rotations)});
  };
  if (l.program.nodes[rotations].op == &Op::BoolConst)
    return from_each(l, use, leaps(l.ir.value(rotations) != 0));
  return from_each(l, use, l.ir.node(Op::IfMoves, {rotations, leaps(true), leaps(false)}));
}

}  // namespace

constexpr Meaning move_leap_meaning{.lower = lower_leap};

extern const Ludeme move_leap = {
    .rule = "move",
    .form =
        "(move Leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> "
        "[<then>])",
    .summary =
        "Lets the mover take a piece to any site that one of the walks leads to, whatever lies between",
    .params = {{"from", "where it starts [(from)]"},
               {"walks",
                "the walks from the piece's site, each a list of steps F (forward) and turns L and R"},
               {"forward", "whether only sites ahead of the piece count [False]"},
               {"rotations",
                "whether each walk begins in every orthogonal direction instead of the first, N where there "
                "is one, whatever way the piece faces [True]"},
               {"to", "where it may land, and what happens there"},
               {"then", "what follows once it is done"}},
    .example = "(move Leap {{F F R F} {F F L F}} (to if:(not (is Friend (who at:(to))))))",
    .meaning = &move_leap_meaning,
};

constexpr Meaning leap_meaning{.lower = lower_leap};

extern const Ludeme leap = {
    .rule = "leap",
    .form =
        "(leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> [<then>])",
    .summary = "Takes a piece to any site that one of the walks leads to, whatever lies between",
    .params = {{"from", "where it starts [(from)]"},
               {"walks",
                "the walks from the piece's site, each a list of steps F (forward) and turns L and R"},
               {"forward", "whether only sites ahead of the piece count [False]"},
               {"rotations",
                "whether each walk begins in every orthogonal direction instead of the first, N where there "
                "is one, whatever way the piece faces [True]"},
               {"to", "where it may land, and what happens there"},
               {"then", "what follows once it is done"}},
    .example = "(leap {{F F R F} {F F L F}} forward:True (to if:(is Empty (to))))",
    .meaning = &leap_meaning,
};

}  // namespace ludens::ludemes::moves
