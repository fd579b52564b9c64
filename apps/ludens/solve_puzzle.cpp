#include "apps/ludens/solve_puzzle.h"

#include <cstdio>
#include <ostream>

#include "apps/ludens/stop.h"
#include "base/json.h"
#include "engine/site_label.h"
#include "solve/clock.h"

namespace ludens::cli {

namespace {

class PuzzleSolving {
 public:
  PuzzleSolving(solve::Puzzle& puzzle, const SolvePuzzleArguments& arguments, Console& console)
      : puzzle_(puzzle), arguments_(arguments), console_(console) {}

  int run() {
    const StopAtCtrlC stop;
    const double begun = solve::seconds_now();
    solve::PuzzleSearch search;
    search.most = std::max(arguments_.count, 1);
    search.goes_on = [&] {
      return !StopAtCtrlC::asked() &&
             (arguments_.time <= 0 || solve::seconds_now() - begun < arguments_.time);
    };
    found_ = puzzle_.solve(puzzle_.start(), search);
    seconds_ = solve::seconds_now() - begun;
    if (arguments_.json)
      console_.out << to_json().text() << '\n';
    else
      print();
    if (StopAtCtrlC::asked()) return kInterrupted;
    return found_.found.empty() || is_undecided() ? kNegative : kFine;
  }

 private:
  bool is_undecided() const { return found_.was_stopped && found_.found.size() < 2; }
  std::string verdict() const {
    if (is_undecided())
      return found_.found.empty() ? "not decided" : "solved, whether only so is not decided";
    if (found_.found.empty()) return "no solution";
    if (found_.found.size() == 1 && found_.is_all) return "one solution";
    if (found_.found.size() == 1) return "solved";
    return found_.is_all ? std::to_string(found_.found.size()) + " solutions" : "more than one solution";
  }

  Json solution_json(const solve::PuzzleValues& values) const {
    Json out = Json::array();
    for (const int value : values) out.push(value);
    return out;
  }
  Json to_json() const {
    const bool decided = found_.is_all || found_.found.size() > 1;
    Json solutions = Json::array();
    for (const solve::PuzzleValues& values : found_.found) solutions.push(solution_json(values));
    return Json::object()
        .set("game", puzzle_.game().name())
        .set("value", found_.found.empty() ? (is_undecided() ? Json() : Json("loss")) : Json("win"))
        .set("solutions", found_.found.size())
        .set("all", found_.is_all)
        .set("unique", decided ? Json(found_.is_all && found_.found.size() == 1) : Json())
        .set("failures", static_cast<std::int64_t>(found_.failures))
        .set("found", std::move(solutions))
        .set("seconds", seconds_);
  }

  // On a board of rows and columns as one sees it; else site by site.
  void print() {
    std::ostream& out = console_.out;
    out << puzzle_.game().name() << ": " << verdict() << '\n';
    constexpr size_t kShown = 3;
    for (size_t i = 0; i < found_.found.size() && i < kShown; ++i) out << '\n' << picture(found_.found[i]);
    if (!found_.found.empty()) out << '\n';
    char text[120];
    std::snprintf(text, sizeof(text), "  %.3f s, %llu dead ends", seconds_,
                  static_cast<unsigned long long>(found_.failures));
    out << text << '\n';
  }
  std::string picture(const solve::PuzzleValues& values) const {
    const solve::PuzzleConstraints& of = puzzle_.constraints();
    std::string out;
    for (size_t site = 0; site < values.size(); ++site)
      if (values[site] != 0 && of.is_filled(static_cast<int>(site)))
        out += "  " +
               engine::site_label(*puzzle_.game().program().equipment, of.type, static_cast<int>(site)) +
               "=" + std::to_string(values[site]);
    return out + '\n';
  }

  solve::Puzzle& puzzle_;
  const SolvePuzzleArguments& arguments_;
  Console& console_;
  solve::PuzzleSolutions found_;
  double seconds_ = 0;
};

}  // namespace

int solve_puzzle(solve::Puzzle& puzzle, const SolvePuzzleArguments& arguments, Console& console) {
  return PuzzleSolving(puzzle, arguments, console).run();
}

}  // namespace ludens::cli
