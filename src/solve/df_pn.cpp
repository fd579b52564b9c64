#include "solve/df_pn.h"

namespace ludens::solve {

namespace {

constexpr std::size_t kBytesGathered = 64;  // of a position, about

std::uint32_t sum_of(std::uint32_t a, std::uint32_t b, std::uint32_t infinite) {
  return a >= infinite || b >= infinite ? infinite : std::min(a + b, infinite - 1);
}

}  // namespace

DfPn::DfPn(ProofSpace& space, int player, std::size_t bytes)
    : space_(space), player_(player), most_gathered_(bytes / kBytesGathered), memory_(bytes) {}

DfPn::Numbers DfPn::numbers(const Key& key) const {
  const Entry* const entry = memory_.find(key);
  if (!entry || (entry->dn == 0 && entry->epoch != epoch_)) return {};
  return {entry->pn, entry->dn, entry->plies};
}

Mark DfPn::mark(const Key& key) const {
  const Numbers known = numbers(key);
  return known.pn == 0 ? Mark::Won : known.dn == 0 ? Mark::NotWon : Mark::Unknown;
}

int DfPn::plies(const Key& key) const {
  return static_cast<int>(numbers(key).plies);
}

Mark DfPn::search(const Key& key) {
  if (space_.packed().is_over(key)) return space_.end_mark(player_, key);
  const Numbers found = run(key, {kInfinite, kInfinite}, 0);
  return found.pn == 0 ? Mark::Won : found.dn == 0 ? Mark::NotWon : Mark::Unknown;
}

Mark DfPn::ask(const Key& key) {
  constexpr std::uint16_t kMostEpochs = 0xFFFF;
  while (epoch_ < kMostEpochs) {
    const Mark guess = search(key);
    if (guess != Mark::NotWon || !met_circle_) return guess;
    SafeSet safe(space_, *this, player_, most_gathered_);
    const Gathered gathered = safe.gather(key);
    if (gathered == Gathered::Whole) return Mark::NotWon;
    if (gathered == Gathered::Unknown) return Mark::Unknown;
    ++epoch_;
  }
  return Mark::Unknown;
}

DfPn::Numbers DfPn::look(const Child& child, int depth) {
  if (space_.packed().is_over(child.key))
    return space_.end_mark(player_, child.key) == Mark::Won ? Numbers{0, kInfinite, 0}
                                                            : Numbers{kInfinite, 0, 0};
  const Entry* const entry = memory_.find(child.key);
  if (entry && entry->pn == 0) return {0, kInfinite, entry->plies};
  if (depth >= kMostDepth || path_.contains(child.key)) {
    met_circle_ = true;
    return {kInfinite, 0, 0};
  }
  if (!entry) return child.numbers;
  if (entry->dn == 0 && entry->epoch != epoch_) return {};
  return {entry->pn, entry->dn, entry->plies};
}

// What the children come to, which of them has least left to do, and how much the next best has.
DfPn::Numbers DfPn::gather(bool is_or, std::vector<Child>& children, int depth, std::size_t& best,
                           std::uint32_t& second) {
  std::uint32_t least = kInfinite, sum = 0, shortest = 0xFFFF, longest = 0;
  best = 0;
  second = kInfinite;
  for (std::size_t i = 0; i < children.size(); ++i) {
    Child& child = children[i];
    child.numbers = look(child, depth);
    const std::uint32_t wanted = is_or ? child.numbers.pn : child.numbers.dn;
    sum = sum_of(sum, is_or ? child.numbers.dn : child.numbers.pn, kInfinite);
    if (wanted < least) {
      second = least;
      least = wanted;
      best = i;
    } else {
      second = std::min(second, wanted);
    }
    if (child.numbers.pn == 0) shortest = std::min(shortest, child.numbers.plies);
    longest = std::max(longest, child.numbers.plies);
  }
  if (children.empty()) return {kInfinite, 0, 0};
  const std::uint32_t plies = std::min<std::uint32_t>((is_or ? shortest : longest) + 1, 0xFFFF);
  return is_or ? Numbers{least, sum, plies} : Numbers{sum, least, plies};
}

DfPn::Numbers DfPn::run(const Key& key, Numbers most, int depth) {
  std::vector<Key> after;
  if (!space_.meter().spend() || !space_.list(key, after)) return numbers(key);
  std::vector<Child> children;
  children.reserve(after.size());
  for (const Key& next : after) children.push_back({next, {}});
  const bool is_or = space_.is_turn_of(player_, key);
  const std::size_t begun = space_.meter().nodes();
  path_.insert(key);
  Numbers now;
  for (;;) {
    std::size_t best = 0;
    std::uint32_t second = 0;
    now = gather(is_or, children, depth + 1, best, second);
    if (now.pn == 0 || now.dn == 0 || now.pn >= most.pn || now.dn >= most.dn || space_.meter().is_stopped())
      break;
    // A little beyond the next best, so that two that are alike do not take turns.
    const std::uint32_t beyond = std::min(second + std::max(1u, second / 4), kInfinite);
    const Numbers& there = children[best].numbers;
    const auto left = [](std::uint32_t bound, std::uint32_t all, std::uint32_t one) {
      return bound >= kInfinite ? kInfinite : bound - all + one;
    };
    const Numbers bounds = is_or ? Numbers{std::min(most.pn, beyond), left(most.dn, now.dn, there.dn), 0}
                                 : Numbers{left(most.pn, now.pn, there.pn), std::min(most.dn, beyond), 0};
    children[best].numbers = run(children[best].key, bounds, depth + 1);
  }
  path_.erase(key);
  if (!space_.meter().is_stopped()) store(key, now, space_.meter().nodes() - begun + 1);
  return now;
}

void DfPn::store(const Key& key, Numbers numbers, std::size_t work) {
  Entry& entry = memory_.place(key);
  if (entry.work != 0 && entry.pn == 0) return;  // a win stays one
  constexpr std::size_t kMostWork = 0xFFFFFFFF;
  entry.pn = numbers.pn;
  entry.dn = numbers.dn;
  entry.plies = static_cast<std::uint16_t>(std::min<std::uint32_t>(numbers.plies, 0xFFFF));
  entry.epoch = epoch_;
  entry.work = static_cast<std::uint32_t>(std::min(kMostWork, entry.work + work));
}

}  // namespace ludens::solve
