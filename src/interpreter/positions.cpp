#include "interpreter/positions.h"

#include <algorithm>

#include "runtime/position_hash.h"

namespace ludens::interpreter {

static_assert(static_cast<int>(runtime::Repeats::Positional) ==
                  static_cast<int>(ir::Repetition::Positional) &&
              static_cast<int>(runtime::Repeats::SituationalInTurn) ==
                  static_cast<int>(ir::Repetition::SituationalInTurn));

namespace {

// The machine as a world whose head may be written.
struct Hashed {
  const Machine& m;
  runtime::View view = m.view;
  int words = m.words;
  int players() const { return m.layout.players; }
  Head& head() const { return *m.view.head; }
  std::uint64_t board_hash() const { return interpreter::board_hash(m); }
};

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
  return runtime::position_hash(Hashed{m});
}

bool is_repeated(const Machine& m, ir::Repetition kind) {
  if (!m.history) return false;
  const std::uint64_t now = runtime::position_entry(Hashed{m}, static_cast<int>(kind));
  const auto& seen = m.history->positions;
  return std::find(seen.rbegin(), seen.rend(), now) != seen.rend();
}

void note_position(Machine& m, bool at_start) {
  if (m.is_stopped() || !m.history || (m.program.uses.repetitions == 0 && !m.program.uses.cycle)) return;
  runtime::note_entries(Hashed{m}, m.program.uses.repetitions, m.program.uses.cycle, at_start,
                        [&](std::uint64_t entry) { m.history->positions.push_back(entry); });
}

bool is_cycle(const Machine& m) {
  if (!m.history) return false;
  const auto& seen = m.history->positions;
  return runtime::comes_round(seen.data(), static_cast<int>(seen.size()),
                              m.layout.players * m.layout.players);
}

}  // namespace ludens::interpreter
