#include "solve/clause_solver.h"

#include <algorithm>
#include <utility>

namespace ludens::solve {

namespace {

constexpr double kDecay = 0.95, kClauseDecay = 0.999, kLargest = 1e100;
constexpr std::uint64_t kFirstRestart = 128;

// 1 1 2 1 1 2 4 ...: how long each attempt lasts.
std::uint64_t luby(std::uint64_t i) {
  for (std::uint64_t size = 1;; size = 2 * size + 1) {
    if (i == size - 1) return (size + 1) / 2;
    if (i < size) return luby(i - size / 2);
  }
}

}  // namespace

ClauseSolver::ClauseSolver(int variables) {
  const auto count = static_cast<size_t>(variables);
  watches_.resize(2 * count);
  truth_.assign(count, Truth::Open);
  phase_.assign(count, false);
  seen_.assign(count, false);
  level_of_.assign(count, 0);
  reason_.assign(count, kNone);
  activity_.assign(count, 0);
  place_.assign(count, kNone);
  for (int variable = 0; variable < variables; ++variable) push(variable);
}

void ClauseSolver::add(std::vector<Literal> clause) {
  back_to(0);
  std::ranges::sort(clause);
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  for (size_t i = 0; i + 1 < clause.size(); ++i)
    if (clause[i + 1] == opposite(clause[i])) return;
  if (std::ranges::any_of(clause, [this](Literal one) { return truth(one) == Truth::True; })) return;
  std::erase_if(clause, [this](Literal one) { return truth(one) == Truth::False; });
  if (clause.empty()) {
    is_impossible_ = true;
  } else if (clause.size() == 1) {
    assume(clause[0], kNone);
  } else {
    clauses_.push_back({std::move(clause), false, 0});
    attach(static_cast<int>(clauses_.size()) - 1);
  }
}

void ClauseSolver::attach(int number) {
  const std::vector<Literal>& of = clauses_[static_cast<size_t>(number)].literals;
  watches_[static_cast<size_t>(of[0])].push_back(number);
  watches_[static_cast<size_t>(of[1])].push_back(number);
}

bool ClauseSolver::assume(Literal one, int reason) {
  const auto variable = static_cast<size_t>(variable_of(one));
  if (truth_[variable] != Truth::Open) return truth(one) == Truth::True;
  truth_[variable] = (one & 1) == 0 ? Truth::True : Truth::False;
  level_of_[variable] = level();
  reason_[variable] = reason;
  trail_.push_back(one);
  return true;
}

// Each clause is watched at two literals that are not false; its first is the one that it may make true.
int ClauseSolver::propagate() {
  while (done_ < trail_.size()) {
    const Literal denied = opposite(trail_[done_++]);
    std::vector<int>& watching = watches_[static_cast<size_t>(denied)];
    size_t kept = 0;
    for (size_t i = 0; i < watching.size(); ++i) {
      const int number = watching[i];
      std::vector<Literal>& of = clauses_[static_cast<size_t>(number)].literals;
      if (of[0] == denied) std::swap(of[0], of[1]);
      if (truth(of[0]) != Truth::True) {
        const auto other = std::find_if(of.begin() + 2, of.end(),
                                        [this](Literal one) { return truth(one) != Truth::False; });
        if (other != of.end()) {
          std::swap(of[1], *other);
          watches_[static_cast<size_t>(of[1])].push_back(number);
          continue;
        }
      }
      watching[kept++] = number;
      if (assume(of[0], number)) continue;
      while (++i < watching.size()) watching[kept++] = watching[i];
      watching.resize(kept);
      return number;
    }
    watching.resize(kept);
  }
  return kNone;
}

void ClauseSolver::bump(int variable) {
  const auto at = static_cast<size_t>(variable);
  activity_[at] += step_;
  if (activity_[at] > kLargest) {
    for (double& activity : activity_) activity /= kLargest;
    step_ /= kLargest;
  }
  if (place_[at] != kNone) rise(static_cast<size_t>(place_[at]));
}

// What follows from the broken clause and has only one literal of this level: the first. Returns the level at
// which that one is forced.
int ClauseSolver::learn(int broken, std::vector<Literal>& learnt) {
  learnt.assign(1, 0);
  int open = 0, number = broken;
  size_t at = trail_.size();
  Literal pivot = kNone;
  std::vector<int> touched;
  do {
    Clause& clause = clauses_[static_cast<size_t>(number)];
    clause.activity += clause_step_;
    for (const Literal one : clause.literals) {
      const int variable = variable_of(one);
      const auto v = static_cast<size_t>(variable);
      if (one == pivot || seen_[v] || level_of_[v] == 0) continue;
      seen_[v] = true;
      touched.push_back(variable);
      bump(variable);
      if (level_of_[v] == level())
        ++open;
      else
        learnt.push_back(one);
    }
    do pivot = trail_[--at];
    while (!seen_[static_cast<size_t>(variable_of(pivot))]);
    number = reason_[static_cast<size_t>(variable_of(pivot))];
    --open;
  } while (open > 0);
  learnt[0] = opposite(pivot);
  // A literal that follows from the others says nothing.
  const auto follows = [&](Literal one) {
    const int reason = reason_[static_cast<size_t>(variable_of(one))];
    if (one == learnt[0] || reason == kNone) return false;
    return std::ranges::all_of(clauses_[static_cast<size_t>(reason)].literals, [&](Literal other) {
      const auto v = static_cast<size_t>(variable_of(other));
      return variable_of(other) == variable_of(one) || seen_[v] || level_of_[v] == 0;
    });
  };
  std::erase_if(learnt, follows);
  for (const int variable : touched) seen_[static_cast<size_t>(variable)] = false;
  if (learnt.size() == 1) return 0;
  const auto level_of = [this](Literal one) { return level_of_[static_cast<size_t>(variable_of(one))]; };
  std::iter_swap(learnt.begin() + 1,
                 std::ranges::max_element(learnt.begin() + 1, learnt.end(), {}, level_of));
  return level_of(learnt[1]);
}

void ClauseSolver::back_to(int level) {
  if (this->level() <= level) return;
  const size_t begin = levels_[static_cast<size_t>(level)];
  for (size_t i = trail_.size(); i-- > begin;) {
    const int variable = variable_of(trail_[i]);
    const auto v = static_cast<size_t>(variable);
    phase_[v] = truth_[v] == Truth::True;
    truth_[v] = Truth::Open;
    reason_[v] = kNone;
    if (place_[v] == kNone) push(variable);
  }
  trail_.resize(begin);
  levels_.resize(static_cast<size_t>(level));
  done_ = begin;
}

// Of what was learnt, the half that was of least use; at level 0, where nothing has a reason that matters.
void ClauseSolver::forget_half() {
  std::vector<double> activities;
  for (const Clause& clause : clauses_)
    if (clause.is_learnt) activities.push_back(clause.activity);
  const auto middle = activities.begin() + static_cast<std::ptrdiff_t>(activities.size() / 2);
  std::nth_element(activities.begin(), middle, activities.end());
  const double least = *middle;
  std::erase_if(clauses_, [&](const Clause& clause) {
    return clause.is_learnt && clause.literals.size() > 2 && clause.activity < least;
  });
  for (std::vector<int>& watching : watches_) watching.clear();
  learnt_ = 0;
  for (size_t i = 0; i < clauses_.size(); ++i) {
    learnt_ += clauses_[i].is_learnt;
    attach(static_cast<int>(i));
  }
  for (int& reason : reason_) reason = kNone;
  done_ = 0;  // watches may lie on literals that are false already
  most_learnt_ += most_learnt_ / 10;
}

ClauseSolver::Answer ClauseSolver::solve(const std::function<bool()>& goes_on) {
  back_to(0);
  std::vector<Literal> learnt;
  std::uint64_t left = kFirstRestart, restarts = 0;
  while (!is_impossible_) {
    const int broken = propagate();
    if (broken != kNone) {
      ++dead_ends_;
      if (level() == 0) break;
      if (goes_on && dead_ends_ % 256 == 0 && !goes_on()) return Answer::Stopped;
      back_to(learn(broken, learnt));
      if (learnt.size() > 1) {
        clauses_.push_back({learnt, true, clause_step_});
        attach(static_cast<int>(clauses_.size()) - 1);
        ++learnt_;
      }
      assume(learnt[0], learnt.size() > 1 ? static_cast<int>(clauses_.size()) - 1 : kNone);
      step_ /= kDecay;
      clause_step_ /= kClauseDecay;
      if (clause_step_ > kLargest) {
        for (Clause& clause : clauses_) clause.activity /= kLargest;
        clause_step_ /= kLargest;
      }
      left -= left > 0;
      continue;
    }
    if (left == 0) {
      back_to(0);
      left = kFirstRestart * luby(++restarts);
      if (learnt_ > most_learnt_) forget_half();
      continue;
    }
    const int variable = next_variable();
    if (variable == kNone) {
      back_to(0);  // which keeps the values as phases
      for (const Literal one : trail_) phase_[static_cast<size_t>(variable_of(one))] = (one & 1) == 0;
      return Answer::Found;
    }
    levels_.push_back(trail_.size());
    assume(literal(variable, phase_[static_cast<size_t>(variable)]), kNone);
  }
  is_impossible_ = true;
  return Answer::None;
}

// --- a heap

int ClauseSolver::next_variable() {
  while (!heap_.empty()) {
    const int top = heap_[0];
    place_[static_cast<size_t>(top)] = kNone;
    heap_[0] = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      place_[static_cast<size_t>(heap_[0])] = 0;
      sink(0);
    }
    if (truth_[static_cast<size_t>(top)] == Truth::Open) return top;
  }
  return kNone;
}

void ClauseSolver::push(int variable) {
  heap_.push_back(variable);
  place_[static_cast<size_t>(variable)] = static_cast<int>(heap_.size()) - 1;
  rise(heap_.size() - 1);
}

void ClauseSolver::rise(size_t at) {
  const int variable = heap_[at];
  for (; at > 0 && before(variable, heap_[(at - 1) / 2]); at = (at - 1) / 2) {
    heap_[at] = heap_[(at - 1) / 2];
    place_[static_cast<size_t>(heap_[at])] = static_cast<int>(at);
  }
  heap_[at] = variable;
  place_[static_cast<size_t>(variable)] = static_cast<int>(at);
}

void ClauseSolver::sink(size_t at) {
  const int variable = heap_[at];
  for (size_t child = 2 * at + 1; child < heap_.size(); child = 2 * at + 1) {
    if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
    if (!before(heap_[child], variable)) break;
    heap_[at] = heap_[child];
    place_[static_cast<size_t>(heap_[at])] = static_cast<int>(at);
    at = child;
  }
  heap_[at] = variable;
  place_[static_cast<size_t>(variable)] = static_cast<int>(at);
}

}  // namespace ludens::solve
