// evaluation.h - how good a position looks, from the rules alone: material, mobility and points.
//
// What a piece is worth is learnt from random play: how many moves a piece of its kind has on average. So is
// whether it helps at all to have more pieces, more moves or more points, and whether less is better, by
// looking at who won. Nothing is known about any game in particular.
#pragma once

#include "agents/thinking.h"

namespace ludens::agents {

class Evaluation {
 public:
  // Knows nothing: every position is even.
  Evaluation() = default;

  // Plays some games of two players at random, the same ones for the same seed unless the limits come first.
  static Evaluation learn(const Game& game, std::uint64_t seed, const Limits& limits);

  // In hundredths of a step's worth, for the player against the other one. No end: the search knows those.
  int operator()(const State& state, int player) const;

  int mobility() const { return mobility_; }           // what a legal move more is worth
  bool has_captures() const { return has_captures_; }  // by moving onto an enemy
  // What the topmost piece on the site is worth; 0 where there is none.
  int piece_value(const State& state, int site) const;

 private:
  friend class Learner;

  std::vector<int> values_;  // by component, 0 is none
  int material_ = 0;         // 1, or -1 where it is better to have less; 0: it does not matter
  int points_ = 0;           // what a point more is worth
  int mobility_ = 0;
  bool has_captures_ = false;
};

}  // namespace ludens::agents
