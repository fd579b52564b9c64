#include "apps/ludens/solve_chance.h"

#include <cstdio>
#include <ostream>

#include "apps/ludens/stop.h"
#include "base/json.h"
#include "base/utf8.h"
#include "solve/expected.h"

namespace ludens::cli {

namespace {

class ChanceCommand {
 public:
  ChanceCommand(const LoadedGame& loaded, const ChanceArguments& arguments, Console& console)
      : loaded_(loaded), arguments_(arguments), console_(console) {}

  int run() {
    const StopAtCtrlC stop;
    solve::ExpectedOptions options{.tolerance = arguments_.tolerance,
                                   .most_states = static_cast<std::size_t>(arguments_.most),
                                   .most_bytes = static_cast<std::size_t>(arguments_.gigabytes * 1e9)};
    options.goes_on = [this](const auto& progress) { return tell(progress); };
    const solve::Expected found = solve::solve_expected(loaded_.game, options);
    if (shows_progress()) console_.err << "\r\x1b[K";
    if (found.was_stopped) {
      console_.err << "ludens solve: stopped after " << found.states << " positions\n";
      return kInterrupted;
    }
    if (!found.problem.empty()) {
      console_.err << "ludens solve: " << loaded_.game->name() << " is not solved: " << found.problem << '\n';
      return found.states > 0 ? kNegative : kUnsupported;
    }
    if (arguments_.json)
      console_.out << to_json(found).text() << '\n';
    else
      print(found);
    return arguments_.table.empty() ? kFine : write(found);
  }

  int verify() {
    const StopAtCtrlC stop;
    std::string problem;
    const auto table = solve::ExpectedTable::read(loaded_.game, arguments_.verify, problem);
    if (!table) {
      console_.err << "ludens solve: " << printable(problem) << '\n';
      return kNotFound;
    }
    const std::optional<double> off =
        solve::verify_expected(*table, problem, [](std::size_t) { return !StopAtCtrlC::asked(); });
    if (StopAtCtrlC::asked()) return kInterrupted;
    const bool is_sound = off && *off <= arguments_.tolerance;
    if (off && !is_sound) problem = "values may be farther from the truth than the tolerance";
    if (arguments_.json) {
      console_.out << Json::object()
                          .set("game", loaded_.game->name())
                          .set("positions", static_cast<std::int64_t>(table->size()))
                          .set("sound", is_sound)
                          .set("tolerance", off ? Json(*off) : Json())
                          .set("problem", problem)
                          .text()
                   << '\n';
    } else if (is_sound) {
      char text[80];
      std::snprintf(text, sizeof(text), " positions, each value is within %.1e of the truth\n", *off);
      console_.out << printable(arguments_.verify) << ": " << table->size() << text;
    } else {
      console_.out << printable(arguments_.verify) << " is wrong: " << problem << '\n';
    }
    return is_sound ? kFine : kNegative;
  }

 private:
  bool shows_progress() const { return console_.terminal_err && !console_.quiet; }
  bool tell(const solve::ExpectedOptions::Progress& progress) {
    if (shows_progress() && progress.seconds - told_ > 0.2) {
      told_ = progress.seconds;
      char text[160];
      if (progress.iterations == 0)
        std::snprintf(text, sizeof(text), "\r%zu positions, %zu to look at, %.1f s   ", progress.states,
                      progress.states - progress.expanded, progress.seconds);
      else
        std::snprintf(text, sizeof(text), "\r%zu positions, iteration %d changes values by %.1e, %.1f s   ",
                      progress.states, progress.iterations, progress.change, progress.seconds);
      console_.err << text << std::flush;
    }
    return !StopAtCtrlC::asked();
  }
  Json to_json(const solve::Expected& found) const {
    return Json::object()
        .set("game", loaded_.game->name())
        .set("value", found.value)
        .set("tolerance", found.tolerance)
        .set("bounds",
             found.may_go_on ? Json::object().set("least", found.least).set("most", found.most) : Json())
        .set("plies", found.may_go_on ? Json() : Json(found.plies))
        .set("iterations", found.iterations)
        .set("states", static_cast<std::int64_t>(found.states))
        .set("bits", found.bits)
        .set("seconds", found.seconds);
  }
  void print(const solve::Expected& found) {
    char text[400];
    if (found.may_go_on)
      std::snprintf(
          text, sizeof(text),
          ": the first player may expect %.12g to %.12g\n  (1 is a win, 0 a loss, a half a draw); play can "
          "go on for ever, which is taken for a loss there and for a win here\n",
          found.least, found.most);
    else
      std::snprintf(
          text, sizeof(text),
          ": the first player may expect %.12g, give or take %.0e\n  (1 is a win, 0 a loss, a half a draw); "
          "the game lasts %.1f plies at most, on average\n",
          found.value, found.tolerance, found.plies);
    console_.out << loaded_.game->name() << text;
    std::snprintf(text, sizeof(text), "  %zu positions, %d iterations, %.1f s, %d bits for each\n",
                  found.states, found.iterations, found.seconds, found.bits);
    console_.out << text;
    if (const std::string left = engine::PackedState::left_out(*loaded_.game); !left.empty())
      console_.out << "  " << left << " are not looked at\n";
  }
  int write(const solve::Expected& found) {
    std::string problem = "where play can go on for ever there is no table";
    if (found.table) problem = found.table->write(arguments_.table);
    if (!problem.empty())
      console_.err << "ludens solve: " << printable(problem) << '\n';
    else if (!arguments_.json)
      console_.out << "  " << printable(arguments_.table) << ": the values of " << found.table->size()
                   << " positions\n";
    return problem.empty() ? kFine : kNotWritten;
  }

  const LoadedGame& loaded_;
  const ChanceArguments& arguments_;
  Console& console_;
  double told_ = 0;
};

}  // namespace

int solve_chance(const LoadedGame& loaded, const ChanceArguments& arguments, Console& console) {
  ChanceCommand command(loaded, arguments, console);
  return arguments.verify.empty() ? command.run() : command.verify();
}

}  // namespace ludens::cli
