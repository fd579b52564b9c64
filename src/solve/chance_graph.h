// chance_graph.h - positions of a game of chance with what follows them, as rows of numbers; and values that
// are worked out again and again from those that follow.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chance_successors.h"

namespace ludens::solve {

class ChanceGraph {
 public:
  explicit ChanceGraph(int players) : players_(players) {}
  std::size_t size() const { return mover_.size(); }
  std::size_t bytes() const { return words_.size() * 4 + mover_.size() * 9; }

  // The next position; `id_of` gives the number of one that follows.
  template <class IdOf>
  void add(int mover, const std::vector<engine::ChanceSuccessors::Throw>& throws, IdOf id_of) {
    mover_.push_back(static_cast<std::uint8_t>(mover));
    first_.push_back(words_.size());
    put(throws.size());
    for (const auto& one : throws) {
      put(number_of(one.probability));
      put(one.choices.size());
      for (const auto& choice : one.choices) {
        put(choice.size());
        for (const auto& outcome : choice) {
          put(number_of(outcome.probability));
          put(outcome.over ? kEnd + static_cast<std::uint32_t>(outcome.winner) : id_of(outcome.after));
        }
      }
    }
  }

  // What the position is worth by the values of those that follow.
  double worth(std::size_t id, const std::vector<double>& values) const {
    return mean(id, mover_[id] != 1, [&](std::uint32_t target) {
      return target >= kEnd ? worth_of_end(static_cast<int>(target - kEnd), players_) : values[target];
    });
  }
  // How many plies the game lasts at most, on average, by what is known of those that follow.
  double plies(std::size_t id, const std::vector<double>& plies) const {
    return 1 + mean(id, false, [&](std::uint32_t target) { return target >= kEnd ? 0.0 : plies[target]; });
  }
  // Can play be kept for ever among those that are marked, whatever chance decides?
  bool can_stay(std::size_t id, const std::vector<std::uint8_t>& marked) const {
    // A mean of the best is 1 only where each choice has one that stays for sure.
    constexpr double kNearlyOne = 1 - 1e-9;
    return mean(id, false, [&](std::uint32_t target) {
             return target < kEnd && marked[target] ? 1.0 : -kFarOff;
           }) > kNearlyOne;
  }

  // To the first player. Who plays alone has lost what is not won.
  static double worth_of_end(int winner, int players) {
    return winner == 1 ? 1 : winner == 0 && players > 1 ? 0.5 : 0;
  }

 private:
  static constexpr std::uint32_t kEnd = 0xFFFFFFF0;  // and who has won
  static constexpr double kFarOff = 1e12;

  void put(std::size_t number) { words_.push_back(static_cast<std::uint32_t>(number)); }
  std::size_t number_of(double probability) {
    for (std::size_t i = 0; i < chances_.size(); ++i)
      if (chances_[i] == probability) return i;
    chances_.push_back(probability);
    return chances_.size() - 1;
  }
  // The mean over throws of the largest, or the least, mean over what comes of a choice.
  template <class Of>
  double mean(std::size_t id, bool least, Of of) const {
    const std::uint32_t* word = words_.data() + first_[id];
    double sum = 0;
    for (std::uint32_t throws = *word++; throws > 0; --throws) {
      const double probability = chances_[*word++];
      double best = 0;
      const std::uint32_t choices = *word++;
      for (std::uint32_t c = 0; c < choices; ++c) {
        double value = 0;
        for (std::uint32_t outcomes = *word++; outcomes > 0; --outcomes, word += 2)
          value += chances_[word[0]] * of(word[1]);
        if (c == 0 || (least ? value < best : value > best)) best = value;
      }
      sum += probability * best;
    }
    return sum;
  }

  int players_;
  std::vector<std::uint8_t> mover_;
  std::vector<std::uint64_t> first_;
  std::vector<std::uint32_t> words_;
  std::vector<double> chances_;
};

}  // namespace ludens::solve
