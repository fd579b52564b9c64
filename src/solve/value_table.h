// value_table.h - the values of all positions of a solved game, as a file: for agents, for the page, and for
// whoever wants to check them.
//
// A value takes two bytes beside the key (key_table.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solve/key_table.h"
#include "solve/solution.h"

namespace ludens::solve {

class ValueTable {
 public:
  static constexpr char kMagic[] = "ludens-values 2";

  // The value of every state. The solution is solved.
  explicit ValueTable(const Solution& solution);

  // Writes it; what went wrong, or empty.
  std::string write(const std::string& file) const;
  // The table of this game; where there is none, `problem` says why.
  static std::optional<ValueTable> read(const std::shared_ptr<const engine::Game>& game,
                                        const std::string& file, std::string& problem);

  const KeyTable& keys() const { return keys_; }
  std::size_t size() const { return values_.size(); }
  Value value(std::size_t i) const { return Value::of_bits(values_[i]); }
  void set_value(std::size_t i, Value value) { values_[i] = value.bits(); }  // to try what a checker says

  // Of a position of the game.
  std::optional<Value> find(const Key& key) const;
  std::optional<Value> find(const std::byte* block) const;
  bool has_start() const;  // of the game; tables of end games have not
  std::size_t bytes() const { return keys_.bytes() + values_.size() * 2; }

 private:
  ValueTable() = default;

  KeyTable keys_;
  std::vector<std::uint16_t> values_;
};

// What is wrong with the table: the first position whose value does not follow from those after it, or that
// leads out of the table. Empty where nothing is: then every value is proven. The rules are asked for each
// position anew, and that the board's symmetries are those of the rules is checked for each position, too.
// The table must have these positions; without any, the start of the game.
std::string verify(const ValueTable& table, const std::function<bool(std::size_t done)>& goes_on = {},
                   const ExploreOptions::Starts& starts = {});

}  // namespace ludens::solve
