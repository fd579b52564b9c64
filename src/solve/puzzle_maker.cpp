#include "solve/puzzle_maker.h"

#include <algorithm>
#include <map>

#include "ludens/random.h"

namespace ludens::solve {

namespace {

constexpr const char* kDifficulties[] = {"easy", "medium", "hard"};

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

const char* difficulty_name(Difficulty difficulty) {
  return kDifficulties[static_cast<int>(difficulty)];
}

std::optional<Difficulty> difficulty_called(std::string_view name) {
  for (int i = 0; i < 3; ++i)
    if (name == kDifficulties[i]) return static_cast<Difficulty>(i);
  return std::nullopt;
}

std::optional<MadePuzzle> make_puzzle(Puzzle& puzzle, const MakeOptions& options) {
  return Maker(puzzle, options).run();
}

namespace {

bool has_hint(const Demand& demand) {
  return demand.hint >= 0 || std::ranges::any_of(demand.parts, has_hint);
}

// What the sites of the demand come to in this solution.
int number_of(const Demand& demand, const PuzzleValues& solution) {
  int out = 0;
  for (const int site : demand.sites) {
    const int value = solution[static_cast<size_t>(site)];
    out += demand.kind == Demand::Kind::Sum ? value : static_cast<int>(value == demand.values[0]);
  }
  return out;
}

}  // namespace

std::optional<std::string> with_new_hints(const Puzzle& puzzle, const std::string& text, std::uint64_t seed,
                                          const std::function<bool()>& goes_on) {
  const auto& lists = puzzle.game().program().equipment->hints;
  if (lists.size() != 1) return std::nullopt;
  PuzzleConstraints loose = puzzle.constraints();
  std::vector<Demand> hinted;
  for (const Demand& demand : loose.demands)
    if (demand.hint >= 0) hinted.push_back(demand);
  std::erase_if(loose.demands, [](const Demand& demand) { return demand.hint >= 0; });
  if (hinted.empty() || std::ranges::any_of(loose.demands, has_hint)) return std::nullopt;
  PuzzleSearch search;
  search.most = 1;
  search.seed = 1 + mix64(seed) % 1'000'000'000;
  search.goes_on = goes_on;
  const PuzzleSolutions found = PuzzleSolver(loose).solve(puzzle.blank(), search);
  if (found.found.empty()) return std::nullopt;
  std::map<int, int> numbers;
  for (const Demand& demand : hinted) numbers[demand.hint] = number_of(demand, found.found[0]);
  constexpr const char* kTypes[] = {"Cell", "Edge", "Vertex"};
  std::string hints = "(hints {";
  for (const ir::Hint& hint : lists[0].hints) {
    const auto number = hint.sites.size() == 1 ? numbers.find(hint.sites[0]) : numbers.end();
    const int value = number == numbers.end() ? hint.value : number->second;
    hints += " (hint {";
    for (const int site : hint.sites) hints += " " + std::to_string(site);
    hints += " } " + std::to_string(value) + ")";
  }
  hints += std::string(" } ") + kTypes[static_cast<int>(lists[0].type)] + ")";
  const size_t old = text.find("(hints"), end = old == std::string::npos ? old : end_of_form(text, old);
  if (end == std::string::npos) return std::nullopt;
  return text.substr(0, old) + hints + text.substr(end);
}

std::optional<MadeInstance> make_instance(Puzzle& puzzle, const PuzzleText& text,
                                          const MakeOptions& options) {
  constexpr std::uint64_t kTries = 20;
  const auto finish = [&](Puzzle& of, const std::string& of_text) -> std::optional<MadeInstance> {
    std::optional<MadePuzzle> made = make_puzzle(of, options);
    if (!made) return std::nullopt;
    std::optional<std::string> out = with_given(of_text, *made);
    if (!out) return std::nullopt;
    return MadeInstance{std::move(*out), std::move(*made)};
  };
  bool has_hints = false;
  for (std::uint64_t i = 0; i < kTries && (!options.goes_on || options.goes_on()); ++i) {
    const auto hinted = with_new_hints(puzzle, text.text, mix64(options.seed) + i, options.goes_on);
    if (!hinted) break;
    has_hints = true;
    const auto other = Puzzle::of(engine::compile(text.file, *hinted, text.choices).game);
    if (!other) continue;
    // Rules that are no constraints may refuse what was found: then others.
    if (std::optional<MadeInstance> made = finish(*other, *hinted)) return made;
  }
  return has_hints ? std::nullopt : finish(puzzle, text.text);
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
