// nearness.h - how near the end rules are to deciding a game, for programs that value positions.
//
// An end rule that counts up to a number ("six sites around the queen are occupied") holds by degrees: the
// share of the number that is there. (and ...) is the mean of its parts, (or ...) the largest, and what is
// no count holds or does not. Rules without any count say nothing here, nor do those that count down to
// none: how many pieces are left is material. What a rule says of the end of the game is not touched.
#pragma once

#include <memory>

#include "ludens/state.h"

namespace ludens::engine {

class Nearness {
 public:
  explicit Nearness(const ludens::Game& game);
  ~Nearness();
  Nearness(Nearness&&) noexcept;
  Nearness& operator=(Nearness&&) noexcept;

  // How much nearer the player is to a win than the others, or they to a defeat: -1 to 1, and 0 where the
  // rules do not count, or ask for too much. Whoever moved last. The state is as before afterwards.
  double operator()(State& state, int player);

  // Does any end rule count, for the board that the state is on?
  bool is_known(State& state);

 private:
  struct Bench;
  std::unique_ptr<Bench> bench_;
};

}  // namespace ludens::engine
