// deepening.h - alpha-beta with a window that asks only whether a player wins, deeper and deeper: within how
// many plies can a win be forced?
//
// A win within n plies is asked with n, so no line of play comes back to the same question, and circles do no
// harm: what is found for a position holds whatever led there. A position is never won where no line was cut
// short by n; where play can go in circles that is hardly ever found, so what such games prove is wins.
#pragma once

#include <array>

#include "solve/proof_space.h"

namespace ludens::solve {

class Deepening {
 public:
  static constexpr int kMostPlies = 4000;

  // Keeps so many bytes of what it knows.
  Deepening(ProofSpace& space, int player, std::size_t bytes)
      : space_(space), player_(player), memory_(bytes), history_{} {}
  bool is_sound() const { return memory_.is_sound(); }

  // Of the least of its kind. Won within so many plies; NotWon, however many; Unknown: not within so many, or
  // the meter has stopped.
  Mark within(const Key& key, int plies);

  // --- what a set is gathered from
  Mark mark(const Key& key) const;
  int plies(const Key& key) const;  // of what is won: it takes no longer
  Mark search(const Key& key);      // as deep as it has been asked before

 private:
  static constexpr std::uint16_t kNone = 0xFFFF;
  struct Entry {
    Key key;
    std::uint32_t work;
    std::uint16_t within;      // a win takes no more; 0: none is known
    std::uint16_t not_within;  // nor does it take no more than this; kNone: there is none
  };
  struct Known {
    Mark mark = Mark::Unknown;
    bool is_open = true;  // nothing is known for so many plies
    int plies = 0;        // of a win
  };

  Known known(const Key& key, int plies) const;
  Mark run(const Key& key, int plies);
  Mark store(const Key& key, Mark mark, int plies, std::size_t begun);

  ProofSpace& space_;
  const int player_;
  ProofMemory<Entry> memory_;
  // How much each move has decided, by whether the player moves.
  std::array<std::array<std::uint32_t, ProofSpace::kMoveNumbers>, 2> history_;
  int deepest_ = 0;
};

}  // namespace ludens::solve
