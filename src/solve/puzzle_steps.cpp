#include "solve/puzzle_steps.h"

#include <algorithm>

namespace ludens::solve {

const char* way_name(Way way) {
  constexpr const char* kNames[] = {"last value", "last place", "pair", "contradiction", "search"};
  return kNames[static_cast<int>(way)];
}

PuzzleSteps::PuzzleSteps(Puzzle& puzzle, std::span<const ValueSet> known, std::function<bool()> goes_on)
    : puzzle_(puzzle),
      words_(*puzzle.game().program().equipment, puzzle.constraints().type),
      demands_of_(known.size()),
      may_(puzzle.blank()),
      is_filled_(known.size()),
      known_(known.size()),
      goes_on_(std::move(goes_on)) {
  const PuzzleConstraints& of = puzzle.constraints();
  for (size_t i = 0; i < known.size(); ++i) {
    is_filled_[i] = of.is_filled(static_cast<int>(i));
    known_[i] = known[i].count() == 1;
    if (known_[i]) may_[i] = known[i];
    open_ += is_open(static_cast<int>(i));
  }
  for (size_t i = 0; i < of.demands.size(); ++i) {
    for (const int site : sites_of(of.demands[i]))
      demands_of_[static_cast<size_t>(site)].push_back(static_cast<int>(i));
    is_broken_ = is_broken_ || truth_of(of.demands[i], may_) == Truth::False;
  }
}

void PuzzleSteps::cross_out(int site, int value, Why why) {
  may_[static_cast<size_t>(site)].reset(static_cast<size_t>(value));
  is_broken_ = is_broken_ || may(site).none();
  why_.emplace(std::pair(site, value), std::move(why));
}

// What single demands rule out. All are asked about the same position, so that reasons are as short as can
// be.
bool PuzzleSteps::cross_out_by_demands() {
  std::vector<ValueSet> tried = may_;
  bool is_changed = false;
  for (int site = 0; site < static_cast<int>(tried.size()); ++site) {
    if (!is_open(site)) continue;
    const ValueSet before = tried[static_cast<size_t>(site)];
    for_each_value(before, [&](int value) {
      tried[static_cast<size_t>(site)].reset().set(static_cast<size_t>(value));
      for (const int number : demands_of_[static_cast<size_t>(site)]) {
        if (truth_of(demand(number), tried) != Truth::False) continue;
        cross_out(site, value, {Way::LastValue, number});
        is_changed = true;
        break;
      }
      return false;
    });
    tried[static_cast<size_t>(site)] = before;
    if (is_broken_) return false;
  }
  return is_changed;
}

// --- regions that must have every value

bool PuzzleSteps::has_all_values(const Demand& of) const {
  if (of.kind != Demand::Kind::Differ || !of.values.empty()) return false;
  const PuzzleConstraints& all = puzzle_.constraints();
  const int values = all.most - std::max(all.least, 1) + 1;  // 0 is never allowed
  return static_cast<int>(of.sites.size()) == values;
}

std::vector<int> PuzzleSteps::places(const Demand& of, int value) const {
  std::vector<int> out;
  for (const int site : of.sites)
    if (has_value(may(site), value)) out.push_back(site);
  return out;
}

bool PuzzleSteps::cross_out_from(const std::vector<int>& sites, const std::vector<int>& but,
                                 const ValueSet& values, const std::string& words) {
  bool is_changed = false;
  for (const int site : sites) {
    if (!is_open(site) || std::ranges::count(but, site)) continue;
    const ValueSet common = may(site) & values;
    for_each_value(common, [&](int value) {
      cross_out(site, value, {Way::Pair, -1, words});
      return false;
    });
    is_changed = is_changed || common.any();
  }
  return is_changed;
}

// Two sites with the same two values keep them from all others.
bool PuzzleSteps::cross_out_pairs(const Demand& of) {
  if (of.kind != Demand::Kind::Differ) return false;
  for (size_t a = 0; a < of.sites.size(); ++a) {
    const ValueSet& both = may(of.sites[a]);
    if (both.count() != 2) continue;
    if (std::ranges::any_of(of.values, [&](int value) { return has_value(both, value); })) continue;
    for (size_t b = a + 1; b < of.sites.size(); ++b) {
      if (may(of.sites[b]) != both) continue;
      const std::string words = words_.sites({of.sites[a], of.sites[b]}) + " need " +
                                std::to_string(least_of(both)) + " and " + std::to_string(most_of(both)) +
                                " for themselves";
      if (cross_out_from(of.sites, {of.sites[a], of.sites[b]}, ValueSet(both), words)) return true;
    }
  }
  return false;
}

// A value that a region can have only where it meets another one is not elsewhere in that one.
bool PuzzleSteps::cross_out_confined(const Demand& of) {
  if (!has_all_values(of)) return false;
  const PuzzleConstraints& all = puzzle_.constraints();
  for (int value = std::max(all.least, 1); value <= all.most; ++value) {
    const std::vector<int> where = places(of, value);
    if (where.size() < 2) continue;
    for (const int number : demands_of_[static_cast<size_t>(where[0])]) {
      const Demand& other = demand(number);
      const bool has_them =
          &other != &of && other.kind == Demand::Kind::Differ &&
          std::ranges::all_of(where, [&](int site) { return std::ranges::count(other.sites, site); });
      if (!has_them || std::ranges::count(other.values, value)) continue;
      ValueSet only;
      only.set(static_cast<size_t>(value));
      const std::string words =
          words_.place(of) + " has its " + std::to_string(value) + " at " + words_.sites(where);
      if (cross_out_from(other.sites, where, only, words)) return true;
    }
  }
  return false;
}

bool PuzzleSteps::cross_out_pairs() {
  return std::ranges::any_of(puzzle_.constraints().demands, [this](const Demand& of) {
    return cross_out_pairs(of) || cross_out_confined(of);
  });
}

bool PuzzleSteps::cross_out_contradiction() {
  std::vector<int> sites;
  for (int site = 0; site < static_cast<int>(may_.size()); ++site)
    if (is_open(site)) sites.push_back(site);
  std::ranges::stable_sort(sites, {}, [this](int site) { return may(site).count(); });
  for (const int site : sites) {
    if (is_stopped()) return false;
    const ValueSet values = may(site);
    std::vector<ValueSet> tried = may_;
    const bool found = for_each_value(values, [&](int value) {
      tried[static_cast<size_t>(site)].reset().set(static_cast<size_t>(value));
      if (puzzle_.solver().narrowed(tried)) return false;
      cross_out(site, value, {Way::Contradiction, -1, "it leads to a dead end"});
      return true;
    });
    if (found) return !is_broken_;
  }
  return false;
}

// --- conclusions

std::string PuzzleSteps::why_not(int site, int value) const {
  const auto found = why_.find({site, value});
  if (found == why_.end()) return "";
  const Why& why = found->second;
  return why.demand < 0 ? why.words : words_.reason(demand(why.demand), site, value, may_);
}

PuzzleStep PuzzleSteps::conclude(Way way, int site, int value, std::string words) {
  may_[static_cast<size_t>(site)].reset().set(static_cast<size_t>(value));
  known_[static_cast<size_t>(site)] = true;
  --open_;
  PuzzleStep out{std::max(way, hardest_), site, value, std::move(words)};
  hardest_ = Way::LastValue;
  return out;
}

// ": not 1 (row 3 has it), not 2, 4 (...)": values that are ruled out by the same stand together.
std::string PuzzleSteps::why_not_others(int site, int value) const {
  std::vector<std::pair<std::string, std::string>> reasons;  // with the values
  for (int other = puzzle_.constraints().least; other <= puzzle_.constraints().most; ++other) {
    const std::string reason = other == value ? "" : why_not(site, other);
    if (reason.empty()) continue;
    const auto same = std::ranges::find(reasons, reason, &std::pair<std::string, std::string>::first);
    if (same == reasons.end())
      reasons.emplace_back(reason, std::to_string(other));
    else
      same->second += ", " + std::to_string(other);
  }
  std::string out;
  for (const auto& [reason, values] : reasons)
    out.append(out.empty() ? ": not " : ", not ").append(values).append(" (").append(reason).append(")");
  return out;
}

std::optional<PuzzleStep> PuzzleSteps::last_value() {
  for (int site = 0; site < static_cast<int>(may_.size()); ++site) {
    if (!is_open(site) || may(site).count() != 1) continue;
    const int value = least_of(may(site));
    std::string words = words_.site(site) + " is " + std::to_string(value) + why_not_others(site, value);
    return conclude(Way::LastValue, site, value, std::move(words));
  }
  return std::nullopt;
}

std::optional<PuzzleStep> PuzzleSteps::last_place() {
  const PuzzleConstraints& all = puzzle_.constraints();
  for (const Demand& of : all.demands) {
    if (!has_all_values(of)) continue;
    for (int value = std::max(all.least, 1); value <= all.most; ++value) {
      const std::vector<int> where = places(of, value);
      if (where.empty()) {
        is_broken_ = true;
        return std::nullopt;
      }
      if (where.size() > 1 || !is_open(where[0])) continue;
      return conclude(Way::LastPlace, where[0], value,
                      words_.site(where[0]) + " is " + std::to_string(value) +
                          ": it is the only place for it in " + words_.place(of));
    }
  }
  return std::nullopt;
}

// Where it has one solution, that is what every other value of a site ends in.
std::optional<PuzzleStep> PuzzleSteps::by_search() {
  PuzzleSearch search;
  search.goes_on = goes_on_;
  const PuzzleSolutions solutions = puzzle_.solve(may_, search);
  if (solutions.found.empty() && solutions.is_all) is_broken_ = true;
  if (solutions.found.size() != 1 || !solutions.is_all) return std::nullopt;
  int best = -1;
  for (int site = 0; site < static_cast<int>(may_.size()); ++site)
    if (is_open(site) && (best < 0 || may(site).count() < may(best).count())) best = site;
  const int value = solutions.found[0][static_cast<size_t>(best)];
  return conclude(Way::Search, best, value,
                  words_.site(best) + " is " + std::to_string(value) +
                      ": every other value, tried out to the end, leads to a dead end");
}

std::optional<PuzzleStep> PuzzleSteps::next(Way hardest) {
  if (open_ == 0) return std::nullopt;
  while (!is_broken_ && !is_stopped()) {
    const bool is_changed = cross_out_by_demands();
    if (is_broken_) break;
    if (auto step = last_value()) return step;
    if (hardest >= Way::LastPlace && !is_broken_)
      if (auto step = last_place()) return step;
    if (is_broken_) break;
    if (is_changed) continue;
    if (hardest >= Way::Pair && cross_out_pairs()) {
      hardest_ = std::max(hardest_, Way::Pair);
    } else if (hardest >= Way::Contradiction && cross_out_contradiction()) {
      hardest_ = Way::Contradiction;
    } else {
      return hardest >= Way::Search && !is_broken_ ? by_search() : std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<Way> hardest_way(Puzzle& puzzle, std::span<const ValueSet> start, Way allowed) {
  PuzzleSteps steps(puzzle, start);
  Way hardest = Way::LastValue;
  while (!steps.is_solved()) {
    const std::optional<PuzzleStep> step = steps.next(allowed);
    if (!step) return std::nullopt;
    hardest = std::max(hardest, step->way);
  }
  return hardest;
}

}  // namespace ludens::solve
