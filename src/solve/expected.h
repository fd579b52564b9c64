// expected.h - games of chance: what a player may expect, by value iteration.
//
// The value of a position is the mean over what chance decides of the best that who is to move can choose: 1
// for a game that the first player wins, 0 for one that is lost, a half for a draw. It is found by working it
// out again and again from the values of what follows. How far what was found is from the truth follows from
// two things that can be checked position by position: by how much a value differs from what follows from its
// successors, and how many plies the game can last on average, however it is played.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/chance_successors.h"
#include "solve/key_table.h"

namespace ludens::solve {

struct ExpectedOptions {
  double tolerance = 1e-9;      // the values are no farther from the truth
  std::size_t most_states = 0;  // 0: any
  std::size_t most_bytes = 0;   // 0: half of the memory that is free
  struct Progress {
    std::size_t states = 0, expanded = 0;
    int iterations = 0;  // 0: positions are still being found
    double change = 0;   // the largest of the last iteration
    double seconds = 0;
  };
  std::function<bool(const Progress&)> goes_on = {};
};

// What is known of one position.
struct Expectation {
  double value = 0;  // what the first player may expect
  double plies = 0;  // the game lasts no longer, on average, however it is played
};

// The values of all positions in which somebody is to move.
class ExpectedTable {
 public:
  static constexpr char kMagic[] = "ludens-expected 2";

  // Keys and expectations of the same position have the same place; the keys are different ones.
  ExpectedTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed,
                const std::vector<Key>& keys, const std::vector<Expectation>& all);

  std::string write(const std::string& file) const;  // what went wrong, or empty
  static std::optional<ExpectedTable> read(const std::shared_ptr<const engine::Game>& game,
                                           const std::string& file, std::string& problem);

  const KeyTable& keys() const { return keys_; }
  std::size_t size() const { return all_.size(); }
  const Expectation& operator[](std::size_t i) const { return all_[i]; }
  void set(std::size_t i, const Expectation& e) { all_[i] = e; }  // to try what a checker says
  const Expectation* find(const Key& key) const;
  bool has_start() const;  // all positions in which the game may begin, but for those that are over

 private:
  ExpectedTable() = default;
  KeyTable keys_;
  std::vector<Expectation> all_;
};

struct Expected {
  std::string problem;  // why there is none
  bool was_stopped = false;
  double value = 0;      // of the game, for the first player
  double tolerance = 0;  // no farther from the truth than this
  double plies = 0;      // the game lasts no longer, on average
  // Play can go on for ever. Then the value is the mean of these: what it is worth if that is a loss for the
  // first player, and if it is a win.
  bool may_go_on = false;
  double least = 0, most = 0;
  int iterations = 0;
  std::size_t states = 0;
  int bits = 0;
  double seconds = 0;
  std::optional<ExpectedTable> table;  // none where play can go on for ever
};

Expected solve_expected(const std::shared_ptr<const engine::Game>& game, const ExpectedOptions& options);

// How far the table's values are from the truth at most, found by asking the rules of each position anew;
// none, and `problem` says why, where it proves nothing.
std::optional<double> verify_expected(const ExpectedTable& table, std::string& problem,
                                      const std::function<bool(std::size_t done)>& goes_on = {});

}  // namespace ludens::solve
