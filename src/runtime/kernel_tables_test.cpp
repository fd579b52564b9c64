// Kernels over tables and lists of their own: tracks, dice, cards, hints, lists. No program, no interpreter.
#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "runtime/kernels/cards.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/lists.h"
#include "runtime/kernels/puzzles.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/tiles.h"
#include "runtime/kernels/tracks.h"

namespace ludens::kernels {

namespace {

// Twelve sites of one space, of stacks of up to three.
struct Table {
  static constexpr int words = 1, kSites = 12, kHeight = 3;
  runtime::View view;

  struct Set {
    SetWord all[1];
    operator SetWord*() { return all; }
  };
  struct ScratchList {
    explicit ScratchList(const Table&) {}
    std::vector<int> list;
  };

  Table() {
    view.head = &head_;
    runtime::Space& s = view.space[0];
    s.sites = kSites;
    s.height = kHeight;
    s.what = what_.data();
    s.who = who_.data();
    s.state = state_.data();
    s.size = size_.data();
  }
  Table(const Table&) = delete;

  int players() const { return 2; }
  int components() const { return 4; }
  int default_type() const { return 0; }
  runtime::Head& head() const { return *view.head; }
  const runtime::Space& space(int type) const { return view.space[type]; }
  void push(int site, int what, int who, int state = 0) {
    runtime::Space& s = view.space[0];
    const int index = site * kHeight + s.size[site]++;
    s.what[index] = static_cast<std::uint16_t>(what);
    s.who[index] = static_cast<std::uint8_t>(who);
    s.state[index] = static_cast<std::int16_t>(state);
  }

 private:
  runtime::Head head_;
  std::array<std::uint16_t, kSites * kHeight> what_{};
  std::array<std::uint8_t, kSites * kHeight> who_{};
  std::array<std::int16_t, kSites * kHeight> state_{};
  std::array<std::uint8_t, kSites> size_{};
};

template <class... Sites>
SetWord set_of(Sites... sites) {
  return (SetWord{0} | ... | (SetWord{1} << sites));
}

struct NoBody {
  explicit operator bool() const { return false; }
  template <class... Values>
  bool operator()(Values...) const {
    return false;
  }
};
template <class Fn>
struct Given : Fn {
  explicit operator bool() const { return true; }
};
template <class Fn>
Given(Fn) -> Given<Fn>;

// One track along 0 1 2 3 that ends at 3; a loop 4 5 6 7; one without sites.
struct Tracks {
  std::vector<std::int32_t> first = {0, 4, 8, 8}, sites = {0, 1, 2, 3, 4, 5, 6, 7},
                            onward = {1, 2, 3, -1, 5, 6, 7, 4},
                            places = std::vector<std::int32_t>(3 * 64, -1);
  std::vector<std::uint8_t> loops = {0, 1, 0};
  TrackTable table;

  Tracks() {
    for (int place = 0; place < 4; ++place) places[place] = places[64 + 4 + place] = place;
    table = {3, first.data(), sites.data(), onward.data(), loops.data(), places.data()};
  }
};

}  // namespace

TEST_CASE("a track is followed to its end, a loop round and round") {
  const Table w;
  const Tracks tracks;
  const auto player = [] { return 1; };
  CHECK(track_move(w, tracks.table, 0, 1, 2, player) == 3);
  CHECK(track_move(w, tracks.table, 0, 1, 3, player) == -1);
  CHECK(track_move(w, tracks.table, 0, 1, -5, player) == 1);
  CHECK(track_move(w, tracks.table, 1, 6, 3, player) == 5);
  CHECK(track_move(w, tracks.table, 1, 6, 8, player) == 6);
  CHECK(track_move(w, tracks.table, 1, 0, 1, player) == 5);  // from beyond the end
  for (const int none : {-1, 2, 3}) CHECK(track_move(w, tracks.table, none, 0, 1, player) == -1);
  CHECK(steps_on_track(w, tracks.table, 1, 6, 5, player) == 3);
  CHECK(steps_on_track(w, tracks.table, 1, 6, 0, player) == -1);
}

TEST_CASE("sites of a track begin where asked, and end where asked or before they come round again") {
  const Table w;
  const Tracks tracks;
  SetWord out = ~SetWord{0};
  track_sites(w, &out, tracks.table, 1, 6, 4);
  CHECK(out == set_of(4, 6, 7));
  track_sites(w, &out, tracks.table, 1, -1, 11);
  CHECK(out == set_of(4, 5, 6, 7));
  track_sites(w, &out, tracks.table, 1, 0, 4);
  CHECK(out == 0);
  const Given odd{[](int site) { return site % 2 == 1; }};
  CHECK(track_first(w, tracks.table, 1, {true, 6}, odd) == 7);
  CHECK(track_first(w, tracks.table, 1, {}, NoBody()) == 4);
  CHECK(track_first(w, tracks.table, 0, {}, Given{[](int) { return false; }}) == -1);
}

TEST_CASE("where pieces are followed on a track, the state says where the player's piece is on it") {
  Table w;
  // A track that passes site 1 twice.
  const std::vector<std::int32_t> first = {0, 4}, sites = {0, 1, 2, 1}, onward = {1, 2, 1, -1};
  const std::vector<std::int32_t> places(64, -1);
  const std::vector<std::uint8_t> loops = {0};
  const TrackTable table = {1, first.data(), sites.data(), onward.data(), loops.data(), places.data()};
  std::array<std::int16_t, 4 * 4> on_track{};
  on_track[2 * 4 + 3] = 1;  // component 2, at the end
  w.view.on_track = on_track.data();
  const auto player = [] { return 1; };
  CHECK(track_move(w, table, 0, 1, 1, player) == 2);  // nothing stands there: the first place
  w.push(1, 2, 1);
  w.push(1, 3, 2);
  CHECK(track_move(w, table, 0, 1, 0, player) == 1);
  CHECK(track_move(w, table, 0, 1, 1, player) == -1);
  CHECK(steps_on_track(w, table, 0, 1, 1, player) == 0);
  CHECK(steps_on_track(w, table, 0, 1, 2, player) == -1);
}

TEST_CASE("moves by dice: each alone, then all unused together, then each two of three") {
  Table w;
  std::array<std::int32_t, 2 * runtime::kMaxDice> dice{};
  dice[1] = 1, dice[2] = 2, dice[3] = 4;
  w.view.dice = dice.data();
  std::vector<std::array<int, 2>> asked;
  const auto moves = [&](int pips, int mask) {
    asked.push_back({pips, mask});
    return false;
  };
  using Asked = std::vector<std::array<int, 2>>;
  CHECK_FALSE(for_dice(w, NoBody(), moves, Given{[] { return true; }}, 1, 3));
  CHECK(asked == Asked{{1, 2}, {2, 4}, {4, 8}, {7, 14}, {3, 6}, {5, 10}, {6, 12}});
  asked.clear();
  dice[2] = 0;
  for_dice(w, Given{[](int pips, int) { return pips != 1; }}, moves, Given{[] { return true; }}, 1, 3);
  CHECK(asked == Asked{{0, 4}, {4, 8}, {5, 10}});
  CHECK(any_die(w, 0, 4));
  CHECK_FALSE(any_die(w, 2, 4));
  CHECK_FALSE(dice_used(w, 4));
  CHECK(dice_used(w, 1));
}

TEST_CASE("a die shows the face that its state says") {
  Table w;
  const std::array<std::int32_t, 5> first = {0, 0, 3, 3, 3};  // component 1 has three faces
  const std::array<std::int32_t, 3> shows = {10, 20, 30};
  const DieFaces faces{first.data(), shows.data()};
  w.push(0, 1, 0, 2);
  w.push(1, 1, 0, 3);  // no such face
  w.push(2, 2, 0, 0);  // no die
  CHECK(face_at(w, faces, 0) == 30);
  for (const int site : {1, 2, 3, -1, 12}) CHECK(face_at(w, faces, site) == -1);
  const std::array<OwnedDie, 3> dice = {{{1, 0, 1}, {1, 1, 1}, {2, 0, 1}}};
  CHECK(dice_sum(w, {dice.data(), 3, faces}, 1) == 30);
  CHECK(dice_sum(w, {dice.data(), 3, faces}, 3) == 0);
}

TEST_CASE("cards are dealt from the top in rounds, for as long as there are some") {
  Table w;
  for (const int card : {1, 2, 3}) w.push(5, card, 0);
  const std::array<std::int32_t, 2> hands = {8, 9};
  std::vector<std::array<int, 3>> dealt;
  const auto moves = [&](int from, int to, int level) {
    dealt.push_back({from, to, level});
    return false;
  };
  using Dealt = std::vector<std::array<int, 3>>;
  for_deal(w, {true, 1}, {true, 1}, moves, 5, Ints(hands.data(), 2), false);
  CHECK(dealt == Dealt{{5, 9, 2}, {5, 8, 1}});
  dealt.clear();
  for_deal(w, {true, 1'000'000'000}, {}, moves, 5, Ints(hands.data(), 2), true);
  CHECK(dealt == Dealt{{5, 8, 0}, {5, 9, 0}, {5, 8, 0}});
  dealt.clear();
  for_deal(w, {true, -1}, {}, moves, 5, Ints(hands.data(), 2), true);
  for_deal(w, {true, -1'500'000'000}, {}, moves, 5, Ints(hands.data(), 2), true);
  for_deal(w, {}, {true, 2}, moves, 5, Ints(hands.data(), 2), true);
  for_deal(w, {}, {}, moves, 12, Ints(hands.data(), 2), true);
  CHECK(dealt.empty());
  std::array<std::int32_t, 4 * CardFacts::kFacts> facts;
  facts.fill(-1);
  facts[3 * CardFacts::kFacts + 1] = 7;
  CHECK(card_fact(w, {facts.data()}, 5, {}, 1) == 7);
  CHECK(card_fact(w, {facts.data()}, 5, {true, 0}, 1) == -1);
  CHECK(card_fact(w, {facts.data()}, 5, {true, 3}, 1) == -1);
}

TEST_CASE("lists lose one occurrence, or all but what another has, and keep their order") {
  const Table w;
  const std::vector<int> a = {3, 1, 3, 2, 3}, b = {3, 2, 3, 9};
  std::vector<int> out = {8};
  list_without(w, out, a, 3);
  CHECK(out == std::vector<int>{1, 3, 2, 3});
  list_difference(w, out, a, b);
  CHECK(out == std::vector<int>{1, 3});
  list_intersection(w, out, a, b);
  CHECK(out == std::vector<int>{3, 3, 2, 3});
  list_players(w, out, (1 << 1) | (1 << 4), NoBody());
  CHECK(out == std::vector<int>{1, 4});
  CHECK(count_in_list(w, 3, a) == 3);
  CHECK(list_max(w, a) == 3);
  CHECK(list_min(w, std::vector<int>{}) == -1);
  CHECK(list_product(w, a) == 54);
  CHECK(list_sum(w, std::vector<int>{2147483647, 1}) == -2147483648);
  CHECK(list_at(w, a, 5) == -1);
  CHECK(list_at(w, a, 1) == 1);
  CHECK(all_in_set(w, a, std::array{set_of(1, 2, 3)}.data()));
  CHECK_FALSE(all_in_set(w, b, std::array{set_of(1, 2, 3)}.data()));
}

TEST_CASE("a hint sees the sites of the one before where it has none, and wants what is still open") {
  Table w;
  // Two hints: one of sites 4 and 5, which edges 0 and 1 meet at; one of no site.
  const std::vector<std::int32_t> values = {2, 7}, first_site = {0, 2, 2}, sites = {4, 5},
                                  first_edge = {0, 1, 3}, edges = {0, 0, 1};
  const HintTable table = {2,           values.data(), first_site.data(), sites.data(), first_edge.data(),
                           edges.data()};
  std::array<SetWord, 2> domain = {0b10, 0b11};  // the first is drawn, the second open
  runtime::Space& s = w.view.space[1];
  s.sites = 2;
  s.domain = domain.data();
  s.domain_words = 1;
  std::vector<std::array<int, 5>> asked;
  const auto ask = [&](int from, int to, int edge, int hint, int number) {
    asked.push_back({from, to, edge, hint, number});
    return true;
  };
  CHECK(every_hint(w, table, ask, 2, -1, -1));
  CHECK(asked == std::vector<std::array<int, 5>>{{4, 5, 2, 2, 0}, {4, 5, 0, 7, 1}});
  SetWord out = 0;
  hint_sites(w, &out, table, 0, 2);
  CHECK(out == set_of(4, 5));
  hint_sites(w, &out, table, 2, 2);
  CHECK(out == 0);
}

TEST_CASE("joined sets, and those that the game does not keep") {
  Table w;
  struct Sets {
    std::vector<SetWord> all;
    int size() const { return static_cast<int>(all.size()); }
    void operator()(SetWord* out, int i) const { *out = all[static_cast<size_t>(i)]; }
  };
  SetWord out = 5;
  union_(w, &out, Sets{{set_of(1), set_of(2, 3)}});
  CHECK(out == set_of(1, 2, 3));
  intersection(w, &out, Sets{{set_of(1, 2), set_of(2, 3)}});
  CHECK(out == set_of(2));
  intersection(w, &out, Sets{});
  CHECK(out == 0);
  out = 5;
  pending_sites(w, &out);
  CHECK(out == 0);
  w.head().last_to = 4;
  last_sites(w, &out, true);
  CHECK(out == set_of(4));
  CHECK_FALSE(is_remembered(w, 0, 0));
}

TEST_CASE("a path comes to a tile once for each of its sides, of which there may be many") {
  struct Board : Table {
    enum class SiteType { Cell };
    const runtime::Space& space(SiteType) const { return view.space[0]; }
    int board_sites(SiteType) const { return 3; }
  };
  // From the first of three cells to the third, at once and by way of the second, and back.
  constexpr int kSides = 40;
  std::vector<std::int32_t> neighbours(size_t{3} * kSides, -1);
  neighbours[0] = 2;
  neighbours[1] = 1;
  neighbours[kSides + 32] = 2;
  neighbours[2 * kSides + 5] = 0;
  const std::array<std::uint8_t, 4> is_tile = {0, 1, 1, 1};
  const std::array<std::int32_t, 5> first_path = {0, 0, 1, 2, 3};
  const std::array<TileTable::Path, 3> paths = {{{0, 1, 7}, {32, 33, 7}, {5, 6, 7}}};
  TileTable tiles;
  tiles.sides = kSides;
  tiles.components = 4;
  tiles.neighbours = neighbours.data();
  tiles.is_tile = is_tile.data();
  tiles.first_path = first_path.data();
  tiles.paths = paths.data();
  Board w;
  for (const int cell : {0, 1, 2}) w.push(cell, cell + 1, 0);
  const SetWord start = set_of(0);
  CHECK(is_path_ring(w, tiles, &start, 7));
  CHECK_FALSE(is_path_ring(w, tiles, &start, 8));
}

}  // namespace ludens::kernels
