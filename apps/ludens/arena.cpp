// arena.cpp - `ludens arena`: game graphs of their own: who can force what, and min-max on trees.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/output.h"
#include "base/files.h"
#include "base/json.h"
#include "base/utf8.h"
#include "solve/arena.h"
#include "solve/arena_svg.h"
#include "solve/minmax.h"

namespace ludens::cli {

namespace {

using solve::Arena;
using solve::ArenaValues;
using solve::kNoArrow;
using solve::kNoRank;

struct ArenaArguments {
  std::string file;
  int player = 0;
  bool avoid = false;
  bool minmax = false;
  bool alpha_beta = false;
  int depth = 0;
  int random = 0;
  int arrows = 0;
  int seed = 1;
  std::string svg;
  bool json = false;
};

constexpr std::size_t kMostListed = 60;  // names in a row

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

std::string many(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

class ArenaCommand {
 public:
  ArenaCommand(const ArenaArguments& arguments, Console& console)
      : arguments_(arguments), console_(console) {}

  int run() {
    if (const char* why = wrong_together()) {
      console_.err << "ludens arena: " << why << '\n';
      return kUsage;
    }
    if (arguments_.random > 0) {
      make_random();
    } else if (const int code = read(); code != kFine) {
      return code;
    }
    if (!arguments_.svg.empty() &&
        (arena_.size() > solve::kMostDrawnStates || arena_.arrows() > solve::kMostDrawnArrows)) {
      console_.err << "ludens arena: no more than " << solve::kMostDrawnStates << " states and "
                   << solve::kMostDrawnArrows << " arrows are drawn\n";
      return kUnsupported;
    }
    return arguments_.minmax || arguments_.alpha_beta ? run_minmax() : run_values();
  }

 private:
  const char* wrong_together() const {
    if ((arguments_.random > 0) == !arguments_.file.empty()) return "name a file, or give --random";
    if (arguments_.minmax && arguments_.alpha_beta) return "--minmax or --alpha-beta, not both";
    const bool is_tree = arguments_.minmax || arguments_.alpha_beta;
    if (arguments_.depth > 0 && !is_tree) return "--depth is for --minmax and --alpha-beta";
    if (is_tree && (arguments_.player != 0 || arguments_.avoid))
      return "--player and --avoid are not for --minmax and --alpha-beta";
    if (arguments_.avoid && arguments_.player == 0) return "--avoid needs --player";
    if (arguments_.random == 0 && arguments_.arrows > 0) return "--arrows is for --random";
    if (arguments_.arrows > 1000LL * arguments_.random) return "at most 1000 arrows for each state";
    return nullptr;
  }

  int read() {
    const bool is_input = arguments_.file == "-";
    Result<std::string> text = is_input ? read_stream(console_.in, "<stdin>", solve::kMostArenaBytes)
                                        : read_file(arguments_.file, solve::kMostArenaBytes);
    if (!text) {
      console_.err << to_text(text.diagnostics, console_.colour_err);
      return kNotFound;
    }
    Result<Arena> read = solve::read_arena(is_input ? "<stdin>" : arguments_.file, *text);
    console_.err << to_text(read.diagnostics, console_.colour_err);
    if (!read) return kUsage;
    arena_ = std::move(*read);
    return kFine;
  }

  void make_random() {
    const auto began = std::chrono::steady_clock::now();
    arena_ = solve::random_arena(static_cast<std::size_t>(arguments_.random),
                                 static_cast<std::size_t>(arguments_.arrows),
                                 static_cast<std::uint64_t>(arguments_.seed));
    made_in_ = seconds_since(began);
  }

  std::string name(std::uint32_t state) const { return printable(arena_.name_of(state)); }
  std::string title() const { return arena_.name.empty() ? "arena" : printable(arena_.name); }

  int draw(const solve::ArenaPicture& picture) {
    return write_output(arguments_.svg, solve::arena_svg(arena_, picture), "arena", console_);
  }

  // --- attractors

  int seeker() const {
    if (arguments_.player != 0) return arguments_.avoid ? 3 - arguments_.player : arguments_.player;
    return arena_.has_goals() ? 1 : 0;
  }

  int run_values() {
    const auto began = std::chrono::steady_clock::now();
    const ArenaValues values = solve::arena_values(arena_, seeker());
    const double seconds = seconds_since(began);
    if (arguments_.json)
      console_.out << values_json(values, seconds).text() << '\n';
    else
      print_values(values, seconds);
    return arguments_.svg.empty() ? int{kFine} : draw(solve::picture_of(arena_, values));
  }

  Json values_json(const ArenaValues& values, double seconds) const {
    Json out = Json::object()
                   .set("name", arena_.name)
                   .set("states", arena_.size())
                   .set("arrows", arena_.arrows())
                   .set("seeker", values.seeker == 0 ? Json() : Json(values.seeker))
                   .set("won", Json::array().push(values.won[1]).push(values.won[2]))
                   .set("drawn", values.won[0])
                   .set("longest", static_cast<std::int64_t>(values.longest))
                   .set("start", arena_.start ? state_json(values, *arena_.start) : Json())
                   .set("seconds", seconds);
    if (arguments_.random > 0) return out;
    Json states = Json::array();
    for (std::uint32_t i = 0; i < arena_.size(); ++i) states.push(state_json(values, i));
    return out.set("values", std::move(states));
  }
  Json state_json(const ArenaValues& values, std::uint32_t state) const {
    const std::uint32_t arrow = values.choice[state];
    return Json::object()
        .set("state", arena_.name_of(state))
        .set("winner", int{values.winner[state]})
        .set("rank",
             values.rank[state] == kNoRank ? Json() : Json(static_cast<std::int64_t>(values.rank[state])))
        .set("to", arrow == kNoArrow ? Json() : Json(arena_.name_of(arena_.targets[arrow])));
  }

  void print_values(const ArenaValues& values, double seconds) {
    std::ostream& out = console_.out;
    out << title() << ": " << many(arena_.size(), "state") << ", " << many(arena_.arrows(), "arrow") << '\n';
    for (int player = 1; player <= 2; ++player) print_player(values, player);
    if (values.seeker == 0 && values.won[0] > 0) {
      out << "nobody wins from " << many(values.won[0], "state") << '\n';
      print_states([&](std::uint32_t i) { return values.winner[i] == 0; });
    }
    if (arena_.start) print_start(values);
    if (arguments_.random == 0) return;
    char text[80];
    std::snprintf(text, sizeof(text), "made in %.2f s, solved in %.2f s", made_in_, seconds);
    out << text << '\n';
  }

  void print_start(const ArenaValues& values) {
    const int winner = values.winner[*arena_.start];
    const std::uint32_t rank = values.rank[*arena_.start];
    console_.out << "from the start, " << name(*arena_.start) << ", ";
    if (winner == 0)
      console_.out << "nobody wins\n";
    else if (rank == kNoRank)
      console_.out << "player " << winner << " keeps away for ever\n";
    else
      console_.out << "player " << winner << " wins in " << many(rank, "move") << '\n';
  }

  void print_player(const ArenaValues& values, int player) {
    const bool keeps = values.seeker != 0 && player != values.seeker;
    const std::string does = values.seeker == 0 ? " wins"
                             : keeps            ? " keeps player " + std::to_string(3 - player) + " away"
                                                : " gets there";
    console_.out << "player " << player << does << " from " << many(values.won[player], "state") << '\n';
    if (arguments_.random > 0) return;
    if (keeps)
      print_states([&](std::uint32_t i) { return values.winner[i] == player; });
    else
      print_ranks(values, player);
    print_strategy(values, player);
  }

  void print_ranks(const ArenaValues& values, int player) {
    std::vector<std::vector<std::uint32_t>> by_rank(values.longest + 1);
    for (std::uint32_t i = 0; i < arena_.size(); ++i)
      if (values.winner[i] == player && values.rank[i] != kNoRank) by_rank[values.rank[i]].push_back(i);
    for (std::size_t rank = 0; rank < by_rank.size(); ++rank)
      if (!by_rank[rank].empty()) print_list("rank " + std::to_string(rank) + ": ", by_rank[rank]);
  }

  template <class Is>
  void print_states(Is is) {
    if (arguments_.random > 0) return;
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < arena_.size(); ++i)
      if (is(i)) found.push_back(i);
    if (!found.empty()) print_list("", found);
  }

  void print_list(const std::string& head, const std::vector<std::uint32_t>& states) {
    console_.out << "  " << head;
    for (std::size_t i = 0; i < states.size() && i < kMostListed; ++i)
      console_.out << (i == 0 ? "" : ", ") << name(states[i]);
    if (states.size() > kMostListed) console_.out << " and " << states.size() - kMostListed << " more";
    console_.out << '\n';
  }

  void print_strategy(const ArenaValues& values, int player) {
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < arena_.size(); ++i) {
      if (values.winner[i] != player || values.choice[i] == kNoArrow) continue;
      if (count++ >= kMostListed) continue;
      console_.out << (count == 1 ? "  plays " : ", ") << name(i) << " -> "
                   << name(arena_.targets[values.choice[i]]);
    }
    if (count > kMostListed) console_.out << " and " << count - kMostListed << " more";
    if (count > 0) console_.out << '\n';
  }

  // --- trees

  int run_minmax() {
    const Result<solve::Minmax> found =
        solve::search_tree(arena_, {.alpha_beta = arguments_.alpha_beta, .depth = arguments_.depth});
    if (!found) {
      console_.err << to_text(found.diagnostics, console_.colour_err);
      return kUsage;
    }
    if (arguments_.json)
      console_.out << minmax_json(*found).text() << '\n';
    else
      print_minmax(*found);
    return arguments_.svg.empty() ? int{kFine} : draw(solve::picture_of(arena_, *found));
  }

  Json minmax_json(const solve::Minmax& found) const {
    constexpr const char* kKinds[] = {"enter", "leaf", "better", "cut", "leave"};
    constexpr const char* kBounds[] = {"exact", "at most", "at least"};
    Json steps = Json::array();
    for (const solve::MinmaxStep& step : found.steps) {
      Json one = Json::object()
                     .set("step", kKinds[static_cast<int>(step.kind)])
                     .set("state", arena_.name_of(step.state));
      if (std::isfinite(step.value)) one.set("value", step.value);
      if (step.bound != solve::Bound::None) one.set("bound", kBounds[static_cast<int>(step.bound)]);
      steps.push(std::move(one));
    }
    Json line = Json::array();
    for (const std::uint32_t state : found.line) line.push(arena_.name_of(state));
    return Json::object()
        .set("name", arena_.name)
        .set("root", arena_.name_of(found.root))
        .set("value", found.value)
        .set("line", std::move(line))
        .set("leaves", found.leaves)
        .set("allLeaves", found.all_leaves)
        .set("steps", std::move(steps));
  }

  void print_minmax(const solve::Minmax& found) {
    std::ostream& out = console_.out;
    for (const solve::MinmaxStep& step : found.steps)
      out << printable(solve::to_text(arena_, step, arguments_.alpha_beta)) << '\n';
    out << "best play: ";
    for (std::size_t i = 0; i < found.line.size() && i < kMostListed; ++i)
      out << (i == 0 ? "" : " -> ") << name(found.line[i]);
    out << ", worth " << solve::short_number(found.value) << '\n'
        << found.leaves << " of " << found.all_leaves << " last states looked at\n";
  }

  const ArenaArguments& arguments_;
  Console& console_;
  Arena arena_;
  double made_in_ = 0;
};

}  // namespace

Command arena_command() {
  auto a = std::make_shared<ArenaArguments>();
  return {
      .name = "arena",
      .summary = "Find who can force a win in a game graph, or work out a tree by min-max",
      .examples =
          "ludens arena games/arenas/chomp.arena                   who wins where, ranks, strategies\n"
          "ludens arena games/arenas/chomp.arena --svg chomp.svg   the same as a picture\n"
          "ludens arena games/arenas/harbour.arena --player 2 --avoid\n"
          "ludens arena games/arenas/tree.arena --alpha-beta       step by step\n"
          "ludens arena --random 1000000 --arrows 10000000         one of so many states, and the time it "
          "takes\n"
          "docs/arena.md says how such a file is written.\n"
          "Exit status: 0 fine, 2 the file has errors, 3 it cannot be read, 4 too large to be drawn.",
      .arguments = {{"FILE", "an .arena file, or - for standard input", &a->file},
                    {"--player",
                     "this player alone is to get to a goal; the other wins by keeping away for ever",
                     &a->player,
                     false,
                     {},
                     Range{1, 2}},
                    {"--avoid", "this player is to keep away from what the other one wants", &a->avoid},
                    {"--minmax", "work out a tree by its values", &a->minmax},
                    {"--alpha-beta", "the same, without what cannot matter", &a->alpha_beta},
                    {"--depth", "look no further than so many moves", &a->depth, false, {}, Range{1, 1e6}},
                    {"--random", "make an arena of so many states", &a->random, false, {}, Range{1, 2e7}},
                    {"--arrows", "so many arrows, for --random", &a->arrows, false, {}, Range{0, 2e8}},
                    {"--seed", "for --random", &a->seed, false, {}, Range{0, 2147483647}},
                    {"--svg", "also write a picture to this file", &a->svg},
                    {"--json", "one JSON object", &a->json}},
      .run = [a](Console& console) { return ArenaCommand(*a, console).run(); }};
}

}  // namespace ludens::cli
