#include "solve/value_table.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace ludens::solve {

ValueTable::ValueTable(const Solution& solution) {
  const KeySet& keys = *solution.graph.keys;
  std::vector<StateId> order(keys.size());
  std::iota(order.begin(), order.end(), StateId{0});
  std::ranges::sort(order, [&](StateId a, StateId b) { return keys[a] < keys[b]; });
  keys_ = KeyTable(solution.graph.game, *solution.graph.packed, solution.graph.symmetry, order.size(),
                   [&](std::size_t i) { return keys[order[i]]; });
  values_.reserve(order.size());
  for (const StateId id : order) values_.push_back(solution.values[id]);
}

std::optional<Value> ValueTable::find(const Key& key) const {
  const std::optional<std::size_t> at = keys_.find(key);
  return at ? std::optional(value(*at)) : std::nullopt;
}

std::optional<Value> ValueTable::find(const std::byte* block) const {
  Key key;
  if (!keys_.packed().pack(block, key)) return {};
  return find(key);
}

bool ValueTable::has_start() const {
  engine::Table table(keys_.game());
  table.start();
  return find(table.machine().block).has_value();
}

std::string ValueTable::write(const std::string& file) const {
  return keys_.write(file, kMagic, {values_.data(), sizeof(std::uint16_t)});
}

std::optional<ValueTable> ValueTable::read(const std::shared_ptr<const engine::Game>& game,
                                           const std::string& file, std::string& problem) {
  ValueTable table;
  std::vector<std::uint8_t> records;
  if (!table.keys_.read(game, file, kMagic, sizeof(std::uint16_t), records, problem)) return {};
  table.values_.resize(table.keys_.size());
  std::memcpy(table.values_.data(), records.data(), records.size());
  return table;
}

// --- the checker

namespace {

class Checker {
 public:
  explicit Checker(const ValueTable& table)
      : table_(table), keys_(table.keys()), successors_(keys_.game(), keys_.packed()) {}

  // What is wrong with one position; empty where nothing is.
  std::string check(std::size_t i) {
    const Key key = keys_.key(i);
    int orbit = 1;
    if (keys_.symmetry().least(key, orbit) != key) return "is not the least of its kind";
    if (successors_.list(key, after_) != engine::Successors::Status::Fine)
      return "has moves that no key holds";
    if (!turning_.holds(successors_, keys_.symmetry(), key, after_))
      return "has other moves when the board is turned";
    const engine::PackedState& packed = keys_.packed();
    if (packed.is_over(key))
      return table_.value(i) == ended(std::max(0, packed.winner(key))) ? ""
                                                                       : "is over, and not as the table says";
    // The largest rank stands for all beyond it, so that positions which lead to one another could all claim
    // it.
    if (table_.value(i).winner() != 0 && table_.value(i).rank() == Value::kMostRank)
      return "is won, but too late for a table to prove it";
    std::optional<Value> wanted = best(packed.mover(key));
    if (!wanted) return "leads to one that is not in the table";
    return table_.value(i) == *wanted ? "" : "has a value that does not follow from those after it";
  }

 private:
  static Value ended(int winner) { return winner == 0 ? Value() : Value::won(winner, 0); }

  // By the definition of attractors: the soonest win, or else a draw, or else the latest loss.
  std::optional<Value> best(int mover) {
    int soonest = -1, latest = 0, opponent = 0;
    bool draws = after_.empty();
    for (const Key& next : after_) {
      const std::optional<Value> value = table_.find(next);
      if (!value) return {};
      if (value->winner() == 0) draws = true;
      if (value->winner() == mover && (soonest < 0 || value->rank() < soonest)) soonest = value->rank();
      if (value->winner() != 0 && value->winner() != mover) {
        opponent = value->winner();
        latest = std::max(latest, value->rank());
      }
    }
    if (soonest >= 0) return Value::won(mover, soonest + 1);
    return draws ? Value() : Value::won(opponent, latest + 1);
  }

  const ValueTable& table_;
  const KeyTable& keys_;
  engine::Successors successors_;
  Turning turning_;  // the symmetries of the board are those of the rules, too
  std::vector<Key> after_;
};

}  // namespace

namespace {

// Is there one of the positions that the table must have, and has not?
bool lacks_a_start(const ValueTable& table, const ExploreOptions::Starts& starts) {
  if (starts) {
    bool lacks = false;
    starts([&](const std::byte* block) { return !(lacks = lacks || !table.find(block)); });
    return lacks;
  }
  return !table.has_start();
}

}  // namespace

std::string verify(const ValueTable& table, const std::function<bool(std::size_t done)>& goes_on,
                   const ExploreOptions::Starts& starts) {
  if (lacks_a_start(table, starts)) return "the start position is not in the table";
  Checker checker(table);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (i > 0 && !(table.keys().key(i - 1) < table.keys().key(i)))
      return "position " + std::to_string(i) + " is out of order";
    if (std::string wrong = checker.check(i); !wrong.empty())
      return "position " + std::to_string(i) + " " + wrong;
    if ((i & 0x3FFF) == 0 && goes_on && !goes_on(i)) return "stopped";
  }
  return "";
}

}  // namespace ludens::solve
