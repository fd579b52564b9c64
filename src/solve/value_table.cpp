#include "solve/value_table.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <numeric>
#include <sstream>

#include "solve/game_mark.h"

namespace ludens::solve {

namespace {

constexpr char kTableMagic[] = "ludens-values 1";

}  // namespace

ValueTable::ValueTable(const Solution& solution)
    : game_(solution.graph.game),
      packed_(std::make_shared<engine::PackedState>(*solution.graph.packed)),
      symmetry_(solution.graph.symmetry),
      key_bytes_((packed_->bits() + 7) / 8) {
  const KeySet& keys = *solution.graph.keys;
  std::vector<StateId> order(keys.size());
  std::iota(order.begin(), order.end(), StateId{0});
  std::ranges::sort(order, [&](StateId a, StateId b) { return keys[a] < keys[b]; });
  keys_.reserve(order.size() * static_cast<size_t>(key_bytes_));
  values_.reserve(order.size());
  for (const StateId id : order) {
    const Key key = keys[id];
    for (int i = 0; i < key_bytes_; ++i)
      keys_.push_back(
          static_cast<std::uint8_t>((i < 8 ? key.low >> (i * 8) : key.high >> ((i - 8) * 8)) & 0xFF));
    values_.push_back(solution.values[id]);
  }
}

Key ValueTable::key(std::size_t i) const {
  Key key;
  const std::uint8_t* const at = keys_.data() + i * static_cast<size_t>(key_bytes_);
  for (int b = 0; b < key_bytes_; ++b) (b < 8 ? key.low : key.high) |= std::uint64_t{at[b]} << (b % 8 * 8);
  return key;
}

std::optional<Value> ValueTable::find(const Key& key) const {
  int orbit = 1;
  const Key wanted = symmetry_.least(key, orbit);
  std::size_t low = 0, high = size();
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (this->key(middle) < wanted)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == size() || this->key(low) != wanted) return {};
  return value(low);
}

std::optional<Value> ValueTable::find(const std::byte* block) const {
  Key key;
  if (!packed_->pack(block, key)) return {};
  return find(key);
}

// --- files

std::string ValueTable::header() const {
  std::ostringstream out;
  out << kTableMagic << '\n' << game_mark(*game_) << '\n' << size() << ' ' << key_bytes_ << '\n';
  const std::vector<std::int32_t> ranges = packed_->ranges();
  out << ranges.size();
  for (const std::int32_t number : ranges) out << ' ' << number;
  out << '\n' << symmetry_.moved_bits().size() << '\n';
  for (const auto& moved : symmetry_.moved_bits()) {
    for (const int bit : moved) out << bit << ' ';
    out << '\n';
  }
  return out.str();
}

std::string ValueTable::write(const std::string& file) const {
  const std::string part = file + ".part";
  std::ofstream out(part, std::ios::binary);
  out << header();
  out.write(reinterpret_cast<const char*>(keys_.data()), static_cast<std::streamsize>(keys_.size()));
  out.write(reinterpret_cast<const char*>(values_.data()), static_cast<std::streamsize>(values_.size() * 2));
  out.close();
  if (out.fail() || std::rename(part.c_str(), file.c_str()) != 0) {
    std::remove(part.c_str());
    return "cannot write " + file;
  }
  return "";
}

std::optional<ValueTable> ValueTable::read(const std::shared_ptr<const engine::Game>& game,
                                           const std::string& file, std::string& problem) {
  std::ifstream in(file, std::ios::binary);
  std::string magic, of_game;
  problem = file + " is not a table of values";
  if (!std::getline(in, magic) || magic != kTableMagic || !std::getline(in, of_game)) return {};
  if (of_game != game_mark(*game)) {
    problem = file + " is of another game";
    return {};
  }
  ValueTable table;
  std::size_t size = 0, count = 0, symmetries = 0;
  in >> size >> table.key_bytes_ >> count;
  constexpr std::size_t kMostRanges = 1 << 20, kMostSymmetries = 64;
  if (!in || table.key_bytes_ < 1 || table.key_bytes_ > 16 || count > kMostRanges) return {};
  std::vector<std::int32_t> ranges(count);
  for (std::int32_t& number : ranges) in >> number;
  engine::Table start(*game);
  start.start();
  auto packed = std::make_shared<engine::PackedState>(start.machine());
  if (!in || !packed->set_ranges(ranges) || !packed->fits() || (packed->bits() + 7) / 8 != table.key_bytes_)
    return {};
  in >> symmetries;
  if (!in || symmetries > kMostSymmetries) return {};
  for (std::size_t i = 0; i < symmetries; ++i) {
    std::vector<int> moved(128);
    for (int& bit : moved) {
      in >> bit;
      if (!in || bit < 0 || bit > 127) return {};
    }
    table.symmetry_.add(moved, packed->bits());
  }
  in.ignore(2, '\n');
  // As many as the file has, whatever it says.
  const auto at = in.tellg();
  in.seekg(0, std::ios::end);
  const auto left = static_cast<std::size_t>(in.tellg() - at);
  if (!in || size != left / (static_cast<size_t>(table.key_bytes_) + 2) ||
      left % (static_cast<size_t>(table.key_bytes_) + 2) != 0)
    return {};
  in.seekg(at);
  table.keys_.resize(size * static_cast<size_t>(table.key_bytes_));
  table.values_.resize(size);
  in.read(reinterpret_cast<char*>(table.keys_.data()), static_cast<std::streamsize>(table.keys_.size()));
  in.read(reinterpret_cast<char*>(table.values_.data()), static_cast<std::streamsize>(size * 2));
  if (!in) return {};
  table.game_ = game;
  table.packed_ = std::move(packed);
  problem.clear();
  return table;
}

// --- the checker

namespace {

class Checker {
 public:
  explicit Checker(const ValueTable& table) : table_(table), successors_(table.game(), table.packed()) {}

  // What is wrong with one position; empty where nothing is.
  std::string check(std::size_t i) {
    const Key key = table_.key(i);
    int orbit = 1;
    if (table_.symmetry().least(key, orbit) != key) return "is not the least of its kind";
    if (successors_.list(key, after_) != engine::Successors::Status::Fine)
      return "has moves that no key holds";
    if (!looks_the_same_turned(key)) return "has other moves when the board is turned";
    const engine::PackedState& packed = table_.packed();
    if (packed.is_over(key))
      return table_.value(i) == ended(std::max(0, packed.winner(key))) ? ""
                                                                       : "is over, and not as the table says";
    std::optional<Value> wanted = best(packed.mover(key));
    if (!wanted) return "leads to one that is not in the table";
    return table_.value(i) == *wanted ? "" : "has a value that does not follow from those after it";
  }

 private:
  static Value ended(int winner) { return winner == 0 ? Value() : Value::won(winner, 0); }

  bool looks_the_same_turned(const Key& key) {
    for (int n = 1; n < table_.symmetry().count(); ++n) {
      if (successors_.list(table_.symmetry().image(n, key), turned_) != engine::Successors::Status::Fine)
        return false;
      images_.clear();
      for (const Key& next : after_) images_.push_back(table_.symmetry().image(n, next));
      std::ranges::sort(images_);
      if (images_ != turned_) return false;
    }
    return true;
  }
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
  engine::Successors successors_;
  std::vector<Key> after_, turned_, images_;
};

}  // namespace

std::string verify(const ValueTable& table, const std::function<bool(std::size_t done)>& goes_on) {
  engine::Table start(table.game());
  start.start();
  if (!table.find(start.machine().block)) return "the start position is not in the table";
  Checker checker(table);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (i > 0 && !(table.key(i - 1) < table.key(i)))
      return "position " + std::to_string(i) + " is out of order";
    if (std::string wrong = checker.check(i); !wrong.empty())
      return "position " + std::to_string(i) + " " + wrong;
    if ((i & 0x3FFF) == 0 && goes_on && !goes_on(i)) return "stopped";
  }
  return "";
}

}  // namespace ludens::solve
