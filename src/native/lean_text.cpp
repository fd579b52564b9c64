// Which playouts have a loop of their own (lean.h, lean_sets.h), and what stands against it.
#include <algorithm>
#include <array>

#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/groups.h"
#include "ir/ops/levels.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/sites.h"
#include "ir/ops/travel.h"
#include "ir/ops/walks.h"
#include "native/rules_text.h"

namespace ludens::native {

namespace {

// What stands against something, said once each.
class Against {
 public:
  void operator()(bool is_so, const std::string& reason) {
    if (is_so && std::ranges::find(reasons_, reason) == reasons_.end()) reasons_.push_back(reason);
  }
  std::string text() const {
    std::string all;
    for (const std::string& reason : reasons_) all += (all.empty() ? "" : "; ") + reason;
    return all;
  }

 private:
  std::vector<std::string> reasons_;
};

}  // namespace

const std::string& RulesText::why_not_plain() const {
  if (!why_not_plain_) why_not_plain_ = find_why_not_plain();
  return *why_not_plain_;
}
const std::string& RulesText::why_not_parts() const {
  if (!why_not_parts_) why_not_parts_ = find_why_not_parts();
  return *why_not_parts_;
}
const std::string& RulesText::why_not_sets() const {
  if (!why_not_sets_) why_not_sets_ = find_why_not_sets();
  return *why_not_sets_;
}

std::string RulesText::find_why_not_plain() const {
  const std::string against_flat =
      is_small() ? "" : "the rules are many (" + std::to_string(parts_that_count()) + ")";
  const std::string others = why_not_in_turn();
  return against_flat + (against_flat.empty() || others.empty() ? "" : "; ") + others;
}

// What stands against players who move one after the other, with nothing that happens between.
std::string RulesText::why_not_in_turn() const {
  Against against;
  const bool in_sets = why_not_sets().empty();
  against(is_live({&Op::LongestMoves, &Op::GreediestMoves, &Op::MoveSites}), "rules list moves of their own");
  against(!is_quiet_between_turns(), "something happens between turns");
  against(p_.players != 1 && p_.players != 2, "there are neither one player nor two");
  against(p_.phases.size() > 1 && !in_sets, "there are phases");
  against(asks_chance(), "chance decides");
  against(p_.meta.forbids(), "a rule of the whole game forbids moves");
  against(game_.growth != nullptr, "the board grows");
  for (size_t k = 0; k < p_.kinds.size(); ++k) {
    if (!is_made(p_.kinds[k])) continue;
    against(!p_.kinds[k].preludes.empty(), "something is done before moves");
    const bool is_offered = p_.kinds[k].pass && static_cast<int>(k) != p_.pass_kind;
    against(is_offered && !(in_sets && keeps_course()), "players may pass");
    against(p_.kinds[k].swap && static_cast<int>(k) != p_.swap_kind, "players may change seats");
  }
  return against.text();
}

// The start may do so: it was before.
bool RulesText::asks_chance() const {
  return std::ranges::any_of(facts_,
                             [&](const auto& entry) { return p_.nodes[entry.first.node].op->chance; });
}

// But for phases; in sets, pieces that go at the end of a turn and sites that were visited in it are known.
bool RulesText::is_quiet_between_turns() const {
  const runtime::Layout& layout = game_.layout;
  const bool in_sets = why_not_sets().empty();
  return p_.uses.repetitions == 0 && !p_.uses.cycle && (layout.pending < 0 || is_for_parts()) &&
         (in_sets || (layout.visited < 0 && layout.to_remove < 0)) && p_.mode == ir::kInTurn &&
         layout.dice < 0 && !p_.meta.automove && !p_.meta.gravity;
}

std::string RulesText::find_why_not_sets() const {
  Against against;
  against(reads_around() || traces(), "it is kept what actions there were");
  const auto type = static_cast<size_t>(game_.default_type);
  const runtime::SpaceLayout& s = game_.layout.space[type];
  constexpr int kMostComponents = 9;
  constexpr int kMostWords = 4;  // of larger boards it costs too much to take them in and out
  against(s.height != 1 && !has_growing_stacks(), "pieces stack");
  against(s.domain >= 0 || s.hidden >= 0, "more is known of the sites");
  against(game_.layout.hash, "the board's hash is kept");
  against(game_.layout.large_pieces, "pieces are large");
  against(game_.layout.components > kMostComponents && !is_for_parts(), "there are many kinds of pieces");
  against(p_.words > kMostWords, "the board is large");
  against(game_.layout.on_track >= 0, "tracks are counted");
  against(s.order >= 0 && (s.count >= 0 || makes_pieces()), "it matters which piece came first");
  for (size_t other = 0; other < game_.layout.space.size(); ++other)
    against(other != type && game_.layout.space[other].sites > 0, "there are sites of several types");
  against(p_.end == ir::kNothing && p_.end_as.empty(), "there is no end rule");
  against(is_live({&Op::LastLevelFrom, &Op::LastLevelTo, &Op::LastSiteIs}),
          "the last move's levels or types are asked");
  against(!(acts_directly() && follows_directly()) && !ends_with_actions() && !is_for_parts(),
          "consequences have consequences");
  against(left_registers() != 0, "a level is left behind");
  for (const auto& [use, facts] : facts_) {
    const OpRecord& op = *p_.nodes[use.node].op;
    // In one function the mover is a constant: nobody else's turn can be asked for.
    const bool is_another_turn = &op == &Op::IsThreatened || &op == &Op::OuterTurn;
    against(!op.asks_world || (is_another_turn && !is_for_parts()), "op " + std::string(op.name));
  }
  against(!moves_own_pieces() && !is_for_parts(), "another player's pieces move");
  return against.text();
}

// To a height that is known and small, so that all their levels are bits of one word, and by pieces that are
// known and are no more than that.
bool RulesText::has_growing_stacks() const {
  constexpr int kMostCells = 64;
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  if (table_text_.for_gpu() || is_for_parts() || s.sites * s.height > kMostCells || !has_pieces_alone())
    return false;
  constexpr ir::FieldSet kBoard = ir::state(ir::Field::Piece, ir::Field::Stack);
  return std::ranges::all_of(facts_, [&](const auto& entry) {
    const NodeId id = entry.first.node;
    return !(p_.nodes[id].op->writes & kBoard) || lays_a_piece(id);
  });
}
bool RulesText::lays_a_piece(NodeId id) const {
  if (!ir::is(p_, id, Op::ActAdd)) return false;
  const NodeId what = ir::operand<Op::ActAdd, "what">(p_, id);
  return is_some_piece(what) && ir::operand<Op::ActAdd, "state">(p_, id) == ir::kNothing &&
         ir::operand<Op::ActAdd, "rotation">(p_, id) == ir::kNothing &&
         ir::operand<Op::ActAdd, "value">(p_, id) == ir::kNothing &&
         ir::operand<Op::ActAdd, "level">(p_, id) == ir::kNothing;
}
// Never 0, which would be a level without a piece.
bool RulesText::is_some_piece(NodeId what) const {
  if (ir::is(p_, what, Op::Const)) return ir::attribute<Op::Const, "value">(p_, what) != 0;
  if (!ir::is(p_, what, Op::Lookup)) return ir::is(p_, what, Op::Mover);
  const auto list = static_cast<size_t>(ir::attribute<Op::Lookup, "list">(p_, what));
  return ir::attribute<Op::Lookup, "otherwise">(p_, what) != 0 &&
         std::ranges::find(p_.lists[list], 0) == p_.lists[list].end();
}

bool RulesText::makes_pieces() const {
  constexpr std::array kMoves{&Op::ActMove, &Op::ActReplace, &Op::ActRemove, &Op::ActPush, &Op::ActAttract};
  return std::ranges::any_of(facts_, [&](const auto& entry) {
    const OpRecord* const op = p_.nodes[entry.first.node].op;
    return (op->writes & ir::bit(ir::Field::Order)) && std::ranges::find(kMoves, op) == kMoves.end();
  });
}

bool RulesText::moves_own_pieces() const {
  // Nodes, with the player whose turn it is where they are asked; 0: it may be anybody's.
  std::set<std::pair<NodeId, int>> seen;
  std::vector<std::pair<NodeId, int>> todo;
  const auto add_each = [&](NodeId all, const std::vector<NodeId>& each) {
    if (each.empty()) todo.emplace_back(all, 0);
    for (size_t mover = 1; mover < each.size(); ++mover)
      todo.emplace_back(each[mover], static_cast<int>(mover));
  };
  add_each(p_.end, p_.end_as);
  for (const ir::Phase& phase : p_.phases) {
    add_each(phase.play, phase.play_as);
    add_each(phase.end, phase.end_as);
  }
  for (const Use& root : roots_) {
    const bool is_asked_in_turn =
        std::ranges::any_of(todo, [&](const auto& one) { return one.first == root.node; });
    if (!is_asked_in_turn) todo.emplace_back(root.node, 0);
  }
  while (!todo.empty()) {
    const auto [id, mover] = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert({id, mover}).second) continue;
    if (ir::is(p_, id, Op::ForPiece)) {
      const NodeId player = ir::operand<Op::ForPiece, "player">(p_, id);
      const bool is_mover =
          ir::is(p_, player, Op::Mover) || (mover > 0 && ir::is(p_, player, Op::Const) &&
                                            ir::attribute<Op::Const, "value">(p_, player) == mover);
      if (!is_mover) return false;
    }
    for (const NodeId operand : p_.operands(id)) todo.emplace_back(operand, mover);
  }
  return true;
}

std::int64_t RulesText::most_ticks() const {
  // Each of the rules once for every move that may be tried, and once for the next player.
  std::map<NodeId, std::int64_t> known;
  std::int64_t all = 0;
  std::int64_t filters = 0;
  for (const Use& root : roots_) all = std::min(all + ticks_of(root.node, known) + 1, many_ticks());
  for (const ir::Kind& kind : p_.kinds)
    filters = std::max(filters, static_cast<std::int64_t>(is_made(kind) ? kind.filters.size() : 0));
  constexpr std::int64_t kMovesTried = 1'000;
  return std::min(all * (filters > 0 ? kMovesTried : 2), many_ticks());
}

std::int64_t RulesText::ticks_of(NodeId id, std::map<NodeId, std::int64_t>& known) const {
  if (id == ir::kNothing) return 0;
  if (const auto found = known.find(id); found != known.end()) return found->second;
  std::int64_t all = 0;
  const auto operands = p_.operands(id);
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::int64_t once = ticks_of(ir::renamed(p_, operands[i]), known);
    const bool is_round = operand(id, i).run.is_body && bound_by(id, i) != 0;
    all += is_round ? (once + 1) * rounds_of(id) : once;
    all = std::min(all, many_ticks());
  }
  return known[id] = ir::is(p_, id, Op::Repeat) ? many_ticks() : all;
}

// How often it runs a body at the most.
std::int64_t RulesText::rounds_of(NodeId id) const {
  const OpRecord& op = *p_.nodes[id].op;
  constexpr std::array kOnce{&Op::BindReg, &Op::BindLevel};
  constexpr std::array kBySite{&Op::ForSites, &Op::ForPiece,    &Op::FilterSites,
                               &Op::AllSites, &Op::CountPieces, &Op::ForTable};
  constexpr std::array kByWay{&Op::Step,   &Op::Slide,       &Op::Hop,
                              &Op::IsLine, &Op::IsStackLine, &Op::IsConnected};
  constexpr std::int64_t kMostWays = 16;
  const std::int64_t sites = game_.layout.space[static_cast<size_t>(game_.default_type)].sites;
  const auto is_one_of = [&](const auto& ops) { return std::ranges::find(ops, &op) != ops.end(); };
  if (is_one_of(kOnce)) return 1;
  if (is_one_of(kBySite)) return sites;
  if (&op == &Op::IsThreatened) return sites * p_.players;
  if (&op == &Op::Ahead)
    if (const NodeId steps = ir::operand<Op::Ahead, "steps">(p_, id); ir::is(p_, steps, Op::Const))
      return std::max(ir::attribute<Op::Const, "value">(p_, steps), 1);
  return is_one_of(kByWay) ? kMostWays * sites : many_ticks();
}

// Where no rule asks what is threatened nobody asks for one site.
bool RulesText::asks_by_shifts(const Use& use) const {
  const bool steps = ir::is(p_, use.node, Op::StepSet);
  if (use.sink != Sink::Any || !(steps || ir::is(p_, use.node, Op::HopSet))) return false;
  const Code& code = code_of(use);
  if (!code.data || !kind_of(use.node).filters.empty()) return false;
  if (steps) return plays_in_sets() && is_few_shifts(*static_cast<const kernels::StepWays*>(code.data));
  return hop_ways(code) > 0 && !is_live({&Op::IsThreatened});
}

// A thread of a GPU gathers bits one by one. Where another phase lists these moves among others, its list has
// room for all.
bool RulesText::packs_steps(const Use& use) const {
  if (table_text_.for_gpu() || !fit_in_word(ways_in_word(use))) return false;
  bool is_all = false;
  for (const ir::Phase& phase : p_.phases)
    for (int mover = 1; mover <= p_.players; ++mover) {
      const NodeId play = play_of(phase, mover);
      if (play == use.node)
        is_all = true;
      else if (is_within(play, use.node))
        return false;
    }
  return is_all && plays_in_sets() && most_offers() > 0;
}
NodeId RulesText::play_of(const ir::Phase& phase, int mover) {
  const auto i = static_cast<size_t>(mover);
  return i < phase.play_as.size() ? phase.play_as[i] : phase.play;
}
bool RulesText::is_within(NodeId whole, NodeId part) const {
  std::set<NodeId> seen;
  std::vector<NodeId> todo{whole};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert(id).second) continue;
    if (id == part) return true;
    for (const NodeId operand : p_.operands(id)) todo.push_back(ir::renamed(p_, operand));
  }
  return false;
}

// Swaps are made before.
bool RulesText::acts_directly() const {
  for (size_t k = 0; k < p_.kinds.size(); ++k) {
    const interpreter::KindCode& code = game_.kinds[k];
    const bool does_nothing = ir::is(p_, p_.kinds[k].actions, Op::ActPass);
    if (is_made(p_.kinds[k]) && !code.swap && !does_nothing && !code.direct) return false;
  }
  return true;
}

bool RulesText::follows_directly() const {
  for (size_t k = 0; k < p_.kinds.size(); ++k) {
    const size_t all = (size_t{1} << game_.kinds[k].thens.size()) - 1;
    if (is_made(p_.kinds[k]) && (game_.kinds[k].direct_thens & all) != all) return false;
  }
  return true;
}

bool RulesText::ends_with_actions() const {
  return std::ranges::all_of(made_in_place_,
                             [&](int kind) { return p_.kinds[static_cast<size_t>(kind)].thens.empty(); });
}

bool RulesText::has_counts_alone() const {
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  return s.count >= 0 && s.order < 0 && !has_details();
}
bool RulesText::has_pieces_alone() const {
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  return s.count < 0 && !has_details();
}
bool RulesText::has_details() const {
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  return s.state >= 0 || s.rotation >= 0 || s.value >= 0 || s.listed >= 0 || s.hidden >= 0 ||
         !game_.layout.owners.empty();
}

bool RulesText::keeps_more() const {
  const runtime::Layout& l = game_.layout;
  return !has_pieces_alone() ||
         std::ranges::any_of(std::initializer_list<int>{l.score, l.amount, l.team, l.player_value, l.var,
                                                        l.remembered, l.proposals, l.triggered, l.start,
                                                        l.passed, l.link_parent, l.to_remove, l.visited},
                             [](int offset) { return offset >= 0; });
}

// All of it is one function, for which compilers take their time; nvcc is waited for in any case.
bool RulesText::is_small() const {
  constexpr size_t kMostNodes = 130;
  constexpr size_t kMostNodesOnGpu = 200;
  return parts_that_count() <= (table_text_.for_gpu() ? kMostNodesOnGpu : kMostNodes);
}
size_t RulesText::parts_that_count() const {
  if (table_text_.for_gpu()) return most_parts_;  // who plays in parts there depends on it
  return why_not_sets().empty() && most_offers() > 0 ? facts_.size() : most_parts_;
}

// Swaps are made before.
bool RulesText::keeps_course() const {
  using ir::Field;
  constexpr ir::FieldSet kCourse = ir::state(Field::Course, Field::Counter, Field::Passed, Field::Vote);
  std::set<NodeId> reached;
  std::vector<NodeId> todo{p_.end};
  const auto add = [&](const std::vector<NodeId>& more) {
    todo.insert(todo.end(), more.begin(), more.end());
  };
  add(p_.end_as);
  if (p_.players == 1 || game_.layout.visited >= 0 || game_.layout.to_remove >= 0 || notes_places())
    return true;
  for (const ir::Phase& phase : p_.phases) {
    add({phase.play, phase.end});
    for (const ir::NextPhase& next : phase.next) add({next.who, next.condition});
    add(phase.play_as);
    add(phase.end_as);
  }
  for (const ir::Kind& kind : p_.kinds) {
    if (kind.swap || !is_made(kind)) continue;
    add({kind.actions, kind.from_level, kind.to_level});
    add(kind.thens);
    for (const std::uint16_t filter : kind.filters) todo.push_back(p_.filters[filter].condition);
  }
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !reached.insert(id).second) continue;
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
    const OpRecord& op = *p_.nodes[id].op;
    // Who is stuck is kept in any case.
    const ir::FieldSet reads = &op == &Op::NoMovesFor ? ir::FieldSet{0} : op.reads;
    if (((reads | op.writes) & kCourse) || (op.writes & ir::bit(Field::Turn)) || &op == &Op::LastLevelFrom ||
        &op == &Op::LastLevelTo || &op == &Op::LastSiteIs || &op == &Op::WasPass)
      return true;
  }
  return false;
}

int RulesText::most_offers() const {
  constexpr int kMost = 16;
  int most = 1;
  for (const ir::Kind& kind : p_.kinds)
    if (is_made(kind) && !kind.filters.empty()) return 0;
  for (const ir::Phase& phase : p_.phases)
    for (int mover = 1; mover <= p_.players; ++mover) {
      const NodeId id = play_of(phase, mover);
      const int offers = id == ir::kNothing ? 0 : offers_of({id, Sink::List});
      if (offers < 0 || offers > kMost) return 0;
      most = std::max(most, offers);
    }
  return most;
}

int RulesText::offers_of(const Use& use) const {
  const OpRecord* op = p_.nodes[use.node].op;
  if (const int ways = planned_ways(use); ways > 0) return ways;
  if (const int ways = word_ways(use); ways > 0) return ways;
  if (op == &Op::NoMoves) return 0;
  if (op == &Op::EmitSet || op == &Op::EmitTo) return kind_of(use.node).captures.empty() ? 1 : -1;
  const bool is_one_of_them = op == &Op::IfMoves || op == &Op::Priority;
  if (op != &Op::Concat && !is_one_of_them && op != &Op::BindReg && op != &Op::ForSites) return -1;
  const int rounds = op == &Op::ForSites ? sites_known(ir::operand<Op::ForSites, "sites">(p_, use.node)) : 1;
  if (rounds < 0) return -1;
  int all = 0;
  for (size_t i = 0; i < p_.operands(use.node).size(); ++i) {
    const Use part = operand_use(use, i);
    if (part.node == ir::kNothing || p_.type(part.node) != Type::Moves) continue;
    const int offers = offers_of(part);
    if (offers < 0) return -1;
    all = is_one_of_them ? std::max(all, offers) : all + offers * rounds;
  }
  return all;
}

// How many sites the set has at the most; -1: nobody knows.
int RulesText::sites_known(NodeId set) const {
  if (ir::is(p_, set, Op::Single)) return 1;
  if (!ir::is(p_, set, Op::SetConst)) return -1;
  const auto& sites = p_.sets[static_cast<size_t>(ir::attribute<Op::SetConst, "set">(p_, set))];
  return count_bits(sites.data(), p_.words);
}

}  // namespace ludens::native
