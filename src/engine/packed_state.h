// packed_state.h - positions as keys of at most 16 bytes, and back: for whoever keeps millions of them.
//
// A key holds what the rules can still ask about: the board, whose turn it is, points, and of the past only
// what a rule reads before the next move is made. Each number of the state takes as many bits as the values
// that were seen of it need (learn), so that what never changes takes none. Where few pieces stand on a large
// board, a key lists them instead of the sites. What follows from the rest (sets
// of sites, owners, groups) is worked out again when a key is unpacked.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/board_symmetry.h"
#include "engine/table.h"

namespace ludens::engine {

struct Key {
  std::uint64_t low = 0, high = 0;
  auto operator<=>(const Key&) const = default;
};

class PackedState {
 public:
  // Why positions of the game are more than a key can hold; empty where they are not.
  static std::string refusal(const Game& game);
  // What the key leaves out although a rule asks for it; empty where there is no such thing.
  static std::string left_out(const Game& game);

  // The machine stands at the start of the game.
  explicit PackedState(Machine& m);

  // --- how wide the numbers are. Keys that were made before are of no use once something has been learnt.
  // Takes in the values of this position; false where all of them were known already.
  bool learn(const std::byte* block);
  // The same, and leaves room for more of what was too large, as far as that costs nothing.
  bool widen(const std::byte* block);
  bool fits() const { return bits_ <= 128; }
  // All that was learnt, to be put down and read again: the least and the largest number of each row, then
  // how many pieces it had.
  std::vector<std::int32_t> ranges() const;
  // False where they are of another game, or reach beyond what its rules and its board have.
  bool set_ranges(const std::vector<std::int32_t>& ranges);
  int bits() const { return bits_; }
  // How many positions there would be at most if numbers that were seen stood in any order and no piece were
  // more than were seen, as a power of ten.
  double most_positions() const;
  // All that a key would tell, in one number, also where it does not fit.
  std::uint64_t mark(const std::byte* block) const;

  // Does the order in which pieces came to their sites count? No key tells it.
  bool is_ordered(const std::byte* block) const;

  // --- keys
  // False where a number is larger than the key has room for, or smaller.
  bool pack(const std::byte* block, Key& key) const;
  // The key is one that pack makes, or such a one with its sites turned (moved_bits).
  void unpack(const Key& key, std::byte* block) const;
  // Is it one, by its numbers? To be asked of keys that somebody else has written.
  bool holds(const Key& key) const;
  int mover(const Key& key) const { return read(key, mover_); }
  bool is_over(const Key& key) const { return read(key, over_) != 0; }
  // 0: nobody, be it a draw or a tie.
  int winner(const Key& key) const {
    const int player = read(key, winner_);
    return player > prepared_.layout.players ? 0 : player;
  }

  // --- pieces
  // The component on each site of the board, 0 where there is none. The key has a site for them (has_pieces).
  void read_pieces(const Key& key, std::vector<std::uint16_t>& what) const;
  // The same position with nothing on the board but the pieces that are kept, by component.
  Key keep_pieces(const Key& key, const std::vector<bool>& kept) const;
  // Can they be read and taken off? Where each is a number of one row, and none of the board is one.
  bool has_pieces() const;

  // --- symmetries
  // Where each bit of a key goes when each site becomes another: `to`, for sites of each type. Empty where a
  // number of the key would have to change in another way.
  std::vector<int> moved_bits(const SiteMap& to) const;

 private:
  enum class Width : std::uint8_t { Byte, Short, Signed, Int, Bit };  // Short without, Signed with a sign
  // One number of the state.
  struct Slot {
    int offset = 0;  // in bytes; of a Bit: in bits
    Width width = Width::Int;
    int row = 0;  // numbers of a row have the same width in the key
    int site = -1;
    int shift = 0;
  };
  struct Row {
    std::int32_t low = 0, high = 0;
    int bits = 0;
    int type = -1;  // of its sites; -1: it has none, or they stand for themselves alone
    bool names_sites = false;
    std::int32_t least = 0, most = 0;  // that it may ever be: what is looked up by it has no more
  };
  struct Limits {
    std::int32_t least = 0, most = 0;
  };

  // Pieces as a list, in place of what stands on each site of a row: of each its site, then what it is.
  struct List {
    int row = -1;  // -1: there is none
    int sites = 0;
    int most = 0;  // pieces
    int site_bits = 0, piece_bits = 0;
    std::vector<int> shifts;  // of each entry
  };

  // Bytes that are the same in every position so far; the expected ones lie in bare_.
  struct Same {
    int offset = 0, bytes = 0;
  };

  void note_same();
  void list_pieces();
  bool pack_list(const std::byte* block, std::uint64_t (&halves)[2]) const;
  void unpack_list(const std::uint64_t (&halves)[2], std::byte* block) const;
  bool holds_list(const std::uint64_t (&halves)[2], std::uint64_t (&again)[2]) const;
  void add(int offset, Width width, int row, int site = -1);
  static Limits all_of(Width width);
  int add_row(Limits limits, int type = -1);
  // One number, or several of which each has a width of its own.
  void add_each(int offset, Width width, int count) { add_each(offset, width, count, all_of(width)); }
  void add_each(int offset, Width width, int count, Limits limits);
  void add_fields(const Machine& m);
  int add_number(std::size_t offset, Width width, Limits limits);  // its slot
  void add_head(const Machine& m);
  void add_past(const Machine& m, std::uint64_t before);
  void add_space(const runtime::Layout& layout, int type);
  void add_set(int offset, int type);
  void place();
  bool is_piece(const Slot& slot) const {
    return slot.width == Width::Short && rows_[static_cast<std::size_t>(slot.row)].type >= 0;
  }
  // As it lies in the key. A row may span more than half of all numbers.
  static std::int32_t number_of(const Row& row, std::uint64_t in_key) {
    return static_cast<std::int32_t>(row.low + static_cast<std::int64_t>(in_key));
  }
  std::int32_t read_slot(const Key& key, const Slot& slot) const;
  static std::int32_t value(const std::byte* block, const Slot& slot);
  static void write(std::byte* block, const Slot& slot, std::int32_t value);
  std::int32_t read(const Key& key, int slot) const;
  void work_out_sets(std::byte* block) const;
  static void note_course(runtime::Head& head);

  const interpreter::Prepared& prepared_;
  std::vector<std::uint64_t> bare_;  // a block without pieces
  std::vector<Slot> slots_;
  std::vector<Row> rows_;
  std::vector<Slot> placed_;  // those that take room
  std::vector<Same> same_;
  std::vector<Slot> same_bits_;  // and bits
  List list_;
  std::vector<int> pieces_;   // by row of pieces: the most that were seen at once; for other rows 0
  std::vector<Slot> listed_;  // the slots of the row that is a list, by site
  std::vector<std::pair<int, int>> orders_;  // lists of pieces by their order: where, and how many sites
  int bits_ = 0;
  bool keeps_course_ = false;              // keys hold it; otherwise it is worked out
  int mover_ = 0, over_ = 0, winner_ = 0;  // slots
  int sites_[3] = {};                      // of the board, by type
};

// The keys that follow a position. One per thread; plays with native code where the game has some.
class Successors {
 public:
  Successors(const Game& game, const PackedState& packed) : packed_(packed), table_(game) {}

  enum class Status {
    Fine,
    TooWide,  // a number is larger than keys have room for: state() is the position
    Ordered,  // the order in which pieces came to their sites counts
    Limit,    // the rules asked for too much
  };
  // Each once, sorted; none where the game is over.
  Status list(const Key& key, std::vector<Key>& out);
  // The same with the moves that lead there, in the engine's order.
  Status list_moves(const Key& key, std::vector<Move>& moves, std::vector<Key>& out);
  // Of the position that was listed last: was a pass all that was left?
  bool was_stuck() const { return was_stuck_; }
  // The position that was looked at last.
  const std::byte* state() { return table_.machine().block; }

 private:
  template <class Visit>
  Status for_each(const Key& key, Visit visit);

  const PackedState& packed_;
  Table table_;
  MoveList list_;
  std::vector<std::byte> before_;
  bool was_stuck_ = false;
};

}  // namespace ludens::engine
