#include "engine/meta.h"

#include <algorithm>

#include "geometry/lines.h"
#include "interpreter/listing.h"
#include "interpreter/positions.h"
#include "interpreter/ways.h"
#include "runtime/outcome.h"

namespace ludens::engine {

using interpreter::Action;
using interpreter::for_each_neighbour;
using interpreter::MoveList;
using interpreter::Space;
using runtime::Head;

namespace {

constexpr auto kVertex = geometry::SiteType::Vertex;

bool is_occupied_vertex(Machine& m, int site) {
  const Space& s = m.space(static_cast<int>(kVertex));
  return s.what && on_topology(m, kVertex, site) && runtime::stack_size(s, site) > 0;
}

// --- gravity

// One piece that has nothing below falls one step. False where everything rests.
bool drop_one(Machine& m) {
  const Space& s = m.space(static_cast<int>(kVertex));
  for (int site = 0; site < m.prepared.board->count(kVertex); ++site) {
    if (!is_occupied_vertex(m, site)) continue;
    const bool fell =
        for_each_neighbour(m, kVertex, site, geometry::bit(geometry::Direction::Downward), [&](int below) {
          if (is_occupied_vertex(m, below)) return false;
          const runtime::Piece piece = runtime::piece_at(s, runtime::top_index(s, site));
          auto writer = m.board();
          if (s.height > 1) {
            writer.take(static_cast<int>(kVertex), site, -1);
            writer.push(static_cast<int>(kVertex), below, piece);
          } else {
            writer.clear(static_cast<int>(kVertex), site);
            writer.put(static_cast<int>(kVertex), below, piece, 1);
          }
          return true;
        });
    if (fell) return true;
  }
  return false;
}

void drop_all(Machine& m) {
  if (!m.space(static_cast<int>(kVertex)).what) return;
  constexpr int kMost = 10'000;
  for (int n = 0; n < kMost && drop_one(m); ++n) {
  }
}

// --- automove

// Moves of the mover whose place nobody else's move leads to follow by themselves, again and again. They are
// not moves of their own in the game's history.
void follow_by_themselves(Machine& m) {
  constexpr int kMostRounds = 1'000;
  const interpreter::ScratchMoves scratch(m);
  const interpreter::Scratch<std::vector<Move>> kept(m), lone(m);
  MoveList& list = scratch.list;
  std::vector<Move>& moves = kept.list;
  std::vector<Move>& alone = lone.list;
  for (int round = 0; round < kMostRounds; ++round) {
    list.clear();
    m.clear_registers();
    const ir::Phase& phase = m.program.phases[m.view.phase[m.head().mover]];
    list_moves(m, {m.prepared.code(phase.play, ir::Sink::List)}, list);
    moves.clear();
    {
      const Machine::Unchanging unchanging(m);
      for (int i = 0; i < list.total; ++i)
        if (const Move move = nth_move(m, list, i); m.passes_filters(move)) moves.push_back(move);
    }
    if (m.is_stopped()) return;
    alone.clear();
    for (const Move& move : moves)
      if (std::ranges::count(moves, move.to, &Move::to) == 1) alone.push_back(move);
    if (alone.empty()) return;
    for (const Move& move : alone) {
      const Head before = m.head();
      m.apply(move);
      Head& h = m.head();
      const Head after = h;
      h = before;
      h.hash = after.hash;
      h.next = after.next;
      h.keeps_turn = after.keeps_turn;
    }
  }
}

// --- what the move itself would change, its consequences left aside

template <class Visit>
bool any_action(Machine& m, const Move& move, Visit visit) {
  const interpreter::Code* actions = m.prepared.kinds[move.kind].actions;
  if (!actions) return false;
  const size_t first = m.actions.size();
  m.clear_registers();
  m.bind(move);
  m.perform(actions);
  m.clear_registers();
  const bool found =
      std::any_of(m.actions.begin() + static_cast<std::ptrdiff_t>(first), m.actions.end(), visit);
  m.actions.resize(first);
  return found;
}

// A piece that carries more than one other stays where it is.
bool is_pinned(Machine& m, int site) {
  if (!is_occupied_vertex(m, site)) return false;
  int carried = 0;
  for_each_neighbour(m, kVertex, site, geometry::bit(geometry::Direction::Upward), [&](int above) {
    carried += is_occupied_vertex(m, above);
    return false;
  });
  return carried > 1;
}

// Does the way straight up from the one site, or back, pass the other?
bool is_above(const Machine& m, int from, int to) {
  const geometry::Topology& board = *m.prepared.board;
  const geometry::Radials& radials = board.radials(kVertex, geometry::Direction::Upward);
  const auto passes = [&](std::span<const int> way) {
    return std::find(way.begin() + (way.empty() ? 0 : 1), way.end(), to) != way.end();
  };
  for (int n = 0; n < radials.count(from); ++n) {
    const std::span<const int> ahead = radials.radial(from, n);
    if (passes(ahead) || passes(geometry::way_back(board, kVertex, from, ahead, radials.direction(from, n))))
      return true;
  }
  return false;
}

// --- looking ahead

bool repeats(Machine& m, const Move& move) {
  if (m.program.kinds[move.kind].pass) return false;
  const auto saved = m.save();
  m.head().keeps_turn = 0;
  carry_out(m, move);
  const bool repeated = interpreter::is_repeated(m, m.program.meta.no_repeat);
  m.restore(saved);
  return repeated;
}

// Has the player lost: out, and behind somebody?
bool has_lost(const Machine& m, int player) {
  if (runtime::is_active(m.view, player) || m.view.rank[player] <= static_cast<float>(m.view.head->winners))
    return false;
  return std::any_of(m.view.rank + 1, m.view.rank + m.layout.players + 1,
                     [&](float rank) { return rank > 0 && rank < m.view.rank[player]; });
}

bool is_suicide(Machine& m, const Move& move) {
  const int mover = m.head().mover;
  const auto saved = m.save();
  m.play(m, move);
  const bool lost = has_lost(m, mover);
  m.restore(saved);
  return lost;
}

}  // namespace

void finish_move(Machine& m, interpreter::Application how) {
  if (how.with_consequences && m.program.meta.automove) follow_by_themselves(m);
  if (how.with_consequences && m.program.meta.gravity) drop_all(m);
  m.take_marked();
}

void carry_out(Machine& m, const Move& move, interpreter::Application how) {
  m.apply(move, how);
  finish_move(m, how);
}

bool breaks_meta_rule(Machine& m, const Move& move) {
  const ir::MetaRules& meta = m.program.meta;
  if (meta.pin && any_action(m, move, [&](const Action& a) {
        return (a.op == &ir::Op::ActMove || a.op == &ir::Op::ActRemove) && is_pinned(m, a.v[0]);
      }))
    return true;
  if (meta.no_stack_on_fallen && any_action(m, move, [&](const Action& a) {
        return a.op == &ir::Op::ActMove && is_occupied_vertex(m, a.v[0]) && on_topology(m, kVertex, a.v[1]) &&
               is_above(m, a.v[0], a.v[1]);
      }))
    return true;
  if (meta.no_repeat != ir::Repetition::None && repeats(m, move)) return true;
  return meta.no_suicide && is_suicide(m, move);
}

}  // namespace ludens::engine
