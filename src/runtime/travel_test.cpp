#include "runtime/kernels/travel.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>
#include <vector>

#include "ludens/random.h"

namespace ludens::kernels {

namespace {

// A condition that is there.
template <class Condition>
struct Given {
  Condition condition;
  explicit operator bool() const { return true; }
  template <class... Values>
  bool operator()(int site, Values...) const {
    return condition(site);
  }
};
template <class Condition>
Given(Condition) -> Given<Condition>;

using Landing = std::array<int, 6>;

// Where hops over so many sites end, one way or the other.
template <class Stop>
void compare_hops(Ints way, int length, std::uint64_t hurdles, std::uint64_t open, const Stop& stop,
                  int& landings) {
  const Given hurdle{[&](int site) { return ((hurdles >> site) & 1) != 0; }};
  const Given condition{[&](int site) { return ((open >> site) & 1) != 0; }};
  std::vector<Landing> generally, shortly;
  const auto note_in = [](std::vector<Landing>& list) {
    return [&list](int to, int between, int direction, int n, int distance, int hopped) {
      list.push_back({to, between, direction, n, distance, hopped});
      return false;
    };
  };
  const auto note_generally = note_in(generally);
  const auto note_shortly = note_in(shortly);
  using Hurdle = decltype(hurdle);
  using If = decltype(condition);
  hop_along(Hop<Hurdle, If, const Stop, decltype(note_generally)>{0, length, length, 0, hurdle, condition,
                                                                  stop, note_generally},
            way, 3, 1);
  hop_right_over(Hop<Hurdle, If, const Stop, decltype(note_shortly)>{0, length, length, 0, hurdle, condition,
                                                                     stop, note_shortly},
                 way, 3, 1);
  REQUIRE(generally == shortly);
  landings += static_cast<int>(shortly.size());
}

}  // namespace

TEST_CASE("hops right over a hurdle of a known length are hops like others") {
  std::array<std::int32_t, 7> sites;
  std::iota(sites.begin(), sites.end(), 0);
  Random random(1);
  int landings = 0;
  for (int round = 0; round < 2000; ++round) {
    const Ints way(sites.data(), 1 + random.below(static_cast<int>(sites.size())));
    const std::uint64_t hurdles = random.next() | random.next();
    const std::uint64_t open = random.next();
    const std::uint64_t stops = random.next();
    const Given stop{[&](int site) { return ((stops >> site) & 1) != 0; }};
    for (int length = 1; length <= 4; ++length) {
      compare_hops(way, length, hurdles, open, Absent(), landings);
      compare_hops(way, length, hurdles, open, stop, landings);
    }
  }
  CHECK(landings > 500);
}

}  // namespace ludens::kernels
