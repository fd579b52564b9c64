// evaluation.h - how good a position looks, from the rules alone: material, mobility, points, and how near
// the end rules are to holding (engine/nearness.h).
//
// What a piece is worth is learnt from random play: how many moves a piece of its kind has on average. So is
// whether it helps at all to have more pieces, more moves or more points, and whether less is better, by
// looking at who won. How near the end is counts where random games seldom come to one, so that they do not
// tell who is ahead. Nothing is known about any game in particular.
#pragma once

#include <memory>
#include <optional>

#include "agents/thinking.h"
#include "engine/nearness.h"

namespace ludens::agents {

class Learner;

class Evaluation {
 public:
  // Knows nothing: every position is even.
  Evaluation() = default;

  // Plays some games of two players at random, the same ones for the same seed unless the limits come first.
  static Evaluation learn(const Game& game, std::uint64_t seed, const Limits& limits);

  // In hundredths of a step's worth, for the player against the other one. No end: the search knows those.
  // The state is as before afterwards.
  int operator()(State& state, int player);
  // The same as what one may expect to get, from 0 to 1: a lead of one piece of medium worth is 0.88.
  double chances(State& state, int player);

  // Were there positions in the games that were played that are not even, mobility aside?
  bool tells_apart() const { return tells_apart_; }
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
  bool has_captures_ = false, tells_apart_ = false;
  int medium_ = 100;                          // what the pieces of the start are worth on average
  std::optional<engine::Nearness> nearness_;  // none: it does not count
};

// The same bit by bit, from one question to the next, so that short ones get to know it as well. And whether
// it is needed: do random games take long and seldom end with somebody winning?
class Learning {
 public:
  Learning(const Game& game, std::uint64_t seed);
  ~Learning();
  Learning(const Learning&) = delete;

  // Each is false where the limits came first.
  bool looks_at_games(const Limits& limits);
  bool learns(const Limits& limits);

  bool do_games_say_little() const;  // once they have been looked at
  Evaluation evaluation() const;     // as far as it is learnt

 private:
  struct Trial;
  std::unique_ptr<Trial> trial_;
  std::unique_ptr<Learner> learner_;
};

}  // namespace ludens::agents
