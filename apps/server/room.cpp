#include "apps/server/room.h"

#include <algorithm>

namespace ludens::server {

namespace {

constexpr std::chrono::milliseconds kPause{350};  // so that people can follow programs

// With what was asked for in vain, where whoever asked still waits for that.
std::string error_text(const std::string& message, const std::string& word = {}) {
  Json out = Json::object().set("type", "error").set("message", message);
  if (word == "hint" || word == "solve") out.set("do", word);
  return out.text();
}

}  // namespace

std::string read_seats(const Json* json, const Game& game, std::vector<std::string>& seats) {
  seats.assign(static_cast<size_t>(game.players()), kHuman);
  if (!json) return {};
  const Json::Array* list = json->as_array();
  if (!list || list->size() > seats.size()) return "seats are a list with a word for each player";
  for (size_t i = 0; i < list->size(); ++i) {
    const std::string* text = (*list)[i].as_string();
    if (!text || text->size() > 200) return "seats are a list with a word for each player";
    std::string why;
    if (*text != kHuman && !make_player(*text, game, 1, why)) return why;
    seats[i] = *text;
  }
  return {};
}

Room::Room(std::unique_ptr<GameTree> tree, store::StoredTrial trial, std::vector<std::string> seats,
           store::Store& store, Network& network, Thinkers& thinkers)
    : tree_(std::move(tree)),
      trial_(std::move(trial)),
      seats_(std::move(seats)),
      keys_(Keys::read(trial_.keys, players())),
      store_(store),
      network_(network),
      thinkers_(thinkers),
      nodes_sent_(tree_->nodes().size()) {
  find_board(observe_from_outside(tree_->state()));
}

void Room::enter(const ChannelRef& channel, std::string_view key) {
  const Guest guest{.rights = admit(key)};
  channels_.emplace(channel, guest);
  channel->send(describe(guest.rights).text());
  let_players_move();
}

// An empty room keeps nothing that thinks: its memory is large.
void Room::leave(const ChannelRef& channel) {
  channels_.erase(channel);
  if (!channels_.empty()) return;
  players_.clear();
  stop_thinking();
}

void Room::received(const ChannelRef& channel, const std::string& text) {
  const auto found = channels_.find(channel);
  if (found == channels_.end()) return;
  Guest& guest = found->second;
  const std::optional<Json> message = Json::parse(text);
  const Json* what = message ? message->find("do") : nullptr;
  const std::string* word = what ? what->as_string() : nullptr;
  if (!word) return channel->send(error_text(message ? "a message says what to do" : "this is not JSON"));
  if (*word == "hint") {
    if (const std::string why = ask_hint(channel, guest); !why.empty()) channel->send(error_text(why, *word));
    return;
  }
  const bool looks = *word == "go";
  std::string why;
  if (*word == "value") {
    // What a rule forbids changes nothing, and whoever tried it is told which.
    if (const std::optional<Json> conflict = write_value(guest, *message, why))
      return channel->send(conflict->text());
  } else {
    why = looks ? look(guest, *message) : obey(guest, *word, *message);
  }
  if (!why.empty()) return channel->send(error_text(why, *word));
  // Where somebody looks is nobody else's affair.
  if (looks) return channel->send(position_text(guest, scene_for(guest), nodes_sent_));
  broadcast();
  let_players_move();
}

// --- what people ask for

std::string Room::obey(Guest& guest, const std::string& word, const Json& message) {
  if (word == "play") return play(guest, message);
  if (word == "undo") return undo(guest);
  if (word == "redo") return redo(guest);
  if (word == "resume") return resume(guest);
  if (word == "solve") return solve(guest);
  if (word != "seats" && word != "take" && word != "hold" && word != "hurry")
    return "nobody knows how to " + word.substr(0, 40);
  if (!guest.rights.owner) return "only who made this trial can do that";
  if (word == "seats") return change_seats(message);
  if (word == "take") return take_back(message);
  if (word == "hurry") return hurry();
  held_ = true;
  stop_thinking();
  return {};
}

std::string Room::look(Guest& guest, const Json& message) {
  const Json* node = message.find("node");
  const std::optional<std::int64_t> number = node ? node->as_int() : std::nullopt;
  if (!number) return "which move to go to is missing";
  if (*number < 0 || *number >= std::ssize(tree_->nodes())) return "there is no such move";
  if (!tree_->reaches(static_cast<int>(*number))) return "the move cannot be replayed";
  guest.cursor = *number == tree_->at() ? kFollow : static_cast<int>(*number);
  return {};
}

std::string Room::play(Guest& guest, const Json& message) {
  const Json* index = message.find("move");
  if (!index || !index->as_int()) return "a move has a node and a number";
  return play_found(guest, message, [&](Move& move) { return find_move(guest, *index->as_int(), move); });
}

// In the position that the message names; `find` is asked there.
std::string Room::play_found(Guest& guest, const Json& message,
                             const std::function<std::string(Move& move)>& find) {
  const Json* node = message.find("node");
  if (!node || !node->as_int()) return "a move has a node and a number";
  const int here = node_of(guest);
  if (*node->as_int() != here) return "the position has changed meanwhile";
  // Who plays for everybody may go on from an earlier position; others only look at it.
  const bool elsewhere = here != tree_->at();
  if (elsewhere && !plays_all(guest.rights)) return "the game has gone on from here";
  // What is refused must not take the others back.
  Move move;
  std::string why = tree_->at_node(here, [&] { return find(move); });
  if (why.empty() && elsewhere) why = rewind(here);
  if (!why.empty()) return why;
  guest.cursor = kFollow;
  held_ = false;
  why = tree_->play(move);
  if (why.empty()) end_by_passes();
  return why;
}

// In the position where the tree stands.
std::string Room::find_move(const Guest& guest, std::int64_t number, Move& move) {
  if (tree_->state().over()) return "the game is over";
  if (!plays(guest.rights, seat_to_move())) return "it is not your turn";
  const std::vector<MovePath>& list = paths();
  if (number < 0 || number >= std::ssize(list)) return "there is no such move";
  move = list[static_cast<size_t>(number)].move;
  return {};
}

namespace {

constexpr char kOthersPlay[] = "others play, too: moves cannot be taken back, only looked at";

}  // namespace

// Back to where a person had to move; where no person plays, by one move.
std::string Room::undo(Guest& guest) {
  if (!plays_all(guest.rights)) return kOthersPlay;
  int node = node_of(guest);
  if (node == 0) return "there is no move to undo";
  const bool people = std::ranges::count(seats_, kHuman) > 0;
  while (node > 0) {
    const int mover = tree_->nodes()[static_cast<size_t>(node)].mover;
    node = tree_->nodes()[static_cast<size_t>(node)].parent;
    if (!people || is_human(mover)) break;
  }
  guest.cursor = kFollow;
  return rewind(node);
}

// As far as undo() goes back: on to where a person had to move, or to the end of the branch played last.
std::string Room::redo(Guest& guest) {
  if (!plays_all(guest.rights)) return kOthersPlay;
  const auto& nodes = tree_->nodes();
  const auto children = [&](int node) -> const std::vector<int>& {
    return nodes[static_cast<size_t>(node)].children;
  };
  int node = node_of(guest);
  if (children(node).empty()) return "there is no move to redo";
  node = children(node).back();
  const bool people = std::ranges::count(seats_, kHuman) > 0;
  while (people && !children(node).empty()) {
    const int next = children(node).back();
    if (is_human(nodes[static_cast<size_t>(next)].mover)) break;
    node = next;
  }
  guest.cursor = kFollow;
  return rewind(node);
}

// From the position that is looked at.
std::string Room::resume(Guest& guest) {
  if (!guest.rights.owner && !plays_all(guest.rights)) return "only who made this trial can do that";
  if (node_of(guest) != tree_->at()) {
    if (!plays_all(guest.rights)) return kOthersPlay;
    if (std::string why = rewind(guest.cursor); !why.empty()) return why;
  }
  guest.cursor = kFollow;
  held_ = false;
  return {};
}

std::string Room::hurry() {
  if (thinking_ == 0 || stop_.stop_requested()) return "nobody is thinking";
  hurried_ = true;
  stop_.request_stop();
  thinkers_.look_again();
  return {};
}

// The game itself goes there. Programs do not go on from earlier positions by themselves.
std::string Room::rewind(int node) {
  std::string why = tree_->go(node);
  if (!why.empty()) return why;
  held_ = tree_->child_to_redo() >= 0;
  stop_thinking();
  return {};
}

std::string Room::change_seats(const Json& message) {
  std::vector<std::string> seats;
  std::string why = read_seats(message.find("seats"), tree_->ready().game, seats);
  if (!why.empty()) return why;
  for (int seat = 1; seat <= players(); ++seat)
    if (seats[static_cast<size_t>(seat - 1)] == kHuman && has_own_secrets(seat))
      return "a program's seat of a game with secrets cannot be taken before it is over";
  if (!store_.set_seats(trial_.id, Json(seats).text())) return store_.error();
  seats_ = std::move(seats);
  looked_.clear();
  players_.clear();
  stop_thinking();
  held_ = false;
  return {};
}

// --- programs

bool Room::is_agents_turn() {
  return !tree_->state().over() && !is_human(seat_to_move());
}

void Room::let_players_move() {
  if (thinking_ != 0 || held_ || channels_.empty() || !is_agents_turn()) return;
  const int seat = seat_to_move();
  std::shared_ptr<SeatPlayer>& player = players_[seat];
  std::string why;
  if (!player)
    player = make_player(seats_[static_cast<size_t>(seat - 1)], tree_->ready().game,
                         mix64(trial_.seed + static_cast<std::uint64_t>(seat)), why);
  if (!player) return;
  thinking_ = seat;
  stop_ = std::stop_source();
  hurried_ = false;
  auto move = std::make_shared<Move>();
  auto view = std::make_shared<State>(observe(tree_->state(), tree_->state().mover()));
  auto moves = std::make_shared<Moves>(tree_->legal_moves());
  const Game game = tree_->ready().game;
  const auto report = [weak = weak_from_this(), &network = network_,
                       node = tree_->at()](const agents::Analysis& thoughts) {
    network.post([weak, node, thoughts] {
      if (const std::shared_ptr<Room> room = weak.lock()) room->tell_thoughts(node, thoughts);
    });
  };
  thinkers_.think(player,
                  {.room = trial_.id,
                   .work =
                       [player, view, moves, move, game, report](const std::stop_token& stop) {
                         *move = player->choose(game, *view, *moves, stop, report);
                       },
                   .then =
                       [weak = weak_from_this(), move, node = tree_->at()](const std::string& trouble) {
                         if (const std::shared_ptr<Room> room = weak.lock())
                           room->accept_move(node, *move, trouble);
                       },
                   .at_least = kPause,
                   .stop = stop_});
}

// Where nobody can do anything but pass until the game is over, as on a full board, nobody is asked to.
void Room::end_by_passes() {
  if (tree_->ready().game.has_chance()) return;
  State state = tree_->state();
  int passes = 0;
  for (; !state.over() && passes <= 2 * state.players(); ++passes) {
    const Moves moves = tree_->referee().legal_moves(state);
    if (moves.size() != 1 || !state.is_pass(moves.front())) return;
    tree_->referee().apply_legal(state, moves.front());
  }
  for (; state.over() && passes > 0; --passes)
    if (!tree_->play(Move(tree_->legal_moves().front())).empty()) return;
}

// What it would answer is not wanted any more.
void Room::stop_thinking() {
  hurried_ = false;
  if (thinking_ == 0) return;
  stop_.request_stop();
  thinkers_.look_again();
}

// Somebody has to look at it: programs wait until they are told to go on.
void Room::tell_all(const std::string& trouble) {
  held_ = true;
  for (const auto& [channel, guest] : channels_) channel->send(error_text(trouble));
}

void Room::accept_move(int node, const Move& move, const std::string& trouble) {
  const int seat = std::exchange(thinking_, 0);
  const bool wanted =
      node == tree_->at() && !held_ && !is_human(seat) && (hurried_ || !stop_.stop_requested());
  if (wanted && !trouble.empty()) {
    tell_all("the program for player " + std::to_string(seat) + " has stopped: " + trouble);
    broadcast();
  } else if (wanted && std::ranges::count(tree_->legal_moves(), move) > 0) {
    const std::string why = tree_->play(move);
    if (!why.empty()) tell_all(why);
    end_by_passes();
    broadcast();
  }
  let_players_move();
}

}  // namespace ludens::server
