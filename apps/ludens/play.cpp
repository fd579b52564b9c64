// play.cpp - `ludens play`: a game in the terminal, for people and for scripts that feed it moves.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <istream>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "engine/opening.h"
#include "engine/table.h"
#include "render/move_text.h"
#include "render/text_board.h"

namespace ludens::cli {

namespace {

struct Arguments {
  GameArguments game;
  std::string seats;
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

enum class Seat { Human, Random };

// "human,random": one word per player; the last one goes on for the rest. A simulation has one seat, of
// player 0, for whoever watches it.
bool read_seats(const std::string& text, int players, std::vector<Seat>& seats) {
  seats.assign(players > 0 ? 1 : 0, Seat::Human);
  std::string_view rest = text;
  Seat seat = Seat::Human;
  for (int p = players > 0 ? 1 : 0; p <= players; ++p) {
    if (!rest.empty()) {
      const size_t comma = std::min(rest.find(','), rest.size());
      const std::string_view word = rest.substr(0, comma);
      if (word != "human" && word != "random") return false;
      seat = word == "human" ? Seat::Human : Seat::Random;
      rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    seats.push_back(seat);
  }
  return rest.empty();
}

class Sitting {
 public:
  Sitting(const engine::Game& game, std::vector<Seat> seats, int seed, Console& console)
      : game_(game),
        seats_(std::move(seats)),
        console_(console),
        table_(game, static_cast<std::uint64_t>(seed)),
        random_(static_cast<std::uint64_t>(seed)) {}

  int run() {
    table_.start();
    if (!console_.quiet) {
      console_.out << game_.name() << ". " << render::text_legend(*game_.program().equipment) << ".\n";
      if (console_.terminal_in) console_.out << kHelp;
    }
    while (!engine::is_over(machine())) {
      find_moves();
      if (is_human_to_move()) {
        if (!ask()) return leave();
      } else {
        make(static_cast<size_t>(random_.below(list_.total)));
      }
    }
    show_board();
    announce_result();
    return kFine;
  }

 private:
  engine::Machine& machine() { return table_.machine(); }

  // --- who sits where: after a swap, a seat plays for another player

  int seat_of(int player) { return player >= 1 ? machine().view.seat[player] : player; }

  bool is_human_to_move() {
    return seats_[static_cast<size_t>(seat_of(machine().head().mover))] == Seat::Human;
  }

  // "Player 2", or "Player 2 (seat 1)".
  std::string name_of(int player) {
    const int seat = seat_of(player);
    return "Player " + std::to_string(player) +
           (seat == player ? std::string() : " (seat " + std::to_string(seat) + ")");
  }

  // --- chance: who takes a move back and plays another gets the same throw

  struct Decided {
    Fate about_moves, afterwards;
  };

  Decided& decided() {
    if (decided_.size() <= before_.size()) decided_.resize(before_.size() + 1);
    return decided_[before_.size()];
  }

  template <class Work>
  void with_fate(Fate& fate, Work work) {
    std::vector<Draw> drawn;
    table_.chance.record = &drawn;
    table_.chance.forced = [&](int ways) { return fate.outcome(drawn.size(), ways); };
    work();
    table_.chance.record = nullptr;
    table_.chance.forced = nullptr;
    for (size_t i = 0; i < drawn.size(); ++i) fate.note(i, drawn[i]);
  }

  // --- what is said

  // With what was thrown for the turn.
  void show_board() {
    const auto before = machine().save();
    if (game_.at(table_.state().data()).opens_with_chance())
      with_fate(decided().about_moves, [&] { engine::open_turn(machine()); });
    console_.out << '\n' << render::text_board(machine(), {.colour = console_.colour_out});
    machine().restore(before);
  }

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
    show_board();
    if (game_.players() == 0)
      console_.out << "It goes on by itself";
    else
      console_.out << name_of(machine().head().mover)
                   << (machine().view.sealed ? " to choose, at the same time as the others" : " to move");
    if (texts_.size() <= kMostListed) {
      console_.out << ":\n";
      show_moves("");
    } else {
      console_.out << "; " << texts_.size() << " moves (`moves` lists them)\n";
    }
  }

  void announce_result() {
    const int winner = machine().head().winner;
    if (winner >= 1 && winner <= game_.players())
      console_.out << name_of(winner) << " wins.\n";
    else if (game_.players() > 1)
      console_.out << "Nobody wins.\n";
    else
      console_.out << "The game is over.\n";
    if (game_.players() <= 2) return;
    for (int p = 1; p <= game_.players(); ++p) {
      char rank[32];
      std::snprintf(rank, sizeof(rank), "%g", static_cast<double>(machine().view.rank[p]));
      const int seat = seat_of(p);
      console_.out << "  player " << p;
      if (seat != p) console_.out << " (seat " << seat << ")";
      console_.out << ": place " << rank << '\n';
    }
  }

  int leave() {
    console_.out << "\nThe game ends here, after " << before_.size() << " moves. Goodbye.\n";
    return kFine;
  }

  // --- moves

  void find_moves() {
    with_fate(decided().about_moves, [&] { engine::legal_moves(machine(), list_); });
    texts_ = render::move_texts(machine(), list_.moves);
  }

  void make(size_t index) {
    const bool human = is_human_to_move();
    Fate& fate = decided().afterwards;
    const auto state = table_.state();
    before_.push_back({{state.begin(), state.end()}, table_.history.positions, human});
    const int games = machine().view.match ? machine().view.match->done : 0;
    tell(machine().head().mover, texts_[index]);
    with_fate(fate, [&] { table_.apply(list_.moves[index]); });
    tell_of_match(games);
    if (!machine().view.sealed || engine::is_over(machine()) || machine().view.sealed->chosen == 0) reveal();
  }

  void tell(int player, const std::string& text) {
    if (game_.players() == 0) return;
    const std::string line = name_of(player) + ": " + text + '\n';
    if (machine().view.sealed)
      sealed_ += line;
    else
      console_.out << line;
  }

  // A game of the match is over.
  void tell_of_match(int games_before) {
    const runtime::MatchHead* match = machine().view.match;
    if (!match || match->done == games_before) return;
    console_.out << "Game " << match->done << " of the match is over. Points:";
    for (int p = 1; p <= game_.players(); ++p) console_.out << ' ' << match->score[p];
    console_.out << '\n';
    if (engine::is_over(machine())) return;
    const engine::Game& next = *game_.games()[static_cast<size_t>(match->game)];
    console_.out << "Now: " << next.name() << ". " << render::text_legend(*next.program().equipment) << ".\n";
  }

  // Everybody has chosen.
  void reveal() {
    console_.out << sealed_;
    sealed_.clear();
  }

  // Back to before the last move of a person.
  void undo() {
    if (std::ranges::none_of(before_, &Before::human)) {
      console_.err << "there is nothing to take back\n";
      return;
    }
    bool human = false;
    while (!human) {
      const Before& back = before_.back();
      table_.set_state(back.block);
      table_.history.positions = back.positions;
      human = back.human;
      before_.pop_back();
    }
    sealed_.clear();
    for (int p = 1; machine().view.sealed && p <= game_.players(); ++p)
      if ((machine().view.sealed->chosen >> p) & 1)
        tell(p, render::move_texts(machine(), {machine().view.choices[p]})[0]);
    find_moves();
  }

  // --- asking

  // Until a move is made or taken back; false where there is no more input.
  bool ask() {
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
      show_board();
    } else if (line == "hint") {
      console_.out << "  perhaps " << texts_[static_cast<size_t>(random_.below(list_.total))] << '\n';
    } else if (line == "moves") {
      show_moves("");
    } else if (line.starts_with("moves ")) {
      show_moves(trimmed(line.substr(6)));
    } else if (const int index = find(line); index >= 0) {
      make(static_cast<size_t>(index));
      return false;
    } else {
      console_.err << "no such move, or more than one: " << line.substr(0, 60)
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

  struct Before {
    std::vector<std::uint64_t> block, positions;
    bool human;
  };

  const engine::Game& game_;
  std::vector<Seat> seats_;
  Console& console_;
  engine::Table table_;
  Random random_;
  engine::MoveList list_;
  std::vector<std::string> texts_;
  std::vector<Before> before_;
  std::vector<Decided> decided_;  // by ply
  std::string sealed_;            // what is to be told once everybody has chosen
};

int run(const Arguments& arguments, Console& console) {
  if (arguments.game.file == "-") {
    console.err << "ludens play: moves are read from standard input, so the game cannot be\n";
    return kUsage;
  }
  const LoadedGame loaded = load_game(arguments.game, "play", console);
  if (!loaded.game) return loaded.exit;
  std::vector<Seat> seats;
  const std::string text = arguments.seats.empty() ? "human,random" : arguments.seats;
  if (!read_seats(loaded.game->players() <= 1 && arguments.seats.empty() ? "human" : text,
                  loaded.game->players(), seats)) {
    console.err << "ludens play: --seats takes human or random for each of the " << loaded.game->players()
                << " players, with commas between\n";
    return kUsage;
  }
  return Sitting(*loaded.game, std::move(seats), arguments.seed, console).run();
}

}  // namespace

Command play_command() {
  auto a = std::make_shared<Arguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments[0].help = "a file, or the name of a game in games/";
  arguments.insert(arguments.end(),
                   {{"--seats", "who plays: human or random for each player (human,random)", &a->seats},
                    {"--seed", "where the random player's numbers start (1)", &a->seed}});
  return {
      .name = "play",
      .summary = "Play a game in the terminal",
      .examples =
          "ludens play tic-tac-toe                        against a random player\n"
          "ludens play hex --seats human,human            two people at one keyboard\n"
          "printf 'B2\\nundo\\n1\\n' | ludens play tic-tac-toe\n"
          "ludens play chess --seats random               watch\n"
          "Moves are typed by number or notation; `help` lists the rest. Ctrl-D ends the game.\n"
          "Exit status: 0 fine, 2 the game has errors, 3 not found, 4 the game needs a ludeme that has no\n"
          "meaning yet.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run(*a, console); }};
}

}  // namespace ludens::cli
