// expansion.cpp - `ludens expansion`: how boards without bounds grow with their tiles, as numbers and charts.
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "base/json.h"
#include "base/utf8.h"
#include "engine/playouts.h"
#include "engine/updating.h"
#include "geometry/growth/course.h"
#include "render/chart.h"

namespace ludens::cli {

namespace {

using geometry::Growth;
using geometry::Play;
using geometry::TileShape;

struct ExpansionArguments {
  std::string tiling = "all";
  int moves = 200;
  std::string plot = "size";
  std::string svg;
  bool json = false;
  std::vector<std::string> games;  // then they are played instead
  std::vector<std::string> options;
  double seconds = 1;
  int count = 0;  // instead of the time
  bool updating = false;
};

constexpr std::array<const char*, 3> kTilings = {"square", "hexagonal", "triangular"};

// One line of a chart: how the board grows, and how it is played on.
struct Course {
  const char* name;
  Growth growth;
  Play play;
};
constexpr std::array<Course, 5> kCourses = {{{"fixed", Growth::Fixed, Play::Worst},
                                             {"perimeter worst", Growth::Perimeter, Play::Worst},
                                             {"perimeter best", Growth::Perimeter, Play::Best},
                                             {"zone worst", Growth::Zone, Play::Worst},
                                             {"zone best", Growth::Zone, Play::Best}}};

double unused(int cells, int tiles) {
  return 100.0 * (cells - tiles) / cells;
}

class ExpansionCommand {
 public:
  ExpansionCommand(const ExpansionArguments& arguments, Console& console)
      : arguments_(arguments), console_(console) {}

  int run() {
    if (!arguments_.svg.empty() && arguments_.tiling == "all") {
      console_.err << "ludens expansion: a chart is of one tiling; say --tiling\n";
      return kUsage;
    }
    if (arguments_.json)
      console_.out << json().text() << '\n';
    else
      print_csv();
    return arguments_.svg.empty() ? int{kFine} : write_output(arguments_.svg, chart(), "expansion", console_);
  }

 private:
  template <class Visit>
  void for_each_course(Visit visit) const {
    for (size_t t = 0; t < kTilings.size(); ++t)
      if (arguments_.tiling == "all" || arguments_.tiling == kTilings[t])
        for (const Course& course : kCourses)
          visit(kTilings[t], course,
                geometry::sizes_of(static_cast<TileShape>(t), course.growth, course.play, arguments_.moves));
  }

  void print_csv() const {
    console_.out << "tiling,strategy,moves,cells,unused\n";
    for_each_course([&](const char* tiling, const Course& course, const std::vector<int>& sizes) {
      for (size_t n = 0; n < sizes.size(); ++n) {
        char share[32];
        std::snprintf(share, sizeof(share), "%.2f", unused(sizes[n], static_cast<int>(n)));
        console_.out << tiling << ',' << course.name << ',' << n << ',' << sizes[n] << ',' << share << '\n';
      }
    });
  }

  Json json() const {
    Json all = Json::array();
    for_each_course([&](const char* tiling, const Course& course, const std::vector<int>& sizes) {
      Json cells = Json::array();
      for (const int size : sizes) cells.push(size);
      all.push(
          Json::object().set("tiling", tiling).set("strategy", course.name).set("cells", std::move(cells)));
    });
    return Json::object().set("moves", arguments_.moves).set("courses", std::move(all));
  }

  std::string chart() const {
    const bool sizes_wanted = arguments_.plot == "size";
    render::Chart chart{.title = (sizes_wanted ? "Cells of the board, " : "Cells without a tile, ") +
                                 arguments_.tiling + " tiles",
                        .across = "moves",
                        .up = sizes_wanted ? "cells" : "per cent",
                        .lines = {},
                        .logarithmic = sizes_wanted,
                        .top = sizes_wanted ? 0.0 : 100.0};
    for_each_course([&](const char*, const Course& course, const std::vector<int>& sizes) {
      render::ChartLine& line = chart.lines.emplace_back();
      line.name = course.name;
      for (size_t n = 0; n < sizes.size(); ++n)
        line.values.push_back(sizes_wanted ? sizes[n] : unused(sizes[n], static_cast<int>(n)));
    });
    return render::chart_svg(chart);
  }

  const ExpansionArguments& arguments_;
  Console& console_;
};

// The second experiment: how many games a second can be played on boards that grow so or so.
class SpeedCommand {
 public:
  SpeedCommand(const ExpansionArguments& arguments, Console& console)
      : arguments_(arguments), console_(console) {}

  int run() {
    const GameFiles found = find_game_files(arguments_.games);
    for (const std::string& message : found.missing)
      console_.err << "ludens expansion: " << printable(message) << '\n';
    int code = found.missing.empty() ? kFine : kNotFound;
    if (!arguments_.json) console_.out << "game,strategy,playouts,playouts_per_second,plies\n";
    for (const std::string& path : found.paths)
      for (const char* expansion : {"fixed", "perimeter", "zone", "rules"}) {
        const LoadedGame loaded =
            load_game_file(path, choices_of(arguments_.options, "", expansion), "expansion", console_);
        if (!loaded.game)
          code = loaded.exit;
        else
          measure(loaded.game->name(), expansion, *loaded.game);
      }
    if (arguments_.json) console_.out << Json::object().set("playouts", std::move(rows_)).text() << '\n';
    return code;
  }

 private:
  using Playouts = std::function<engine::PlayoutSums(const engine::PlayoutOrder&)>;

  void measure(const std::string& name, const std::string& expansion, const engine::Game& game) {
    print(name, expansion,
          [&](const engine::PlayoutOrder& order) { return engine::run_playouts(game, order); });
    if (!arguments_.updating || !game.grows()) return;
    for (const auto& [how, text] : {std::pair{engine::Updating::Mapping, " by mapping"},
                                    {engine::Updating::Reapplication, " by reapplication"}})
      print(name, expansion + text, [&, way = how](const engine::PlayoutOrder& order) {
        return engine::run_updating_playouts(game, way, order);
      });
  }

  void print(const std::string& name, const std::string& strategy, const Playouts& playouts) {
    // What is made once, windows above all, is not what is asked for.
    engine::PlayoutOrder order{.count = arguments_.count > 0 ? std::min(arguments_.count, 100) : 100};
    playouts(order);
    order.count = arguments_.count > 0 ? arguments_.count : 1'000'000'000;
    order.seconds = arguments_.count > 0 ? 0 : arguments_.seconds;
    const engine::PlayoutSums sums = playouts(order);
    if (arguments_.json) {
      rows_.push(Json::object()
                     .set("game", name)
                     .set("strategy", strategy)
                     .set("playouts", static_cast<std::int64_t>(sums.playouts))
                     .set("playouts_per_second", sums.per_second())
                     .set("plies", sums.mean_plies()));
      return;
    }
    char figures[96];
    std::snprintf(figures, sizeof(figures), "%ld,%.1f,%.2f", sums.playouts, sums.per_second(),
                  sums.mean_plies());
    console_.out << quoted(name) << ',' << strategy << ',' << figures << std::endl;
  }

  // A name may have a comma.
  static std::string quoted(const std::string& name) {
    std::string out = "\"";
    for (const char c : printable(name)) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
  }

  const ExpansionArguments& arguments_;
  Console& console_;
  Json rows_ = Json::array();
};

}  // namespace

Command expansion_command() {
  auto a = std::make_shared<ExpansionArguments>();
  return {
      .name = "expansion",
      .summary = "Say how large boards become that grow with their tiles",
      .examples =
          "ludens expansion > sizes.csv                             three tilings, 200 moves\n"
          "ludens expansion --tiling hexagonal --svg sizes.svg       the same as a chart\n"
          "ludens expansion --tiling square --plot unused --svg unused.svg\n"
          "ludens expansion andantino plotto --seconds 5            random games a second with each "
          "strategy\n"
          "The board begins as one cell. At worst each tile adds as many cells as any can, at best as few;\n"
          "docs/boardless.md has the figures.",
      .arguments =
          {{"--tiling", "the tiles", &a->tiling, false, {"all", "square", "hexagonal", "triangular"}},
           {"--moves", "how many tiles are placed", &a->moves, false, {}, Range{1, 1000}},
           {"--plot", "what the chart shows", &a->plot, false, {"size", "unused"}},
           {"--svg", "also write a chart to this file", &a->svg},
           {"--json", "one JSON object instead of CSV", &a->json},
           {"GAME", "files, folders or names of games without a board: these are played at random",
            &a->games},
           {"--option", "choose \"Heading/Item\" in all of them; may be repeated", &a->options},
           {"--seconds", "for each game and strategy (1)", &a->seconds},
           {"--updating",
            "also with the whole state made anew each time that the board grows, by mapping and by "
            "reapplication",
            &a->updating},
           {"-n,--count",
            "so many games instead, however long they take",
            &a->count,
            false,
            {},
            Range{1, 1'000'000'000}}},
      .run = [a](Console& console) {
        if (!a->games.empty()) return SpeedCommand(*a, console).run();
        return ExpansionCommand(*a, console).run();
      }};
}

}  // namespace ludens::cli
