#include "solve/puzzle_maker.h"

#include <algorithm>

#include "ludens/random.h"

namespace ludens::solve {

namespace {

ValueSet only(int value) {
  ValueSet out;
  out.set(static_cast<size_t>(value));
  return out;
}

class Maker {
 public:
  Maker(Puzzle& puzzle, const MakeOptions& options)
      : puzzle_(puzzle), options_(options), random_(options.seed), blank_(puzzle.blank()) {}

  std::optional<MadePuzzle> run() {
    std::optional<MadePuzzle> last;
    for (int i = 0; i < std::max(options_.tries, 1); ++i) {
      if (options_.goes_on && !options_.goes_on()) break;
      if (!begin()) return last;
      take_away();
      last = made();
      if (last->difficulty == options_.difficulty) break;
    }
    return last;
  }

 private:
  bool begin() {
    PuzzleSearch search;
    search.most = 1;
    search.seed = 1 + static_cast<std::uint64_t>(random_.below(1'000'000'000));
    search.goes_on = options_.goes_on;
    PuzzleSolutions found = puzzle_.solve(blank_, search);
    if (found.found.empty()) return false;
    solution_ = std::move(found.found[0]);
    start_ = blank_;
    given_.clear();
    for (int site = 0; site < static_cast<int>(start_.size()); ++site) {
      if (!puzzle_.constraints().is_filled(site)) continue;
      given_.push_back(site);
      start_[static_cast<size_t>(site)] = only(solution_[static_cast<size_t>(site)]);
    }
    return true;
  }

  // One after the other, in a random order; what says that a site is empty first, for it says little.
  void take_away() {
    std::vector<int> order = given_;
    for (size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[static_cast<size_t>(random_.below(static_cast<int>(i)))]);
    std::stable_partition(order.begin(), order.end(),
                          [this](int site) { return solution_[static_cast<size_t>(site)] == 0; });
    for (const int site : order) {
      if (options_.goes_on && !options_.goes_on()) return;
      if (!can_go(site)) continue;
      start_[static_cast<size_t>(site)] = blank_[static_cast<size_t>(site)];
      std::erase(given_, site);
    }
  }

  // Is there still one solution, which can be found in the ways that are wanted?
  bool can_go(int site) {
    const auto at = static_cast<size_t>(site);
    std::vector<ValueSet> without = start_;
    without[at] = blank_[at];
    const Way allowed = options_.difficulty == Difficulty::Easy     ? Way::LastPlace
                        : options_.difficulty == Difficulty::Medium ? Way::Pair
                                                                    : Way::Search;
    if (allowed != Way::Search) return hardest_way(puzzle_, without, allowed).has_value();
    without[at].reset(static_cast<size_t>(solution_[at]));
    PuzzleSearch search;
    search.most = 1;
    search.goes_on = options_.goes_on;
    const PuzzleSolutions others = puzzle_.solve(without, search);
    return others.found.empty() && others.is_all;
  }

  MadePuzzle made() {
    const std::optional<Way> way = hardest_way(puzzle_, start_, Way::Pair);
    const Difficulty difficulty = !way                ? Difficulty::Hard
                                  : *way == Way::Pair ? Difficulty::Medium
                                                      : Difficulty::Easy;
    return {start_, given_, solution_, difficulty};
  }

  Puzzle& puzzle_;
  const MakeOptions& options_;
  Random random_;
  std::vector<ValueSet> blank_, start_;
  std::vector<int> given_;
  PuzzleValues solution_;
};

// Where the form that begins there ends; npos where it does not. Texts and comments may have brackets.
size_t end_of_form(const std::string& text, size_t begin) {
  int depth = 0;
  for (size_t i = begin; i < text.size(); ++i) {
    if (text[i] == '"') {
      i = text.find('"', i + 1);
      if (i == std::string::npos) return i;
    } else if (text.compare(i, 2, "//") == 0) {
      i = text.find('\n', i);
      if (i == std::string::npos) return i;
    } else if (text[i] == '(') {
      ++depth;
    } else if (text[i] == ')' && --depth == 0) {
      return i + 1;
    }
  }
  return std::string::npos;
}

}  // namespace

std::optional<MadePuzzle> make_puzzle(Puzzle& puzzle, const MakeOptions& options) {
  return Maker(puzzle, options).run();
}

std::optional<std::string> with_given(const std::string& text, const MadePuzzle& made) {
  std::string start = "(start (set {";
  for (const int site : made.given) {
    const int value = least_of(made.start[static_cast<size_t>(site)]);
    start += " {" + std::to_string(site) + " " + std::to_string(value) + "}";
  }
  start += " }))";
  if (made.given.empty()) start.clear();
  const size_t rules = text.find("(rules");
  if (rules == std::string::npos) return std::nullopt;
  const size_t old = text.find("(start", rules);
  const size_t play = text.find("(play", rules);
  if (old == std::string::npos || old > play)
    return text.substr(0, rules + 6) + " " + start + text.substr(rules + 6);
  const size_t end = end_of_form(text, old);
  if (end == std::string::npos) return std::nullopt;
  return text.substr(0, old) + start + text.substr(end);
}

}  // namespace ludens::solve
