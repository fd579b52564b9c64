#include "solve/deepening.h"

namespace ludens::solve {

Mark Deepening::mark(const Key& key) const {
  const Entry* const entry = memory_.find(key);
  if (entry && entry->within > 0) return Mark::Won;
  return entry && entry->not_within == kNone ? Mark::NotWon : Mark::Unknown;
}

int Deepening::plies(const Key& key) const {
  const Entry* const entry = memory_.find(key);
  return entry ? entry->within : 0;
}

Mark Deepening::search(const Key& key) {
  for (int plies = 1; plies <= deepest_; ++plies)
    if (const Mark found = run(key, plies); found != Mark::Unknown || space_.meter().is_stopped())
      return found;
  return Mark::Unknown;
}

Mark Deepening::within(const Key& key, int plies) {
  if (space_.packed().is_over(key)) return space_.end_mark(player_, key);
  deepest_ = std::max(deepest_, plies);
  return run(key, plies);
}

Deepening::Known Deepening::known(const Key& key, int plies) const {
  if (space_.packed().is_over(key)) return {space_.end_mark(player_, key), false, 0};
  const Entry* const entry = memory_.find(key);
  if (!entry) return {};
  if (entry->within > 0 && entry->within <= plies) return {Mark::Won, false, entry->within};
  if (entry->not_within == kNone) return {Mark::NotWon, false, 0};
  return {Mark::Unknown, entry->not_within < plies, 0};
}

Mark Deepening::run(const Key& key, int plies) {
  std::vector<ProofSpace::Next> after, open;
  const std::size_t begun = space_.meter().nodes();
  if (!space_.meter().spend() || !space_.list(key, after)) return Mark::Unknown;
  if (after.empty()) return store(key, Mark::NotWon, plies, begun);
  const bool is_or = space_.is_turn_of(player_, key);
  // What is known already, the ends among them.
  bool is_cut = false;
  int shortest = kMostPlies, longest = 0;
  for (const ProofSpace::Next& next : after) {
    const Known there = known(next.key, plies - 1);
    if (there.mark == Mark::NotWon && !is_or) return store(key, Mark::NotWon, plies, begun);
    if (there.mark == Mark::Won) {
      shortest = std::min(shortest, there.plies);
      longest = std::max(longest, there.plies);
    } else if (there.mark == Mark::Unknown) {
      if (there.is_open && plies > 1)
        open.push_back(next);
      else
        is_cut = true;
    }
  }
  if (is_or && shortest < kMostPlies) return store(key, Mark::Won, shortest + 1, begun);
  if (!is_or && is_cut) return store(key, Mark::Unknown, plies, begun);
  // What has decided most before comes first.
  auto& history = history_[is_or];
  std::ranges::stable_sort(open, std::ranges::greater(),
                           [&](const ProofSpace::Next& next) { return history[next.move]; });
  for (const ProofSpace::Next& next : open) {
    const Mark there = run(next.key, plies - 1);
    if (space_.meter().is_stopped()) return Mark::Unknown;
    // Of what has been forgotten again no more is known than what was asked.
    const Known now = known(next.key, plies - 1);
    const int won_in = there != Mark::Won ? 0 : now.mark == Mark::Won ? now.plies : plies - 1;
    if ((there == Mark::Won) == is_or) history[next.move] += static_cast<std::uint32_t>(plies);
    if (there == Mark::Won && is_or) return store(key, Mark::Won, won_in + 1, begun);
    if (there != Mark::Won && !is_or) return store(key, there, plies, begun);
    longest = std::max(longest, won_in);
    is_cut = is_cut || there == Mark::Unknown;
  }
  if (is_cut) return store(key, Mark::Unknown, plies, begun);
  return store(key, is_or ? Mark::NotWon : Mark::Won, longest + 1, begun);
}

Mark Deepening::store(const Key& key, Mark mark, int plies, std::size_t begun) {
  Entry& entry = memory_.place(key);
  constexpr std::size_t kMostWork = 0xFFFFFFFF;
  entry.work =
      static_cast<std::uint32_t>(std::min(kMostWork, entry.work + space_.meter().nodes() - begun + 1));
  const auto number = static_cast<std::uint16_t>(plies);
  if (mark == Mark::Won && (entry.within == 0 || number < entry.within)) entry.within = number;
  if (mark == Mark::NotWon) entry.not_within = kNone;
  if (mark == Mark::Unknown) entry.not_within = std::max(entry.not_within, number);
  return mark;
}

}  // namespace ludens::solve
