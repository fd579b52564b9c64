// packed_widths.cpp - how wide the numbers of a key are, and where each lies.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>

#include "engine/packed_state.h"
#include "ludens/random.h"

namespace ludens::engine {

std::int32_t PackedState::value(const std::byte* block, const Slot& slot) {
  const auto at = [&]<class T>(T) {
    T read;
    std::memcpy(&read, block + slot.offset, sizeof(T));
    return static_cast<std::int32_t>(read);
  };
  switch (slot.width) {
    case Width::Byte:
      return at(std::uint8_t{});
    case Width::Short:
      return at(std::uint16_t{});
    case Width::Signed:
      return at(std::int16_t{});
    case Width::Int:
      return at(std::int32_t{});
    case Width::Bit:
      break;
  }
  return static_cast<std::int32_t>((static_cast<unsigned>(block[slot.offset / 8]) >> (slot.offset % 8)) & 1);
}

void PackedState::write(std::byte* block, const Slot& slot, std::int32_t value) {
  const auto put = [&](auto number) { std::memcpy(block + slot.offset, &number, sizeof(number)); };
  switch (slot.width) {
    case Width::Byte:
      return put(static_cast<std::uint8_t>(value));
    case Width::Short:
    case Width::Signed:
      return put(static_cast<std::uint16_t>(value));
    case Width::Int:
      return put(value);
    case Width::Bit:
      break;
  }
  const auto bit = static_cast<std::byte>(1 << (slot.offset % 8));
  std::byte& at = block[slot.offset / 8];
  at = value ? at | bit : at & ~bit;
}

bool PackedState::learn(const std::byte* block) {
  bool is_new = false;
  pieces_.resize(rows_.size());
  std::vector<int> pieces(rows_.size());
  for (const Slot& slot : slots_) {
    Row& row = rows_[static_cast<size_t>(slot.row)];
    const std::int32_t number = value(block, slot);
    if (slot.width == Width::Short && row.type >= 0) pieces[static_cast<size_t>(slot.row)] += number != 0;
    is_new = is_new || number < row.low || number > row.high;
    row.low = std::min(row.low, number);
    row.high = std::max(row.high, number);
  }
  for (size_t i = 0; i < pieces.size(); ++i) {
    is_new = is_new || pieces[i] > pieces_[i];
    pieces_[i] = std::max(pieces_[i], pieces[i]);
  }
  if (is_new) place();
  return is_new;
}

bool PackedState::widen(const std::byte* block) {
  const std::vector<Row> before = rows_;
  if (!learn(block)) return false;
  for (size_t i = 0; i < rows_.size(); ++i) {
    // As much as the bits that are needed anyway have room for.
    constexpr int kMostBits = 30;
    if (rows_[i].bits > kMostBits) continue;
    const std::int64_t room = (std::int64_t{1} << rows_[i].bits) - 1 - (rows_[i].high - rows_[i].low);
    const auto within = [&](std::int64_t number) {
      return static_cast<std::int32_t>(std::clamp<std::int64_t>(number, rows_[i].least, rows_[i].most));
    };
    if (rows_[i].high > before[i].high)
      rows_[i].high = std::max(rows_[i].high, within(rows_[i].high + room));
    else if (rows_[i].low < before[i].low)
      rows_[i].low = std::min(rows_[i].low, within(rows_[i].low - room));
  }
  place();
  return true;
}

std::vector<std::int32_t> PackedState::ranges() const {
  std::vector<std::int32_t> out;
  for (const Row& row : rows_) {
    out.push_back(row.low);
    out.push_back(row.high);
  }
  out.insert(out.end(), pieces_.begin(), pieces_.end());
  return out;
}

bool PackedState::set_ranges(const std::vector<std::int32_t>& ranges) {
  if (ranges.size() != rows_.size() * 3) return false;
  for (size_t i = 0; i < rows_.size(); ++i) {
    const std::int32_t low = ranges[i * 2], high = ranges[i * 2 + 1];
    // A row without numbers has never been seen.
    if (low > high ? rows_[i].low <= rows_[i].high : low < rows_[i].least || high > rows_[i].most)
      return false;
  }
  pieces_.resize(rows_.size());
  for (size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].low = ranges[i * 2];
    rows_[i].high = ranges[i * 2 + 1];
    pieces_[i] = std::clamp(ranges[rows_.size() * 2 + i], 0, static_cast<int>(slots_.size()));
  }
  place();
  return true;
}

void PackedState::place() {
  for (Row& row : rows_)
    row.bits =
        row.high < row.low ? 0 : std::bit_width(static_cast<std::uint64_t>(std::int64_t{row.high} - row.low));
  list_pieces();
  placed_.clear();
  listed_.clear();
  // A number lies in one half of the key.
  int used[2] = {};
  const auto room = [&](int bits) {
    const int half = used[0] + bits <= 64 ? 0 : 1;
    const int shift = half * 64 + used[half];
    used[half] += bits;
    return shift;
  };
  for (Slot& slot : slots_) {
    if (slot.row == list_.row) {
      listed_.push_back(slot);
      continue;
    }
    const int bits = rows_[static_cast<size_t>(slot.row)].bits;
    slot.shift = room(bits);
    if (bits > 0) placed_.push_back(slot);
  }
  for (int i = 0; i < list_.most && list_.row >= 0; ++i)
    list_.shifts.push_back(room(list_.site_bits + list_.piece_bits));
  bits_ = used[1] > 0 ? 64 + used[1] : used[0];
  note_same();
}

// What takes no room must be as it was, or keys would hide that it is not.
void PackedState::note_same() {
  constexpr int kBytes[] = {1, 2, 2, 4};
  same_.clear();
  same_bits_.clear();
  auto* const bare = reinterpret_cast<std::byte*>(bare_.data());
  for (const Slot& slot : slots_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    if (row.bits > 0 || row.high < row.low || slot.row == list_.row) continue;
    write(bare, slot, row.low);
    if (slot.width == Width::Bit) {
      same_bits_.push_back(slot);
      continue;
    }
    const int bytes = kBytes[static_cast<int>(slot.width)];
    if (!same_.empty() && same_.back().offset + same_.back().bytes == slot.offset)
      same_.back().bytes += bytes;
    else
      same_.push_back({slot.offset, bytes});
  }
}

// Where keys would be wide, and a list takes less.
void PackedState::list_pieces() {
  list_ = {};
  int all = 0;
  std::vector<int> sites(rows_.size());
  for (const Slot& slot : slots_) {
    all += rows_[static_cast<size_t>(slot.row)].bits;
    ++sites[static_cast<size_t>(slot.row)];
  }
  if (all <= 64) return;
  for (size_t i = 0; i < rows_.size(); ++i) {
    if (i >= pieces_.size() || pieces_[i] == 0) continue;
    // Site 0 of the list is none.
    const int site_bits = std::bit_width(static_cast<unsigned>(sites[i]));
    const int piece_bits = rows_[i].bits;
    if (pieces_[i] * (site_bits + piece_bits) < sites[i] * rows_[i].bits &&
        (list_.row < 0 || pieces_[i] > list_.most))
      list_ = {static_cast<int>(i), sites[i], pieces_[i], site_bits, piece_bits, {}};
  }
}

std::int32_t PackedState::read(const Key& key, int slot) const {
  return read_slot(key, slots_[static_cast<size_t>(slot)]);
}

std::int32_t PackedState::read_slot(const Key& key, const Slot& s) const {
  const Row& row = rows_[static_cast<size_t>(s.row)];
  if (row.bits == 0) return row.low;
  const std::uint64_t half = s.shift < 64 ? key.low : key.high;
  const std::uint64_t mask = (std::uint64_t{1} << row.bits) - 1;
  return number_of(row, (half >> (s.shift % 64)) & mask);
}

// --- how many there may be

double PackedState::most_positions() const {
  double digits = 0;
  std::vector<int> sites(rows_.size());
  for (const Slot& slot : slots_) ++sites[static_cast<size_t>(slot.row)];
  for (size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].high <= rows_[i].low) continue;
    const double values = double{1} + rows_[i].high - rows_[i].low;
    double all = sites[i] * std::log10(values);
    if (i < pieces_.size() && pieces_[i] > 0) {
      // As many pieces as there were at most, or fewer: which sites, and which pieces.
      const int pieces = pieces_[i];
      const double ways =
          (std::lgamma(sites[i] + 1.0) - std::lgamma(pieces + 1.0) - std::lgamma(sites[i] - pieces + 1.0)) /
          std::numbers::ln10;
      all = std::min(all, ways + pieces * std::log10(values));
    }
    digits += all;
  }
  return digits;
}

std::uint64_t PackedState::mark(const std::byte* block) const {
  std::uint64_t mark = 0;
  for (const Slot& slot : slots_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    if (row.high > row.low)
      mark = mix64(mark + 0x9E3779B97F4A7C15ull + static_cast<std::uint32_t>(value(block, slot)));
  }
  return mark;
}

}  // namespace ludens::engine
