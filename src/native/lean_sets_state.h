// lean_sets_state.h - the sets that say what stands where while a playout lasts (lean_sets.h), and what
// kernels see of them as a space: what stands on a site is read off the sets and written nowhere else.
#pragma once

#include "native/lean_sets_cells.h"

namespace ludens::standalone {

// Who has pieces, a bit for each player. Worked out here, the compiler need not do it at each place where it
// is asked.
template <class Constants>
constexpr std::uint32_t players_with_pieces() {
  std::uint32_t all = 0;
  for (int what = 1; what < Constants::components; ++what)
    all |= std::uint32_t{1} << Constants::owner_known(what);
  return all;
}

// Of a game: which sets there are to keep.
template <class Constants>
struct SetsPlan {
  using Space = typename Constants::Default;
  static constexpr int words = Constants::words, players = Constants::players;
  static constexpr int components = Constants::components;
  static constexpr std::uint32_t with_pieces = players_with_pieces<Constants>();
  LUDENS_FN static constexpr bool has_pieces_of(int player) { return ((with_pieces >> player) & 1) != 0; }
  // Does the owner say which piece it is?
  static constexpr bool owner_says() {
    for (int a = 1; a < components; ++a)
      for (int b = 1; b < a; ++b)
        if (Constants::owner_known(a) == Constants::owner_known(b)) return false;
    return true;
  }
  // Of stacks, every level: cells of each piece.
  static constexpr bool has_cells = Space::height > 1;
  static constexpr int places = Space::sites * Space::height;
  static constexpr int cell_words = has_cells ? components : 1;
  static constexpr bool keeps_pieces = Space::piece_at >= 0 || (!has_cells && !owner_says());
  static constexpr int own_words = (players + 2) * words;
  static constexpr int piece_words = keeps_pieces ? components * words : 1;
  // Sets of the sites whose local state has a bit; 0: states lie where the block has them.
  static constexpr int planes = Constants::Game::state_planes;
  static constexpr int plane_words = planes > 0 ? planes* words : 1;
};

// Where they are.
template <class Constants>
struct SetsState {
  using Plan = SetsPlan<Constants>;
  runtime::Head& head;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;
  SetWord* states;
  SetWord* cells;
  using Columns = standalone::Columns<typename Plan::Space>;

  LUDENS_FN SetsState(runtime::Head& the_head, SetWord* empty_sites, SetWord* own_sites, SetWord* piece_sites,
                      SetWord* state_sites = nullptr, SetWord* cells_of_pieces = nullptr)
      : head(the_head),
        empty(empty_sites),
        own(own_sites),
        piece(piece_sites),
        states(state_sites),
        cells(cells_of_pieces) {}
  // Field by field: what is copied as a whole the compiler keeps in memory.
  LUDENS_FN SetsState(const SetsState& s)
      : head(s.head), empty(s.empty), own(s.own), piece(s.piece), states(s.states), cells(s.cells) {}

  LUDENS_FN static constexpr int words() { return Plan::words; }
  // Nobody's pieces, of those who have none, are in no set here.
  LUDENS_FN static bool has_strangers(const SetWord* own) {
    for (int player = 0; player <= Plan::players + 1; ++player)
      if (!Plan::has_pieces_of(player) && any_bit(own + player * Plan::words, Plan::words)) return true;
    return false;
  }
  LUDENS_FN static constexpr int word_of(int site) { return Plan::words == 1 ? 0 : site >> 6; }
  LUDENS_FN static SetWord bit_of(int site) { return SetWord{1} << (site & 63); }
  LUDENS_FN static int has(const SetWord* set, int site) {
    return static_cast<int>((set[word_of(site)] >> (site & 63)) & 1);
  }
  LUDENS_FN SetWord* pieces(int what) const {
    return Plan::keeps_pieces ? piece + what * Plan::words : own + Constants::owner_known(what) * Plan::words;
  }
  // Calls visit(set) for each that may have pieces in it.
  template <class Visit>
  [[gnu::always_inline]] LUDENS_FN void for_each_set(Visit visit) const {
#pragma GCC unroll 32
    for (int player = 0; player <= Plan::players + 1; ++player)
      if (Plan::has_pieces_of(player)) visit(own + player * Plan::words, player, -1);
    if constexpr (Plan::keeps_pieces) {
#pragma GCC unroll 32
      for (int what = 1; what < Plan::components; ++what) visit(piece + what * Plan::words, -1, what);
    }
#pragma GCC unroll 32
    for (int plane = 0; plane < Plan::planes; ++plane) visit(states + plane * Plan::words, -1, -1);
  }
  LUDENS_FN int state(int site) const {
    int sum = 0;
#pragma GCC unroll 32
    for (int plane = 0; plane < Plan::planes; ++plane)
      sum |= has(states + plane * Plan::words, site) << plane;
    return sum;
  }
  LUDENS_FN void set_state(int site, int value) const {
    const SetWord bit = bit_of(site);
#pragma GCC unroll 32
    for (int plane = 0; plane < Plan::planes; ++plane) {
      SetWord& word = states[plane * Plan::words + word_of(site)];
      word = (value >> plane) & 1 ? word | bit : word & ~bit;
    }
  }
  // Of stacks both are asked of a level, numbered as the state does.
  LUDENS_FN int what(int site) const {
    int sum = 0;
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k)
      sum |= k * (Plan::has_cells ? has_cell(k, Columns::cell_of(site)) : has(pieces(k), site));
    return sum;
  }
  LUDENS_FN int who(int site) const {
    if constexpr (Plan::has_cells) return Constants::owner(what(site));
    if constexpr (Constants::who_is_piece) return what(site);
    int sum = 0;
#pragma GCC unroll 32
    for (int player = 1; player <= Plan::players + 1; ++player)
      if (Plan::has_pieces_of(player)) sum |= player * has(own + player * Plan::words, site);
    return sum;
  }
  // Where the same stands as on the site, or nothing either; of boards of one word.
  LUDENS_FN SetWord alike(int site) const {
    SetWord all = empty[0];
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k) all = has(pieces(k), site) ? pieces(k)[0] : all;
    return all;
  }

  // --- stacks
  LUDENS_FN int has_cell(int what, int cell) const {
    return static_cast<int>((cells[what] >> cell) & 1);
  }
  LUDENS_FN SetWord occupied() const {
    SetWord all = 0;
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k) all |= cells[k];
    return all;
  }
  LUDENS_FN int top_cell(int site) const {
    return Columns::top(occupied(), site);
  }
  LUDENS_FN int size(int site) const {
    return Columns::size(occupied(), site);
  }
  LUDENS_FN SetWord low(int pieces) const {
    return Columns::low(occupied(), pieces);
  }
  // The cells with the same piece as that one.
  LUDENS_FN SetWord cells_like(int cell) const {
    SetWord all = 0;
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k) all |= cells[k] & (0 - ((cells[k] >> cell) & 1));
    return all;
  }
  // On top of what lies there; nothing happens where there is no room.
  [[gnu::always_inline]] LUDENS_FN void lay(int site, int new_what) const {
    const SetWord cell = Columns::next(occupied(), site);
    const SetWord bit = static_cast<SetWord>(cell != 0) << (site & 63);
    const int word = word_of(site);
    empty[word] &= ~bit;
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k)
      if (k == new_what) {
        cells[k] |= cell;
        own[Constants::owner_known(k) * Plan::words + word] |= bit;
        if (Plan::keeps_pieces) piece[k * Plan::words + word] |= bit;
      }
  }

  // --- one piece on each site
  // what 0: nothing stands there any more.
  [[gnu::always_inline]] LUDENS_FN void put(int site, int new_what, int new_who) const {
    if constexpr (Constants::who_is_piece) new_who = Constants::owner(new_what);
    const SetWord bit = bit_of(site);
    const int word = word_of(site);
    for_each_set([&](SetWord* set, int player, int component) {
      const bool is_in = new_what != 0 && (player == new_who || component == new_what);
      set[word] = (set[word] & ~bit) | (is_in ? bit : 0);
    });
    empty[word] = new_what == 0 ? empty[word] | bit : empty[word] & ~bit;
  }
  [[gnu::always_inline]] LUDENS_FN void put_on_empty(int site, int new_what, int new_who) const {
    const SetWord bit = bit_of(site);
    const int word = word_of(site);
    for_each_set([&](SetWord* set, int player, int component) {
      if (player == new_who || component == new_what) set[word] |= bit;
    });
    empty[word] &= ~bit;
  }
  [[gnu::always_inline]] LUDENS_FN void move(int from, int to) const {
    const SetWord from_bit = bit_of(from);
    const SetWord to_bit = bit_of(to);
    const int from_word = word_of(from);
    const int to_word = word_of(to);
    for_each_set([&](SetWord* set, int, int) {
      const SetWord moves = (set[from_word] >> (from & 63)) & 1;
      set[from_word] &= ~from_bit;
      set[to_word] = (set[to_word] & ~to_bit) | (moves << (to & 63));
    });
    empty[from_word] |= from_bit;
    empty[to_word] &= ~to_bit;
  }
  // The same of a piece of this player's.
  template <int player>
  [[gnu::always_inline]] LUDENS_FN void move_own(int from, int to) const {
    const SetWord from_bit = bit_of(from);
    const SetWord to_bit = bit_of(to);
    const int from_word = word_of(from);
    const int to_word = word_of(to);
    for_each_set([&](SetWord* set, int owner, int component) {
      if (owner == player) {
        set[from_word] &= ~from_bit;
        set[to_word] |= to_bit;
      } else if (component >= 0 && Constants::owner_known(component) == player) {
        const SetWord moves = (set[from_word] >> (from & 63)) & 1;
        set[from_word] &= ~from_bit;
        set[to_word] = (set[to_word] & ~to_bit) | (moves << (to & 63));
      } else {
        set[to_word] &= ~to_bit;
      }
    });
    empty[from_word] |= from_bit;
    empty[to_word] &= ~to_bit;
  }
};

// The local states of pieces, as kernels ask for them: where the whole space has them, or as sets.
template <class Constants, bool as_sets>
struct SetsStates : SetsPlan<Constants>::Space {
  LUDENS_FN SetsStates(std::byte* block, const SetsState<Constants>&) : SetsPlan<Constants>::Space(block) {}
};
template <class Constants>
struct SetsStates<Constants, true> : SetsPlan<Constants>::Space {
  struct Value {
    SetsState<Constants> s;
    int site;
    LUDENS_FN operator int() const { return s.state(site); }
    LUDENS_FN void operator=(int value) const { s.set_state(site, value); }
  };
  struct Values {
    SetsState<Constants> s;
    LUDENS_FN explicit operator bool() const { return true; }
    LUDENS_FN Value operator[](int site) const { return {s, site}; }
  };
  Values state;
  LUDENS_FN SetsStates(std::byte* block, const SetsState<Constants>& s)
      : SetsPlan<Constants>::Space(block), state{s} {}
};

// How high stacks are.
template <class Constants, bool has_cells>
struct SetsStacks : SetsStates<Constants, (SetsPlan<Constants>::planes > 0)> {
  using SetsStates<Constants, (SetsPlan<Constants>::planes > 0)>::SetsStates;
};
template <class Constants>
struct SetsStacks<Constants, true> : SetsStacks<Constants, false> {
  static constexpr bool only_cells = true;
  struct Sizes {
    SetsState<Constants> s;
    LUDENS_FN std::uint8_t operator[](int site) const { return static_cast<std::uint8_t>(s.size(site)); }
  };
  Sizes size;
  LUDENS_FN SetsStacks(std::byte* block, const SetsState<Constants>& s)
      : SetsStacks<Constants, false>(block, s), size{s} {}
};

// What stands on the sites, as kernels ask for it. The rest is where the whole space has it.
template <class Constants>
struct SetsSpace : SetsStacks<Constants, SetsPlan<Constants>::has_cells> {
  using Plan = SetsPlan<Constants>;
  using Whole = SetsStacks<Constants, Plan::has_cells>;
  static constexpr bool only_sets = true, order_swaps = false;
  static constexpr std::int16_t* order = nullptr;
  static constexpr const std::int32_t* order_of = nullptr;
  // Nobody writes it: the changes of the board are those of the sets.
  struct Number {
    int value;
    LUDENS_FN operator int() const { return value; }
    LUDENS_FN void operator=(int) const {}
  };
  struct Whats {
    SetsState<Constants> s;
    LUDENS_FN explicit operator bool() const { return true; }
    LUDENS_FN Number operator[](int site) const { return {s.what(site)}; }
  };
  struct Whos {
    SetsState<Constants> s;
    LUDENS_FN explicit operator bool() const { return true; }
    LUDENS_FN Number operator[](int site) const { return {s.who(site)}; }
  };
  SetsState<Constants> sets;
  static constexpr bool knows_alike = Plan::words == 1;
  LUDENS_FN SetWord alike(int site) const { return sets.alike(site); }
  Whats what;
  Whos who;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;
  LUDENS_FN SetsSpace(std::byte* block, const SetsState<Constants>& s)
      : Whole(block, s),
        sets(s),
        what{s},
        who{s},
        empty(s.empty),
        own(s.own),
        piece(Plan::keeps_pieces ? s.piece : nullptr) {}
};

template <class Constants>
struct SetsRoom {
  using Plan = SetsPlan<Constants>;
  runtime::Head head;
  SetWord empty[Plan::words], own[Plan::own_words], piece[Plan::piece_words];
  SetWord states[Plan::plane_words];
  SetWord cells[Plan::cell_words];
  LUDENS_FN SetsState<Constants> state() { return {head, empty, own, piece, states, cells}; }
  LUDENS_FN void copy(const SetsState<Constants>& s) {
    head = s.head;
    copy_words(empty, s.empty, Plan::words);
    copy_words(own, s.own, Plan::own_words);
    copy_words(piece, s.piece, Plan::piece_words);
    copy_words(states, s.states, Plan::planes * Plan::words);
    if constexpr (Plan::has_cells) copy_words(cells, s.cells, Plan::cell_words);
  }
  LUDENS_FN void copy_to(const SetsState<Constants>& s) const {
    s.head = head;
    copy_words(s.empty, empty, Plan::words);
    copy_words(s.own, own, Plan::own_words);
    copy_words(s.piece, piece, Plan::piece_words);
    copy_words(s.states, states, Plan::planes * Plan::words);
    if constexpr (Plan::has_cells) copy_words(s.cells, cells, Plan::cell_words);
  }
};

}  // namespace ludens::standalone
