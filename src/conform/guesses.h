// guesses.h - what recorded moves of a deduction puzzle may have been.
//
// A recording names a move by its site and by the state it leads to, and a state shows only what is resolved:
// crossing out one value or another looks the same as long as several are left. So each site has all the sets
// of values that it may have by now. What moves a site offers shows its values as soon as no more than two
// are left; since one site changes at a time, the next list of legal moves tells which of them were meant.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "engine/turn.h"

namespace ludens::conform {

class Guesses {
 public:
  explicit Guesses(engine::Machine& machine) : m_(machine) {}

  // False where the game is no puzzle, or one with more values than we guess about.
  bool begin();

  // After a move: takes the first guess about its site under which the moves are as recorded, if there is
  // one.
  void narrow(const std::function<bool()>& fits);

  // A move on the site after which the state is as recorded; the site's values are set so that it can be
  // made.
  using Fits = std::function<bool(const engine::Move&)>;
  std::optional<engine::Move> choose(int site, const Fits& fits);

 private:
  using Values = std::uint64_t;
  struct Step {
    int value = 0;
    bool toggle = false;
  };

  void set(int site, Values values);
  std::optional<engine::Move> find(int site, const Step& step);

  engine::Machine& m_;
  int type_ = 0;
  int last_ = -1;
  std::vector<std::set<Values>> guesses_;  // by site
  engine::MoveList list_;
};

}  // namespace ludens::conform
