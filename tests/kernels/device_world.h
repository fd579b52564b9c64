// device_world.h - a world as emitted code for a GPU has it: fixed sizes, fields in memory of its own.
#pragma once

#include "geometry/headings.h"
#include "ir/op_numbers.h"
#include "ludens/move.h"
#include "runtime/board.h"
#include "runtime/kernels/kernel.h"
#include "runtime/longest_turns.h"

namespace ludens {

enum class TestSite : int { Cell, Edge, Vertex };

struct DeviceWorld {
  static constexpr int words = 2;
  runtime::View view;
  const std::byte* block;

  struct Set {
    SetWord words[DeviceWorld::words];
    LUDENS_FN operator SetWord*() { return words; }
    LUDENS_FN operator const SetWord*() const { return words; }
  };
  // Emitted code knows how long its lists can get.
  struct List {
    int items[64];
    int count = 0;
    LUDENS_FN void push_back(int item) { items[count++] = item; }
    LUDENS_FN void pop_back() { --count; }
    LUDENS_FN void clear() { count = 0; }
    LUDENS_FN bool empty() const { return count == 0; }
    LUDENS_FN int size() const { return count; }
    LUDENS_FN int& operator[](int i) { return items[i]; }
    LUDENS_FN int operator[](int i) const { return items[i]; }
    LUDENS_FN int* begin() { return items; }
    LUDENS_FN int* end() { return items + count; }
    LUDENS_FN const int* begin() const { return items; }
    LUDENS_FN const int* end() const { return items + count; }
  };
  struct ScratchList {
    LUDENS_FN explicit ScratchList(const DeviceWorld&) {}
    List list;
  };

  struct FreshMemo {
    LUDENS_FN explicit FreshMemo(const DeviceWorld&, bool = true) {}
    LUDENS_FN void renew() {}
  };

  struct Foresight {
    LUDENS_FN Foresight(const DeviceWorld&, int) {}
    template <class Moves>
    LUDENS_FN void add(const Moves& moves, int from, int to, int value) {
      moves(from, to, value);
    }
  };

  // Moves that are made or measured step by step.
  struct Gathering {
    struct Mark {
      int sub = 0, action = 0;
    };
    struct Made {
      int kind = 1, from = 2, to = 3;
    };
    struct Deeds {
      LUDENS_FN explicit Deeds(const DeviceWorld&) {}
      LUDENS_FN int size() const { return count; }
      LUDENS_FN void clear() { count = 0; }
      LUDENS_FN void insert(int at, const Deeds& other) { count = at + other.count; }
      int count = 0;
    };
    LUDENS_FN explicit Gathering(const DeviceWorld&) {}
    LUDENS_FN Mark mark() const { return {}; }
    LUDENS_FN void drop(const Mark& since) { made = since.sub; }
    template <class Gather>
    LUDENS_FN void gather(Gather moves) {
      moves();
      ++made;
    }
    LUDENS_FN int count() const { return made; }
    LUDENS_FN Made operator[](int) const { return {}; }
    LUDENS_FN void carry_out(const Mark&) {}
    LUDENS_FN void carry_out_noted(int i, bool, Deeds& into) { into.count += i; }
    LUDENS_FN void add_actions(const Deeds&) {}
    LUDENS_FN void prepend(const Mark&, const Deeds&) {}
    LUDENS_FN void add_whole(int, int, int, int) { ++made; }
    LUDENS_FN void forget_moves(const Mark&) {}
    LUDENS_FN bool join(int a, int b, const Mark&, const Mark&, bool) { return a < b; }
    LUDENS_FN void cut(const Mark&, const Mark&) {}
    LUDENS_FN void give_up_loop() {}
    template <class Run>
    LUDENS_FN void run_dry(Run run) {
      run();
    }
    int made = 0;
  };
  struct ScratchMoves {
    LUDENS_FN explicit ScratchMoves(const DeviceWorld&) {}
    struct Listed {
      int total = 1;
    } list;
  };
  struct Ahead {
    LUDENS_FN explicit Ahead(const DeviceWorld&) {}
    LUDENS_FN bool is_possible() const { return true; }
    template <class Generate>
    LUDENS_FN void list(ScratchMoves::Listed& into, Generate generate) {
      generate();
      ++into.total;
    }
    LUDENS_FN void read(const ScratchMoves::Listed&, int n, Move& move) const { move.to = n; }
    LUDENS_FN bool holds(const Move& move, int filters) { return move.to < filters; }
    template <ir::Sink sink>
    LUDENS_FN bool emit(const Move& move) {
      return move.to > 3;
    }
    LUDENS_FN void find_legal_moves(ScratchMoves::Listed& into) { into.total = 2; }
    LUDENS_FN void play(const Move&) {}
    LUDENS_FN void apply(const Move& move, Gathering::Deeds& into) { into.count = move.to; }
    LUDENS_FN int marked() const { return 1; }
    LUDENS_FN int taken(const Gathering::Deeds& deeds, bool) const { return deeds.count; }
    LUDENS_FN runtime::LongestTurns& longest() { return turns; }
    LUDENS_FN std::uint64_t asked() const { return 0; }
    LUDENS_FN runtime::TurnWorth* worth(std::uint64_t) { return nullptr; }
    LUDENS_FN int state_words() const { return 4; }
    LUDENS_FN int past_positions() const { return 1; }
    LUDENS_FN std::uint64_t past_position(int i) const { return i; }
    runtime::LongestTurns turns;
  };
  struct KeptLevel {
    LUDENS_FN explicit KeptLevel(const DeviceWorld&) {}
  };
  template <class Moves>
  LUDENS_FN bool any(const Moves& moves) const {
    return moves();
  }
  struct Undone {
    LUDENS_FN explicit Undone(const DeviceWorld&) {}
  };
  struct AfterPrelude {
    LUDENS_FN explicit AfterPrelude(const DeviceWorld&) {}
  };
  struct Threat {
    LUDENS_FN Threat(const DeviceWorld&, int) {}
  };
  struct OuterTurn {
    LUDENS_FN OuterTurn(const DeviceWorld&, int) {}
  };

  struct Ways {
    const std::int32_t* first;  // by site: its first way
    const std::int32_t* begin;  // by way: its first site
    const std::int32_t* sites;
    LUDENS_FN int count(int site) const { return first[site + 1] - first[site]; }
    LUDENS_FN kernels::Ints way(int site, int n) const {
      const int at = first[site] + n;
      return {sites + begin[at], begin[at + 1] - begin[at]};
    }
  };
  struct Step {
    int to;
    TestSite type;
    std::uint64_t directions;
  };
  struct Steps {
    const Step* first;
    const Step* last;
    LUDENS_FN const Step* begin() const { return first; }
    LUDENS_FN const Step* end() const { return last; }
  };
  Ways way_table[3];
  const Step* step_table;
  const std::int32_t* first_step;
  const std::int32_t* owners;

  template <class Change>
  LUDENS_FN void push(ir::OpNumber, const Change& change) const {
    change.commit(*this);
  }
  LUDENS_FN runtime::Board<const DeviceWorld> board() const {
    return runtime::Board<const DeviceWorld>(*this);
  }
  LUDENS_FN bool keeps_hash() const { return true; }
  LUDENS_FN const std::uint8_t* owners_by_piece() const { return nullptr; }
  LUDENS_FN void note_stack(int, int) const {}
  LUDENS_FN void follow_on_tracks(int, int, int, int) const {}
  LUDENS_FN void enter_tracks(int, int, int) const {}
  LUDENS_FN void leave_tracks(int, int) const {}
  LUDENS_FN int tracks() const { return 2; }
  LUDENS_FN bool uses_large_pieces() const { return true; }
  LUDENS_FN bool uses_dominoes() const { return true; }
  LUDENS_FN bool uses_cards() const { return true; }
  LUDENS_FN bool is_simulation() const { return false; }
  LUDENS_FN int pips(int what, int half) const { return what + half; }
  LUDENS_FN int flipped(int, int state) const { return 1 - state; }
  LUDENS_FN int shown(int die, int face) const { return die + face; }
  LUDENS_FN bool has_chance() const { return true; }
  LUDENS_FN int draw(int ways) const { return ways - 1; }
  LUDENS_FN bool tick() const { return true; }
  template <class Moves>
  LUDENS_FN void run_effects(const Moves& moves) const {
    moves();
  }
  template <class Generate>
  LUDENS_FN void gather_actions(Generate generate) const {
    generate();
  }
  template <class Generate>
  LUDENS_FN void pick_effect(Generate generate, int) const {
    generate();
  }
  template <class Generate>
  LUDENS_FN void find_passed(SetWord*, Generate generate) const {
    generate();
  }
  template <class Generate>
  LUDENS_FN void find_move_sites(SetWord*, bool, Generate generate) const {
    generate();
  }
  LUDENS_FN int variables() const { return 2; }
  LUDENS_FN bool uses_line_of_play() const { return true; }
  LUDENS_FN bool leave_oppositely(TestSite, kernels::Ints a, kernels::Ints b) const { return a[1] < b[1]; }
  LUDENS_FN bool is_repeated(int) const { return false; }
  LUDENS_FN bool goes_in_circles() const { return false; }
  LUDENS_FN std::uint64_t board_hash() const { return view.head->hash; }
  LUDENS_FN bool knows_who_is_stuck(bool) const { return true; }
  LUDENS_FN bool is_asked_for_threats() const { return false; }
  LUDENS_FN bool leaves_open() const { return false; }
  LUDENS_FN bool finds_move_of_phase(int player) const { return player == 2; }
  LUDENS_FN int waiting_actions() const { return 0; }

  LUDENS_FN int board_sites(TestSite) const { return 64; }
  LUDENS_FN bool is_stopped() const { return false; }
  LUDENS_FN TestSite default_type() const { return TestSite::Cell; }
  LUDENS_FN Ways ways(TestSite, int direction) const { return way_table[direction % 3]; }
  LUDENS_FN Steps steps(TestSite, int site) const {
    return {step_table + first_step[site], step_table + first_step[site + 1]};
  }
  using SiteType = TestSite;
  struct Point {
    double x, y;
  };
  struct Coordinate {
    int row, column, layer;
  };
  const Point* point_table;
  const Coordinate* coordinate_table;
  const std::int32_t* end_table;
  const SetWord* set_table;
  const std::uint64_t* facing_table;
  const std::int32_t* covered;
  LUDENS_FN std::uint64_t supported(TestSite, geometry::Relation) const { return 255; }
  LUDENS_FN const Point* points(TestSite) const { return point_table; }
  LUDENS_FN const Coordinate* coordinates(TestSite) const { return coordinate_table; }
  LUDENS_FN kernels::Ints ends(int edge) const { return {end_table + 2 * edge, 2}; }
  LUDENS_FN const SetWord* constant_set(int index) const { return set_table + index * words; }
  LUDENS_FN const std::uint64_t* direction_table(int index) const { return facing_table + index * 39; }
  LUDENS_FN int facing(int what) const { return what % 8; }
  LUDENS_FN int footprints(int what) const { return what % 4; }
  LUDENS_FN kernels::Ints footprint(int what, int state, int site) const {
    return {covered + what + state + site, 3};
  }
  runtime::Links link_table;
  LUDENS_FN runtime::Links links(int) const { return link_table; }
  LUDENS_FN bool is_domino(int what) const { return what > 4; }
  LUDENS_FN int components() const { return 8; }
  LUDENS_FN int owner(int what) const { return owners[what]; }
  LUDENS_FN int players() const { return 2; }
  LUDENS_FN runtime::Head& head() const { return *view.head; }
  LUDENS_FN const runtime::Space& space(TestSite type) const { return view.space[static_cast<int>(type)]; }
  LUDENS_FN const runtime::Space& space(int type) const { return view.space[type]; }
  LUDENS_FN int sites(int type) const { return view.space[type].sites; }
  LUDENS_FN TestSite type_at(TestSite type, int) const { return type; }
};

}  // namespace ludens
