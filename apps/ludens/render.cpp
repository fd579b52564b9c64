// render.cpp - `ludens render`: a position of a game as a picture, or a sheet of many games.
#include <algorithm>
#include <cmath>
#include <memory>
#include <ostream>
#include <sstream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "base/files.h"
#include "base/utf8.h"
#include "engine/opening.h"
#include "engine/state_text.h"
#include "engine/table.h"
#include "engine/turn.h"
#include "language/description.h"
#include "ludens/ludens.h"
#include "render/drawable.h"
#include "render/of_state.h"
#include "render/painter.h"
#include "render/png.h"
#include "render/position_scene.h"
#include "render/sheet.h"

namespace ludens::cli {

namespace {

// Of a picture's longer side, and of a sheet's both. A picture is held in memory, four bytes a pixel: 256 MB.
constexpr int kLeastPixels = 16;
constexpr int kMostPixels = 8192;
constexpr size_t kMostPictureBytes = 64 << 20;  // of SVG or JSON

struct RenderArguments {
  std::vector<std::string> files;
  std::vector<std::string> options;
  std::string expansion;
  std::string ruleset;
  std::string trial;
  int at = kAtTheEnd;  // of the trial: after so many plies
  static constexpr int kAtTheEnd = -1;
  int plies = 0;
  int seed = 1;
  std::string output = "-";
  std::string theme = "light";
  int size = 0;
  bool targets = false;
  bool plain = false;
  bool native = false;
  bool sheet = false;
  bool json = false;
};

// A game in play, drawn once.
class PlayedGame {
 public:
  PlayedGame(const render::Drawable& drawable, int seed)
      : table_(*drawable.game), random_(static_cast<std::uint64_t>(seed)) {
    table_.chance.random = Random(static_cast<std::uint64_t>(seed) ^ 0xD1CE);
    table_.start();
  }

  void play_randomly(int plies) {
    for (int i = 0; i < plies && !engine::is_over(machine()); ++i) {
      Move move;
      engine::random_move(machine(), list_, random_, move);
      table_.apply(move);
    }
  }

  // Plays the moves, named as "C3>C4"; the first legal one of that name. Says what cannot be played.
  std::string play(const std::string& moves, int most) {
    std::istringstream words(moves);
    int ply = 0;
    for (std::string word; ply != most && words >> word; ++ply) {
      engine::legal_moves(machine(), list_);
      bool found = false;
      for (int i = 0; i < list_.total && !found; ++i) {
        const Move move = engine::nth_move(machine(), list_, i);
        found = engine::move_sites(machine(), move) == word;
        if (found) table_.apply(move);
      }
      if (!found) return "ply " + std::to_string(ply) + ": no legal move " + word;
    }
    return {};
  }

  // Where the mover's pieces can go, or new ones can be put.
  std::vector<render::SiteRef> targets() {
    std::vector<render::SiteRef> out;
    engine::legal_moves(machine(), list_);
    for (int i = 0; i < list_.total; ++i) {
      const Move move = engine::nth_move(machine(), list_, i);
      const render::SiteRef target{machine().program.kinds[move.kind].to_type, move.to};
      if (move.to >= 0 && std::find(out.begin(), out.end(), target) == out.end()) out.push_back(target);
    }
    return out;
  }

  // Shows the throw with which the mover is about to move. Nothing is played any more after that.
  void open() { engine::open_turn(machine()); }

  engine::Position position() { return machine().view; }
  std::string limit() { return runtime::to_text(engine::limit_of(machine())); }
  // Of a board that grows: the window that the position is of.
  const ir::Program& program() { return machine().program; }

 private:
  engine::Machine& machine() { return table_.machine(); }

  engine::Table table_;
  engine::MoveList list_;
  Random random_;
};

// A file of moves, or the moves themselves.
std::string trial_moves(const std::string& trial) {
  const Result<std::string> text =
      trial.find('>') == std::string::npos ? read_file(trial, kMostTrialBytes) : Result<std::string>(trial);
  return text ? *text : trial;
}

struct Picture {
  render::BoardScene board;
  render::PositionScene position;
  std::string error;
  std::string limit;  // the rules ask for too much (runtime/limit.h)
};

Picture make_picture(const render::Drawable& drawable, const RenderArguments& arguments) {
  Picture out;
  const render::Subject subject = drawable.subject();
  render::BoardOptions options{.coordinates = !arguments.plain};
  if (!drawable.game) {
    out.board = render::make_board(subject, options);
    return out;
  }
  PlayedGame played(drawable, arguments.seed);
  played.play_randomly(arguments.plies);
  if (!arguments.trial.empty()) out.error = played.play(trial_moves(arguments.trial), arguments.at);
  out.limit = played.limit();
  render::Marks marks;
  if (arguments.targets) marks.targets = played.targets();
  if (drawable.game->opens_with_chance()) played.open();
  const engine::Position position = played.position();
  options.position = &position;
  const render::Subject seen = render::in_window(subject, played.program());
  out.board = render::make_board(seen, options);
  out.position = render::make_position(seen, out.board, position, marks);
  return out;
}

// A game as it was recorded (docs/trials.md), rather than its moves alone.
bool is_recorded(const std::string& trial) {
  return trial_moves(trial).starts_with("ludens trial ");
}

// What a picture is made of: a game's text as well as what there is to draw of it.
struct Source {
  std::string path, text;
  Choices choices;
};

Result<Picture> picture_of_recorded(const Source& source, const render::Drawable& drawable,
                                    const RenderArguments& arguments) {
  const Result<Game> game = Game::compile(source.path, source.text, source.choices);
  if (!game) return game.diagnostics;
  Result<Trial> trial = Trial::load(*game, arguments.trial, trial_moves(arguments.trial));
  if (!trial) return trial.diagnostics;
  while (arguments.at != RenderArguments::kAtTheEnd && trial->plies() > static_cast<size_t>(arguments.at))
    trial->undo();
  Picture out;
  const render::Subject subject = drawable.subject();
  out.board = render::make_board(subject, trial->state(), {.coordinates = !arguments.plain});
  out.position = render::make_position(subject, out.board, trial->state(), {});
  return out;
}

int write_picture(const std::string& svg, const std::string& path, Console& console) {
  if (svg.size() > kMostPictureBytes) {
    console.err << "ludens render: the picture would have " << (svg.size() >> 20) << " MB, and may have "
                << (kMostPictureBytes >> 20) << "\n";
    return kUsage;
  }
  if (path == "-") {
    console.out << svg;
    return kFine;
  }
  if (!path.ends_with(".png")) return write_output(path, svg, "render", console);
  const std::string why = render::write_png(svg, path);
  if (why.empty()) return kFine;
  console.err << "ludens render: " << printable(why) << '\n';
  return kNotWritten;
}

Result<Choices> choices_for(const RenderArguments& arguments) {
  if (!is_recorded(arguments.trial))
    return choices_of(arguments.options, arguments.ruleset, arguments.expansion);
  const Result<TrialHeader> header = read_trial_header(arguments.trial, trial_moves(arguments.trial));
  if (!header) return header.diagnostics;
  return header->choices;
}

Result<Source> read_source(const std::string& path, const Choices& choices, Console& console) {
  Result<std::string> text = read_game_text(path, console);
  if (!text) return text.diagnostics;
  return Source{path, std::move(*text), choices};
}

render::PaintOptions paint_options(const RenderArguments& arguments) {
  render::PaintOptions paint;
  paint.theme = arguments.theme == "dark" ? render::Theme::Dark : render::Theme::Light;
  paint.live = arguments.theme == "auto" && !arguments.output.ends_with(".png");
  paint.native = arguments.native;
  paint.size = arguments.size;
  return paint;
}

Result<Picture> picture_of(const Source& source, const render::Drawable& game,
                           const RenderArguments& arguments) {
  if (game.game && is_recorded(arguments.trial)) return picture_of_recorded(source, game, arguments);
  return make_picture(game, arguments);
}

int draw_one(const std::string& path, const RenderArguments& arguments, Console& console) {
  const Result<Choices> choices = choices_for(arguments);
  if (!choices) {
    console.err << to_text(choices.diagnostics, console.colour_err);
    return kUsage;
  }
  const Result<Source> source = read_source(path, *choices, console);
  if (!source) {
    console.err << to_text(source.diagnostics, console.colour_err);
    return kUsage;
  }
  const Result<render::Drawable> game = render::read_drawable(path, source->text, source->choices);
  console.err << to_text(game.diagnostics, console.colour_err);
  if (!game) return kUsage;
  for (const std::string& need : game->needs)
    console.err << "ludens render: no position, for want of " << need << '\n';
  const Result<Picture> drawn = picture_of(*source, *game, arguments);
  if (!drawn) {
    console.err << to_text(drawn.diagnostics, console.colour_err);
    return kNegative;
  }
  const Picture& picture = *drawn;
  if (!picture.error.empty()) {
    console.err << "ludens render: " << picture.error << '\n';
    return kNegative;
  }
  render::PaintOptions paint = paint_options(arguments);
  paint.title = game->name;
  const std::string text = arguments.json ? Json::object()
                                                    .set("board", render::board_json(picture.board))
                                                    .set("position", render::position_json(picture.position))
                                                    .text() +
                                                "\n"
                                          : to_svg(picture.board, picture.position, paint);
  const int written = write_picture(text, arguments.output, console);
  if (!picture.limit.empty()) console.err << "ludens render: " << given_up(game->name, picture.limit) << '\n';
  if (written != kFine) return written;
  return !game->game ? kUnsupported : picture.limit.empty() ? kFine : kNegative;
}

int draw_sheet(const std::vector<std::string>& paths, const RenderArguments& arguments, Console& console) {
  std::vector<render::SheetEntry> entries;
  for (const std::string& path : paths) {
    const Choices choices = choices_of(arguments.options, arguments.ruleset, arguments.expansion);
    const Result<Source> source = read_source(path, choices, console);
    const Result<render::Drawable> game =
        source ? render::read_drawable(path, source->text, choices) : source.diagnostics;
    if (!game) {
      console.err << to_text(game.diagnostics, console.colour_err);
      continue;
    }
    Picture picture = make_picture(*game, arguments);
    if (!picture.limit.empty())
      console.err << "ludens render: " << given_up(game->name, picture.limit) << '\n';
    entries.push_back({game->name + (game->game ? "" : " (board only)"), std::move(picture.board),
                       std::move(picture.position)});
  }
  render::SheetOptions options{.paint = paint_options(arguments)};
  if (arguments.size > 0) options.tile = arguments.size;
  const render::SheetSize size = render::sheet_size(entries.size(), options);
  if (size.width > kMostPixels || size.height > kMostPixels) {
    console.err << "ludens render: the sheet would have " << std::llround(size.width) << " x "
                << std::llround(size.height) << " pixels, and may have " << kMostPixels
                << " each way; fewer games or a smaller --size make it fit\n";
    return kUsage;
  }
  return write_picture(render::sheet_svg(entries, options), arguments.output, console);
}

int run_render(const RenderArguments& arguments, Console& console) {
  const GameFiles found = find_game_files(arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens render: " << message << '\n';
  if (!found.missing.empty()) return kNotFound;
  if (arguments.sheet) return draw_sheet(found.paths, arguments, console);
  if (found.paths.size() == 1) return draw_one(found.paths[0], arguments, console);
  console.err << "ludens render: name one game, or ask for a --sheet\n";
  return kUsage;
}

}  // namespace

Command render_command() {
  auto a = std::make_shared<RenderArguments>();
  return {
      .name = "render",
      .summary = "Draw a position of a game",
      .examples =
          "ludens render chess -o chess.svg\n"
          "ludens render hex --plies 30 --seed 7 -o hex.png    after 30 random plies\n"
          "ludens render chess --trial \"C12>C28 C52>C36\" --targets > chess.svg\n"
          "ludens render trax --trial trax.trial --at 12 -o trax.svg    of a recorded game\n"
          "ludens render --sheet games/ -o sheet.png           many games on one page\n"
          "Exit status: 0 fine, 1 a move cannot be played or the game was given up, 2 the game has\n"
          "errors or the picture is too large, 3 a file was not found, 4 the board alone was drawn.",
      .arguments = {{"FILE", "files, folders, names of games in games/, or -", &a->files, true},
                    {"--option", "choose \"Heading/Item\"; may be repeated", &a->options},
                    {"--ruleset", "choose a ruleset by name", &a->ruleset},
                    expansion_argument(a->expansion),
                    {"--plies", "play this many random plies first", &a->plies},
                    {"--seed", "of the random plies and of the dice", &a->seed},
                    {"--trial", "then play these moves (\"C3>C4 ...\"), those in a file, or a recorded game",
                     &a->trial},
                    {"--at", "only so many plies of --trial", &a->at, false, {}, Range{0, 1'000'000}},
                    {"-o,--output", "an .svg or .png file, or - for standard output", &a->output},
                    {"--theme",
                     "colours; auto follows the viewer's page",
                     &a->theme,
                     false,
                     {"light", "dark", "auto"}},
                    {"--size",
                     "pixels of the longer side, or of each tile of a sheet",
                     &a->size,
                     false,
                     {},
                     Range{kLeastPixels, kMostPixels}},
                    {"--targets", "mark where the mover can go", &a->targets},
                    {"--plain", "without coordinates", &a->plain},
                    {"--native", "tokens in the script of their game's own country", &a->native},
                    {"--sheet", "draw all the games on one page", &a->sheet},
                    {"--json", "where sites and pieces are, as JSON", &a->json}},
      .run = [a](Console& console) { return run_render(*a, console); }};
}

}  // namespace ludens::cli
