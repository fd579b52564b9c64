#include "solve/size_estimate.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <vector>

#include "solve/sample.h"

namespace ludens::solve {

namespace {

struct Met {
  std::uint64_t mark = 0;
  int game = 0, ply = 0;
};

std::vector<Met> play(const engine::Game& game, engine::PackedState& packed, std::size_t moves) {
  // What numbers there are is learnt first, so that marks are of the same.
  constexpr int kToLearn = 20;
  std::vector<Met> out;
  const auto visit = [&](const engine::Machine& m, int number, int ply) {
    if (ply > 0 && number < kToLearn) packed.learn(m.block);
    if (ply > 0 && number >= kToLearn) out.push_back({packed.mark(m.block), number, ply - 1});
    return out.size() < moves;
  };
  play_random_games(game, {.games = 20'000 + kToLearn, .plies = 400, .seed = 7}, visit);
  return out;
}

// Pairs of different games among these: of any positions, and of the same.
struct Pairs {
  double all = 0, same = 0;
};

// How many pairs of one row are of different games; the row is sorted by game.
double pairs_of(const Met* begin, const Met* end) {
  const auto all = static_cast<double>(end - begin);
  double pairs = all * all;
  while (begin != end) {
    const Met* const next = std::find_if(begin, end, [&](const Met& one) { return one.game != begin->game; });
    pairs -= static_cast<double>(next - begin) * static_cast<double>(next - begin);
    begin = next;
  }
  return pairs / 2;
}

Pairs count_pairs(std::vector<Met> met) {
  const auto by_game = [](const Met& a, const Met& b) { return a.game < b.game; };
  std::ranges::sort(met, by_game);
  Pairs out{.all = pairs_of(met.data(), met.data() + met.size())};
  std::ranges::stable_sort(met, {}, &Met::mark);
  for (std::size_t i = 0, next = 0; i < met.size(); i = next) {
    while (next < met.size() && met[next].mark == met[i].mark) ++next;
    out.same += pairs_of(met.data() + i, met.data() + next);
  }
  return out;
}

}  // namespace

SizeEstimate estimate_size(const engine::Game& game, std::size_t moves) {
  engine::Table start(game);
  start.start();
  engine::PackedState packed(start.machine());
  const std::vector<Met> met = play(game, packed, moves);
  SizeEstimate out{.at_least = 1, .digits_at_most = packed.most_positions()};
  // All positions from some ply on, and those of some plies: whatever says most.
  for (const int first : {0, 3, 15, 63})
    for (const int last : {first * 4 + 3, 1 << 20}) {
      std::vector<Met> part;
      std::ranges::copy_if(met, std::back_inserter(part),
                           [&](const Met& one) { return one.ply >= first && one.ply < last; });
      const Pairs pairs = count_pairs(std::move(part));
      // As many as may well have been meant to be the same: those that were, and what luck may have hidden.
      const double likely = pairs.same + 2 * std::sqrt(pairs.same) + 3;
      out.at_least = std::max(out.at_least, pairs.all / likely);
    }
  return out;
}

std::string rounded(double count) {
  char text[64];
  if (count < 1e6)
    std::snprintf(text, sizeof(text), "%.0f", count);
  else if (count < 1e9)
    std::snprintf(text, sizeof(text), "%.0f million", count / 1e6);
  else if (count < 1e13)
    std::snprintf(text, sizeof(text), "%.0f billion", count / 1e9);
  else
    std::snprintf(text, sizeof(text), "%.0e", count);
  return text;
}

std::string to_text(const SizeEstimate& estimate) {
  char most[32];
  std::snprintf(most, sizeof(most), "10^%.0f", std::ceil(estimate.digits_at_most));
  return "it is thought to have " + rounded(estimate.at_least) + " positions at least, and fewer than " +
         most;
}

}  // namespace ludens::solve
