// puzzle_steps.h - a puzzle solved as people do it, one conclusion after the other, each with its reason.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "solve/puzzle.h"
#include "solve/puzzle_logic.h"

namespace ludens::solve {

// How a conclusion is drawn, the simplest first.
enum class Way : std::uint8_t {
  LastValue,      // only one value is left for a site
  LastPlace,      // only one site is left for a value
  Pair,           // two sites share two values, or a value is confined to where two regions meet
  Contradiction,  // a value leads to a dead end
  Search,         // several values had to be tried, one on top of the other
};
const char* way_name(Way way);

struct PuzzleStep {
  Way way = Way::LastValue;  // the hardest that it took
  int site = -1, value = -1;
  std::string words;
};

class PuzzleSteps {
 public:
  // By site. Where one value is left it is known; others are open, whatever was crossed out.
  PuzzleSteps(Puzzle& puzzle, std::span<const ValueSet> known, std::function<bool()> goes_on = {});

  bool is_solved() const { return open_ == 0; }
  // Does a value break a rule, or leave a site without any? Then nothing can be concluded.
  bool is_broken() const { return is_broken_; }
  // One more site gets its value; nothing where no conclusion is to be had in such ways.
  std::optional<PuzzleStep> next(Way hardest = Way::Search);

 private:
  // Why a site does not have a value: what a demand says, or more.
  struct Why {
    Way way = Way::LastValue;
    int demand = -1;  // -1: see words
    std::string words = {};
  };

  bool is_open(int site) const { return is_filled_[static_cast<size_t>(site)] && !is_known(site); }
  bool is_known(int site) const { return known_[static_cast<size_t>(site)]; }
  const ValueSet& may(int site) const { return may_[static_cast<size_t>(site)]; }
  const Demand& demand(int number) const {
    return puzzle_.constraints().demands[static_cast<size_t>(number)];
  }

  bool is_stopped() const { return goes_on_ && !goes_on_(); }
  void cross_out(int site, int value, Why why);
  bool cross_out_by_demands();
  bool cross_out_pairs();
  bool cross_out_pairs(const Demand& demand);
  bool cross_out_confined(const Demand& demand);
  bool cross_out_contradiction();
  bool cross_out_from(const std::vector<int>& sites, const std::vector<int>& but, const ValueSet& values,
                      const std::string& words);

  std::optional<PuzzleStep> last_value();
  std::optional<PuzzleStep> last_place();
  std::optional<PuzzleStep> by_search();
  PuzzleStep conclude(Way way, int site, int value, std::string words);
  std::string why_not(int site, int value) const;
  std::string why_not_others(int site, int value) const;

  bool has_all_values(const Demand& demand) const;
  std::vector<int> places(const Demand& demand, int value) const;

  Puzzle& puzzle_;
  PuzzleWords words_;
  std::vector<std::vector<int>> demands_of_;  // by site
  std::vector<ValueSet> may_;
  std::vector<bool> is_filled_, known_;
  std::map<std::pair<int, int>, Why> why_;  // by site and value
  int open_ = 0;
  Way hardest_ = Way::LastValue;  // since the last conclusion
  bool is_broken_ = false;
  std::function<bool()> goes_on_;  // absent: a step takes as long as it takes
};

// Can it be solved in such ways, and what is the hardest of those that it takes? Nothing where it cannot.
std::optional<Way> hardest_way(Puzzle& puzzle, std::span<const ValueSet> start, Way allowed = Way::Search);

}  // namespace ludens::solve
