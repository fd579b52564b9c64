// clause_solver.h - yes and no, under clauses: what a solver of propositional logic does (conflict-driven
// clause learning: from each dead end a clause that keeps the search from all dead ends of that kind).
//
// Puzzles of lines and marks have thousands of places and demands about a few neighbours each; there a dead
// end has its reason far from the last choice, and a search that only turns back meets it again and again.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace ludens::solve {

// A variable's number times two, plus one where it is denied.
using Literal = int;
inline constexpr Literal literal(int variable, bool is_true) {
  return 2 * variable + (is_true ? 0 : 1);
}

class ClauseSolver {
 public:
  explicit ClauseSolver(int variables);

  // At least one of them is true. Between two calls of solve, too.
  void add(std::vector<Literal> clause);
  // What is tried first for a variable; false without.
  void prefer(int variable, bool value) { phase_[static_cast<size_t>(variable)] = value; }

  enum class Answer : std::uint8_t { None, Found, Stopped };
  // A way to meet all clauses, which value() then tells.
  Answer solve(const std::function<bool()>& goes_on = {});
  bool value(int variable) const { return phase_[static_cast<size_t>(variable)]; }
  std::uint64_t dead_ends() const { return dead_ends_; }

 private:
  enum class Truth : std::int8_t { Open, True, False };
  struct Clause {
    std::vector<Literal> literals;
    bool is_learnt = false;
    double activity = 0;
  };
  static constexpr int kNone = -1;
  static int variable_of(Literal literal) { return literal >> 1; }
  static Literal opposite(Literal literal) { return literal ^ 1; }

  Truth truth(Literal literal) const {
    const Truth of = truth_[static_cast<size_t>(variable_of(literal))];
    if (of == Truth::Open || (literal & 1) == 0) return of;
    return of == Truth::True ? Truth::False : Truth::True;
  }
  int level() const { return static_cast<int>(levels_.size()); }

  bool assume(Literal literal, int reason);
  int propagate();  // the clause that is broken, or kNone
  int learn(int broken, std::vector<Literal>& learnt);
  void back_to(int level);
  void attach(int number);
  void forget_half();
  void bump(int variable);

  // --- open variables, those of late dead ends first
  int next_variable();
  void push(int variable);
  void rise(size_t at);
  void sink(size_t at);
  bool before(int a, int b) const {
    return activity_[static_cast<size_t>(a)] > activity_[static_cast<size_t>(b)];
  }

  std::vector<Clause> clauses_;
  std::vector<std::vector<int>> watches_;  // by literal: clauses that watch it
  std::vector<Truth> truth_;
  std::vector<bool> phase_, seen_;
  std::vector<int> level_of_, reason_;
  std::vector<double> activity_;
  std::vector<Literal> trail_;
  std::vector<size_t> levels_;  // where each begins in the trail
  size_t done_ = 0;             // so much of the trail is propagated
  std::vector<int> heap_, place_;
  double step_ = 1, clause_step_ = 1;
  bool is_impossible_ = false;
  std::uint64_t dead_ends_ = 0;
  size_t learnt_ = 0, most_learnt_ = 4'000;
};

}  // namespace ludens::solve
