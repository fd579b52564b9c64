#include "runtime/kernels/slides.h"

#include <doctest/doctest.h>

#include <utility>
#include <vector>

namespace ludens::kernels {

namespace {

// A row of 70 sites, so that sets have two words: one line to each side of every site.
struct Row {
  Row() {
    for (int site = 0; site < kSites; ++site) {
      of_site.push_back(static_cast<std::int32_t>(first.size()));
      first.push_back(static_cast<std::int32_t>(sites.size()));
      for (int to = site + 1; to < kSites; ++to) sites.push_back(static_cast<std::int16_t>(to));
      first.push_back(static_cast<std::int32_t>(sites.size()));
      for (int to = site - 1; to >= 0; --to) sites.push_back(static_cast<std::int16_t>(to));
      rays_of_site.push_back(2 * site);
      falling.push_back(2 * site + 1);
      for (int to = 0; to < kSites; ++to)
        if (to != site) set_bit(rays + 4 * site + (to < site ? 2 : 0), to);
    }
    rays_of_site.push_back(2 * kSites);
    of_site.push_back(static_cast<std::int32_t>(first.size()));
    first.push_back(static_cast<std::int32_t>(sites.size()));
  }
  Lines lines() const { return {of_site.data(), first.data(), sites.data()}; }
  Lines with_rays() const {
    Lines all = lines();
    all.rays = rays;
    all.rays_of_site = rays_of_site.data();
    all.falling = falling.data();
    return all;
  }

  static constexpr int kSites = 70;
  std::vector<std::int32_t> of_site, first, rays_of_site, falling;
  SetWord rays[4 * kSites] = {};
  std::vector<std::int16_t> sites;
};

struct TwoWords {
  static constexpr int words = 2;
};

struct SiteSet {
  SiteSet(std::initializer_list<int> sites) {
    for (const int site : sites) set_bit(words, site);
  }
  static SiteSet range(int first, int last) {
    SiteSet all{};
    for (int site = first; site <= last; ++site) set_bit(all.words, site);
    return all;
  }
  bool operator==(const SiteSet&) const = default;
  SetWord words[2] = {0, 0};
};

}  // namespace

TEST_CASE("lines go up to the first site that is not open, and to that one") {
  const Row row;
  SiteSet open = SiteSet::range(0, 69);
  clear_bit(open.words, 60);
  clear_bit(open.words, 66);
  SiteSet to{};
  add_lines(to.words, row.lines(), 63, open.words, 2);
  CHECK(to == SiteSet{60, 61, 62, 64, 65, 66});
  SetWord below = 0;
  for (const int site : {5, 6, 7, 8, 9, 11}) below |= SetWord{1} << site;
  const SetWord gaps = ~(SetWord{1} << 5) & ~(SetWord{1} << 11);
  CHECK(line_word(row.lines(), 10, gaps) == below);
}

TEST_CASE("lines as sets lead to the same sites") {
  const Row row;
  SetWord random = 1;
  for (int round = 0; round < 200; ++round) {
    SiteSet open = SiteSet::range(0, 69);
    for (SetWord& word : open.words)
      for (int shut = 0; shut < round % 4; ++shut) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        word &= ~(SetWord{1} << (random >> 58));
      }
    for (int site = 0; site < Row::kSites; ++site) {
      SiteSet walked{};
      add_lines(walked.words, row.lines(), site, open.words, 2);
      SiteSet at_once{};
      add_lines(at_once.words, row.with_rays(), site, open.words, 2);
      CHECK(at_once == walked);
    }
  }
}

TEST_CASE("on a board of one word rays end where lines do") {
  const SetWord rays[] = {0b11110000, 0b00000111};
  const std::int32_t of_site[] = {0, 0, 0, 0, 2};
  const std::int32_t falling[] = {0, 0, 0, 1};
  Lines lines;
  lines.rays = rays;
  lines.rays_of_site = of_site;
  lines.falling = falling;
  CHECK(line_word(lines, 3, ~SetWord{0}) == 0b11110111);
  CHECK(line_word(lines, 3, ~SetWord{0b00100010}) == 0b00110110);
  CHECK(line_word(lines, 3, ~SetWord{0b10000001}) == 0b11110111);
  CHECK(line_word(lines, 3, 0) == 0b00010100);
}

TEST_CASE("a piece comes to a site if all between is open") {
  // From 0 and 69 to 66: over 1, and over 67 and 68.
  SetWord sources[2 * 128] = {};
  std::int32_t first[128] = {};
  set_bit(sources + 2 * 66, 0);
  set_bit(sources + 2 * 66, 69);
  const SiteSet between[] = {{1}, {67, 68}};
  const Approaches ways{sources, first, between[0].words};
  const auto reaches = [&](const SiteSet& from, const SiteSet& open, int to) {
    return slide_reaches(TwoWords(), ways, from.words, Absent(), open.words, to, 0, 1, 9);
  };
  CHECK(reaches({0}, {1}, 66));
  CHECK(!reaches({0}, {67, 68}, 66));
  CHECK(reaches({0, 69}, {67, 68}, 66));
  CHECK(!reaches({69}, {67}, 66));
  CHECK(!reaches({5}, {1, 67, 68}, 66));
  CHECK(!reaches({0, 69}, {1, 67, 68}, 65));
  CHECK(!reaches({0, 69}, {1, 67, 68}, -1));
}

TEST_CASE("slides that must go far end where they may, and at the first site that stops them") {
  const Row row;
  const SiteSet free = SiteSet::range(0, 12);
  const SiteSet stop{13, 14};
  SiteSet to{};
  add_far_slides(to.words, row.lines(), 10, 2, free.words, stop.words);
  CHECK(to == SiteSet{0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13});
  // A site that would stop it, but is nearer than it must go, is like any other.
  SiteSet near{};
  add_far_slides(near.words, row.lines(), 12, 2, free.words, stop.words);
  CHECK(near == SiteSet::range(0, 10));
  SiteSet unstopped{};
  add_far_slides(unstopped.words, row.lines(), 10, 2, free.words, nullptr);
  CHECK(unstopped == SiteSet{0, 1, 2, 3, 4, 5, 6, 7, 8, 12});
}

TEST_CASE("pieces have a hop where a hurdle and a right site follow") {
  const SiteSet all = SiteSet::range(0, 69);
  const HopPart parts[] = {{all.words, 1, 2}, {all.words, -1, -2}};
  const auto sources = [&](const SiteSet& from, const SiteSet& hurdle, const SiteSet& to) {
    SiteSet out{};
    hop_sources(TwoWords(), out.words, HopParts{parts, 2}, from.words, Absent(), hurdle.words, to.words, 0);
    return out;
  };
  // Across the border of the words, both ways.
  CHECK(sources({5, 62, 66}, {63, 65}, {64}) == SiteSet{62, 66});
  CHECK(sources({5, 62, 66}, {63}, {64}) == SiteSet{62});
  CHECK(sources({62}, {63}, {65}) == SiteSet{});
  // Nothing wraps around.
  CHECK(sources({0, 1, 68, 69}, {0, 69}, all) == SiteSet{});
}

namespace {

struct TwoWordsWithSets : TwoWords {
  using Set = SetWord[2];
};
// A body that gives a set.
struct Given {
  const SiteSet& set;
  void operator()(SetWord* out) const { copy_words(out, set.words, 2); }
};
// The moves that are emitted, as pairs of sites.
struct Pairs {
  static constexpr bool changes = false;
  std::vector<std::pair<int, int>>* all;
  int reach = -1;
  int wanted() const { return reach; }
  bool operator()(int from, int to) const {
    all->emplace_back(from, to);
    return false;
  }
  bool back(int /*relation*/, const std::int16_t* back, const SetWord* ends) const {
    return for_each_bit(ends, 2, [&](int to) { return (*this)(back[to], to); });
  }
};

}  // namespace

TEST_CASE("all pieces hop at once, and say where each came from") {
  const SiteSet all = SiteSet::range(0, 69);
  std::int16_t up[128] = {};
  std::int16_t down[128] = {};
  for (int site = 0; site < 70; ++site) {
    up[site] = static_cast<std::int16_t>(site - 2);
    down[site] = static_cast<std::int16_t>(site + 2);
  }
  const HopWay ways[] = {{all.words, 1, 2, 0, up}, {all.words, -1, -2, 1, down}};
  const auto hops = [&](const SiteSet& from, const SiteSet& third, const SiteSet& to, int wanted = -1) {
    std::vector<std::pair<int, int>> moves;
    hop_set(TwoWordsWithSets(), HopWays{ways, 2}, from.words, Given{third}, Given{to}, Ints(),
            Pairs{&moves, wanted});
    return moves;
  };
  using Moves = std::vector<std::pair<int, int>>;
  CHECK(hops({5, 62, 66}, {63, 65}, {64}) == Moves{{62, 64}, {66, 64}});
  CHECK(hops({5, 62, 66}, {63}, {64}) == Moves{{62, 64}});
  CHECK(hops({62, 63}, {63, 64}, {64, 65}) == Moves{{62, 64}, {63, 65}});
  CHECK(hops({62, 63}, {63, 64}, {64, 65}, 65) == Moves{{63, 65}});
  CHECK(hops({0, 1, 68, 69}, {0, 69}, all).empty());
}

TEST_CASE("a third site may lie behind the piece") {
  const SiteSet all = SiteSet::range(1, 68);
  std::int16_t back[128] = {};
  for (int site = 1; site < 70; ++site) back[site] = static_cast<std::int16_t>(site - 1);
  const HopWay way{all.words, -1, 1, 0, back};
  std::vector<std::pair<int, int>> moves;
  const SiteSet from{3, 64};
  const SiteSet third{63};
  hop_set(TwoWordsWithSets(), HopWays{&way, 1}, from.words, Given{third}, Given{SiteSet::range(0, 69)},
          Ints(), Pairs{&moves});
  CHECK(moves == std::vector<std::pair<int, int>>{{64, 65}});
}

}  // namespace ludens::kernels
