#include "engine/rearrangement.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/outcomes.h"
#include "ir/ops/sets.h"
#include "ir/ops/sites.h"
#include "ir/ops/truth.h"

namespace ludens::engine {

namespace {

using ir::is;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

// Whatever it does not know it takes for something else, which costs a bound and is never wrong.
class Reader {
 public:
  explicit Reader(const Program& program) : p_(program) {}

  std::vector<WantedPiece> read() {
    if (!is_plain() || !moves_pieces(for_player(p_.phases[0].play, p_.phases[0].play_as))) return {};
    const NodeId of_phase = for_player(p_.phases[0].end, p_.phases[0].end_as);
    const NodeId of_game = for_player(p_.end, p_.end_as);
    const bool is_read = (of_phase == kNothing || read_end(of_phase)) &&
                         (of_game == kNothing || read_end(of_game)) && wins_ == 1;
    return is_read ? wanted_ : std::vector<WantedPiece>();
  }

 private:
  static NodeId for_player(NodeId node, const std::vector<NodeId>& as) {
    return as.size() > 1 && as[1] != kNothing ? as[1] : node;
  }
  template <class Test>
  bool all_of(NodeId node, Test test) const {
    return std::ranges::all_of(p_.operands(node), [&](NodeId one) { return (this->*test)(one); });
  }

  // One player, one phase, pieces that nothing but their kind tells apart.
  bool is_plain() const {
    const ir::Uses& u = p_.uses;
    return p_.players == 1 && p_.mode == ir::kInTurn && p_.phases.size() == 1 && p_.phases[0].next.empty() &&
           !p_.stochastic && p_.swap_kind < 0 && !p_.meta.forbids() && p_.meta.gravity == 0 && !u.stacks &&
           !u.counts && !u.states && !u.rotations && !u.values && !u.hidden && !u.large_pieces &&
           !u.line_of_play && !u.end_of_turn_captures && !u.match && p_.equipment->containers.size() == 1;
  }

  // --- moves
  bool moves_pieces(NodeId node) const {
    if (is(p_, node, Op::NoMoves)) return true;
    if (is(p_, node, Op::Concat)) return all_of(node, &Reader::moves_pieces);
    if (is(p_, node, Op::IfMoves)) {
      // The condition is the same whatever stands on the board.
      const auto parts = p_.operands(node);
      return asks_nothing_of_the_board(parts[0]) && std::ranges::all_of(parts.subspan(1), [&](NodeId one) {
               return one == kNothing || moves_pieces(one);
             });
    }
    if (is(p_, node, Op::StepSet))
      return carries(ir::kind_of(p_, node)) && grows(ir::operand<Op::StepSet, "from">(p_, node)) &&
             is_free(ir::operand<Op::StepSet, "to">(p_, node));
    if (is(p_, node, Op::LeapSet))
      return carries(ir::kind_of(p_, node)) && grows(ir::operand<Op::LeapSet, "from">(p_, node)) &&
             is_free(ir::operand<Op::LeapSet, "to">(p_, node));
    if (is(p_, node, Op::SlideSet)) {
      const NodeId condition = ir::operand<Op::SlideSet, "if">(p_, node);
      return carries(ir::kind_of(p_, node)) && ir::operand<Op::SlideSet, "stop">(p_, node) == kNothing &&
             grows(ir::operand<Op::SlideSet, "from">(p_, node)) &&
             is_free(ir::operand<Op::SlideSet, "while">(p_, node)) &&
             (condition == kNothing || shrinks(condition));
    }
    return false;
  }
  bool asks_nothing_of_the_board(NodeId node) const {
    if (node == kNothing) return true;
    return (p_.nodes[node].op->reads & ~ir::bit(ir::Field::Turn)) == 0 &&
           all_of(node, &Reader::asks_nothing_of_the_board);
  }
  // Does a move of the kind carry the piece to where the move ends, and nothing else?
  bool carries(int number) const {
    if (number < 0) return false;
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(number)];
    return kind.thens.empty() && kind.filters.empty() && kind.preludes.empty() &&
           kind.from_type == kind.to_type && is(p_, kind.actions, Op::ActMove) &&
           ir::reads_register(p_, ir::operand<Op::ActMove, "from">(p_, kind.actions), ir::Reg::From) &&
           ir::reads_register(p_, ir::operand<Op::ActMove, "to">(p_, kind.actions), ir::Reg::To);
  }

  // --- sets of sites, as pieces are taken off
  // Does a site with a piece that is left stay in it?
  bool grows(NodeId node) const {
    if (is(p_, node, Op::SetConst) || is(p_, node, Op::SitesOfPiece)) return true;
    if (is(p_, node, Op::OwnSites)) return all_of(node, &Reader::asks_nothing_of_the_board);
    if (is(p_, node, Op::Union) || is(p_, node, Op::Intersection)) return all_of(node, &Reader::grows);
    return is(p_, node, Op::Difference) && grows(p_.operands(node)[0]) &&
           is(p_, p_.operands(node)[1], Op::SetConst);
  }
  // Does it lose no site?
  bool shrinks(NodeId node) const {
    if (is(p_, node, Op::SetConst) || is(p_, node, Op::EmptySites)) return true;
    if (is(p_, node, Op::Union) || is(p_, node, Op::Intersection)) return all_of(node, &Reader::shrinks);
    return is(p_, node, Op::Difference) && shrinks(p_.operands(node)[0]) &&
           is(p_, p_.operands(node)[1], Op::SetConst);
  }
  bool is_empty_part(NodeId node) const {
    if (is(p_, node, Op::EmptySites)) return true;
    if (is(p_, node, Op::Intersection))
      return std::ranges::any_of(p_.operands(node), [&](NodeId one) { return is_empty_part(one); });
    return is(p_, node, Op::Difference) && is_empty_part(p_.operands(node)[0]);
  }
  bool is_free(NodeId node) const { return is_empty_part(node) && shrinks(node); }

  // --- ends: one way to win, and no other end, which might come too soon where pieces are missing
  bool read_end(NodeId node) {
    if (is(p_, node, Op::Do)) {
      for (const NodeId one : p_.operands(node))
        if (!read_end(one)) return false;
      return true;
    }
    if (!is(p_, node, Op::IfDo) || ir::operand<Op::IfDo, "else">(p_, node) != kNothing) return false;
    constexpr int kWin = static_cast<int>(runtime::ResultKind::Win);
    const NodeId result = ir::operand<Op::IfDo, "then">(p_, node);
    if (!is(p_, result, Op::Result) || ir::attribute<Op::Result, "result">(p_, result) != kWin) return false;
    const NodeId player = ir::operand<Op::Result, "player">(p_, result);
    const bool is_own = is(p_, player, Op::Mover) ||
                        (is(p_, player, Op::Const) && ir::attribute<Op::Const, "value">(p_, player) == 1);
    if (!is_own) return false;
    ++wins_;
    read_condition(ir::operand<Op::IfDo, "if">(p_, node));
    return true;
  }
  void read_condition(NodeId node) {
    if (is(p_, node, Op::And)) {
      for (const NodeId one : p_.operands(node)) read_condition(one);
    } else if (is(p_, node, Op::Eq)) {
      const auto sides = p_.operands(node);
      read_equal(sides[0], sides[1]);
      read_equal(sides[1], sides[0]);
    }
  }
  void read_equal(NodeId a, NodeId b) {
    if (!is(p_, a, Op::What) || !is(p_, b, Op::Const)) return;
    const NodeId site = ir::operand<Op::What, "site">(p_, a);
    const int component = ir::attribute<Op::Const, "value">(p_, b);
    if (is(p_, site, Op::Const) && component > 0)
      wanted_.push_back({ir::attribute<Op::Const, "value">(p_, site), component});
  }

  const Program& p_;
  std::vector<WantedPiece> wanted_;
  int wins_ = 0;
};

}  // namespace

std::vector<WantedPiece> wanted_pieces(const Game& game) {
  if (game.is_match()) return {};
  const ir::Program& program = game.program();
  const interpreter::Prepared& prepared = game.prepared();
  const runtime::SpaceLayout& space = prepared.layout.space[static_cast<size_t>(prepared.default_type)];
  std::vector<WantedPiece> wanted = Reader(program).read();
  const bool is_sound = std::ranges::all_of(wanted, [&](const WantedPiece& one) {
    return one.site >= 0 && one.site < space.sites &&
           static_cast<size_t>(one.component) < prepared.owners.size();
  });
  return is_sound ? wanted : std::vector<WantedPiece>();
}

}  // namespace ludens::engine
