// puzzle_constraints.h - what a deduction puzzle demands of the values of its sites, read off its rules
// (satisfy), for those who solve, make or explain puzzles.
//
// The rules are worked out as far as they do not depend on values. What is left is a list of demands of a few
// kinds. Where a rule says something that has no kind here, PuzzleRules must be asked about whole solutions.
#pragma once

#include <bitset>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/table.h"

namespace ludens::engine {

// Values of one site, a bit each.
inline constexpr int kMostValues = runtime::kMaxDomainWords * 64;
using ValueSet = std::bitset<kMostValues>;

struct Demand {
  enum class Kind : std::uint8_t {
    Never,    // it cannot be met
    Differ,   // the values of the sites differ and none is 0; those in `values` do not count
    Count,    // values[0] occurs at so many of the sites: `number`
    Sum,      // the values of the sites add up to `number`
    Compare,  // the value of the first site, and of the second or, where there is none, `number`
    All,      // all of `parts`; without any it is met
    Any,      // at least one of `parts`
    Not,      // parts[0] is not met
  };
  enum class Relation : std::uint8_t { Equal, Unequal, Less, LessOrEqual };

  Kind kind = Kind::All;
  Relation relation = Relation::Equal;
  int number = 0;
  std::vector<int> sites = {};
  std::vector<int> values = {};
  std::vector<Demand> parts = {};
  std::string name = {};  // what people call the sites: "row 3"; empty where they have no name
  int hint = -1;          // the site whose hint says `number`; -1: the rules say it

  static Demand always() { return {}; }
  static Demand never() { return {.kind = Kind::Never}; }
  bool is_always() const { return kind == Kind::All && parts.empty(); }
};

struct PuzzleConstraints {
  geometry::SiteType type = geometry::SiteType::Cell;  // of the sites that take values
  int least = 0, most = 0;                             // values
  std::vector<int> variables;                          // the sites that the player fills
  std::vector<ValueSet> start;  // by site: what it may be before the first move; none: it is never filled
  std::vector<Demand> demands;  // all of them are to be met
  bool is_complete = true;      // false: what meets them may break a rule all the same

  bool is_given(int site) const { return start[static_cast<size_t>(site)].count() == 1; }
  // Has it a value in the end? Others stay as they are, and count as 0.
  bool is_filled(int site) const { return start[static_cast<size_t>(site)].any(); }
};

// Nothing where the game is no deduction puzzle.
std::optional<PuzzleConstraints> puzzle_constraints(const Game& game);

// The rules themselves. One per thread.
class PuzzleRules {
 public:
  explicit PuzzleRules(const Game& game);  // a deduction puzzle

  // Is the puzzle solved with these values? By site; those that are not filled keep what they start with.
  bool accept(const PuzzleConstraints& puzzle, std::span<const int> values);

 private:
  Table table_;
  std::vector<std::uint64_t> start_;
};

// What each site of a position may be: the values that its player has not crossed out. Empty where the game
// is no deduction puzzle.
std::vector<ValueSet> puzzle_values(const State& state);

}  // namespace ludens::engine
