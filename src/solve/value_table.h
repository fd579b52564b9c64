// value_table.h - the values of all positions of a solved game, as a file: for agents, for the page, and for
// whoever wants to check them.
//
// Keys are sorted, a key takes as many bytes as it needs, and a value two. What keys mean stands at the
// beginning: the range of each number, and the symmetries of the board that make positions one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solve/solution.h"

namespace ludens::solve {

class ValueTable {
 public:
  // The value of every state. The solution is solved.
  explicit ValueTable(const Solution& solution);

  // Writes it; what went wrong, or empty.
  std::string write(const std::string& file) const;
  // The table of this game; where there is none, `problem` says why.
  static std::optional<ValueTable> read(const std::shared_ptr<const engine::Game>& game,
                                        const std::string& file, std::string& problem);

  const engine::Game& game() const { return *game_; }
  const engine::PackedState& packed() const { return *packed_; }
  const Symmetry& symmetry() const { return symmetry_; }
  std::size_t size() const { return values_.size(); }
  Key key(std::size_t i) const;
  Value value(std::size_t i) const { return Value::of_bits(values_[i]); }
  void set_value(std::size_t i, Value value) { values_[i] = value.bits(); }  // to try what a checker says

  // Of a position of the game.
  std::optional<Value> find(const Key& key) const;
  std::optional<Value> find(const std::byte* block) const;
  std::size_t bytes() const { return values_.size() * (static_cast<size_t>(key_bytes_) + 2); }

 private:
  ValueTable() = default;
  std::string header() const;

  std::shared_ptr<const engine::Game> game_;
  std::shared_ptr<const engine::PackedState> packed_;
  Symmetry symmetry_;
  int key_bytes_ = 8;
  std::vector<std::uint8_t> keys_;  // the lowest byte of each first
  std::vector<std::uint16_t> values_;
};

// What is wrong with the table: the first position whose value does not follow from those after it, or that
// leads out of the table. Empty where nothing is: then every value is proven. The rules are asked for each
// position anew, and that the board's symmetries are those of the rules is checked for each position, too.
std::string verify(const ValueTable& table, const std::function<bool(std::size_t done)>& goes_on = {});

}  // namespace ludens::solve
