#include "solve/arena_layout.h"

#include <algorithm>
#include <numeric>

namespace ludens::solve {

namespace {

// Rows are the longest ways from above, arrows that lead back within a walk in depth left out. Within a row
// states stand in the order of that walk, which draws a tree without crossings, then a few times in that of
// their neighbours' middles.
class RowLayout {
 public:
  explicit RowLayout(const Arena& arena) : arena_(arena), row_(arena.size()), x_(arena.size()) {}

  std::vector<ArenaPoint> run() {
    walk();
    make_rows();
    for (int round = 0; round < kRounds; ++round) {
      const bool down = round % 2 == 0;
      if (round < kOrderRounds) order_rows(down);
      place_rows(down);
    }
    std::vector<ArenaPoint> out(arena_.size());
    const double left = *std::ranges::min_element(x_);
    for (std::size_t i = 0; i < out.size(); ++i)
      out[i] = {x_[i] - left, static_cast<double>(row_[i]) * kArenaGap};
    return out;
  }

 private:
  static constexpr int kRounds = 24, kOrderRounds = 8;

  // Each state after all those that it leads to, but for arrows to states that are still on the way.
  void walk() {
    std::vector<std::uint8_t> led_to(arena_.size());
    for (const std::uint32_t target : arena_.targets) led_to[target] = 1;
    state_.assign(arena_.size(), kNew);
    if (arena_.start) walk_from(*arena_.start);
    for (std::uint32_t i = 0; i < arena_.size(); ++i)
      if (led_to[i] == 0) walk_from(i);
    for (std::uint32_t i = 0; i < arena_.size(); ++i) walk_from(i);
  }

  void walk_from(std::uint32_t root) {
    if (state_[root] != kNew) return;
    struct Step {
      std::uint32_t state, arrow;
    };
    std::vector<Step> path;
    const auto enter = [&](std::uint32_t state) {
      state_[state] = kOnTheWay;
      before_.push_back(state);
      path.push_back({state, arena_.first[state]});
    };
    enter(root);
    while (!path.empty()) {
      Step& step = path.back();
      if (step.arrow == arena_.first[step.state + 1]) {
        state_[step.state] = kDone;
        after_.push_back(step.state);
        path.pop_back();
        continue;
      }
      const std::uint32_t source = step.state;
      const std::uint32_t target = arena_.targets[step.arrow++];
      if (state_[target] == kOnTheWay) continue;
      down_.push_back({source, target});
      if (state_[target] == kNew) enter(target);
    }
  }

  void make_rows() {
    above_.resize(arena_.size());
    below_.resize(arena_.size());
    for (const auto& [source, target] : down_) {
      below_[source].push_back(target);
      above_[target].push_back(source);
    }
    for (auto state = after_.rbegin(); state != after_.rend(); ++state)
      for (const std::uint32_t next : below_[*state]) row_[next] = std::max(row_[next], row_[*state] + 1);
    rows_.resize(static_cast<std::size_t>(*std::ranges::max_element(row_)) + 1);
    for (const std::uint32_t state : before_) rows_[static_cast<std::size_t>(row_[state])].push_back(state);
    for (const auto& row : rows_)
      for (std::size_t i = 0; i < row.size(); ++i)
        x_[row[i]] = (static_cast<double>(i) - static_cast<double>(row.size() - 1) / 2) * kArenaGap;
  }

  // Where its neighbours above or below would have it.
  double wish(std::uint32_t state, bool from_above) const {
    const auto& neighbours = from_above ? above_[state] : below_[state];
    if (neighbours.empty()) return x_[state];
    double sum = 0;
    for (const std::uint32_t other : neighbours) sum += x_[other];
    return sum / static_cast<double>(neighbours.size());
  }

  template <class Visit>
  void for_each_row(bool down, Visit visit) {
    for (std::size_t i = 0; i < rows_.size(); ++i) visit(rows_[down ? i : rows_.size() - 1 - i]);
  }

  void order_rows(bool down) {
    for_each_row(down, [&](std::vector<std::uint32_t>& row) {
      std::vector<double> wishes(arena_.size());
      for (const std::uint32_t state : row) wishes[state] = wish(state, down);
      std::ranges::stable_sort(row, {}, [&](std::uint32_t state) { return wishes[state]; });
      spread(row, [&](std::uint32_t state) { return wishes[state]; });
    });
  }

  void place_rows(bool down) {
    for_each_row(down, [&](std::vector<std::uint32_t>& row) {
      spread(row, [&](std::uint32_t state) { return wish(state, down); });
    });
  }

  // As near to the wishes as the gaps allow: pushed to the right, then back by how far that was on average.
  template <class Wish>
  void spread(const std::vector<std::uint32_t>& row, Wish wished) {
    std::vector<double> wishes;
    for (const std::uint32_t state : row) wishes.push_back(wished(state));
    double too_far = 0, least = -1e300;
    for (std::size_t i = 0; i < row.size(); ++i) {
      x_[row[i]] = std::max(wishes[i], least);
      least = x_[row[i]] + kArenaGap;
      too_far += x_[row[i]] - wishes[i];
    }
    for (const std::uint32_t state : row) x_[state] -= too_far / static_cast<double>(row.size());
  }

  enum : std::uint8_t { kNew, kOnTheWay, kDone };
  const Arena& arena_;
  std::vector<std::uint8_t> state_;
  std::vector<std::uint32_t> before_, after_;  // the states as the walk enters and leaves them
  std::vector<std::pair<std::uint32_t, std::uint32_t>> down_;
  std::vector<std::vector<std::uint32_t>> above_, below_, rows_;
  std::vector<int> row_;
  std::vector<double> x_;
};

}  // namespace

std::vector<ArenaPoint> arena_layout(const Arena& arena) {
  const bool is_placed = arena.at.size() == arena.size() &&
                         std::ranges::all_of(arena.at, [](const auto& at) { return at.has_value(); });
  if (!is_placed) return RowLayout(arena).run();
  std::vector<ArenaPoint> out;
  for (const auto& at : arena.at) out.push_back(*at);
  ArenaPoint least = out.front();
  for (const ArenaPoint& at : out) least = {std::min(least.x, at.x), std::min(least.y, at.y)};
  for (ArenaPoint& at : out) at = {at.x - least.x, at.y - least.y};
  return out;
}

}  // namespace ludens::solve
