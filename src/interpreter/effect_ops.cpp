// effect_ops.cpp - effects: actions are pushed with their operands read, and change the state when committed.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "interpreter/large.h"
#include "interpreter/placing.h"
#include "ir/ops/lifted.h"
#include "runtime/hidden.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/effects.h"
#include "runtime/marked.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

namespace {

void op_gather(Machine& m, Lazy<Type::Moves> moves) {
  m.generate(moves);
}
void op_for_sites_do(Machine& m, const Words& sites, Lazy<Type::Void> body, Reg reg) {
  const Bind bound(m, reg);
  for_each_bit(sites, m.words, [&](int site) {
    bound.slot = site;
    m.perform(body);
    return false;
  });
}

void follow_on_tracks(Machine& m, int what, int from, int to) {
  if (m.view.on_track) runtime::track_moved(m.layout, m.view, m.program.equipment->tracks, what, from, to);
}

// --- moving a piece. v: from, to, level from, level to, type from, type to, whole stack

// One piece goes; on a site with several the others stay. It joins its like where pieces are counted.
void move_flat(Machine& m, int from, int to, int from_type, int to_type) {
  Space& source = m.space(from_type);
  Space& target = m.space(to_type);
  if (source.plain && target.plain) {
    const int what = source.what[from];
    if (what == 0) return;
    auto plain = m.board();
    const bool joins = target.what[to] == what && (from != to || from_type != to_type);
    const int who = joins ? target.who[to] : owner_of(m, what);
    plain.put_plain(source, from, 0, 0);
    return plain.put_plain(target, to, what, who);
  }
  runtime::Piece piece = runtime::piece_at(source, from);
  if (piece.what == 0) return;
  piece.who = owner_of(m, piece.what);
  auto writer = m.board();
  const int count = source.count ? source.count[from] : 1;
  if (count <= 1) {
    writer.clear(from_type, from);
    cover(m, from_type, from, piece, false);
  } else {
    writer.set_count(from_type, from, count - 1);
  }
  cover(m, to_type, to, piece, true);
  follow_on_tracks(m, piece.what, from, to);
  if (source.hidden && (from != to || from_type != to_type))
    runtime::carry_hidden(m.layout.players, source, from, target, to);
  if (target.what[to] != piece.what) return writer.put(to_type, to, piece, 1);
  piece.who = target.who[to];
  writer.put(to_type, to, piece, target.count ? target.count[to] + 1 : 1);
}

void move_whole_stack(Machine& m, const Action& a) {
  auto writer = m.board();
  const int size = m.space(a.v[4]).size[a.v[0]];
  for (int i = 0; i < size; ++i) {
    runtime::Piece piece = writer.take(a.v[4], a.v[0], 0);
    if (a.v[3] >= 0) piece = {piece.what, piece.who, 0, 0, 0};
    writer.insert(a.v[5], a.v[1], a.v[3], piece);
  }
}

// A piece taken from a named level keeps its state; one taken from the top, or put at a named level, loses
// it.
void move_stacked(Machine& m, const Action& a) {
  if (a.v[0] == a.v[1] && a.v[4] == a.v[5]) return;
  if (a.v[6]) return move_whole_stack(m, a);
  const Space& source = m.space(a.v[4]);
  const int level = a.v[2];
  if (level >= source.size[a.v[0]] || source.size[a.v[0]] == 0) return;
  if (source.hidden && m.program.uses.cards) {
    const Space& target = m.space(a.v[5]);
    const int size = source.size[a.v[0]];
    const int size_there = target.size[a.v[1]];
    const int there = a.v[3] < 0 || a.v[3] > size_there ? size_there : a.v[3];
    runtime::carry_hidden_level(m.layout.players, source, {a.v[0], level < 0 ? size - 1 : level, size}, target,
                                {a.v[1], there, size_there});
  }
  auto writer = m.board();
  runtime::Piece piece = writer.take(a.v[4], a.v[0], level);
  if (level < 0 || a.v[3] >= 0) {
    piece = {piece.what, 0, 0, 0, 0};
    piece.keeps_details = a.v[3] < 0;
  }
  piece.who = owner_of(m, piece.what);
  writer.insert(a.v[5], a.v[1], a.v[3], piece);
  follow_on_tracks(m, piece.what, a.v[0], a.v[1]);
}

void commit_move(Machine& m, const Action& a) {
  if (!has_site(m, a.v[4], a.v[0]) || !has_site(m, a.v[5], a.v[1])) return;
  if (m.space(a.v[4]).height > 1) return move_stacked(m, a);
  move_flat(m, a.v[0], a.v[1], a.v[4], a.v[5]);
}

// The space that holds the site.
int space_at(const Machine& m, SiteType type, int site) {
  return static_cast<int>(m.type_at(type, site));
}

void op_act_move(Machine& m, int from, int to, std::optional<int> from_level, std::optional<int> to_level,
                 SiteType type_from, SiteType type_to, bool whole_stack) {
  const int from_type = space_at(m, type_from, from);
  const int to_type = space_at(m, type_to, to);
  if (m.direct && m.space(from_type).height == 1) {
    if (has_site(m, from_type, from) && has_site(m, to_type, to)) move_flat(m, from, to, from_type, to_type);
    return;
  }
  push_action(m, commit_move, Op::ActMove, from, to, from_level.value_or(-1), to_level.value_or(-1),
              from_type, to_type, whole_stack);
}

void commit_remove(Machine& m, const Action& a);

void op_act_replace(Machine& m, int from, int to, SiteType type_from, SiteType type_to, bool whole_stack) {
  const int from_type = space_at(m, type_from, from);
  const int to_type = space_at(m, type_to, to);
  if (m.direct && has_site(m, from_type, from) && has_site(m, to_type, to)) {
    Space& source = m.space(from_type);
    Space& target = m.space(to_type);
    if (source.plain && target.plain && (from != to || from_type != to_type)) {
      const int what = source.what[from];
      auto plain = m.board();
      plain.put_plain(source, from, 0, 0);
      return plain.put_plain(target, to, what, owner_of(m, what));
    }
  }
  if (const Space& s = m.space(type_to); to >= 0 && to < s.sites && !test_bit(s.empty, to))
    push_action(m, commit_remove, Op::ActRemove, to, -1, to_type);
  push_action(m, commit_move, Op::ActMove, from, to, -1, -1, from_type, to_type, whole_stack);
}

// --- adding a piece. v: site, what, count, state, rotation, value, level, type

void commit_add(Machine& m, const Action& a) {
  const int type = a.v[7];
  const int site = a.v[0];
  if (!has_site(m, type, site)) return;
  Space& s = m.space(type);
  auto writer = m.board();
  if (m.view.on_track) {
    const int times = s.height > 1 && a.v[6] < 0 ? 2 : 1;
    runtime::track_added(m.layout, m.view, m.program.equipment->tracks, a.v[1], site, times * a.v[2]);
  }
  const auto or_zero = [](int x) { return x < 0 ? 0 : x; };
  runtime::Piece piece{a.v[1], owner_of(m, a.v[1]), or_zero(a.v[3]), or_zero(a.v[4]), or_zero(a.v[5])};
  if (s.height > 1) {
    piece.keeps_details = a.v[6] < 0 && a.v[3] < 0 && a.v[4] < 0 && a.v[5] < 0;
    for (int i = 0; i < a.v[2]; ++i) writer.insert(type, site, a.v[6], piece);
    return;
  }
  // Nothing, put on an empty site: where pieces are counted it is occupied from then on, by no piece.
  if (piece.what == 0 && s.what[site] == 0) {
    if (!s.count) return;
    clear_bit(s.empty, site);
    s.count[site] = 1;
    return;
  }
  // Whatever is known of the site stays unless it is given; so does a piece.
  runtime::Piece there = runtime::piece_at(s, site);
  const bool empty = there.what == 0;
  if (empty) there.what = piece.what;
  if (empty) there.who = piece.who;
  if (a.v[3] >= 0) there.state = a.v[3];
  if (a.v[4] >= 0) there.rotation = a.v[4];
  if (a.v[5] >= 0) there.value = a.v[5];
  if (empty && m.program.uses.dominoes) there.value = kDominoInHand;
  const int count = !empty && s.count ? s.count[site] + a.v[2] : a.v[2];
  writer.put(type, site, there, empty || s.count ? count : 1);
  cover(m, type, site, there, true);
  if (empty && m.is_domino(there.what)) mark_domino(m, site, there, true, 1);
}

void op_act_add(Machine& m, int site, int what, std::optional<int> count, std::optional<int> state,
                std::optional<int> rotation, std::optional<int> value, std::optional<int> level,
                SiteType type) {
  if (!has_component(m, what)) return;
  const int space = space_at(m, type, site);
  if (m.direct) {
    Space& s = m.space(space);
    if (s.plain && what > 0 && has_site(m, space, site) && s.what[site] == 0)
      return m.board().put_plain(s, site, what, owner_of(m, what));
  }
  push_action(m, commit_add, Op::ActAdd, site, what, count.value_or(1), state.value_or(-1),
              rotation.value_or(-1), value.value_or(-1), level.value_or(-1), space);
}

// --- removing. v: site, level, type

void commit_remove(Machine& m, const Action& a) {
  if (!has_site(m, a.v[2], a.v[0])) return;
  auto writer = m.board();
  const Space& s = m.space(a.v[2]);
  if (m.view.on_track) {
    const int what = s.what[runtime::index_of(s, a.v[0], a.v[1])];
    runtime::track_removed(m.layout, m.view, m.program.equipment->tracks, what, a.v[0]);
  }
  if (s.height > 1) {
    if (s.size[a.v[0]] > 0) writer.take(a.v[2], a.v[0], a.v[1]);
    return;
  }
  const runtime::Piece piece = runtime::piece_at(s, a.v[0]);
  writer.clear(a.v[2], a.v[0]);
  cover(m, a.v[2], a.v[0], piece, false);
}

void commit_remove_later(Machine& m, const Action& a) {
  if (m.view.to_remove && has_site(m, a.v[2], a.v[0]))
    runtime::mark(m.view.to_remove, m.words, m.space(a.v[2]).height > 1, a.v[0]);
}

void op_act_remove(Machine& m, int site, std::optional<int> level, SiteType type, bool at_end_of_turn) {
  push_action(m, at_end_of_turn ? commit_remove_later : commit_remove, Op::ActRemove, site,
              level.value_or(-1), space_at(m, type, site));
}

}  // namespace

void add_effect_ops(OpTable& t);

void add_effect_ops(OpTable& t) {
  set_kernel<Op::Do, LUDENS_KERNEL(do_)>(t);
  set_op<Op::Gather, op_gather>(t);
  set_kernel<Op::IfDo, LUDENS_KERNEL(if_do)>(t);
  set_op<Op::ForSitesDo, op_for_sites_do>(t);
  set_op<Op::ActMove, op_act_move>(t);
  set_op<Op::ActReplace, op_act_replace>(t);
  set_op<Op::ActAdd, op_act_add>(t);
  set_op<Op::ActRemove, op_act_remove>(t);
  set_kernel<Op::ActSetNext, LUDENS_KERNEL(act_set_next)>(t);
  set_kernel<Op::ActMoveAgain, LUDENS_KERNEL(act_move_again)>(t);
  set_kernel<Op::ActSwapPlayers, LUDENS_KERNEL(act_swap_players)>(t);
  set_kernel<Op::ActPass, LUDENS_KERNEL(act_pass)>(t);
}

}  // namespace ludens::interpreter
