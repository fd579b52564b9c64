#include "optimize/lift_beside.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/bits.h"
#include "geometry/queries.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/truth.h"
#include "ir/ops/walks.h"
#include "optimize/sets_by_from.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

// The register that the number is while From and To are bound: it, or what stands in for it off the board.
std::optional<Reg> end_of(const Program& p, NodeId id) {
  if (ir::is(p, id, Op::Select)) {
    const NodeId condition = ir::operand<Op::Select, "if">(p, id);
    const NodeId otherwise = ir::operand<Op::Select, "else">(p, id);
    if (!ir::is(p, condition, Op::Eq) || ir::operand<Op::Eq, "a">(p, condition) != otherwise)
      return std::nullopt;
    const NodeId value = ir::operand<Op::Eq, "b">(p, condition);
    if (!ir::is(p, value, Op::Const) || ir::attribute<Op::Const, "value">(p, value) >= 0) return std::nullopt;
    id = otherwise;
  }
  for (const Reg reg : {Reg::From, Reg::To})
    if (ir::reads_register(p, id, reg)) return reg;
  return std::nullopt;
}

// A site one step on from one of the ends, straight on along the line from one end to the other.
struct Third {
  NodeId node;
  ir::SiteType type;
  Reg site, line_from, line_to;

  int at(const geometry::Topology& board, int from, int to) const {
    const auto end = [&](Reg reg) { return reg == Reg::From ? from : to; };
    geometry::DirectionMask mask = 0;
    for (const geometry::Direction d : board.supported(type, geometry::Relation::All).in_order) {
      const geometry::Radials& radials = board.radials(type, d);
      for (int n = 0; n < radials.count(end(line_from)); ++n) {
        const auto sites = radials.radial(end(line_from), n).subspan(1);
        if (std::ranges::find(sites, end(line_to)) != sites.end())
          mask |= geometry::DirectionMask{1} << static_cast<int>(d);
      }
    }
    return geometry::site_ahead(board, type, end(site), mask, 1).value_or(end(site));
  }
};

std::optional<Third> third_of(const Program& p, NodeId id) {
  if (!ir::is(p, id, Op::Ahead)) return std::nullopt;
  const NodeId steps = ir::operand<Op::Ahead, "steps">(p, id);
  const NodeId directions = ir::operand<Op::Ahead, "directions">(p, id);
  if (!ir::is(p, steps, Op::Const) || ir::attribute<Op::Const, "value">(p, steps) != 1 ||
      !ir::is(p, directions, Op::DirsBetween))
    return std::nullopt;
  const ir::SiteType type = ir::attribute<Op::Ahead, "type">(p, id);
  if (ir::attribute<Op::DirsBetween, "type">(p, directions) != type) return std::nullopt;
  const auto site = end_of(p, ir::operand<Op::Ahead, "site">(p, id));
  const auto line_from = end_of(p, ir::operand<Op::DirsBetween, "from">(p, directions));
  const auto line_to = end_of(p, ir::operand<Op::DirsBetween, "to">(p, directions));
  if (!site || !line_from || !line_to) return std::nullopt;
  return Third{id, type, *site, *line_from, *line_to};
}

// The condition with the third site as Between.
class AskedOfThird {
 public:
  explicit AskedOfThird(Builder& out) : out_(out) {}
  NodeId of(NodeId id) {
    const Program& p = out_.program();
    if (const auto found = third_of(p, id)) {
      if (third && third->node != id) return kNothing;
      third = found;
      return out_.reg(Reg::Between);
    }
    if (ir::is(p, id, Op::GetReg)) return kNothing;
    const ir::OpRecord& op = *p.nodes[id].op;
    if (op.registers || op.hands_on ||
        std::ranges::any_of(op.operands, [](const ir::Operand& o) { return o.run.is_body; }))
      return kNothing;
    const std::vector<NodeId> before(p.operands(id).begin(), p.operands(id).end());
    const std::vector<std::int32_t> attributes(p.attributes(id).begin(), p.attributes(id).end());
    std::vector<NodeId> operands;
    for (const NodeId operand : before) {
      operands.push_back(operand == kNothing ? kNothing : of(operand));
      if (operand != kNothing && operands.back() == kNothing) return kNothing;
    }
    return out_.node(op, operands, attributes);
  }
  std::optional<Third> third;

 private:
  Builder& out_;
};

// (for_sites (single From) From, (bind From To, (for_sites around To, moves))), as selecting moves are
// lowered.
struct Selecting {
  NodeId from_sites, to_sites, moves;
};
std::optional<Selecting> selecting(const Program& p, NodeId way) {
  const auto is_loop = [&](NodeId id, Reg reg) {
    return ir::is(p, id, Op::ForSites) && ir::attribute<Op::ForSites, "register">(p, id) == reg;
  };
  if (!is_loop(way, Reg::From)) return std::nullopt;
  NodeId inner = ir::operand<Op::ForSites, "body">(p, way);
  if (ir::is(p, inner, Op::BindReg) && ir::attribute<Op::BindReg, "register">(p, inner) == Reg::To)
    inner = ir::operand<Op::BindReg, "body">(p, inner);
  if (!is_loop(inner, Reg::To)) return std::nullopt;
  return Selecting{ir::operand<Op::ForSites, "sites">(p, way), ir::operand<Op::ForSites, "sites">(p, inner),
                   ir::operand<Op::ForSites, "body">(p, inner)};
}

// All three of each way that the loops go; nothing where they do not follow from From.
std::optional<std::vector<std::int32_t>> threes(const Program& p, const Selecting& way, const Third& third) {
  const geometry::Topology& board = p.equipment->board;
  std::vector<std::int32_t> list;
  for (int from = 0; from < board.count(third.type); ++from) {
    const auto froms = set_by_from(p, way.from_sites, from);
    const auto tos = set_by_from(p, way.to_sites, from);
    if (!froms || !tos) return std::nullopt;
    for (int other = 0; other < p.words * 64; ++other)
      if (test_bit(froms->data(), other) && other != from) return std::nullopt;
    if (!test_bit(froms->data(), from)) continue;
    for (int to = 0; to < board.count(third.type); ++to)
      if (test_bit(tos->data(), to)) list.insert(list.end(), {from, to, third.at(board, from, to)});
  }
  return list;
}

// Ways of which nothing can come, since the third site is one of the others: an enemy stands on no empty
// site, nor where the mover's piece does.
void drop_hopeless(const Program& p, std::vector<std::int32_t>& list, const PieceLoop& loop, NodeId to,
                   NodeId third) {
  if (!ir::is(p, third, Op::EnemySites) || loop.component == 0) return;
  const bool is_empty = ir::is(p, to, Op::EmptySites);
  std::vector<std::int32_t> kept;
  for (size_t i = 0; i < list.size(); i += 3)
    if (list[i + 2] != list[i] && !(is_empty && list[i + 2] == list[i + 1]))
      kept.insert(kept.end(), {list[i], list[i + 1], list[i + 2]});
  list = std::move(kept);
}

}  // namespace

NodeId lift_beside(Builder& out, const PieceLoop& loop, NodeId way, NodeId from) {
  const Program& p = out.program();
  const auto loops = selecting(p, way);
  if (!loops || !ir::is(p, loops->moves, Op::IfMoves) || p.words != 1 ||
      ir::operand<Op::IfMoves, "else">(p, loops->moves) != kNothing)
    return kNothing;
  const NodeId emit = ir::operand<Op::IfMoves, "then">(p, loops->moves);
  if (!ir::is(p, emit, Op::Emit)) return kNothing;
  const int kind = ir::attribute<Op::Emit, "kind">(p, emit);
  if (!p.kinds[static_cast<size_t>(kind)].captures.empty()) return kNothing;
  const NodeId condition = ir::operand<Op::IfMoves, "if">(p, loops->moves);
  std::vector<NodeId> conditions{condition};
  if (ir::is(p, condition, Op::And))
    conditions.assign(p.operands(condition).begin(), p.operands(condition).end());
  SiteSets sets(out, loop.type, loop.component);
  AskedOfThird asked(out);
  std::vector<NodeId> to, third;
  for (const NodeId one : conditions) {
    if (const NodeId ends = sets.where(one, ir::bit(Reg::To)); ends != kNothing) {
      to.push_back(ends);
      continue;
    }
    const NodeId of_third = asked.of(one);
    if (of_third == kNothing) return kNothing;
    third.push_back(sets.where(of_third, ir::bit(Reg::Between)));
    if (third.back() == kNothing) return kNothing;
  }
  if (!asked.third || asked.third->type != loop.type) return kNothing;
  auto list = threes(p, *loops, *asked.third);
  if (!list) return kNothing;
  const NodeId ends = to.empty() ? sets.board() : sets.all_of(to);
  const NodeId there = sets.all_of(third);
  drop_hopeless(p, *list, loop, ends, there);
  if (list->empty()) return kNothing;
  return out.node(Op::HopSet, {from, there, ends}, {out.list(std::move(*list)), kind});
}

}  // namespace ludens::optimize
