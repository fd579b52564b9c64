// region_ops.cpp - sets of sites from tables, by owner, and site by site.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

// --- tables

// The set of an index, or null beyond the table.
const SetWord* table_set(Machine& m, const Code& c, int index) {
  if (index < 0 || index >= c.imm[1]) return nullptr;
  return m.program.sets[static_cast<size_t>(c.imm[0] + index)].data();
}

void add_words(SetWord* to, const SetWord* from, int words) {
  for (int w = 0; w < words; ++w) to[w] |= from[w];
}

void op_set_at(Machine& m, const Code& c, SetWord* out) {
  if (const SetWord* set = table_set(m, c, m.eval(c.args[0]))) return copy_words(out, set, m.words);
  clear_words(out, m.words);
}

void op_spread(Machine& m, const Code& c, SetWord* out) {
  SetWord from[kMaxWords];
  m.eval(c.args[0], from);
  clear_words(out, m.words);
  for_each_bit(from, m.words, [&](int site) {
    if (const SetWord* set = table_set(m, c, site)) add_words(out, set, m.words);
    return false;
  });
}

void op_spread_if(Machine& m, const Code& c, SetWord* out) {
  SetWord centres[kMaxWords];
  m.eval(c.args[0], centres);
  clear_words(out, m.words);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  for_each_bit(centres, m.words, [&](int site) {
    const SetWord* set = table_set(m, c, site);
    if (!set) return false;
    from.slot = site;
    return for_each_bit(set, m.words, [&](int other) {
      to.slot = other;
      if (m.test(c.args[1])) set_bit(out, other);
      return false;
    });
  });
}

void op_grow(Machine& m, const Code& c, SetWord* out) {
  m.eval(c.args[0], out);
  SetWord before[kMaxWords];
  for (int steps = m.eval(c.args[1]); steps > 0; --steps) {
    copy_words(before, out, m.words);
    for_each_bit(before, m.words, [&](int site) {
      if (const SetWord* set = table_set(m, c, site)) add_words(out, set, m.words);
      return false;
    });
    if (std::equal(before, before + m.words, out)) return;
  }
}

int op_lookup(Machine& m, const Code& c) {
  const auto& list = m.program.lists[static_cast<size_t>(c.imm[0])];
  const std::int64_t at = std::int64_t{m.eval(c.args[0])} - c.imm[1];
  return at < 0 || at >= static_cast<std::int64_t>(list.size()) ? c.imm[2] : list[static_cast<size_t>(at)];
}

int op_lookup_or(Machine& m, const Code& c) {
  const auto& list = m.program.lists[static_cast<size_t>(c.imm[0])];
  const int key = m.eval(c.args[0]);
  size_t low = 0, high = list.size() / 2;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (list[2 * middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  return 2 * low < list.size() && list[2 * low] == key ? list[2 * low + 1] : key;
}

// --- who stands where

int everybody(const Machine& m) {
  return m.layout.players + 1;
}

int op_bit_of(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return player < 0 || player > everybody(m) ? 0 : 1 << player;
}

int op_players_mask(Machine& m, const Code& c) {
  using ir::Op::RoleGroup;
  const int players = m.layout.players;
  const int mover = m.head().mover;
  const int of = c.args[0] ? m.eval(c.args[0]) : mover;
  const std::uint8_t* team = m.view.team;
  const auto group = static_cast<RoleGroup>(c.imm[0]);
  if (c.args[0] && (of < 1 || of > players)) return 0;
  int mask = 0;
  const auto add_if = [&](int first, auto belongs) {
    for (int p = first; p <= players; ++p)
      if (belongs(p)) mask |= 1 << p;
    return mask;
  };
  const bool known = of >= 1 && of <= players;
  const auto with = [&](int p) { return team && known && team[p] == team[of]; };
  switch (group) {
    case RoleGroup::All:
      return (1 << (everybody(m) + 1)) - 1;
    case RoleGroup::NonMover:
      return add_if(0, [&](int p) { return p != mover; });
    case RoleGroup::Enemy:
      return add_if(1, [&](int p) { return team ? p != mover && !with(p) : p != of; });
    case RoleGroup::Ally:
      return add_if(1, [&](int p) { return p != of && with(p); });
    case RoleGroup::Friend:
    case RoleGroup::TeamMover:
      return team ? add_if(1, with) : known ? 1 << of : 0;
    default:
      break;
  }
  const int number = c.imm[0] - static_cast<int>(RoleGroup::Team1) + 1;
  if (!team) return number <= players ? 1 << number : 0;
  return add_if(1, [&](int p) { return team[p] == number; });
}

void op_sites_of(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  clear_words(out, m.words);
  for (SetWord players = static_cast<std::uint32_t>(m.eval(c.args[0])); players; players &= players - 1) {
    const int player = std::countr_zero(players);
    if (player <= everybody(m)) add_words(out, s.own + player * m.words, m.words);
  }
}

void add_pieces(Machine& m, const Space& s, int component, SetWord* out) {
  if (s.piece && component > 0 && component < m.layout.components)
    add_words(out, s.piece + component * m.words, m.words);
}

bool owned_by(Machine& m, int component, int players) {
  if (component <= 0 || component >= m.layout.components) return false;
  return (players >> m.program.equipment->components[static_cast<size_t>(component)].owner) & 1;
}

void op_pieces_of(Machine& m, const Code& c, SetWord* out) {
  const int players = m.eval(c.args[0]);
  clear_words(out, m.words);
  for (const int component : m.program.lists[static_cast<size_t>(c.imm[1])])
    if (owned_by(m, component, players)) add_pieces(m, m.space(c.imm[0]), component, out);
}

void op_piece_sites(Machine& m, const Code& c, SetWord* out) {
  const int component = m.eval(c.args[0]);
  clear_words(out, m.words);
  add_pieces(m, m.space(c.imm[0]), component, out);
}

void op_owned_piece(Machine& m, const Code& c, SetWord* out) {
  const int component = m.eval(c.args[0]);
  const int players = m.eval(c.args[1]);
  clear_words(out, m.words);
  if (owned_by(m, component, players)) add_pieces(m, m.space(c.imm[0]), component, out);
}

void op_top_owned(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  SetWord all[kMaxWords];
  m.eval(c.args[0], all);
  const int players = m.eval(c.args[1]);
  clear_words(out, m.words);
  for_each_bit(all, m.words, [&](int site) {
    if (site < s.sites && ((players >> s.who[runtime::top_index(s, site)]) & 1)) set_bit(out, site);
    return false;
  });
}

void op_state_sites(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  const int state = m.eval(c.args[0]);
  clear_words(out, m.words);
  for (int site = 0; site < c.imm[1] && site < s.sites; ++site)
    if ((s.state ? s.state[runtime::top_index(s, site)] : 0) == state) set_bit(out, site);
}

void op_pending(Machine& m, const Code&, SetWord* out) {
  if (m.view.pending) return copy_words(out, m.view.pending, m.words);
  clear_words(out, m.words);
}

void op_last_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  if (m.view.last_sites) copy_words(out, m.view.last_sites + c.imm[0] * m.words, m.words);
  const int site = c.imm[0] ? m.head().last_to : m.head().last_from;
  if (site >= 0 && site < m.words * 64) set_bit(out, site);
}
void op_passed_sites(Machine& m, const Code&, SetWord* out) {
  clear_words(out, m.words);
  if (m.view.passed && m.head().passed_ply + 1 == m.head().ply) copy_words(out, m.view.passed, m.words);
}
void commit_note_passed(Machine& m, const Action& a) {
  if (!m.view.passed || a.v[0] < 0 || a.v[0] >= m.words * 64) return;
  if (m.head().passed_ply != m.head().ply) clear_words(m.view.passed, m.words);
  m.head().passed_ply = m.head().ply;
  set_bit(m.view.passed, a.v[0]);
}
void op_act_note_passed(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  m.push(commit_note_passed, c.op).v[0] = site;
}
void op_to_clear(Machine& m, const Code&, SetWord* out) {
  if (m.view.to_remove) return copy_words(out, m.view.to_remove, m.words);
  clear_words(out, m.words);
}

void op_start_sites(Machine& m, const Code& c, SetWord* out) {
  const int component = m.eval(c.args[0]);
  if (m.view.start && component > 0 && component < m.layout.components)
    return copy_words(out, m.view.start + component * m.words, m.words);
  clear_words(out, m.words);
}

void note_start_now(Machine& m, const Action&) {
  const Space& s = m.space(m.prepared.default_type);
  const int sites = m.prepared.board->count(static_cast<geometry::SiteType>(m.prepared.default_type));
  clear_words(m.view.start, m.layout.components * m.words);
  for (int site = 0; site < sites; ++site)
    set_bit(m.view.start + s.what[runtime::top_index(s, site)] * m.words, site);
}
void op_note_start(Machine& m, const Code& c) {
  if (m.view.start) m.push(note_start_now, c.op);
}

bool op_is_first_move(Machine& m, const Code&) {
  return m.head().ply == 0;
}

// --- site by site

void op_filter_by(Machine& m, const Code& c, SetWord* out) {
  SetWord all[kMaxWords];
  m.eval(c.args[0], all);
  clear_words(out, m.words);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for_each_bit(all, m.words, [&](int site) {
    bound.slot = site;
    if (m.test(c.args[1])) set_bit(out, site);
    return false;
  });
}

void op_union_over_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord all[kMaxWords], part[kMaxWords];
  m.eval(c.args[0], all);
  clear_words(out, m.words);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for_each_bit(all, m.words, [&](int site) {
    bound.slot = site;
    m.eval(c.args[1], part);
    add_words(out, part, m.words);
    return false;
  });
}

void op_union_over_list(Machine& m, const Code& c, SetWord* out) {
  const ScratchList numbers(m);
  m.eval(c.args[0], numbers.list);
  clear_words(out, m.words);
  SetWord part[kMaxWords];
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for (const int number : numbers.list) {
    bound.slot = number;
    m.eval(c.args[1], part);
    add_words(out, part, m.words);
  }
}

// Levels as if they were sites. Only their set matters, so the order of going through them does not.
void op_levels(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  const int site = m.eval(c.args[0]);
  clear_words(out, m.words);
  if (site < 0 || site >= s.sites) return;
  const int size = runtime::stack_size(s, site);
  const int start = c.args[2] ? m.eval(c.args[2]) : -1;
  const bool from_top = c.imm[1] != 0;
  const int first = from_top || start < 0 ? 0 : start;
  const int last = !from_top || start < 0 ? size - 1 : std::min(start, size - 1);
  const Bind level(m, Reg::Level);
  for (int l = first; l <= last && l < m.words * 64; ++l) {
    level.slot = l;
    if (!c.args[1] || m.test(c.args[1])) set_bit(out, l);
  }
}

void op_random_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord all[kMaxWords];
  m.eval(c.args[0], all);
  clear_words(out, m.words);
  const int count = count_bits(all, m.words);
  int wanted = std::min(m.eval(c.args[1]), count);
  // A site drawn again is drawn anew; after many draws whatever is left will do.
  for (int tries = 0; wanted > 0 && tries < 100 * count; ++tries) {
    const int site = nth_bit(all, m.chance ? m.chance->draw(count) : tries % count);
    if (test_bit(out, site)) continue;
    set_bit(out, site);
    --wanted;
  }
  for (int i = 0; wanted > 0 && i < count; ++i) {
    const int site = nth_bit(all, i);
    if (test_bit(out, site)) continue;
    set_bit(out, site);
    --wanted;
  }
}

// What the moves of a rule go over, as their actions note it.
void op_move_passed(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const Machine::Mark since = m.mark();
  m.gather(c.args[0]);
  for (size_t i = since.action; i < m.actions.size(); ++i) {
    const Action& action = m.actions[i];
    if (action.op == &Op::ActNotePassed && action.v[0] >= 0 && action.v[0] < m.words * 64)
      set_bit(out, action.v[0]);
  }
  m.drop(since);
}

// Where the moves of a rule start or end.
void op_move_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const ScratchMoves scratch(m);
  MoveList& moves = scratch.list;
  MoveList* const outer_list = m.list;
  const Sink outer_sink = m.sink;
  m.list = &moves;
  m.sink = Sink::List;
  m.generate(c.args[0]);
  m.list = outer_list;
  m.sink = outer_sink;
  const auto add = [&](const Move& move) {
    const int site = c.imm[0] ? move.to : move.from;
    if (site < 0 || site >= m.words * 64) return;
    // A move in another player's name is tested in that player's turn.
    const Machine::Turn turn = m.turn();
    if (move.mover != 0 && move.mover != turn.mover) m.set_turn({move.mover, turn.mover, turn.mover});
    if (m.passes_filters(move)) set_bit(out, site);
    m.set_turn(turn);
  };
  for (const Move& move : moves.moves) add(move);
  for (const Group& group : moves.groups())
    for_each_bit(moves.sites(group), m.words, [&](int to) {
      Move move;
      move.kind = group.kind;
      move.to = to;
      move.from = group.mode == Group::From::IsTo ? to
                  : group.mode == Group::From::Fixed
                      ? group.from
                      : m.prepared.relations[static_cast<size_t>(group.from)].back[static_cast<size_t>(to)];
      add(move);
      return false;
    });
}

}  // namespace

void add_region_ops(OpTable& t);

void add_region_ops(OpTable& t) {
  set_op(t, Op::SetAt, op_set_at);
  set_op(t, Op::Spread, op_spread);
  set_op(t, Op::SpreadIf, op_spread_if);
  set_op(t, Op::Grow, op_grow);
  set_op(t, Op::Lookup, op_lookup);
  set_op(t, Op::LookupOr, op_lookup_or);
  set_op(t, Op::PlayersMask, op_players_mask);
  set_op(t, Op::BitOf, op_bit_of);
  set_op(t, Op::SitesOfPlayers, op_sites_of);
  set_op(t, Op::PiecesOfPlayers, op_pieces_of);
  set_op(t, Op::PieceSites, op_piece_sites);
  set_op(t, Op::OwnedPiece, op_owned_piece);
  set_op(t, Op::TopOwned, op_top_owned);
  set_op(t, Op::StateSites, op_state_sites);
  set_op(t, Op::PendingSites, op_pending);
  set_op(t, Op::ToClearSites, op_to_clear);
  set_op(t, Op::LastSites, op_last_sites);
  set_op(t, Op::PassedSites, op_passed_sites);
  set_op(t, Op::ActNotePassed, op_act_note_passed);
  set_op(t, Op::StartSites, op_start_sites);
  set_op(t, Op::ActNoteStart, op_note_start);
  set_op(t, Op::IsFirstMove, op_is_first_move);
  set_op(t, Op::FilterBy, op_filter_by);
  set_op(t, Op::UnionOverSites, op_union_over_sites);
  set_op(t, Op::UnionOverList, op_union_over_list);
  set_op(t, Op::Levels, op_levels);
  set_op(t, Op::RandomSites, op_random_sites);
  set_op(t, Op::MoveSites, op_move_sites);
  set_op(t, Op::MovePassed, op_move_passed);
}

}  // namespace ludens::interpreter
