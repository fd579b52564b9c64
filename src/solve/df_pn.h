// df_pn.h - depth-first proof-number search: can a player force a win?
//
// Of each position two numbers are kept: how many positions that are still open must at least be won (pn), or
// not be won (dn), to decide it. The search goes where least is left to do, within bounds for both numbers,
// and remembers them in a table that forgets.
//
// Circles. A position that comes back on the path counts as not won, which is right there and may be wrong by
// another path. That is what the table then believes, too. A win never rests on it, so a win that is found is
// proven. That a player does not win is believed only once a set of positions that the opponent can keep the
// game in has been gathered (proof_set.h); where something in it is won after all, everything that is
// believed not to be won is forgotten and the search begins anew with the wins that it knows.
#pragma once

#include "solve/proof_set.h"

namespace ludens::solve {

// On graphs with circles it need not come to an end: what is found beyond a circle counts on one path only,
// so that two positions may be looked at in turn. Whoever asks sets a limit or can stop it (Meter).
class DfPn {
 public:
  // Keeps so many bytes of what it knows.
  DfPn(ProofSpace& space, int player, std::size_t bytes);
  bool is_sound() const { return memory_.is_sound(); }

  // Decides the position, the least of its kind; proven. Unknown where the meter has stopped.
  Mark ask(const Key& key);

  // --- what a set is gathered from
  // As the search left it: of what is not won, no more than a guess.
  Mark mark(const Key& key) const;
  int plies(const Key& key) const;  // of what is won: it takes no longer
  Mark search(const Key& key);      // the same as ask, but a guess

  // Of the position that was asked about, at the last look: for progress.
  struct Numbers {
    std::uint32_t pn = 1, dn = 1;
    std::uint32_t plies = 0;  // of what is won
  };
  Numbers numbers(const Key& key) const;

 private:
  static constexpr std::uint32_t kInfinite = 1u << 30;
  static constexpr int kMostDepth = 3000;
  struct Entry {
    Key key;
    std::uint32_t pn, dn;
    std::uint32_t work;
    std::uint16_t plies, epoch;
  };
  struct Child {
    Key key;
    Numbers numbers;
  };

  Numbers look(const Child& child, int depth);
  Numbers gather(bool is_or, std::vector<Child>& children, int depth, std::size_t& best,
                 std::uint32_t& second);
  Numbers run(const Key& key, Numbers most, int depth);
  void store(const Key& key, Numbers numbers, std::size_t work);

  ProofSpace& space_;
  const int player_;
  const std::size_t most_gathered_;
  ProofMemory<Entry> memory_;
  KeySetOf path_;
  bool met_circle_ = false;
  std::uint16_t epoch_ = 0;  // what is not won counts if it was found in this one
};

}  // namespace ludens::solve
