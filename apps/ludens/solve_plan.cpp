#include "apps/ludens/solve_plan.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

#include "apps/ludens/output.h"
#include "apps/ludens/stop.h"
#include "base/json.h"
#include "ludens/trial.h"

namespace ludens::cli {

namespace {

Json texts(const std::vector<std::string>& all) {
  Json out = Json::array();
  for (const std::string& one : all) out.push(one);
  return out;
}

void tell_result(const solve::Plan& plan, const std::string& name, std::ostream& out) {
  out << name;
  if (plan.is_impossible)
    out << " cannot be solved\n";
  else if (plan.is_shortest)
    out << " is solved in " << plan.moves.size() << " moves, and not in fewer\n";
  else {
    out << " is solved in " << plan.moves.size() << " moves; ";
    if (plan.at_least > 1) out << plan.at_least << " are needed at least, and ";
    out << "whether fewer are enough is not known\n";
  }
}

void tell_work(const solve::Plan& plan, std::ostream& out) {
  char text[120];
  std::snprintf(text, sizeof(text), "  %zu positions looked at, %.1f s", plan.looked_at, plan.seconds);
  out << text;
  if (plan.layouts > 0)
    out << "; that it takes " << plan.bound_of_start << " moves at least was known from " << plan.layouts
        << " layouts of groups of pieces";
  out << '\n';
}

Json to_json(const solve::Plan& plan, const Line& line, const std::string& name) {
  return Json::object()
      .set("game", name)
      .set("solved", plan.is_found)
      .set("impossible", plan.is_impossible)
      .set("distance", plan.is_found ? Json(static_cast<std::int64_t>(plan.moves.size())) : Json())
      .set("shortest", plan.is_shortest)
      .set("at_least", plan.at_least)
      .set("moves", texts(line.notation))
      .set("keys", texts(line.keys))
      .set("looked_at", static_cast<std::int64_t>(plan.looked_at))
      .set("layouts", static_cast<std::int64_t>(plan.layouts))
      .set("bound", plan.bound_of_start)
      .set("problem", plan.problem)
      .set("seconds", plan.seconds);
}

}  // namespace

Line line_of(const LoadedGame& loaded, const std::vector<Move>& moves) {
  Trial trial(public_game(loaded));
  Line out;
  for (const Move& move : moves) {
    out.notation.push_back(trial.referee().notation(trial.state(), move));
    if (!trial.play(move)) break;  // never: they are legal
    out.keys.push_back(trial.record().back().key);
  }
  out.trial = trial.save();
  return out;
}

std::string in_rows(const std::vector<std::string>& words) {
  constexpr std::size_t kWidth = 100;
  std::string out = " ";
  std::size_t width = out.size();
  for (const std::string& word : words) {
    if (width + 1 + word.size() > kWidth) {
      out += "\n ";
      width = 1;
    }
    out += ' ' + word;
    width += 1 + word.size();
  }
  return out + '\n';
}

int find_plan(const LoadedGame& loaded, const PlanArguments& arguments, Console& console) {
  const StopAtCtrlC stop;
  const solve::Plan plan = solve::find_plan(loaded.game, arguments.how);
  if (console.terminal_err && !console.quiet) console.err << "\r\x1b[K";
  const std::string& name = loaded.game->name();
  const Line line = line_of(loaded, plan.moves);
  const bool is_decided = plan.is_found || plan.is_impossible;
  if (arguments.json)
    console.out << to_json(plan, line, name).text() << '\n';
  else if (is_decided) {
    tell_result(plan, name, console.out);
    if (plan.is_found) console.out << in_rows(line.notation);
    tell_work(plan, console.out);
  }
  if (!is_decided) {
    console.err << "ludens solve: " << name << " is not solved: "
                << (plan.was_stopped ? "stopped after " + std::to_string(plan.looked_at) + " positions"
                                     : plan.problem);
    if (plan.at_least > 1) console.err << "; it takes " << plan.at_least << " moves or more";
    console.err << '\n';
    if (plan.was_stopped) return kInterrupted;
    return plan.looked_at > 0 ? kNegative : kUnsupported;
  }
  if (!plan.is_found) return kNegative;
  return arguments.trial.empty() ? kFine : write_output(arguments.trial, line.trial, "solve", console);
}

}  // namespace ludens::cli
