// packed_fields.cpp - what a key is made of: the numbers of a state that its rules can still ask about.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>

#include "engine/packed_state.h"
#include "ir/accessors.h"
#include "ir/op_finder.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/memory.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "runtime/marked.h"
#include "runtime/on_track.h"
#include "runtime/remembered.h"

namespace ludens::engine {

namespace {

using ir::Field;
using ir::NodeId;
using ir::Program;
using runtime::Head;
using runtime::Layout;
using runtime::SpaceLayout;
namespace Op = ir::Op;

// What ops under a node read, those of what its moves do as they are made included.
class Reads {
 public:
  explicit Reads(const Program& program) : p_(program), seen_(program.nodes.size()) {}

  void add(NodeId id) {
    if (id == ir::kNothing || seen_[id]) return;
    seen_[id] = true;
    fields |= p_.nodes[id].op->reads & ~unread(id);
    for (const NodeId operand : p_.operands(id)) add(operand);
    if (const int kind = ir::kind_attribute(*p_.nodes[id].op); kind >= 0) {
      const ir::Kind& k = p_.kinds[static_cast<size_t>(p_.attributes(id)[static_cast<size_t>(kind)])];
      add(k.actions);
      for (const std::uint16_t prelude : k.preludes) add(p_.preludes[prelude]);
    }
  }
  bool has(Field field) const { return (fields & ir::bit(field)) != 0; }

  ir::FieldSet fields = 0;

 private:
  // What the op does not read at this place.
  ir::FieldSet unread(NodeId id) const {
    if (!ir::is(p_, id, Op::IsLine)) return 0;
    // A line through a site that is named has nothing to do with where the last move ended.
    const bool names_sites = ir::operand<Op::IsLine, "through">(p_, id) != ir::kNothing ||
                             ir::operand<Op::IsLine, "through_any">(p_, id) != ir::kNothing;
    return names_sites ? ir::bit(Field::LastMove) : 0;
  }

  const Program& p_;
  std::vector<bool> seen_;
};

// What is read in a position before the next move is remembered as the last one.
Reads reads_before_move(const Program& p) {
  Reads reads(p);
  for (const ir::Phase& phase : p.phases) {
    reads.add(phase.play);
    for (const NodeId play : phase.play_as) reads.add(play);
  }
  return reads;
}

bool uses(const Program& p, std::initializer_list<ir::OpRef> ops) {
  return std::ranges::any_of(
      p.nodes, [&](const ir::Node& node) { return std::ranges::find(ops, node.op) != ops.end(); });
}

}  // namespace

std::string PackedState::refusal(const Game& game) {
  if (game.is_match()) return "a match is several games";
  if (game.grows()) return "its board grows";
  const Program& p = game.program();
  if (p.mode != ir::kInTurn) return "players do not move in turn";
  if (p.players < 1 || p.players > 2) return "it is for " + std::to_string(p.players) + " players";
  if (p.uses.puzzle) return "it is a puzzle of deduction";
  if (p.uses.hidden) return "players do not see everything";
  if (p.uses.large_pieces || p.uses.dominoes || p.uses.cards) return "pieces cover more than one site";
  if (p.meta.no_repeat != ir::Repetition::None) return "a position may not come back, so the past counts";
  if (uses(p, {&Op::IsStoredState})) return "the rules remember a position";
  return "";
}

std::string PackedState::left_out(const Game& game) {
  const Program& p = game.program();
  if (p.uses.repetitions != 0 || p.uses.cycle) return "rules about positions that come back";
  return "";
}

PackedState::PackedState(Machine& m) : prepared_(m.prepared) {
  const Layout& layout = m.layout;
  const auto* const words = reinterpret_cast<const std::uint64_t*>(m.block);
  bare_.assign(words, words + layout.bytes / 8);
  for (int t = 0; t < 3; ++t) sites_[t] = m.board_sites(static_cast<geometry::SiteType>(t));
  add_fields(m);
  // What is worked out again begins from nothing.
  auto* const bare = reinterpret_cast<std::byte*>(bare_.data());
  const auto clear = [&](int offset, int bytes) {
    if (offset >= 0) std::memset(bare + offset, 0, static_cast<size_t>(bytes));
  };
  const int players = layout.players + 2;
  clear(layout.link_parent, layout.link_sites * players * 2);
  clear(layout.link_reached, layout.link_sites * players * 2);
  clear(layout.link_joined, layout.words * players * 8);
  for (const SpaceLayout& s : layout.space) {
    if (s.what < 0) continue;
    clear(s.who, s.sites * s.height);
    clear(s.empty, layout.words * 8);
    clear(s.own, layout.words * players * 8);
    clear(s.piece, layout.words * layout.components * 8);
  }
  for (const SpaceLayout& s : layout.space) {
    if (s.order < 0) continue;
    for (const std::int32_t first : s.order_of)
      if (first >= 0) orders_.emplace_back(s.order + first * 2, s.sites);
  }
  for (const auto& [list, sites] : orders_) clear(list, (1 + sites) * 2);
  learn(m.block);
}

// --- what a key is made of

PackedState::Limits PackedState::all_of(Width width) {
  switch (width) {
    case Width::Byte:
      return {0, 0xFF};
    case Width::Short:
      return {0, 0xFFFF};
    case Width::Signed:
      return {std::numeric_limits<std::int16_t>::min(), std::numeric_limits<std::int16_t>::max()};
    case Width::Int:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    case Width::Bit:
      break;
  }
  return {0, 1};
}

int PackedState::add_row(Limits limits, int type) {
  // Nothing has been seen yet.
  rows_.push_back({.low = std::numeric_limits<std::int32_t>::max(),
                   .high = std::numeric_limits<std::int32_t>::min(),
                   .type = type,
                   .least = limits.least,
                   .most = limits.most});
  return static_cast<int>(rows_.size()) - 1;
}
void PackedState::add(int offset, Width width, int row, int site) {
  slots_.push_back({.offset = offset, .width = width, .row = row, .site = site});
}
void PackedState::add_each(int offset, Width width, int count, Limits limits) {
  if (offset < 0) return;
  constexpr int kBytes[] = {1, 2, 2, 4};
  for (int i = 0; i < count; ++i) add(offset + i * kBytes[static_cast<int>(width)], width, add_row(limits));
}

void PackedState::add_set(int offset, int type) {
  if (offset < 0) return;
  const Limits bit = all_of(Width::Bit);
  const int board = add_row(bit, type);
  for (int site = 0; site < prepared_.layout.space[static_cast<size_t>(type)].sites; ++site)
    add(offset * 8 + site, Width::Bit, site < sites_[type] ? board : add_row(bit), site);
}

void PackedState::add_space(const Layout& layout, int type) {
  const SpaceLayout& s = layout.space[static_cast<size_t>(type)];
  if (s.what < 0) return;
  const auto field = [&](int offset, Width width, int bytes, int height, Limits limits) {
    if (offset < 0) return;
    for (int level = 0; level < height; ++level) {
      const int board = add_row(limits, type);
      for (int site = 0; site < s.sites; ++site)
        add(offset + (site * height + level) * bytes, width, site < sites_[type] ? board : add_row(limits),
            site);
    }
  };
  field(s.size, Width::Byte, 1, 1, {0, s.height});
  field(s.what, Width::Short, 2, s.height,
        {0, std::min(layout.components, static_cast<int>(prepared_.owners.size())) - 1});
  field(s.count, Width::Signed, 2, 1, all_of(Width::Signed));
  field(s.state, Width::Signed, 2, s.height, all_of(Width::Signed));
  field(s.rotation, Width::Byte, 1, s.height, all_of(Width::Byte));
  field(s.value, Width::Int, 4, s.height, all_of(Width::Int));
  field(s.listed, Width::Byte, 1, 1, all_of(Width::Byte));
}

int PackedState::add_number(size_t offset, Width width, Limits limits) {
  add(static_cast<int>(offset), width, add_row(limits));
  return static_cast<int>(slots_.size()) - 1;
}

// Who moved before, and where.
void PackedState::add_past(const Machine& m, ir::FieldSet before) {
  const Program& p = m.program;
  int sites = 0, height = 1;
  for (const SpaceLayout& s : m.layout.space) {
    sites = std::max(sites, s.sites);
    height = std::max(height, s.height);
  }
  const Limits player{-1, m.layout.players}, yes_or_no{0, 1};
  const auto within = [&](size_t offset, Width width, Limits limits) {
    return add_number(offset, width, limits);
  };
  const auto one = [&](size_t offset, Width width) { return within(offset, width, all_of(width)); };
  const auto site = [&](size_t offset) {
    const int slot = within(offset, Width::Int, {-1, sites - 1});
    rows_[static_cast<size_t>(slots_[static_cast<size_t>(slot)].row)].names_sites = true;
  };
  const auto level = [&](size_t offset) { within(offset, Width::Signed, {-1, height}); };
  keeps_course_ = uses(p, {&Op::AllPassed, &Op::MoverBefore, &Op::TurnFrom});
  if (keeps_course_) {
    within(offsetof(Head, run_mover), Width::Signed, player);
    one(offsetof(Head, run_moves), Width::Signed);
    within(offsetof(Head, run_before), Width::Signed, player);
    one(offsetof(Head, passed_turns), Width::Signed);
    within(offsetof(Head, run_passed), Width::Byte, yes_or_no);
    site(offsetof(Head, run_from));
  }
  if ((before & ir::bit(Field::LastMove)) != 0) {
    site(offsetof(Head, last_from));
    site(offsetof(Head, last_to));
    within(offsetof(Head, last_mover), Width::Signed, player);
    level(offsetof(Head, last_level_from));
    level(offsetof(Head, last_level_to));
    within(offsetof(Head, last_from_type), Width::Byte, {0, 2});
    within(offsetof(Head, last_to_type), Width::Byte, {0, 2});
    within(offsetof(Head, last_pass), Width::Byte, yes_or_no);
    within(offsetof(Head, last_swap), Width::Byte, yes_or_no);
  }
  if ((before & ir::bit(Field::Aftermath)) != 0) {
    site(offsetof(Head, after_from));
    site(offsetof(Head, after_to));
    level(offsetof(Head, after_level_from));
    level(offsetof(Head, after_level_to));
  }
}

void PackedState::add_head(const Machine& m) {
  const Program& p = m.program;
  const Reads before = reads_before_move(p);
  const Limits player{-1, m.layout.players}, yes_or_no{0, 1};
  const auto within = [&](size_t offset, Width width, Limits limits) {
    return add_number(offset, width, limits);
  };
  const auto one = [&](size_t offset, Width width) { return within(offset, width, all_of(width)); };
  mover_ = within(offsetof(Head, mover), Width::Int, {1, m.layout.players});
  over_ = within(offsetof(Head, over), Width::Byte, yes_or_no);
  winner_ = within(offsetof(Head, winner), Width::Signed, {-1, m.layout.players + 1});  // the last: a tie
  within(offsetof(Head, next), Width::Int, {0, m.layout.players});
  // How many there were in a row matters only where a round of them is a draw.
  if (p.draw_when_all_pass) one(offsetof(Head, passes), Width::Signed);
  one(offsetof(Head, active), Width::Int);
  if (uses(p, {&Op::Prev})) within(offsetof(Head, prev), Width::Int, player);
  if (p.swap_kind >= 0 || uses(p, {&Op::Turns})) one(offsetof(Head, turn), Width::Int);
  if (uses(p, {&Op::Plies, &Op::IsFirstMove})) one(offsetof(Head, ply), Width::Int);
  if (uses(p, {&Op::MovesThisTurn})) one(offsetof(Head, turns_of_mover), Width::Int);
  if (uses(p, {&Op::Counter})) one(offsetof(Head, counter), Width::Int);
  add_past(m, before.fields);
  if (m.view.dice) {
    one(offsetof(Head, rolled), Width::Byte);
    one(offsetof(Head, dice_equal), Width::Byte);
  }
  if (m.view.proposals) one(offsetof(Head, decided), Width::Int);
  one(offsetof(Head, pot), Width::Int);
  one(offsetof(Head, trump), Width::Int);
  one(offsetof(Head, pending_values), Width::Int);
  one(offsetof(Head, pending_value), Width::Int);
}

void PackedState::add_fields(const Machine& m) {
  const Layout& layout = m.layout;
  const Reads before = reads_before_move(m.program);
  add_head(m);
  for (int t = 0; t < 3; ++t) add_space(layout, t);
  const int players = layout.players + 2;
  add_each(layout.phase, Width::Byte, players, {0, static_cast<int>(prepared_.phases.size()) - 1});
  add_each(layout.seat, Width::Byte, players, {0, players - 1});
  add_each(layout.team, Width::Byte, players);
  add_each(layout.score, Width::Int, players);
  add_each(layout.amount, Width::Int, players);
  add_each(layout.player_value, Width::Int, players);
  add_each(layout.var, Width::Int, layout.variables);
  add_each(layout.triggered, Width::Byte, std::max(1, layout.variables) * players);
  add_each(layout.dice, Width::Int, 2 * runtime::kMaxDice);
  add_each(layout.proposals, Width::Byte, layout.variables + layout.players + 1);
  if (layout.remembered >= 0)
    for (int list = 0; list < runtime::remembered_lists(m.program); ++list) {
      constexpr int kBytes = 4;
      const int at = layout.remembered + list * (runtime::kMaxRemembered + 1) * kBytes;
      add_each(at, Width::Int, 1, {0, runtime::kMaxRemembered});  // how many there are
      add_each(at + kBytes, Width::Int, runtime::kMaxRemembered);
    }
  if (layout.on_track >= 0)
    add_each(layout.on_track, Width::Signed,
             runtime::on_track_size(m.program.equipment->tracks, layout.components));
  const int type = prepared_.default_type;
  add_set(layout.pending, type);
  add_set(layout.visited, type);
  if (layout.to_remove >= 0)
    for (int plane = 0; plane < runtime::mark_planes(m.program.uses.stacks); ++plane)
      add_set(layout.to_remove + plane * layout.words * 8, type);
  if (before.has(Field::LastSites) && layout.last_sites >= 0)
    for (int i = 0; i < 2; ++i) add_set(layout.last_sites + i * layout.words * 8, type);
  if (before.has(Field::Passed)) add_set(layout.passed, type);
}

}  // namespace ludens::engine
