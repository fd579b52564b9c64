#include "engine/packed_state.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <numbers>
#include <span>

#include "ir/accessors.h"
#include "ir/op_finder.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/memory.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ludens/random.h"
#include "runtime/marked.h"
#include "runtime/on_track.h"
#include "runtime/order.h"
#include "runtime/position_hash.h"
#include "runtime/remembered.h"

namespace ludens::engine {

namespace {

using ir::Field;
using ir::NodeId;
using ir::Program;
using runtime::Head;
using runtime::Layout;
using runtime::SpaceLayout;
namespace Op = ir::Op;

// What ops under a node read, those of what its moves do as they are made included.
class Reads {
 public:
  explicit Reads(const Program& program) : p_(program), seen_(program.nodes.size()) {}

  void add(NodeId id) {
    if (id == ir::kNothing || seen_[id]) return;
    seen_[id] = true;
    fields |= p_.nodes[id].op->reads & ~unread(id);
    for (const NodeId operand : p_.operands(id)) add(operand);
    if (const int kind = ir::kind_attribute(*p_.nodes[id].op); kind >= 0) {
      const ir::Kind& k = p_.kinds[static_cast<size_t>(p_.attributes(id)[static_cast<size_t>(kind)])];
      add(k.actions);
      for (const std::uint16_t prelude : k.preludes) add(p_.preludes[prelude]);
    }
  }
  bool has(Field field) const { return (fields & ir::bit(field)) != 0; }

  ir::FieldSet fields = 0;

 private:
  // What the op does not read at this place.
  ir::FieldSet unread(NodeId id) const {
    if (!ir::is(p_, id, Op::IsLine)) return 0;
    // A line through a site that is named has nothing to do with where the last move ended.
    const bool names_sites = ir::operand<Op::IsLine, "through">(p_, id) != ir::kNothing ||
                             ir::operand<Op::IsLine, "through_any">(p_, id) != ir::kNothing;
    return names_sites ? ir::bit(Field::LastMove) : 0;
  }

  const Program& p_;
  std::vector<bool> seen_;
};

// What is read in a position before the next move is remembered as the last one.
Reads reads_before_move(const Program& p) {
  Reads reads(p);
  for (const ir::Phase& phase : p.phases) {
    reads.add(phase.play);
    for (const NodeId play : phase.play_as) reads.add(play);
  }
  return reads;
}

bool uses(const Program& p, std::initializer_list<ir::OpRef> ops) {
  return std::ranges::any_of(
      p.nodes, [&](const ir::Node& node) { return std::ranges::find(ops, node.op) != ops.end(); });
}

}  // namespace

std::string PackedState::refusal(const Game& game) {
  if (game.is_match()) return "a match is several games";
  if (game.grows()) return "its board grows";
  const Program& p = game.program();
  if (p.mode != ir::kInTurn) return "players do not move in turn";
  if (p.players < 1 || p.players > 2) return "it is for " + std::to_string(p.players) + " players";
  if (p.uses.puzzle) return "it is a puzzle of deduction";
  if (p.uses.hidden) return "players do not see everything";
  if (p.uses.large_pieces || p.uses.dominoes || p.uses.cards) return "pieces cover more than one site";
  if (p.meta.no_repeat != ir::Repetition::None) return "a position may not come back, so the past counts";
  if (uses(p, {&Op::IsStoredState})) return "the rules remember a position";
  return "";
}

bool PackedState::is_ordered(const std::byte* block) const {
  for (const auto& [list, sites] : orders_) {
    std::int16_t count = 0;
    std::memcpy(&count, block + list, sizeof(count));
    if (count > 1) return true;
  }
  return false;
}

std::string PackedState::left_out(const Game& game) {
  const Program& p = game.program();
  if (p.uses.repetitions != 0 || p.uses.cycle) return "rules about positions that come back";
  return "";
}

PackedState::PackedState(Machine& m) : prepared_(m.prepared) {
  const Layout& layout = m.layout;
  const auto* const words = reinterpret_cast<const std::uint64_t*>(m.block);
  bare_.assign(words, words + layout.bytes / 8);
  for (int t = 0; t < 3; ++t) sites_[t] = m.board_sites(static_cast<geometry::SiteType>(t));
  add_fields(m);
  // What is worked out again begins from nothing.
  auto* const bare = reinterpret_cast<std::byte*>(bare_.data());
  const auto clear = [&](int offset, int bytes) {
    if (offset >= 0) std::memset(bare + offset, 0, static_cast<size_t>(bytes));
  };
  const int players = layout.players + 2;
  clear(layout.link_parent, layout.link_sites * players * 2);
  clear(layout.link_reached, layout.link_sites * players * 2);
  clear(layout.link_joined, layout.words * players * 8);
  for (const SpaceLayout& s : layout.space) {
    if (s.what < 0) continue;
    clear(s.who, s.sites * s.height);
    clear(s.empty, layout.words * 8);
    clear(s.own, layout.words * players * 8);
    clear(s.piece, layout.words * layout.components * 8);
  }
  for (const SpaceLayout& s : layout.space) {
    if (s.order < 0) continue;
    for (const std::int32_t first : s.order_of)
      if (first >= 0) orders_.emplace_back(s.order + first * 2, s.sites);
  }
  for (const auto& [list, sites] : orders_) clear(list, (1 + sites) * 2);
  learn(m.block);
}

// --- what a key is made of

PackedState::Limits PackedState::all_of(Width width) {
  switch (width) {
    case Width::Byte:
      return {0, 0xFF};
    case Width::Short:
      return {0, 0xFFFF};
    case Width::Signed:
      return {std::numeric_limits<std::int16_t>::min(), std::numeric_limits<std::int16_t>::max()};
    case Width::Int:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    case Width::Bit:
      break;
  }
  return {0, 1};
}

int PackedState::add_row(Limits limits, int type) {
  // Nothing has been seen yet.
  rows_.push_back({.low = std::numeric_limits<std::int32_t>::max(),
                   .high = std::numeric_limits<std::int32_t>::min(),
                   .type = type,
                   .least = limits.least,
                   .most = limits.most});
  return static_cast<int>(rows_.size()) - 1;
}
void PackedState::add(int offset, Width width, int row, int site) {
  slots_.push_back({.offset = offset, .width = width, .row = row, .site = site});
}
void PackedState::add_each(int offset, Width width, int count, Limits limits) {
  if (offset < 0) return;
  constexpr int kBytes[] = {1, 2, 2, 4};
  for (int i = 0; i < count; ++i) add(offset + i * kBytes[static_cast<int>(width)], width, add_row(limits));
}

void PackedState::add_set(int offset, int type) {
  if (offset < 0) return;
  const Limits bit = all_of(Width::Bit);
  const int board = add_row(bit, type);
  for (int site = 0; site < prepared_.layout.space[static_cast<size_t>(type)].sites; ++site)
    add(offset * 8 + site, Width::Bit, site < sites_[type] ? board : add_row(bit), site);
}

void PackedState::add_space(const Layout& layout, int type) {
  const SpaceLayout& s = layout.space[static_cast<size_t>(type)];
  if (s.what < 0) return;
  const auto field = [&](int offset, Width width, int bytes, int height, Limits limits) {
    if (offset < 0) return;
    for (int level = 0; level < height; ++level) {
      const int board = add_row(limits, type);
      for (int site = 0; site < s.sites; ++site)
        add(offset + (site * height + level) * bytes, width, site < sites_[type] ? board : add_row(limits),
            site);
    }
  };
  field(s.size, Width::Byte, 1, 1, {0, s.height});
  field(s.what, Width::Short, 2, s.height,
        {0, std::min(layout.components, static_cast<int>(prepared_.owners.size())) - 1});
  field(s.count, Width::Signed, 2, 1, all_of(Width::Signed));
  field(s.state, Width::Signed, 2, s.height, all_of(Width::Signed));
  field(s.rotation, Width::Byte, 1, s.height, all_of(Width::Byte));
  field(s.value, Width::Int, 4, s.height, all_of(Width::Int));
  field(s.listed, Width::Byte, 1, 1, all_of(Width::Byte));
}

int PackedState::add_number(size_t offset, Width width, Limits limits) {
  add(static_cast<int>(offset), width, add_row(limits));
  return static_cast<int>(slots_.size()) - 1;
}

// Who moved before, and where.
void PackedState::add_past(const Machine& m, ir::FieldSet before) {
  const Program& p = m.program;
  int sites = 0, height = 1;
  for (const SpaceLayout& s : m.layout.space) {
    sites = std::max(sites, s.sites);
    height = std::max(height, s.height);
  }
  const Limits player{-1, m.layout.players}, yes_or_no{0, 1};
  const auto within = [&](size_t offset, Width width, Limits limits) {
    return add_number(offset, width, limits);
  };
  const auto one = [&](size_t offset, Width width) { return within(offset, width, all_of(width)); };
  const auto site = [&](size_t offset) {
    const int slot = within(offset, Width::Int, {-1, sites - 1});
    rows_[static_cast<size_t>(slots_[static_cast<size_t>(slot)].row)].names_sites = true;
  };
  const auto level = [&](size_t offset) { within(offset, Width::Signed, {-1, height}); };
  keeps_course_ = uses(p, {&Op::AllPassed, &Op::MoverBefore, &Op::TurnFrom});
  if (keeps_course_) {
    within(offsetof(Head, run_mover), Width::Signed, player);
    one(offsetof(Head, run_moves), Width::Signed);
    within(offsetof(Head, run_before), Width::Signed, player);
    one(offsetof(Head, passed_turns), Width::Signed);
    within(offsetof(Head, run_passed), Width::Byte, yes_or_no);
    site(offsetof(Head, run_from));
  }
  if ((before & ir::bit(Field::LastMove)) != 0) {
    site(offsetof(Head, last_from));
    site(offsetof(Head, last_to));
    within(offsetof(Head, last_mover), Width::Signed, player);
    level(offsetof(Head, last_level_from));
    level(offsetof(Head, last_level_to));
    within(offsetof(Head, last_from_type), Width::Byte, {0, 2});
    within(offsetof(Head, last_to_type), Width::Byte, {0, 2});
    within(offsetof(Head, last_pass), Width::Byte, yes_or_no);
    within(offsetof(Head, last_swap), Width::Byte, yes_or_no);
  }
  if ((before & ir::bit(Field::Aftermath)) != 0) {
    site(offsetof(Head, after_from));
    site(offsetof(Head, after_to));
    level(offsetof(Head, after_level_from));
    level(offsetof(Head, after_level_to));
  }
}

void PackedState::add_head(const Machine& m) {
  const Program& p = m.program;
  const Reads before = reads_before_move(p);
  const Limits player{-1, m.layout.players}, yes_or_no{0, 1};
  const auto within = [&](size_t offset, Width width, Limits limits) {
    return add_number(offset, width, limits);
  };
  const auto one = [&](size_t offset, Width width) { return within(offset, width, all_of(width)); };
  mover_ = within(offsetof(Head, mover), Width::Int, {1, m.layout.players});
  over_ = within(offsetof(Head, over), Width::Byte, yes_or_no);
  winner_ = within(offsetof(Head, winner), Width::Signed, {-1, m.layout.players + 1});  // the last: a tie
  within(offsetof(Head, next), Width::Int, {0, m.layout.players});
  // How many there were in a row matters only where a round of them is a draw.
  if (p.draw_when_all_pass) one(offsetof(Head, passes), Width::Signed);
  one(offsetof(Head, active), Width::Int);
  if (uses(p, {&Op::Prev})) within(offsetof(Head, prev), Width::Int, player);
  if (p.swap_kind >= 0 || uses(p, {&Op::Turns})) one(offsetof(Head, turn), Width::Int);
  if (uses(p, {&Op::Plies, &Op::IsFirstMove})) one(offsetof(Head, ply), Width::Int);
  if (uses(p, {&Op::MovesThisTurn})) one(offsetof(Head, turns_of_mover), Width::Int);
  if (uses(p, {&Op::Counter})) one(offsetof(Head, counter), Width::Int);
  add_past(m, before.fields);
  if (m.view.dice) {
    one(offsetof(Head, rolled), Width::Byte);
    one(offsetof(Head, dice_equal), Width::Byte);
  }
  if (m.view.proposals) one(offsetof(Head, decided), Width::Int);
  one(offsetof(Head, pot), Width::Int);
  one(offsetof(Head, trump), Width::Int);
  one(offsetof(Head, pending_values), Width::Int);
  one(offsetof(Head, pending_value), Width::Int);
}

void PackedState::add_fields(const Machine& m) {
  const Layout& layout = m.layout;
  const Reads before = reads_before_move(m.program);
  add_head(m);
  for (int t = 0; t < 3; ++t) add_space(layout, t);
  const int players = layout.players + 2;
  add_each(layout.phase, Width::Byte, players, {0, static_cast<int>(prepared_.phases.size()) - 1});
  add_each(layout.seat, Width::Byte, players, {0, players - 1});
  add_each(layout.team, Width::Byte, players);
  add_each(layout.score, Width::Int, players);
  add_each(layout.amount, Width::Int, players);
  add_each(layout.player_value, Width::Int, players);
  add_each(layout.var, Width::Int, layout.variables);
  add_each(layout.triggered, Width::Byte, std::max(1, layout.variables) * players);
  add_each(layout.dice, Width::Int, 2 * runtime::kMaxDice);
  add_each(layout.proposals, Width::Byte, layout.variables + layout.players + 1);
  if (layout.remembered >= 0)
    for (int list = 0; list < runtime::remembered_lists(m.program); ++list) {
      constexpr int kBytes = 4;
      const int at = layout.remembered + list * (runtime::kMaxRemembered + 1) * kBytes;
      add_each(at, Width::Int, 1, {0, runtime::kMaxRemembered});  // how many there are
      add_each(at + kBytes, Width::Int, runtime::kMaxRemembered);
    }
  if (layout.on_track >= 0)
    add_each(layout.on_track, Width::Signed,
             runtime::on_track_size(m.program.equipment->tracks, layout.components));
  const int type = prepared_.default_type;
  add_set(layout.pending, type);
  add_set(layout.visited, type);
  if (layout.to_remove >= 0)
    for (int plane = 0; plane < runtime::mark_planes(m.program.uses.stacks); ++plane)
      add_set(layout.to_remove + plane * layout.words * 8, type);
  if (before.has(Field::LastSites) && layout.last_sites >= 0)
    for (int i = 0; i < 2; ++i) add_set(layout.last_sites + i * layout.words * 8, type);
  if (before.has(Field::Passed)) add_set(layout.passed, type);
}

// --- numbers

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
  return row.low + static_cast<std::int32_t>((half >> (s.shift % 64)) & mask);
}

// --- keys

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
    write(block, listed_[static_cast<size_t>(site)], row.low + static_cast<std::int32_t>(what));
  }
}

void PackedState::unpack(const Key& key, std::byte* block) const {
  std::memcpy(block, bare_.data(), bare_.size() * 8);
  const std::uint64_t halves[2] = {key.low, key.high};
  for (const Slot& slot : placed_) {
    const Row& row = rows_[static_cast<size_t>(slot.row)];
    const std::uint64_t mask = (std::uint64_t{1} << row.bits) - 1;
    const std::uint64_t number = (halves[slot.shift / 64] >> (slot.shift % 64)) & mask;
    write(block, slot, row.low + static_cast<std::int32_t>(number));
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
  const Layout& layout = prepared_.layout;
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
void PackedState::note_course(Head& head) {
  head.run_mover = static_cast<std::int16_t>(head.mover == 1 ? 2 : 1);
  head.run_before = static_cast<std::int16_t>(head.mover);
  head.run_moves = 1;
  head.run_passed = head.passes > 0;
  head.passed_turns = static_cast<std::int16_t>(std::max(0, head.passes - 1));
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

// --- what follows

template <class Visit>
Successors::Status Successors::for_each(const Key& key, Visit visit) {
  Machine& m = table_.machine();
  was_stuck_ = false;
  if (packed_.is_over(key)) return Status::Fine;
  packed_.unpack(key, m.block);
  table_.history.positions.clear();
  legal_moves(m, list_);
  if (limit_of(m) != runtime::Limit::None) return Status::Limit;
  before_.assign(m.block, m.block + m.layout.bytes);
  table_.note_work(list_.total);
  was_stuck_ = list_.total == 1 && nth_move(m, list_, 0).kind == m.program.pass_kind;
  for (int i = 0; i < list_.total; ++i) {
    const Move move = nth_move(m, list_, i);
    apply(m, move);
    if (limit_of(m) != runtime::Limit::None) return Status::Limit;
    Key next;
    if (packed_.is_ordered(m.block)) return Status::Ordered;
    if (!packed_.pack(m.block, next)) return Status::TooWide;
    visit(move, next);
    std::memcpy(m.block, before_.data(), before_.size());
    table_.history.positions.clear();
  }
  return Status::Fine;
}

Successors::Status Successors::list(const Key& key, std::vector<Key>& out) {
  out.clear();
  const Status status = for_each(key, [&](const Move&, const Key& next) { out.push_back(next); });
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return status;
}

Successors::Status Successors::list_moves(const Key& key, std::vector<Move>& moves, std::vector<Key>& out) {
  moves.clear();
  out.clear();
  return for_each(key, [&](const Move& move, const Key& next) {
    moves.push_back(move);
    out.push_back(next);
  });
}

}  // namespace ludens::engine
