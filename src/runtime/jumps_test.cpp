#include "runtime/kernels/jumps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ludens/random.h"

namespace ludens::kernels {

namespace {

using Moves = std::vector<std::pair<int, int>>;

// A row of sites in which pieces jump to either side: as far as there are sites counted that are no further
// than two away (the first sort), or as there are in the whole row at every fourth site (the second).
template <int sites>
struct JumpRow {
  static constexpr int words = (sites + 63) / 64;
  static constexpr int kSorts = 2, kWays = 2, kCounts = 20;
  struct Set {
    SetWord all[words] = {};
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  std::vector<SetWord> counted = std::vector<SetWord>(static_cast<size_t>(words * 64 * kSorts * words));
  std::vector<SetWord> jumps =
      std::vector<SetWord>(static_cast<size_t>(words * 64 * kSorts * kWays * kCounts * 2 * words));

  static bool counts(int sort, int from, int site) {
    return sort == 0 ? site >= from - 2 && site <= from + 2 : site % 4 == 0;
  }
  JumpRow() {
    for (int from = 0; from < sites; ++from)
      for (int sort = 0; sort < kSorts; ++sort) {
        for (int site = 0; site < sites; ++site)
          if (counts(sort, from, site)) set_bit(counted.data() + (from * kSorts + sort) * words, site);
        for (int way = 0; way < kWays; ++way)
          for (int count = 1; count < kCounts; ++count) write(from, sort, way, count);
      }
  }
  Jumps table() const { return {kSorts, kWays, kCounts, counted.data(), jumps.data()}; }

  // One by one, those of the second sort last.
  Moves plainly(const Set& from, const Set& among, const Set& over, const Set& to) const {
    Moves moves;
    for (int site = 0; site < sites; ++site)
      for (int sort = 0; sort < kSorts && test_bit(from, site); ++sort) {
        int count = 0;
        for (int other = 0; other < sites; ++other)
          count += counts(sort, site, other) && test_bit(among, other);
        for (const int by : {1, -1}) {
          const int end = site + by * count;
          bool goes = count > 0 && end >= 0 && end < sites && test_bit(to, end);
          for (int i = 1; i < count && goes; ++i) goes = test_bit(over, site + by * i);
          if (goes) moves.emplace_back(site, end);
        }
      }
    std::ranges::sort(moves);
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
  }

 private:
  void write(int from, int sort, int way, int count) {
    const int by = way == 0 ? 1 : -1;
    const int end = from + by * count;
    if (end < 0 || end >= sites) return;
    SetWord* const jump =
        jumps.data() + (((from * kSorts + sort) * kWays + way) * kCounts + count) * 2 * words;
    for (int i = 1; i < count; ++i) set_bit(jump, from + by * i);
    set_bit(jump + words, end);
  }
};

template <class Row>
struct SetOf {
  const typename Row::Set& set;
  void operator()(SetWord* out) const { copy_words(out, set, Row::words); }
};

template <class Row>
struct JumpMoves {
  static constexpr bool lists = false, changes = false;
  Moves* all;
  int most;
  static int wanted() { return -1; }
  bool from(int site, const SetWord* to) const {
    for_each_bit(to, Row::words, [&](int end) {
      all->emplace_back(site, end);
      return false;
    });
    return static_cast<int>(all->size()) >= most;
  }
};

template <int sites>
void compare_jumps() {
  using Row = JumpRow<sites>;
  const Row row;
  Random random(3);
  size_t moves = 0;
  const auto scattered = [&](int of, int in) {
    typename Row::Set set;
    for (int site = 0; site < sites; ++site)
      if (random.below(in) < of) set_bit(set, site);
    return set;
  };
  for (int round = 0; round < 300; ++round) {
    const auto from = scattered(1, 3);
    const auto among = scattered(1, 3);
    const auto over = scattered(4, 5);
    const auto to = scattered(2, 3);
    Moves found;
    jump_set(row, row.table(), from, SetOf<Row>{among}, SetOf<Row>{over}, SetOf<Row>{to}, Ints(), 0,
             JumpMoves<Row>{&found, 1'000'000});
    REQUIRE(found == row.plainly(from, among, over, to));
    moves += found.size();
    Moves first;
    const bool stopped = jump_set(row, row.table(), from, SetOf<Row>{among}, SetOf<Row>{over}, SetOf<Row>{to},
                                  Ints(), 0, JumpMoves<Row>{&first, 1});
    CHECK(stopped == !found.empty());
    CHECK(first.size() <= found.size());
  }
  CHECK(moves > 1000);
}

}  // namespace

TEST_CASE("pieces jump as far as is counted, on boards of one word and of two") {
  compare_jumps<60>();
  compare_jumps<75>();
}

}  // namespace ludens::kernels
