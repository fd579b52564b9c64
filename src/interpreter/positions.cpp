#include "interpreter/positions.h"

#include <algorithm>

namespace ludens::interpreter {

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15ull + (hash << 6) + (hash >> 2);
  hash *= 0xBF58476D1CE4E5B9ull;
  return hash ^ (hash >> 29);
}

// Whatever else makes a situation: whose turn, who is stuck, what is pending, amounts.
std::uint64_t situation_hash(const Machine& m) {
  const Head& h = *m.view.head;
  std::uint64_t hash = position_hash(m);
  for (const int value : {int{h.mover}, int{h.next}, int{h.prev}, static_cast<int>(h.active),
                          static_cast<int>(h.stalemated), static_cast<int>(h.turns_of_mover), int{h.passes}})
    hash = mixed(hash, static_cast<std::uint32_t>(value));
  for (int w = 0; m.view.pending && w < m.words; ++w) hash = mixed(hash, m.view.pending[w]);
  for (int p = 1; p <= m.layout.players; ++p) {
    if (m.view.amount) hash = mixed(hash, static_cast<std::uint32_t>(m.view.amount[p]));
  }
  return hash;
}

bool is_asked(const Machine& m, ir::Repetition kind) {
  return (m.program.uses.repetitions >> static_cast<int>(kind)) & 1;
}

bool is_within_turn(ir::Repetition kind) {
  return kind == ir::Repetition::PositionalInTurn || kind == ir::Repetition::SituationalInTurn;
}

// How the present position is written down.
std::uint64_t entry(const Machine& m, ir::Repetition kind) {
  switch (kind) {
    case ir::Repetition::Situational:
      return mixed(situation_hash(m), 1);
    case ir::Repetition::PositionalInTurn:
      return mixed(mixed(position_hash(m), 2), static_cast<std::uint32_t>(m.view.head->position_run));
    case ir::Repetition::SituationalInTurn:
      return mixed(mixed(situation_hash(m), 3), static_cast<std::uint32_t>(m.view.head->position_run));
    default:
      return position_hash(m);
  }
}

}  // namespace

std::uint64_t board_hash(const Machine& m) {
  return m.layout.hash ? m.view.head->hash : runtime::board_hash(m.layout, m.view);
}

std::uint64_t Machine::board_hash() const {
  return interpreter::board_hash(*this);
}
bool Machine::is_repeated(int repetition) const {
  return interpreter::is_repeated(*this, static_cast<ir::Repetition>(repetition));
}
bool Machine::goes_in_circles() const {
  return is_cycle(*this);
}

std::uint64_t position_hash(const Machine& m) {
  std::uint64_t hash = board_hash(m);
  for (int p = 1; p <= m.layout.players; ++p) {
    hash = mixed(hash, m.view.phase[p] | static_cast<std::uint64_t>(m.view.seat[p]) << 8);
    if (m.view.team) hash = mixed(hash, m.view.team[p]);
  }
  return hash;
}

bool is_repeated(const Machine& m, ir::Repetition kind) {
  if (!m.history) return false;
  const std::uint64_t now = entry(m, kind);
  const auto& seen = m.history->positions;
  return std::find(seen.rbegin(), seen.rend(), now) != seen.rend();
}

void note_position(Machine& m, bool at_start) {
  if (m.is_stopped() || !m.history || (m.program.uses.repetitions == 0 && !m.program.uses.cycle)) return;
  Head& h = m.head();
  const bool turn_begins = h.mover != h.prev;
  if (turn_begins) ++h.position_run;
  auto& positions = m.history->positions;
  const bool positional = is_asked(m, ir::Repetition::Positional) && turn_begins;
  if (positional || (m.program.uses.cycle && !at_start))
    positions.push_back(entry(m, ir::Repetition::Positional));
  for (const auto kind :
       {ir::Repetition::PositionalInTurn, ir::Repetition::Situational, ir::Repetition::SituationalInTurn}) {
    if (!is_asked(m, kind) || (at_start && kind != ir::Repetition::PositionalInTurn)) continue;
    if (is_within_turn(kind) || turn_begins) positions.push_back(entry(m, kind));
  }
}

bool is_cycle(const Machine& m) {
  if (!m.history) return false;
  const auto& seen = m.history->positions;
  const size_t length = static_cast<size_t>(m.layout.players * m.layout.players);
  if (seen.size() < 3 * length) return false;
  const auto last = seen.end() - static_cast<std::ptrdiff_t>(length);
  for (int back = 1; back <= 2; ++back)
    if (!std::equal(last, seen.end(), last - back * static_cast<std::ptrdiff_t>(length))) return false;
  return true;
}

}  // namespace ludens::interpreter
