// room_values.cpp - a solved game in a room: what each move leads to, for whoever wants to know.
#include <algorithm>
#include <chrono>

#include "apps/server/room.h"

namespace ludens::server {

namespace {

constexpr std::size_t kMostStates = 2'000'000;  // of a game that is solved because somebody asked
constexpr int kMegabytes = 128;                 // that these take
constexpr std::chrono::seconds kSolvingTime{30};

// What a value means to the player: "win", "draw" or "loss", and in how many plies, where that is known.
Json worth_json(const solve::Value& value, int player, int players, int plies) {
  const char* word = value.winner() == player ? "win" : value.winner() == 0 && players > 1 ? "draw" : "loss";
  Json out = Json::object().set("worth", word);
  if (value.winner() != 0) out.set("plies", plies);
  return out;
}

}  // namespace

int SolvedGame::megabytes() const {
  return kMegabytes;
}

// Values are for who plays every human seat: nobody shall have them against somebody else.
std::string Room::solve(const Guest& guest) {
  const Game& game = tree_->ready().game;
  if (!plays_all(guest.rights)) return "others play, too: values are not shown";
  if (tree_->ready().puzzle) return "a puzzle has hints instead";
  if (std::string why = solve::Oracle::refusal(game); !why.empty()) return "the game is not solved: " + why;
  if (!unsolved_.empty()) return unsolved_;  // it would take as long again
  if (is_solving_ || (solved_ && solved_->oracle)) return {};
  is_solving_ = true;
  solved_ = std::make_shared<SolvedGame>();
  solved_->forgotten = [weak = weak_from_this()] {
    if (const std::shared_ptr<Room> room = weak.lock())
      room->refuse_values("the values were forgotten: others have been solved meanwhile");
  };
  struct Answer {
    std::shared_ptr<const solve::Oracle> oracle;
    std::string problem;
  };
  auto answer = std::make_shared<Answer>();
  thinkers_.remember(solved_,
                     {.room = trial_.id,
                      .seconds = static_cast<double>(kSolvingTime.count()),
                      .work =
                          [game, answer](const std::stop_token& stop) {
                            const auto end = std::chrono::steady_clock::now() + kSolvingTime;
                            answer->oracle = solve::Oracle::of(game, kMostStates, answer->problem, [&] {
                              return !stop.stop_requested() && std::chrono::steady_clock::now() < end;
                            });
                          },
                      .then =
                          [weak = weak_from_this(), answer](const std::string& trouble) {
                            if (const std::shared_ptr<Room> room = weak.lock())
                              room->end_solving(answer->oracle, answer->problem, trouble);
                          }});
  return {};
}

// A `problem` is the game's own, `trouble` the server's: that may be gone another time.
void Room::end_solving(std::shared_ptr<const solve::Oracle> oracle, const std::string& problem,
                       const std::string& trouble) {
  is_solving_ = false;
  looked_.clear();
  const std::string why = "this game is not solved here: " + (trouble.empty() ? problem : trouble);
  if (!oracle && trouble.empty()) unsolved_ = why;
  if (oracle) {
    solved_->oracle = std::move(oracle);
    return broadcast();
  }
  solved_ = nullptr;
  refuse_values(why);  // and nothing after it: a position would wipe it away
}

// To whom they are told.
void Room::refuse_values(const std::string& why) {
  looked_.clear();
  for (const auto& [channel, guest] : channels_)
    if (plays_all(guest.rights))
      channel->send(Json::object().set("type", "values").set("problem", why).text());
}

// To the position, and to each of its moves, where they are told.
void Room::add_worth(Json& position, const Guest& guest) {
  if (!solved_ || !solved_->oracle || tree_->state().over() || !plays_all(guest.rights)) return;
  const State& state = tree_->state();
  const std::vector<solve::MoveValue> values = solved_->oracle->values(state);
  if (values.empty()) return;
  const auto worth_of = [&](const solve::Value& value) {
    return worth_json(value, state.mover(), state.players(), value.rank() + 1);
  };
  position.set("value", worth_of(values[solve::best_move(values, state.mover())].value));
  Json worths = Json::array();
  const Json* moves = position.find("moves");
  if (!moves || !moves->as_array() || moves->as_array()->empty()) return;
  for (const MovePath& path : paths()) {
    const auto found = std::ranges::find(values, path.move, &solve::MoveValue::move);
    worths.push(found == values.end() ? Json() : worth_of(found->value));
  }
  position.set("worths", std::move(worths));
}

}  // namespace ludens::server
