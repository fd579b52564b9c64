// piece_ops.cpp - effects on pieces beyond moving, adding and removing one: promotion, copies, parts of
// stacks, turning, flipping, change of owner, and rows that are pushed or drawn.
#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "interpreter/placing.h"
#include "interpreter/ways.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/sites.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

namespace {

void op_repeat(Machine& m, int count, Lazy<Type::Void> body) {
  constexpr int kMost = 1000;
  const int times = std::clamp(count, 1, kMost);
  for (int i = 0; i < times; ++i) m.perform(body);
}

// --- promotion. v: site, what, type

void commit_promote(Machine& m, const Action& a) {
  if (!has_site(m, a.v[2], a.v[0])) return;
  const Space& s = m.space(a.v[2]);
  const runtime::Piece piece{a.v[1], owner_of(m, a.v[1]), 0, 0, 0};
  auto writer = m.board();
  if (s.height == 1) return writer.put(a.v[2], a.v[0], piece, 1);
  if (s.size[a.v[0]] > 0) writer.take(a.v[2], a.v[0], -1);
  writer.push(a.v[2], a.v[0], piece);
}

void op_act_promote(Machine& m, int site, int what, SiteType type) {
  if (!has_component(m, what)) return;
  push_action(m, commit_promote, Op::ActPromote, site, what, m.type_at(type, site));
}

// --- several pieces at once. v: from, to, count, type from, type to, the most on one site

void move_top_pieces(Machine& m, const Action& a) {
  const Space& source = m.space(a.v[3]);
  const int first = source.size[a.v[0]] - a.v[2];
  if (first < 0) return;
  auto writer = m.board();
  const bool same = a.v[0] == a.v[1] && a.v[3] == a.v[4];
  for (int i = 0; i < a.v[2] && !same; ++i) writer.push(a.v[4], a.v[1], writer.take(a.v[3], a.v[0], first));
}

void commit_move_some(Machine& m, const Action& a) {
  const int from = a.v[0];
  const int to = a.v[1];
  const int count = a.v[2];
  const int from_type = a.v[3];
  const int to_type = a.v[4];
  if (!has_site(m, from_type, from) || !has_site(m, to_type, to)) return;
  const Space& source = m.space(from_type);
  const Space& target = m.space(to_type);
  if (source.height > 1) return move_top_pieces(m, a);
  const int what = source.what[from];
  if (m.view.on_track)
    runtime::track_moved(m.layout, m.view, m.program.equipment->tracks, what, from, to, count);
  auto writer = m.board();
  const int there = source.count ? source.count[from] : 1;
  if (there <= count) {
    writer.clear(from_type, from);
  } else {
    writer.set_count(from_type, from, there - count);
  }
  if (target.what[to] == 0 || (target.count && target.count[to] == 0)) {
    runtime::Piece piece = runtime::piece_at(target, to);
    piece.what = what;
    piece.who = owner_of(m, what);
    return writer.put(to_type, to, piece, count);
  }
  if (target.what[to] != what || !target.count) return;
  if (target.count[to] + count <= a.v[5]) writer.set_count(to_type, to, target.count[to] + count);
  if (target.listed && target.listed[to] < 255) ++target.listed[to];
}

void op_act_move_some(Machine& m, int from, int to, int count, SiteType from_type, SiteType to_type,
                      int most) {
  push_action(m, commit_move_some, Op::ActMoveSome, from, to, count, m.type_at(from_type, from),
              m.type_at(to_type, to), most);
}

// --- copies. v: from, to, level, type from, type to

void commit_copy(Machine& m, const Action& a) {
  if (!has_site(m, a.v[3], a.v[0]) || !has_site(m, a.v[4], a.v[1])) return;
  const Space& source = m.space(a.v[3]);
  const Space& target = m.space(a.v[4]);
  if (runtime::stack_size(source, a.v[0]) == 0) return;
  runtime::Piece piece = runtime::piece_at(source, runtime::index_of(source, a.v[0], a.v[2]));
  piece.who = owner_of(m, piece.what);
  auto writer = m.board();
  if (source.height > 1) {
    writer.push(a.v[4], a.v[1], piece);
    return;
  }
  const bool joins = target.count && target.what[a.v[1]] == piece.what;
  writer.put(a.v[4], a.v[1], piece, joins ? target.count[a.v[1]] + 1 : 1);
}

void op_act_copy(Machine& m, int from, int to, int from_level, SiteType from_type, SiteType to_type) {
  push_action(m, commit_copy, Op::ActCopy, from, to, from_level, m.type_at(from_type, from),
              m.type_at(to_type, to));
}

// --- turning and flipping

void commit_turn(Machine& m, const Action& a) {
  if (has_site(m, a.v[2], a.v[0])) m.board().set_rotation(a.v[2], a.v[0], -1, a.v[1]);
}
void op_act_turn(Machine& m, int site, int rotation, SiteType type) {
  push_action(m, commit_turn, Op::ActTurn, site, rotation, type);
}

int flipped(Machine& m, int what, int state) {
  const auto& flips = m.program.equipment->components[static_cast<size_t>(what)].flips;
  if (!flips) return state;
  if (state == flips->first) return flips->second;
  if (state == flips->second) return flips->first;
  return state;
}

// A stack is turned upside down; a single piece shows its other side. v: site, type
void commit_flip(Machine& m, const Action& a) {
  if (!has_site(m, a.v[1], a.v[0])) return;
  const Space& s = m.space(a.v[1]);
  const int size = runtime::stack_size(s, a.v[0]);
  auto writer = m.board();
  if (size == 1) {
    const int index = runtime::top_index(s, a.v[0]);
    return writer.set_state(a.v[1], a.v[0], -1, flipped(m, s.what[index], s.state ? s.state[index] : 0));
  }
  const Scratch<std::vector<runtime::Piece>> scratch(m);
  auto& pieces = scratch.list;
  for (int l = 0; l < size; ++l) pieces.push_back(writer.take(a.v[1], a.v[0], -1));
  for (runtime::Piece& piece : pieces) {
    piece.state = flipped(m, piece.what, piece.state);
    writer.push(a.v[1], a.v[0], piece);
  }
}

struct TwoSided : kernels::TwoSided {
  explicit TwoSided(const ir::Equipment& equipment) {
    for (const ir::Component& component : equipment.components) flips.push_back(component.flips ? 1 : 0);
    components = flips.data();
  }
  TwoSided(const TwoSided&) = delete;
  std::vector<std::uint8_t> flips;
};
std::shared_ptr<const kernels::TwoSided> prepare_can_flip(const Prepared& game, const Code&) {
  return std::make_shared<const TwoSided>(*game.program.equipment);
}
void op_act_flip(Machine& m, int site, SiteType type) {
  push_action(m, commit_flip, Op::ActFlip, site, type);
}

// --- whole sites written anew. v: site, what (0: the top goes), type, count, state, rotation, value

void commit_put_on(Machine& m, const Action& a) {
  if (!has_site(m, a.v[2], a.v[0])) return;
  const Space& s = m.space(a.v[2]);
  auto writer = m.board();
  const bool stacked = s.height > 1;
  if (a.v[1] == 0) {
    if (!stacked) return writer.clear(a.v[2], a.v[0]);
    if (s.size[a.v[0]] > 0) writer.take(a.v[2], a.v[0], -1);
    return;
  }
  const runtime::Piece piece{a.v[1], owner_of(m, a.v[1]), a.v[4], a.v[5], a.v[6]};
  if (stacked) {
    writer.push(a.v[2], a.v[0], piece);
  } else if (s.what[a.v[0]] == 0) {
    writer.put(a.v[2], a.v[0], piece, a.v[3]);
  }
}
void put_on(Machine& m, const ir::OpRecord& op, SiteType type, int site, int what) {
  push_action(m, commit_put_on, op, site, what, type, 1);
}

// The namesake of the component among those of another owner, or 0.
int namesake_of(const Machine& m, int what, int owner) {
  const auto& components = m.program.equipment->components;
  const auto& name = components[static_cast<size_t>(what)].kind_name;
  for (size_t k = 1; k < components.size(); ++k)
    if (components[k].owner == owner && components[k].kind_name == name) return static_cast<int>(k);
  return 0;
}

void op_act_take_control(Machine& m, int site, int owner, SiteType type) {
  if (!has_site(m, type, site)) return;
  const Space& s = m.space(type);
  const runtime::Piece piece = runtime::piece_at(s, runtime::top_index(s, site));
  if (piece.what == 0) return;
  const int namesake = namesake_of(m, piece.what, owner);
  if (namesake == 0) return;
  put_on(m, Op::ActTakeControl, type, site, 0);
  push_action(m, commit_put_on, Op::ActTakeControl, site, namesake, type, s.count ? s.count[site] : 1,
              piece.state, piece.rotation, piece.value);
}

void op_act_push(Machine& m, int start, std::uint64_t directions, SiteType type) {
  if (!on_topology(m, type, start)) return;
  const Space& s = m.space(type);
  const auto what_at = [&](int site) { return static_cast<int>(s.what[runtime::top_index(s, site)]); };
  const std::uint64_t lowest = directions & (~directions + 1);
  for_each_radial(m, type, start, lowest, [&](std::span<const int> radial, int, int) {
    int moving = what_at(start);
    put_on(m, Op::ActPush, type, start, 0);
    for (size_t i = 1; i < radial.size(); ++i) {
      const int there = what_at(radial[i]);
      if (there != 0) put_on(m, Op::ActPush, type, radial[i], 0);
      if (moving != 0) put_on(m, Op::ActPush, type, radial[i], moving);
      if (there == 0) break;
      moving = there;
    }
    return false;
  });
}

void op_act_attract(Machine& m, int start, std::uint64_t directions, SiteType type) {
  if (!on_topology(m, type, start)) return;
  const Space& s = m.space(type);
  for_each_radial(m, type, start, directions, [&](std::span<const int> radial, int, int) {
    const ScratchList pieces(m);
    for (size_t i = 1; i < radial.size(); ++i) {
      const int what = s.what[runtime::top_index(s, radial[i])];
      if (what == 0) continue;
      pieces.list.push_back(what);
      put_on(m, Op::ActAttract, type, radial[i], 0);
    }
    for (size_t i = 0; i < pieces.list.size(); ++i)
      put_on(m, Op::ActAttract, type, radial[i + 1], pieces.list[i]);
    return false;
  });
}

}  // namespace

void add_piece_ops(OpTable& t);

void add_piece_ops(OpTable& t) {
  set_op<Op::Repeat, op_repeat>(t);
  set_op<Op::ActPromote, op_act_promote>(t);
  set_op<Op::ActMoveSome, op_act_move_some>(t);
  set_op<Op::ActCopy, op_act_copy>(t);
  set_op<Op::ActTurn, op_act_turn>(t);
  set_kernel<Op::CanFlip, LUDENS_KERNEL(can_flip), prepare_can_flip>(t);
  set_op<Op::ActFlip, op_act_flip>(t);
  set_op<Op::ActTakeControl, op_act_take_control>(t);
  set_op<Op::ActPush, op_act_push>(t);
  set_op<Op::ActAttract, op_act_attract>(t);
}

}  // namespace ludens::interpreter
