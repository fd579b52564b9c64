// play.cpp - `ludens play`: a game in the terminal, for people and for scripts that feed it moves.
#include <algorithm>
#include <charconv>
#include <istream>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/seats.h"
#include "apps/ludens/stop.h"
#include "apps/ludens/teller.h"
#include "base/utf8.h"
#include "ludens/ludens.h"
#include "render/move_text.h"
#include "render/of_state.h"

namespace ludens::cli {

namespace {

struct PlayArguments {
  GameArguments game;
  std::string seats;
  std::vector<std::string> seat;
  double time = 1;
  int seed = 1;
};

constexpr size_t kMostListed = 60;  // moves that are shown without being asked for

constexpr const char* kHelp =
    "Type a move by its number or as it is written (E2-E4, b3, pass), or:\n"
    "  moves [TEXT]  all moves, or those that hold the text, such as a square\n"
    "  undo          take back your last move\n"
    "  hint          a move that the random player would make\n"
    "  board         the board once more\n"
    "  quit          end the game here (Ctrl-D does the same)\n";

std::string trimmed(const std::string& text) {
  const size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

class Sitting {
 public:
  Sitting(const Game& game, std::vector<Seat> seats, const PlayArguments& arguments, Console& console)
      : seats_(std::move(seats)),
        seconds_(arguments.time),
        console_(console),
        trial_(game, static_cast<std::uint64_t>(arguments.seed)),
        teller_(trial_, seats_, console),
        random_(static_cast<std::uint64_t>(arguments.seed)) {}
  Sitting(const Sitting&) = delete;  // the teller looks at what is here

  int run() {
    if (!console_.quiet) {
      console_.out << teller_.game();
      if (console_.terminal_in) console_.out << kHelp;
    }
    while (!state().over()) {
      find_moves();
      if (state().over()) break;  // listing them has reached a limit
      Seat& seat = seats_[static_cast<size_t>(teller_.seat_number(state().mover()))];
      if (seat.is_human() ? !ask() : !think(seat)) return leave();
    }
    teller_.show_board();
    teller_.announce_result();
    return state().limit().empty() ? kFine : kNegative;
  }

 private:
  const State& state() const { return trial_.state(); }
  const Moves& moves() { return trial_.legal_moves(); }
  bool chooses_at_once() const { return state().mode() == Mode::Simultaneous; }
  int players() const { return trial_.game().players(); }

  void show_moves(const std::string& part) {
    std::string line;
    for (size_t i = 0; i < texts_.size(); ++i) {
      if (texts_[i].find(part) == std::string::npos) continue;
      const std::string item = std::to_string(i + 1) + ' ' + texts_[i];
      if (line.size() + item.size() > 100) {
        console_.out << line << '\n';
        line.clear();
      }
      line += (line.empty() ? "  " : ", ") + item;
    }
    console_.out << (line.empty() ? "  no such move" : line) << '\n';
  }

  void show_position() {
    teller_.show_board();
    if (players() == 0)
      console_.out << "It goes on by itself";
    else
      console_.out << teller_.name_of(state().mover())
                   << (chooses_at_once() ? " to choose, at the same time as the others" : " to move");
    if (texts_.size() <= kMostListed) {
      console_.out << ":\n";
      show_moves("");
    } else {
      console_.out << "; " << texts_.size() << " moves (`moves` lists them)\n";
    }
  }

  int leave() {
    console_.out << "\nThe game ends here, after " << trial_.plies() << " moves. Goodbye.\n";
    return stopped_ ? kInterrupted : kFine;
  }

  // --- moves

  void find_moves() {
    const Moves& legal = moves();
    texts_ = render::move_texts(state(), legal);
  }

  void make(size_t index) {
    const Move move = moves()[index];
    const State before = state();
    by_person_.resize(trial_.plies());
    by_person_.push_back(teller_.seat_of(before.mover()).is_human());
    teller_.take_down(before.mover(), move, texts_[index]);
    trial_.play_legal(move);
    teller_.tell(before);
  }

  // Back to before the last move of a person.
  void undo() {
    size_t last = trial_.plies();
    while (last > 0 && !by_person_[last - 1]) --last;
    if (last == 0) {
      console_.err << "there is nothing to take back\n";
      return;
    }
    while (trial_.plies() >= last) trial_.undo();
    teller_.take_back();
    for (int p = 1; p <= players(); ++p)
      if (const std::optional<Move> choice = state().choice(p))
        teller_.take_down(p, *choice, render::move_texts(state(), {*choice})[0]);
  }

  // --- programs

  // False where somebody has asked for the end. With people at the table Ctrl-C has the program move at once.
  bool think(Seat& seat) {
    const State seen = observe(state(), state().mover());
    const StopTokenAtCtrlC ctrl_c;
    const bool watched = console_.terminal_err && !console_.quiet && moves().size() > 1;
    console_.out << std::flush;
    const agents::Decision decision = seat.agent->choose({.game = trial_.game(),
                                                          .view = seen,
                                                          .moves = moves(),
                                                          .budget = {.seconds = seconds_},
                                                          .stop = ctrl_c.token(),
                                                          .report = watched ? progress() : nullptr});
    if (watched) console_.err << "\r\x1b[K" << std::flush;
    stopped_ = StopAtCtrlC::asked() && !teller_.has_people();
    if (stopped_) return false;
    const auto chosen = static_cast<size_t>(std::ranges::find(moves(), decision.move) - moves().begin());
    if (chosen == moves().size()) return false;  // never: an agent answers with one of the moves
    make(chosen);
    return true;
  }

  std::function<void(const agents::Analysis&)> progress() {
    // What it thinks of tells what it has, or what it is about to choose while others are.
    const bool secret = trial_.game().has_secrets() || chooses_at_once();
    return [this, secret, name = teller_.name_of(state().mover())](const agents::Analysis& analysis) {
      console_.err << "\r\x1b[K" << name << " thinks: " << analysis.iterations << " iterations";
      if (!secret && analysis.best < texts_.size()) console_.err << ", " << texts_[analysis.best];
      console_.err << std::flush;
    };
  }

  // --- asking

  // Until a move is made or taken back; false where there is no more input.
  bool ask() {
    if (!teller_.hand_over()) return false;
    show_position();
    for (;;) {
      if (console_.terminal_in) console_.out << "> ";
      console_.out << std::flush;
      std::string line;
      if (!std::getline(console_.in, line)) return false;
      line = trimmed(line);
      if (line.empty()) continue;
      if (line == "quit" || line == "q" || line == "exit") return false;
      if (line == "undo" || line == "u") {
        undo();
        return true;
      }
      if (!answer(line)) return true;
    }
  }

  // False once a move has been made.
  bool answer(const std::string& line) {
    if (line == "help" || line == "?" || line == "h") {
      console_.out << kHelp;
    } else if (line == "board") {
      teller_.show_board();
    } else if (line == "hint") {
      console_.out << "  perhaps "
                   << texts_[static_cast<size_t>(random_.below(static_cast<int>(texts_.size())))] << '\n';
    } else if (line == "moves") {
      show_moves("");
    } else if (line.starts_with("moves ")) {
      show_moves(trimmed(line.substr(6)));
    } else if (const int index = find(line); index >= 0) {
      make(static_cast<size_t>(index));
      return false;
    } else {
      console_.err << "no such move, or more than one: " << printable(line.substr(0, 60))
                   << "; `moves` lists them, `help` says more\n";
    }
    return true;
  }

  int find(const std::string& line) const {
    // Where sites have no labels but numbers, "3" is the third move all the same.
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error == std::errc() && end == line.data() + line.size())
      return number >= 1 && number <= static_cast<int>(texts_.size()) ? number - 1 : -1;
    return render::find_move(texts_, line);
  }

  std::vector<Seat> seats_;  // by number; [0] watches
  double seconds_;           // for each move of a program
  Console& console_;
  Trial trial_;
  Teller teller_;
  Random random_;
  std::vector<std::string> texts_;  // of the legal moves
  std::vector<bool> by_person_;     // by ply: who made it, whoever has the seat since
  bool stopped_ = false;            // by Ctrl-C
};

int run_play(const PlayArguments& arguments, Console& console) {
  if (arguments.game.file == "-") {
    console.err << "ludens play: moves are read from standard input, so the game cannot be\n";
    return kUsage;
  }
  const LoadedGame loaded = load_game(arguments.game, "play", console);
  if (!loaded.game) return loaded.exit;
  const Game game = public_game(loaded);
  Result<std::vector<Seat>> seats = read_seats(arguments.seats, arguments.seat, game, arguments.seed);
  if (!seats) {
    console.err << to_text(seats.diagnostics, console.colour_err);
    return kUsage;
  }
  const int code = Sitting(game, std::move(*seats), arguments, console).run();
  tell_backend(loaded, arguments.game, "play", console);
  return code;
}

}  // namespace

Command play_command() {
  auto a = std::make_shared<PlayArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments[0].help = "a file, or the name of a game in games/";
  arguments.insert(
      arguments.end(),
      {{"--seats", "who plays, with commas between: human or an agent (human,random)", &a->seats},
       {"--seat", "who takes one seat, as 2=uct:seconds=1; may be repeated", &a->seat},
       {"--time", "seconds for each move of a program (1)", &a->time, false, {}, Range{0.001, 86'400}},
       {"--seed", "of dice and of all that programs draw (1)", &a->seed}});
  return {
      .name = "play",
      .summary = "Play a game in the terminal",
      .examples =
          "ludens play tic-tac-toe                        against a random player\n"
          "ludens play hex --seats human,human            two people at one keyboard\n"
          "ludens play chess --seats uct,human --time 3   against tree search; `ludens agents` lists others\n"
          "ludens play chess --seat 2=uct:seconds=1,memory=64\n"
          "printf 'B2\\nundo\\n1\\n' | ludens play tic-tac-toe\n"
          "ludens play chess --seats random               watch\n"
          "Moves are typed by number or notation; `help` lists the rest. Ctrl-D ends the game; Ctrl-C has a\n"
          "program that thinks move at once, and ends a game without people. In a game with secrets people\n"
          "look at the board in turns, and nobody is told what he may not know.\n"
          "Exit status: 0 fine, 1 the rules ask for too much, 2 the game or a seat has errors, 3 not found,\n"
          "4 the game needs a ludeme that has no meaning yet, 130 interrupted.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_play(*a, console); }};
}

}  // namespace ludens::cli
