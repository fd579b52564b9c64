#include "solve/puzzle_clauses.h"

#include <algorithm>

#include "ludens/random.h"
#include "solve/clause_solver.h"
#include "solve/puzzle_logic.h"

namespace ludens::solve {

namespace {

constexpr size_t kMostSites = 10;  // of a demand: three (no, yes, open) to that power are judged at most
constexpr size_t kMostJudged = 10'000'000;  // all demands together; nobody can stop it

// What the demand forbids: as few sites as it takes, so that a clause says as much as it can.
class Forbidden {
 public:
  Forbidden(const Demand& demand, std::vector<ValueSet>& may, std::vector<std::vector<int>>& out,
            size_t& left)
      : demand_(demand), sites_(sites_of(demand)), may_(may), out_(out), left_(left) {}

  void find() { look(0); }

 private:
  // Sites before `at` are yes, no, or open where the demand is broken without them.
  void look(size_t at) {
    if (left_ == 0) return;
    --left_;
    const Truth truth = truth_of(demand_, may_);
    if (truth == Truth::True) return;
    if (truth == Truth::False) return add();
    if (at == sites_.size()) return;
    const auto site = static_cast<size_t>(sites_[at]);
    const ValueSet before = may_[site];
    for (const int value : {0, 1}) {
      if (!before.test(static_cast<size_t>(value))) continue;
      may_[site] = only(value);
      look(at + 1);
    }
    may_[site] = before;
    if (before.count() > 1) look(at + 1);
  }
  void add() {
    std::vector<int> clause;
    for (const int site : sites_) {
      ValueSet& here = may_[static_cast<size_t>(site)];
      if (here.count() > 1) continue;
      const ValueSet kept = here;
      here = ValueSet(3);
      const bool is_needless = truth_of(demand_, may_) == Truth::False;
      here = kept;
      if (is_needless) return;  // the same without this site is found, too
      clause.push_back(literal(site, kept.test(0)));
    }
    out_.push_back(std::move(clause));
  }

  const Demand& demand_;
  const std::vector<int> sites_;
  std::vector<ValueSet>& may_;
  std::vector<std::vector<int>>& out_;
  size_t& left_;  // how often it may still be judged
};

}  // namespace

std::unique_ptr<PuzzleClauses> PuzzleClauses::of(const PuzzleConstraints& puzzle) {
  if (puzzle.least != 0 || puzzle.most != 1) return nullptr;
  for (const Demand& demand : puzzle.demands)
    if (sites_of(demand).size() > kMostSites) return nullptr;
  std::unique_ptr<PuzzleClauses> out(new PuzzleClauses(puzzle));
  std::vector<ValueSet> may(puzzle.start.size(), ValueSet(3));
  for (size_t i = 0; i < may.size(); ++i)
    if (!puzzle.is_filled(static_cast<int>(i))) may[i] = only(0);
  size_t left = kMostJudged;
  for (const Demand& demand : puzzle.demands) Forbidden(demand, may, out->clauses_, left).find();
  if (left == 0) return nullptr;
  std::ranges::sort(out->clauses_);
  out->clauses_.erase(std::unique(out->clauses_.begin(), out->clauses_.end()), out->clauses_.end());
  return out;
}

PuzzleSolutions PuzzleClauses::solve(std::span<const ValueSet> start, const PuzzleSearch& search) const {
  const int sites = static_cast<int>(start.size());
  ClauseSolver solver(sites);
  for (const std::vector<int>& clause : clauses_) solver.add(clause);
  for (int site = 0; site < sites; ++site) {
    const ValueSet& values = start[static_cast<size_t>(site)];
    const bool is_empty = values.none();
    if (is_empty && puzzle_.is_filled(site)) solver.add({});
    if (is_empty || !values.test(1)) solver.add({literal(site, false)});
    if (!is_empty && !values.test(0)) solver.add({literal(site, true)});
    if (search.seed != 0)
      solver.prefer(site, (mix64(search.seed + static_cast<std::uint64_t>(site)) & 1) != 0);
  }
  PuzzleSolutions out;
  while (static_cast<int>(out.found.size()) < search.most) {
    const ClauseSolver::Answer answer = solver.solve(search.goes_on);
    out.is_all = answer == ClauseSolver::Answer::None;
    out.was_stopped = answer == ClauseSolver::Answer::Stopped;
    if (answer != ClauseSolver::Answer::Found) break;
    PuzzleValues values(start.size());
    std::vector<int> others;
    for (int site = 0; site < sites; ++site) {
      values[static_cast<size_t>(site)] = solver.value(site);
      others.push_back(literal(site, !solver.value(site)));
    }
    solver.add(std::move(others));
    if (!search.accepts || search.accepts(values)) out.found.push_back(std::move(values));
    if (search.goes_on && !search.goes_on()) {
      out.was_stopped = true;
      break;
    }
  }
  out.failures = solver.dead_ends();
  return out;
}

}  // namespace ludens::solve
