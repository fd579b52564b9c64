#include "apps/ludens/teller.h"

#include <algorithm>
#include <cstdio>
#include <istream>
#include <ostream>
#include <utility>

#include "base/utf8.h"
#include "render/of_state.h"

namespace ludens::cli {

namespace {

// With what has been scrolled away.
constexpr const char* kClearScreen = "\x1b[H\x1b[2J\x1b[3J";

// Of the game of the match that is played at present.
std::string game_name(const State& state) {
  return printable(state.game_name());
}

}  // namespace

Teller::Teller(Trial& trial, const std::vector<Seat>& seats, Console& console)
    : trial_(trial),
      seats_(seats),
      console_(console),

      heard_(seats.size()) {
  people_ = static_cast<int>(
      std::count_if(seats.begin() + 1, seats.end(), [](const Seat& seat) { return seat.is_human(); }));
}

std::string Teller::name_of(int player) const {
  const int seat = seat_number(player);
  std::string more = seat == player ? "" : "seat " + std::to_string(seat);
  if (const Seat& who = seat_of(player); !who.is_human()) more += (more.empty() ? "" : ", ") + who.name;
  return "Player " + std::to_string(player) + (more.empty() ? "" : " (" + more + ")");
}

std::string Teller::game() const {
  return game_name(state()) + ". " + render::text_legend(state()) + ".\n";
}

// At the end there are no secrets.
void Teller::show_board() {
  const int player = state().over() ? 0 : state().mover();
  const State seen = player > 0 ? observe(state(), player) : state();
  console_.out << '\n' << render::text_board(seen, {.colour = console_.colour_out});
}

void Teller::announce_result() {
  if (!state().limit().empty()) console_.out << given_up(game_name(state()), state().limit()) << '\n';
  const int winner = state().winner();
  if (winner >= 1 && winner <= players())
    console_.out << name_of(winner) << " wins.\n";
  else if (players() > 1)
    console_.out << "Nobody wins.\n";
  else
    console_.out << "The game is over.\n";
  if (players() <= 2) return;
  for (int p = 1; p <= players(); ++p) {
    char rank[32];
    std::snprintf(rank, sizeof(rank), "%g", state().rank(p));
    console_.out << "  " << name_of(p) << ": place " << rank << '\n';
  }
}

bool Teller::hand_over() {
  if (!state().has_secrets() || people_ < 2) return true;
  const int seat = seat_number(state().mover());
  const int last = std::exchange(last_seat_, seat);
  size_t& heard = heard_[static_cast<size_t>(seat)];
  const size_t news = std::exchange(heard, told_.size());
  if (last == 0 || last == seat) return true;
  // At once: what the other one has seen is gone before this one sits down.
  if (console_.terminal_in) {
    console_.out << kClearScreen;
    for (size_t i = news; i < told_.size(); ++i) console_.out << told_[i];
  }
  console_.out << "\nNow only " << name_of(state().mover()) << " may look.\n";
  if (!console_.terminal_in) return true;
  console_.out << "Press Enter to see the board. " << std::flush;
  std::string line;
  return static_cast<bool>(std::getline(console_.in, line));
}

void Teller::take_down(int player, const Move& move, const std::string& text) {
  if (players() > 0) made_.push_back({player, name_of(player), move, text});
}

void Teller::tell(const State& before) {
  for (int p = 1; p <= players(); ++p)
    if (state().choice(p)) return;  // others are still to choose
  for (const Made& made : made_) {
    told_.push_back(made.name + ": " + as_seen(made, before) + '\n');
    console_.out << told_.back();
  }
  made_.clear();
  tell_of_match(before);
}

// As which player, or 0 as an onlooker, moves are told; none: as they are.
std::optional<int> Teller::observer(const State& before) const {
  if (!before.has_secrets() || people_ == 0) return {};
  if (people_ > 1) return 0;
  for (int p = 1; p <= players(); ++p)
    if (seats_[static_cast<size_t>(before.seat(p))].is_human()) return p;
  return 0;
}

std::string Teller::as_seen(const Made& made, const State& before) {
  const std::optional<int> player = observer(before);
  if (!player || player == made.player) return made.text;
  return trial_.referee().notation(before, made.move, state(), *player);
}

// Where a game of the match is over.
void Teller::tell_of_match(const State& before) {
  const int games = state().games_over();
  if (games == before.games_over()) return;
  console_.out << "Game " << games << " of the match is over. Points:";
  for (int p = 1; p <= players(); ++p) console_.out << ' ' << state().match_score(p);
  console_.out << '\n';
  if (!state().over()) console_.out << "Now: " << game();
}

}  // namespace ludens::cli
