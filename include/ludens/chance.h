// chance.h - where chance comes from. Dice, shuffles and random choices of the rules all draw here.
//
// One interface, four uses: outcomes are drawn from a generator, recorded, forced by whoever replays a trial,
// or enumerated one after another (referee.h). Chance belongs to one thread.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ludens/random.h"

namespace ludens {

// One thing that chance decided: the outcome is one of 0 .. ways - 1, all equally likely.
struct Draw {
  int ways = 1;
  int outcome = 0;

  bool operator==(const Draw&) const = default;
};

// What chance has decided, so that it decides the same again: who takes a move back gets no other throw.
class Fate {
 public:
  // Of the draw with this number, from 0, among so many ways; -1 where that was never drawn.
  int outcome(std::size_t number, int ways) const;
  // `ways` 0: not known; the outcome counts wherever it is one of the ways.
  void note(std::size_t number, const Draw& draw);

 private:
  struct Decided {
    std::size_t number;
    Draw draw;
  };
  std::vector<Decided> decided_;
};

struct Chance {
  Random random;
  // Called with the number of ways: returns an outcome, or -1 to have one drawn. Empty: always drawn.
  std::function<int(int ways)> forced;
  // Every outcome, drawn or forced, is added here. Null: nobody wants to know.
  std::vector<Draw>* record = nullptr;

  long draws = 0;  // how many outcomes so far

  // An outcome 0 .. ways - 1.
  int draw(int ways);
};

}  // namespace ludens
