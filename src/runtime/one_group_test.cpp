// Is a set of sites one group? On boards of one word and of two, against counting site by site.
#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "ludens/random.h"
#include "runtime/kernels/groups.h"

namespace ludens::kernels {

namespace {

// A square board, each site beside up to eight others, or only those above and to the right of it.
template <int size>
struct Board {
  static constexpr int kSites = size * size, kWords = (kSites + 63) / 64;
  std::vector<std::int32_t> first{0}, to;
  std::vector<SetWord> masks = std::vector<SetWord>(static_cast<size_t>(kSites * kWords));
  SetWord from[8][kWords] = {};
  std::vector<StepShift> shifts;

  explicit Board(bool is_mutual) {
    constexpr std::pair<int, int> kBy[] = {{1, 0},  {0, 1},  {1, 1},   {1, -1},
                                           {-1, 0}, {0, -1}, {-1, -1}, {-1, 1}};
    const int ways = is_mutual ? 8 : 4;
    for (int site = 0; site < kSites; ++site) {
      for (int d = 0; d < ways; ++d) {
        const int row = site / size + kBy[d].first;
        const int column = site % size + kBy[d].second;
        if (row < 0 || row >= size || column < 0 || column >= size) continue;
        to.push_back(row * size + column);
        set_bit(masks.data() + site * kWords, to.back());
        set_bit(from[d], site);
      }
      first.push_back(static_cast<std::int32_t>(to.size()));
    }
    for (int d = 0; d < ways; ++d) shifts.push_back({kBy[d].first * size + kBy[d].second, from[d]});
  }
  Board(const Board&) = delete;

  // With all that is known, without shifts, and without sets.
  StepTable table(int less, bool is_mutual) const {
    StepTable all{first.data(), to.data(),     masks.data(),
                  is_mutual,    shifts.data(), static_cast<int>(shifts.size())};
    if (less > 0) all.shift_count = 0;
    if (less > 1) all.masks = nullptr;
    return all;
  }
};

template <class AnyBoard>
struct OnBoard {
  static constexpr int words = AnyBoard::kWords;
  struct Set {
    SetWord all[words];
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  struct ScratchList {
    explicit ScratchList(const OnBoard&) {}
    std::vector<int> list;
  };
  int board_sites(int /*type*/) const { return AnyBoard::kSites - 1; }  // the last is a hand
  struct Step {
    int to, type;
    std::uint64_t directions;
  };
  std::vector<Step> steps(int /*type*/, int /*site*/) const { return {}; }  // all are known beforehand
};

template <int size>
void compare(bool is_mutual) {
  using AnyBoard = Board<size>;
  const AnyBoard board(is_mutual);
  const OnBoard<AnyBoard> w;
  const auto no_directions = [](int) { return std::uint64_t{0}; };
  Random random(7);
  int single = 0;
  int several = 0;
  for (int round = 0; round < 3000; ++round) {
    typename OnBoard<AnyBoard>::Set members{};
    int at = random.below(AnyBoard::kSites);
    const int stones = random.below(12);
    for (int i = 0; i < stones; ++i) {
      set_bit(members, at);
      const Ints near = board.table(0, is_mutual).from(at);
      at = random.below(9) == 0 || near.empty() ? random.below(AnyBoard::kSites)
                                                : near[random.below(near.size())];
    }
    const auto is_member = [&](int site) { return test_bit(members, site); };
    const StepTable plain = board.table(2, is_mutual);
    const int groups = count_groups(w, plain, no_directions, is_member, 0, nullptr, 0);
    for (int less = 0; less < 3; ++less) {
      const StepTable table = board.table(less, is_mutual);
      REQUIRE(is_one_group(w, table, Absent{}, no_directions, members, 0) == (groups == 1));
      REQUIRE(count_groups(w, table, no_directions, is_member, 0, members, 0) == groups);
      REQUIRE(count_groups(w, table, no_directions, is_member, 2, members, 0) ==
              count_groups(w, plain, no_directions, is_member, 2, nullptr, 0));
    }
    ++(groups == 1 ? single : several);
  }
  CHECK(single > 500);
  CHECK(several > 500);
}

}  // namespace

TEST_CASE("one group is what is counted as one") {
  compare<8>(true);
  compare<9>(true);
}

TEST_CASE("one group is what is counted as one, where no step leads back") {
  compare<8>(false);
  compare<9>(false);
}

}  // namespace ludens::kernels
