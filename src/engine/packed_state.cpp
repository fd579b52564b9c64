#include "engine/packed_state.h"

#include <algorithm>
#include <cstring>

#include "runtime/order.h"
#include "runtime/position_hash.h"

namespace ludens::engine {

bool PackedState::is_ordered(const std::byte* block) const {
  for (const auto& [list, sites] : orders_) {
    std::int16_t count = 0;
    std::memcpy(&count, block + list, sizeof(count));
    if (count > 1) return true;
  }
  return false;
}

bool PackedState::pack(const std::byte* block, Key& key) const {
  if (!this->fits()) return false;
  std::uint64_t halves[2] = {};
  bool fits = true;
  for (const Slot& slot : placed_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    const std::int32_t number = value(block, slot);
    fits = fits && number >= row.low && number <= row.high;
    halves[slot.shift / 64] |= static_cast<std::uint64_t>(std::int64_t{number} - row.low)
                               << (slot.shift % 64);
  }
  const auto* const bare = reinterpret_cast<const std::byte*>(bare_.data());
  for (const Same& same : same_)
    fits = fits && std::memcmp(block + same.offset, bare + same.offset, static_cast<size_t>(same.bytes)) == 0;
  for (const Slot& slot : same_bits_) fits = fits && value(block, slot) == value(bare, slot);
  if (list_.row >= 0) fits = pack_list(block, halves) && fits;
  key = {halves[0], halves[1]};
  return fits;
}

bool PackedState::pack_list(const std::byte* block, std::uint64_t (&halves)[2]) const {
  const Row& row = rows_[static_cast<size_t>(list_.row)];
  int count = 0;
  for (const Slot& slot : listed_) {
    const std::int32_t what = value(block, slot);
    if (what == 0) continue;
    if (count == list_.most || what < row.low || what > row.high) return false;
    const auto entry = static_cast<std::uint64_t>(slot.site + 1) |
                       static_cast<std::uint64_t>(std::int64_t{what} - row.low) << list_.site_bits;
    const int shift = list_.shifts[static_cast<size_t>(count++)];
    halves[shift / 64] |= entry << (shift % 64);
  }
  return true;
}

void PackedState::unpack_list(const std::uint64_t (&halves)[2], std::byte* block) const {
  const Row& row = rows_[static_cast<size_t>(list_.row)];
  for (const Slot& slot : listed_) write(block, slot, 0);
  for (const int shift : list_.shifts) {
    const std::uint64_t entry = halves[shift / 64] >> (shift % 64);
    const auto site = static_cast<int>(entry & ((std::uint64_t{1} << list_.site_bits) - 1)) - 1;
    if (site < 0) break;
    const std::uint64_t what = (entry >> list_.site_bits) & ((std::uint64_t{1} << list_.piece_bits) - 1);
    write(block, listed_[static_cast<size_t>(site)], number_of(row, what));
  }
}

void PackedState::unpack(const Key& key, std::byte* block) const {
  std::memcpy(block, bare_.data(), bare_.size() * 8);
  const std::uint64_t halves[2] = {key.low, key.high};
  for (const Slot& slot : placed_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    const std::uint64_t mask = (std::uint64_t{1} << row.bits) - 1;
    const std::uint64_t number = (halves[slot.shift / 64] >> (slot.shift % 64)) & mask;
    write(block, slot, number_of(row, number));
  }
  if (list_.row >= 0) unpack_list(halves, block);
  work_out_sets(block);
}

bool PackedState::holds(const Key& key) const {
  const std::uint64_t halves[2] = {key.low, key.high};
  std::uint64_t again[2] = {};
  for (const Slot& slot : placed_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    const std::uint64_t mask = (std::uint64_t{1} << row.bits) - 1;
    const std::uint64_t number = (halves[slot.shift / 64] >> (slot.shift % 64)) & mask;
    if (number > static_cast<std::uint64_t>(std::int64_t{row.high} - row.low)) return false;
    again[slot.shift / 64] |= number << (slot.shift % 64);
  }
  if (list_.row >= 0 && !holds_list(halves, again)) return false;
  return again[0] == key.low && again[1] == key.high;
}

// Pieces by site, then nothing more.
bool PackedState::holds_list(const std::uint64_t (&halves)[2], std::uint64_t (&again)[2]) const {
  const Row& row = rows_[static_cast<size_t>(list_.row)];
  std::uint64_t before = 0;
  for (const int shift : list_.shifts) {
    const std::uint64_t entry = halves[shift / 64] >> (shift % 64);
    const std::uint64_t site = entry & ((std::uint64_t{1} << list_.site_bits) - 1);
    const std::uint64_t what = (entry >> list_.site_bits) & ((std::uint64_t{1} << list_.piece_bits) - 1);
    if (site == 0) break;  // what is left must be nothing
    if (site <= before || site > listed_.size() ||
        what > static_cast<std::uint64_t>(std::int64_t{row.high} - row.low))
      return false;
    again[shift / 64] |= (site | what << list_.site_bits) << (shift % 64);
    before = site;
  }
  return true;
}

void PackedState::work_out_sets(std::byte* block) const {
  const runtime::Layout& layout = prepared_.layout;
  runtime::View view;
  view.attach(layout, block);
  for (const runtime::Space& s : view.space) {
    if (!s.what) continue;
    for (int site = 0; site < s.sites; ++site) {
      const int levels = runtime::stack_size(s, site);
      if (levels == 0) set_bit(s.empty, site);
      for (int level = 0; level < levels; ++level) {
        const int index = site * s.height + level;
        const int what = s.what[index];
        const int owner = prepared_.owners[static_cast<size_t>(what)];
        s.who[index] = static_cast<std::uint8_t>(layout.owners.empty() ? owner : what);
        set_bit(s.own + owner * layout.words, site);
        if (s.order) runtime::note_order(s, site, 0, what);
        if (s.piece) set_bit(s.piece + what * layout.words, site);
      }
    }
  }
  if (layout.hash) view.head->hash = runtime::board_hash(layout, view);
  if (!keeps_course_ && layout.players == 2) note_course(*view.head);
}

// Whether everybody has passed is asked of the turns before. Keys know how many passes there were in a row.
void PackedState::note_course(runtime::Head& head) {
  head.run_mover = static_cast<std::int16_t>(head.mover == 1 ? 2 : 1);
  head.run_before = static_cast<std::int16_t>(head.mover);
  head.run_moves = 1;
  head.run_passed = head.passes > 0;
  head.passed_turns = static_cast<std::int16_t>(std::max(0, head.passes - 1));
}

// --- pieces

bool PackedState::has_pieces() const {
  int row = -1;
  for (const Slot& slot : placed_) {
    if (!is_piece(slot)) continue;
    if (row >= 0 && row != slot.row) return false;
    row = slot.row;
  }
  return row >= 0 && list_.row < 0 && rows_[static_cast<size_t>(row)].low == 0;
}

void PackedState::read_pieces(const Key& key, std::vector<std::uint16_t>& what) const {
  what.clear();
  for (const Slot& slot : placed_)
    if (is_piece(slot)) what.push_back(static_cast<std::uint16_t>(read_slot(key, slot)));
}

Key PackedState::keep_pieces(const Key& key, const std::vector<bool>& kept) const {
  Key out = key;
  for (const Slot& slot : placed_) {
    if (!is_piece(slot) || kept[static_cast<size_t>(read_slot(key, slot))]) continue;
    const std::uint64_t mask = (std::uint64_t{1} << rows_[static_cast<size_t>(slot.row)].bits) - 1;
    (slot.shift < 64 ? out.low : out.high) &= ~(mask << (slot.shift % 64));
  }
  return out;
}

std::vector<int> PackedState::moved_bits(const SiteMap& to) const {
  if (list_.row >= 0) return {};  // the order of a list changes
  std::vector<int> moved(128);
  for (int bit = 0; bit < 128; ++bit) moved[static_cast<size_t>(bit)] = bit;
  // Where the numbers of a row lie, by site.
  for (const Slot& from : placed_) {
    const Row& row = rows_[static_cast<size_t>(from.row)];
    if (row.names_sites) return {};
    if (row.type < 0) continue;
    const int target = to[static_cast<size_t>(row.type)][static_cast<size_t>(from.site)];
    const auto image = std::ranges::find_if(
        placed_, [&](const Slot& slot) { return slot.row == from.row && slot.site == target; });
    if (image == placed_.end()) return {};
    for (int bit = 0; bit < row.bits; ++bit)
      moved[static_cast<size_t>(from.shift + bit)] = image->shift + bit;
  }
  return moved;
}

}  // namespace ludens::engine
