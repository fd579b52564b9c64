#include "apps/server/puzzle_desk.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/public_game.h"
#include "engine/puzzle_deed.h"
#include "engine/site_label.h"
#include "solve/puzzle_steps.h"

namespace ludens::server {

namespace {

using engine::ValueSet;
constexpr size_t kMostConflicts = 8;              // that are told
constexpr std::chrono::seconds kCheckingTime{2};  // of a hint: is what is written right?
constexpr size_t kMostPaths = 2'000;              // of moves; whoever wants others names site and value

std::string name_of(const ReadyGame& ready, const render::BoardScene& board, int site) {
  return board.name_of(ready.puzzle->type, site);
}

Json names_json(const ReadyGame& ready, const render::BoardScene& board, const std::vector<int>& sites) {
  Json out = Json::array();
  for (const int site : sites) out.push(name_of(ready, board, site));
  return out;
}

solve::PuzzleWords words_of(const ReadyGame& ready) {
  return {*ready.drawable.equipment, ready.puzzle->type};
}

Json broken_json(const ReadyGame& ready, const render::BoardScene& board, const engine::Demand& demand) {
  return Json::object()
      .set("words", words_of(ready).demand(demand))
      .set("sites", names_json(ready, board, solve::sites_of(demand)));
}

}  // namespace

Json puzzle_json(const ReadyGame& ready, const render::BoardScene& board) {
  const engine::PuzzleConstraints& puzzle = *ready.puzzle;
  std::vector<int> filled, given;
  for (int site = 0; site < static_cast<int>(puzzle.start.size()); ++site) {
    if (puzzle.is_filled(site)) filled.push_back(site);
    if (puzzle.is_given(site)) given.push_back(site);
  }
  return Json::object()
      .set("least", puzzle.least)
      .set("most", puzzle.most)
      .set("sites", names_json(ready, board, filled))
      .set("given", names_json(ready, board, given));
}

std::vector<ValueSet> values_known(const ReadyGame& ready, const State& state) {
  std::vector<ValueSet> out = ready.puzzle->start;
  const std::vector<ValueSet> now = engine::puzzle_values(state);
  for (size_t i = 0; i < out.size() && i < now.size(); ++i)
    if (now[i].count() == 1 && out[i].any()) out[i] = now[i];
  return out;
}

Json values_json(const ReadyGame& ready, const render::BoardScene& board,
                 const std::vector<ValueSet>& known) {
  Json out = Json::object();
  for (size_t i = 0; i < known.size(); ++i)
    if (known[i].count() == 1) out.set(name_of(ready, board, static_cast<int>(i)), solve::least_of(known[i]));
  return out;
}

Json conflicts_json(const ReadyGame& ready, const render::BoardScene& board,
                    const std::vector<ValueSet>& known) {
  Json out = Json::array();
  size_t found = 0;
  for (const engine::Demand& demand : ready.puzzle->demands)
    if (found < kMostConflicts && solve::truth_of(demand, known) == solve::Truth::False) {
      out.push(broken_json(ready, board, demand));
      ++found;
    }
  return out;
}

// Of several rules, the one about the fewest sites says it best.
Json conflict_of(const ReadyGame& ready, const render::BoardScene& board, std::vector<ValueSet> known,
                 int site, int value) {
  const auto at = static_cast<size_t>(site);
  const ValueSet before = known[at];
  known[at].reset().set(static_cast<size_t>(value));
  const engine::Demand* best = nullptr;
  std::vector<int> sites;
  for (const engine::Demand& demand : ready.puzzle->demands) {
    if (solve::truth_of(demand, known) != solve::Truth::False) continue;
    std::vector<int> about = solve::sites_of(demand);
    if (!std::ranges::binary_search(about, site)) continue;
    if (best && about.size() >= sites.size()) continue;
    best = &demand;
    sites = std::move(about);
  }
  const solve::PuzzleWords words = words_of(ready);
  const std::string told = words.site(site) + " cannot be " + std::to_string(value);
  if (!best) return Json::object().set("words", told + " now").set("sites", names_json(ready, board, {site}));
  // Who is in the way is nearer to what people look for than the whole row.
  std::vector<int> guilty;
  for (const int other : sites) {
    ValueSet& here = known[static_cast<size_t>(other)];
    const ValueSet& open = ready.puzzle->start[static_cast<size_t>(other)];
    const bool is_open = open.count() > 1;
    if (other == site || !(is_open ? here.count() == 1 : solve::is_only(here, value))) continue;
    const ValueSet kept = std::exchange(here, open);  // is the rule broken without it, too?
    if (!is_open || solve::truth_of(*best, known) != solve::Truth::False) guilty.push_back(other);
    here = kept;
  }
  known[at] = before;
  const bool is_said_by_name = best->kind == engine::Demand::Kind::Any && guilty.size() == 1;
  return Json::object()
      .set("words", told + ": " +
                        (is_said_by_name ? words.site(guilty[0]) + " is in the way"
                                         : words.reason(*best, site, value, known)))
      .set("sites", names_json(ready, board, guilty.empty() ? sites : guilty));
}

std::vector<MovePath> puzzle_paths(const ReadyGame& ready, const render::BoardScene& board,
                                   const Moves& moves) {
  std::vector<MovePath> out;
  const solve::PuzzleWords words = words_of(ready);
  for (const Move& move : moves) {
    const auto deed = engine::puzzle_deed(ready.drawable.game->program(), move);
    if (!deed || deed->toggles || ready.puzzle->is_given(deed->site)) continue;
    if (out.size() == kMostPaths) break;
    const std::string value = std::to_string(deed->value);
    const std::string label = engine::site_label(*ready.drawable.equipment, ready.puzzle->type, deed->site);
    out.push_back({.move = move,
                   .path = {name_of(ready, board, deed->site), "=" + value},
                   .label = label + "=" + value,
                   .sentence = words.site(deed->site) + " is " + value});
  }
  return out;
}

namespace {

// A value that the only solution does not have; -1: none, or nobody knows.
int wrong_site(solve::Puzzle& puzzle, const std::vector<ValueSet>& known,
               const std::function<bool()>& goes_on) {
  solve::PuzzleSearch search;
  search.goes_on = goes_on;
  const solve::PuzzleSolutions solutions = puzzle.solve(puzzle.start(), search);
  if (solutions.found.size() != 1 || !solutions.is_all) return -1;
  for (size_t i = 0; i < known.size(); ++i)
    if (known[i].count() == 1 && !solve::is_only(known[i], solutions.found[0][i])) return static_cast<int>(i);
  return -1;
}

}  // namespace

Json find_hint(const ReadyGame& ready, const render::BoardScene& board, const std::vector<ValueSet>& known,
               const std::function<bool()>& goes_on) {
  const auto puzzle = solve::Puzzle::of(engine::engine_game(ready.game));
  if (!puzzle) return Json::object().set("words", "this is no deduction puzzle");
  const solve::PuzzleWords words = words_of(ready);
  // The next step is worth most of the time.
  const auto end = std::chrono::steady_clock::now() + kCheckingTime;
  const auto checks_on = [&] { return std::chrono::steady_clock::now() < end && goes_on(); };
  if (const int site = wrong_site(*puzzle, known, checks_on); site >= 0)
    return Json::object()
        .set("site", name_of(ready, board, site))
        .set("wrong", true)
        .set("words", words.site(site) + " is not " +
                          std::to_string(solve::least_of(known[static_cast<size_t>(site)])));
  solve::PuzzleSteps steps(*puzzle, known, goes_on);
  if (const std::optional<solve::PuzzleStep> step = steps.next())
    return Json::object()
        .set("site", name_of(ready, board, step->site))
        .set("value", step->value)
        .set("way", solve::way_name(step->way))
        .set("words", step->words);
  if (steps.is_solved()) return Json::object().set("words", "every site has its value");
  if (steps.is_broken())
    return Json::object().set("words", "some value is wrong: what is left has no solution");
  if (!goes_on()) return Json::object().set("words", "no step was found in the time there is");
  return Json::object().set("words", "nothing follows: there are several solutions, and all go on from here");
}

std::optional<solve::MadeInstance> new_puzzle(const ReadyGame& ready, const std::string& text,
                                              solve::Difficulty difficulty, std::uint64_t seed,
                                              const std::function<bool()>& goes_on) {
  const auto puzzle = solve::Puzzle::of(engine::engine_game(ready.game));
  if (!puzzle) return std::nullopt;
  const solve::MakeOptions options{.difficulty = difficulty, .seed = seed, .tries = 10, .goes_on = goes_on};
  return solve::make_instance(*puzzle, {"new.lud", text, ready.game.choices()}, options);
}

}  // namespace ludens::server
