#include "solve/key_table.h"

#include <cstdio>
#include <fstream>
#include <sstream>

#include "solve/game_mark.h"

namespace ludens::solve {

KeyTable::KeyTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed,
                   Symmetry symmetry, std::size_t size, const std::function<Key(std::size_t)>& key_at)
    : game_(std::move(game)),
      packed_(std::make_shared<engine::PackedState>(packed)),
      symmetry_(std::move(symmetry)),
      key_bytes_(std::max(1, (packed_->bits() + 7) / 8)),
      size_(size) {
  keys_.reserve(size * static_cast<size_t>(key_bytes_));
  for (std::size_t n = 0; n < size; ++n) {
    const Key key = key_at(n);
    for (int i = 0; i < key_bytes_; ++i)
      keys_.push_back(
          static_cast<std::uint8_t>((i < 8 ? key.low >> (i * 8) : key.high >> ((i - 8) * 8)) & 0xFF));
  }
}

Key KeyTable::key(std::size_t i) const {
  Key key;
  const std::uint8_t* const at = keys_.data() + i * static_cast<size_t>(key_bytes_);
  for (int b = 0; b < key_bytes_; ++b) (b < 8 ? key.low : key.high) |= std::uint64_t{at[b]} << (b % 8 * 8);
  return key;
}

std::optional<std::size_t> KeyTable::find(const Key& key) const {
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
  return low;
}

std::string KeyTable::header(const std::string& magic) const {
  std::ostringstream out;
  out << magic << '\n' << game_mark(*game_) << '\n' << size() << ' ' << key_bytes_ << '\n';
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

std::string KeyTable::write(const std::string& file, const std::string& magic, Records records) const {
  const std::string part = file + ".part";
  std::ofstream out(part, std::ios::binary);
  out << header(magic);
  out.write(reinterpret_cast<const char*>(keys_.data()), static_cast<std::streamsize>(keys_.size()));
  out.write(static_cast<const char*>(records.data), static_cast<std::streamsize>(size() * records.bytes));
  out.close();
  if (out.fail() || std::rename(part.c_str(), file.c_str()) != 0) {
    std::remove(part.c_str());
    return "cannot write " + file;
  }
  return "";
}

bool KeyTable::read_header(std::istream& in) {
  std::size_t count = 0, symmetries = 0;
  in >> size_ >> key_bytes_ >> count;
  constexpr std::size_t kMostRanges = 1 << 20, kMostSymmetries = 64;
  if (!in || key_bytes_ < 1 || key_bytes_ > 16 || count > kMostRanges) return false;
  std::vector<std::int32_t> ranges(count);
  for (std::int32_t& number : ranges) in >> number;
  engine::Table start(*game_);
  start.start();
  auto packed = std::make_shared<engine::PackedState>(start.machine());
  if (!in || !packed->set_ranges(ranges) || !packed->fits() ||
      std::max(1, (packed->bits() + 7) / 8) != key_bytes_)
    return false;
  in >> symmetries;
  if (!in || symmetries > kMostSymmetries) return false;
  for (std::size_t i = 0; i < symmetries; ++i) {
    std::vector<int> moved(128);
    for (int& bit : moved) {
      in >> bit;
      if (!in || bit < 0 || bit > 127) return false;
    }
    symmetry_.add(moved, packed->bits());
  }
  if (!is_of_board(symmetry_, *game_, *packed)) return false;
  packed_ = std::move(packed);
  in.ignore(2, '\n');
  return true;
}

bool KeyTable::read(std::shared_ptr<const engine::Game> game, const std::string& file,
                    const std::string& magic, std::size_t record_bytes, std::vector<std::uint8_t>& records,
                    std::string& problem) {
  std::ifstream in(file, std::ios::binary);
  problem = in ? file + " is no such table, or is cut short" : "cannot read " + file;
  std::string first, of_game;
  // Of what is no table at all, a line may be as long as the file.
  if (magic_of(file) != magic) return false;
  if (!std::getline(in, first) || first != magic || !std::getline(in, of_game)) return false;
  if (of_game != game_mark(*game)) {
    problem = file + " is of another game, or of this one with other rules or options";
    return false;
  }
  game_ = std::move(game);
  if (!read_header(in)) return false;
  // As many as the file has, whatever it says.
  const auto at = in.tellg();
  in.seekg(0, std::ios::end);
  const auto left = static_cast<std::size_t>(in.tellg() - at);
  const std::size_t each = static_cast<size_t>(key_bytes_) + record_bytes;
  if (!in || size_ != left / each || left % each != 0) return false;
  in.seekg(at);
  keys_.resize(size_ * static_cast<size_t>(key_bytes_));
  records.resize(size_ * record_bytes);
  in.read(reinterpret_cast<char*>(keys_.data()), static_cast<std::streamsize>(keys_.size()));
  in.read(reinterpret_cast<char*>(records.data()), static_cast<std::streamsize>(records.size()));
  if (!in) return false;
  // Nobody unpacks a key that is none.
  for (std::size_t i = 0; i < size_; ++i)
    if (!packed_->holds(key(i))) return false;
  problem.clear();
  return true;
}

namespace {

// Of a file that may be anything.
std::string beginning_of(const std::string& file, std::size_t most) {
  std::ifstream in(file, std::ios::binary);
  std::string out(most, '\0');
  in.read(out.data(), static_cast<std::streamsize>(most));
  out.resize(static_cast<std::size_t>(in.gcount()));
  return out;
}

}  // namespace

std::string magic_of(const std::string& file) {
  constexpr std::size_t kMostMagic = 64;
  const std::string begin = beginning_of(file, kMostMagic);
  return begin.substr(0, begin.find('\n'));
}

bool is_table_of(const engine::Game& game, const std::string& file, const std::string& magic) {
  const std::string wanted = magic + '\n' + game_mark(game) + '\n';
  return beginning_of(file, wanted.size()) == wanted;
}

}  // namespace ludens::solve
