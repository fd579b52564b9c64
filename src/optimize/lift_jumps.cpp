#include "optimize/lift_jumps.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/jumps.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "optimize/nearby.h"
#include "optimize/sets_by_from.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::JumpSort;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

using Set = std::vector<std::uint64_t>;

// How many sites of a set that has a part for each From and a part that is the same for all of them.
class Counted {
 public:
  Counted(Builder& out, const PieceLoop& loop)
      : out_(out), sets_(out, loop.type, loop.component), state(sets_.board()) {
    const Program& p = out.program();
    const int sites = p.equipment->board.count(loop.type);
    Set all(static_cast<size_t>(p.words));
    for (int site = 0; site < sites; ++site) set_bit(all.data(), site);
    among.assign(static_cast<size_t>(sites), all);
  }

  // The sites are in the set, too; or they are not. False where that cannot be said like this.
  bool narrow(NodeId id, bool is_in = true) {
    const Program& p = out_.program();
    if (is_in && ir::is(p, id, Op::Difference)) {
      const NodeId without = ir::operand<Op::Difference, "b">(p, id);
      return narrow(ir::operand<Op::Difference, "a">(p, id)) && narrow(without, false);
    }
    if (is_in && ir::is(p, id, Op::Intersection)) {
      const std::vector<NodeId> parts(p.operands(id).begin(), p.operands(id).end());
      return std::ranges::all_of(parts, [&](NodeId part) { return narrow(part); });
    }
    if (ir::is(p, id, Op::SpreadIf)) {
      const std::vector<NodeId> operands(p.operands(id).begin(), p.operands(id).end());
      const std::vector<std::int32_t> attributes(p.attributes(id).begin(), p.attributes(id).end());
      const NodeId those = spread_among(out_, operands, attributes);
      return those != kNothing && !ir::is(p, those, Op::SpreadIf) && narrow(those, is_in);
    }
    if (narrow_each(id, is_in)) return true;
    const NodeId steady = sets_.steady(id);
    if (steady == kNothing) return false;
    const bool is_first = state == sets_.board();
    state = !is_in     ? out_.node(Op::Difference, {state, steady})
            : is_first ? steady
                       : out_.node(Op::Intersection, {state, steady});
    return true;
  }

 private:
  bool narrow_each(NodeId id, bool is_in) {
    std::vector<Set> narrowed = among;
    for (size_t from = 0; from < among.size(); ++from) {
      const std::optional<Set> set = set_by_from(out_.program(), id, static_cast<int>(from));
      if (!set) return false;
      for (size_t i = 0; i < set->size(); ++i) {
        // Sites that are not on the board would be forgotten.
        if (is_in && (*set)[i] & ~board_word(i)) return false;
        narrowed[from][i] &= is_in ? (*set)[i] : ~(*set)[i];
      }
    }
    among = std::move(narrowed);
    return true;
  }
  std::uint64_t board_word(size_t i) const {
    const auto sites = among.size();
    if (sites >= (i + 1) * 64) return ~std::uint64_t{0};
    return sites <= i * 64 ? 0 : (std::uint64_t{1} << (sites - i * 64)) - 1;
  }

  Builder& out_;
  SiteSets sets_;

 public:
  NodeId state;
  std::vector<Set> among;  // by From
};

// The number of the first of a run of sets of the program that are these.
std::int32_t table_of(Program& p, const std::vector<Set>& sets) {
  for (size_t first = 0; first + sets.size() <= p.sets.size(); ++first) {
    size_t same = 0;
    while (same < sets.size() && p.sets[first + same] == sets[same]) ++same;
    if (same == sets.size()) return static_cast<std::int32_t>(first);
  }
  p.sets.insert(p.sets.end(), sets.begin(), sets.end());
  return static_cast<std::int32_t>(p.sets.size() - sets.size());
}

// How far pieces jump: so many sites more than are counted.
struct Distance {
  std::int32_t more = 0;
  NodeId counted = kNothing;  // the set; kNothing: none
};
std::optional<Distance> distance_of(const Program& p, NodeId number) {
  Distance distance;
  for (;;) {
    if (ir::is(p, number, Op::Const)) {
      distance.more += ir::attribute<Op::Const, "value">(p, number);
      return distance;
    }
    if (ir::is(p, number, Op::SetSize)) {
      distance.counted = ir::operand<Op::SetSize, "sites">(p, number);
      return distance;
    }
    const bool is_sum = ir::is(p, number, Op::Add);
    if (!is_sum && !ir::is(p, number, Op::Sub)) return std::nullopt;
    const NodeId a = p.operands(number)[0];
    const NodeId b = p.operands(number)[1];
    const NodeId constant = is_sum && ir::is(p, a, Op::Const) ? a : b;
    if (!ir::is(p, constant, Op::Const)) return std::nullopt;
    const std::int32_t value = ir::attribute<Op::Const, "value">(p, constant);
    distance.more += is_sum ? value : -value;
    number = constant == a ? b : a;
  }
}

// --- the board

class JumpBoard {
 public:
  JumpBoard(const Program& p, ir::SiteType type) : board_(p.equipment->board), type_(type), words_(p.words) {}

  // Does each jump of so many sites from a site lead elsewhere?
  bool ends_differ(geometry::DirectionMask directions) const {
    for (int from = 0; from < board_.count(type_); ++from) {
      std::set<std::pair<size_t, int>> ends;
      for (const std::span<const int> way : ir::jump_ways(board_, type_, directions, from))
        for (size_t i = 0; i < way.size(); ++i)
          if (!ends.emplace(i, way[i]).second) return false;
    }
    return true;
  }
  // Is what lies one step away what lies there along lines? A hop over nothing is a step.
  bool begins_with_steps(geometry::DirectionMask directions) const {
    for (int from = 0; from < board_.count(type_); ++from) {
      std::multiset<int> along;
      std::multiset<int> beside;
      for (const std::span<const int> way : ir::jump_ways(board_, type_, directions, from))
        along.insert(way[0]);
      for (const geometry::Step& step : board_.steps(type_)[from])
        if (step.type == type_ && (step.directions & directions)) beside.insert(step.to);
      if (along != beside) return false;
    }
    return true;
  }
  // Do no two of these jumps from a site come to the same one?
  bool are_apart(geometry::DirectionMask a, geometry::DirectionMask b) const {
    for (int from = 0; from < board_.count(type_); ++from) {
      const std::set<int> ends = ends_of(a, from);
      for (const int site : ends_of(b, from))
        if (ends.contains(site)) return false;
    }
    return true;
  }
  // A table of all jumps grows with the square of the board.
  bool is_small(std::span<const JumpSort> sorts, const Program& p) const {
    constexpr size_t kMost = 1 << 18;  // words
    size_t ways = 0;
    int most = 0;
    for (const JumpSort& sort : sorts)
      for (int from = 0; from < board_.count(type_); ++from) {
        ways = std::max(ways, ir::jump_ways(board_, type_, sort.directions, from).size());
        most = std::max(most, count_bits(sort.counted(p, from).data(), words_));
      }
    const auto words = static_cast<size_t>(words_);
    return words * 64 * sorts.size() * ways * static_cast<size_t>(most + 1) * 2 * words <= kMost;
  }

 private:
  std::set<int> ends_of(geometry::DirectionMask directions, int from) const {
    std::set<int> ends;
    for (const auto& way : ir::jump_ways(board_, type_, directions, from))
      ends.insert(way.begin(), way.end());
    return ends;
  }

  const geometry::Topology& board_;
  const ir::SiteType type_;
  const int words_;
};

// What all jumps of one way have in common.
struct Jumping {
  geometry::DirectionMask directions;
  NodeId distance;    // how far they go: so many sites,
  std::int32_t more;  // and so many more
  NodeId over;        // which sites may lie between
  int kind;
};

// Makes the jumps from some sites to some others.
class JumpMaker {
 public:
  JumpMaker(Builder& out, const PieceLoop& loop) : out_(out), loop_(loop) {}

  // False where they are no such jumps.
  bool find(const Jumping& all) {
    Program& p = out_.program();
    const JumpBoard board(p, loop_.type);
    const auto distance = distance_of(p, all.distance);
    if (!distance || !board.ends_differ(all.directions)) return false;
    Counted counted(out_, loop_);
    if (distance->counted != kNothing && !counted.narrow(distance->counted)) return false;
    jumping_ = all;
    counted_ = counted.state;
    JumpSort sort{all.directions, distance->more + all.more};
    if (distance->counted != kNothing) sort.sets = table_of(p, counted.among);
    sorts_ = {sort};
    return board.is_small(sorts_, p);
  }
  NodeId make(NodeId from, NodeId to) {
    return out_.node(
        Op::JumpSet, {from, counted_, jumping_.over, to},
        {out_.list(ir::list_of_jumps(sorts_)), static_cast<std::int32_t>(loop_.type), jumping_.kind});
  }

 private:
  Builder& out_;
  const PieceLoop& loop_;
  Jumping jumping_{};
  NodeId counted_ = kNothing;
  std::vector<JumpSort> sorts_;
};

}  // namespace

NodeId lift_jumps(Builder& out, const PieceLoop& loop, NodeId hop, NodeId from, HopKinds& kinds) {
  const Program& p = out.program();
  if (!is_jump(p, hop) || goes_over_one(p, hop) || ir::attribute<Op::Hop, "type">(p, hop) != loop.type)
    return kNothing;
  const NodeId body = ir::operand<Op::Hop, "body">(p, hop);
  const auto directions = static_directions(p, ir::operand<Op::Hop, "directions">(p, hop), loop.component);
  if (!ir::is(p, body, Op::Emit) || !directions || !JumpBoard(p, loop.type).begins_with_steps(*directions))
    return kNothing;
  SiteSets sets(out, loop.type, loop.component);
  const auto where = [&](NodeId condition, Reg site) {
    return condition == kNothing ? sets.board() : sets.where(condition, ir::bit(site));
  };
  const NodeId over = where(ir::operand<Op::Hop, "hurdle">(p, hop), Reg::Between);
  if (over == kNothing) return kNothing;
  const NodeId to = where(ir::operand<Op::Hop, "if">(p, hop), Reg::To);
  if (to == kNothing) return kNothing;
  const int kind = ir::attribute<Op::Emit, "kind">(p, body);
  JumpMaker maker(out, loop);
  // The end lies behind all that is hopped over.
  if (!maker.find({*directions, ir::operand<Op::Hop, "least">(p, hop), 1, over, kind}) ||
      !kinds.needs_only_ends(out, kind))
    return kNothing;
  return maker.make(from, to);
}

NodeId lift_exact_slides(Builder& out, const PieceLoop& loop, NodeId slide, NodeId from) {
  const Program& p = out.program();
  const NodeId length = ir::operand<Op::Slide, "least">(p, slide);
  const auto directions =
      static_directions(p, ir::operand<Op::Slide, "directions">(p, slide), loop.component);
  if (length != ir::operand<Op::Slide, "most">(p, slide) || !directions ||
      ir::attribute<Op::Slide, "type">(p, slide) != loop.type)
    return kNothing;
  SiteSets sets(out, loop.type, loop.component);
  const NodeId free =
      sets.where(ir::operand<Op::Slide, "while">(p, slide), ir::bit(Reg::To) | ir::bit(Reg::Between));
  if (free == kNothing) return kNothing;
  NodeId land = free;
  if (const NodeId stop = ir::operand<Op::Slide, "stop">(p, slide); stop != kNothing) {
    const NodeId stops = sets.where(stop, ir::bit(Reg::To));
    if (stops == kNothing) return kNothing;
    land = out.node(Op::Union, {free, stops});
  }
  const auto to = landing(out, loop, from, ir::operand<Op::Slide, "if">(p, slide),
                          ir::operand<Op::Slide, "body">(p, slide));
  JumpMaker maker(out, loop);
  if (!to || !maker.find({*directions, length, 0, free, to->kind})) return kNothing;
  return for_all_ends(out, *to, [&](const Landing::Ends& ends) {
    return maker.make(ends.from,
                      ends.to == sets.board() ? land : out.node(Op::Intersection, {land, ends.to}));
  });
}

void join_jumps(Builder& out, std::vector<NodeId>& moves, const std::function<bool(int, int)>& do_the_same) {
  const Program& p = out.program();
  const auto sorts_of = [&](NodeId jumps) {
    return ir::jumps_of_list(p.lists[static_cast<size_t>(ir::attribute<Op::JumpSet, "list">(p, jumps))]);
  };
  const auto can_join = [&](NodeId a, NodeId b) {
    if (!ir::is(p, a, Op::JumpSet) || !ir::is(p, b, Op::JumpSet) ||
        !std::ranges::equal(p.operands(a), p.operands(b)))
      return false;
    const ir::SiteType type = ir::attribute<Op::JumpSet, "type">(p, a);
    const JumpBoard board(p, type);
    std::vector<JumpSort> both = sorts_of(a);
    for (const JumpSort& sort : sorts_of(b)) {
      for (const JumpSort& other : sorts_of(a))
        if (!board.are_apart(sort.directions, other.directions)) return false;
      both.push_back(sort);
    }
    return type == ir::attribute<Op::JumpSet, "type">(p, b) && board.is_small(both, p) &&
           do_the_same(ir::kind_of(p, a), ir::kind_of(p, b));
  };
  std::vector<NodeId> joined;
  for (const NodeId one : moves) {
    const auto other = std::ranges::find_if(joined, [&](NodeId known) { return can_join(known, one); });
    if (other == joined.end()) {
      joined.push_back(one);
      continue;
    }
    std::vector<JumpSort> sorts = sorts_of(*other);
    for (const JumpSort& sort : sorts_of(one)) sorts.push_back(sort);
    const std::vector<NodeId> operands(p.operands(*other).begin(), p.operands(*other).end());
    const std::int32_t attributes[] = {out.list(ir::list_of_jumps(sorts)), p.attributes(*other)[1],
                                       p.attributes(*other)[2]};
    *other = out.node(Op::JumpSet, operands, attributes);
  }
  moves = std::move(joined);
}

}  // namespace ludens::optimize
