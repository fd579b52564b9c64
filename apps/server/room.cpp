#include "apps/server/room.h"

#include <algorithm>

#include "engine/data.h"

namespace ludens::server {

namespace {

constexpr std::chrono::milliseconds kPause{350};  // so that people can follow programs

std::string error_text(const std::string& message) {
  return Json::object().set("type", "error").set("message", message).text();
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

Room::Room(std::unique_ptr<GameTree> tree, store::Trial trial, std::vector<std::string> seats,
           store::Store& store, Network& network, Thinkers& thinkers)
    : tree_(std::move(tree)),
      trial_(std::move(trial)),
      seats_(std::move(seats)),
      store_(store),
      network_(network),
      thinkers_(thinkers),
      nodes_sent_(tree_->nodes().size()) {
  find_board();
}

void Room::enter(const ChannelRef& channel, int seat) {
  channels_.emplace(channel, seat);
  channel->send(describe(seat).text());
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
  const std::optional<Json> message = Json::parse(text);
  const std::string why = message ? obey(found->second, *message) : "this is not JSON";
  if (!why.empty()) return channel->send(error_text(why));
  broadcast();
  let_players_move();
}

// --- what people ask for

std::string Room::obey(int seat, const Json& message) {
  const Json* what = message.find("do");
  const std::string* word = what ? what->as_string() : nullptr;
  if (!word) return "a message says what to do";
  if (*word == "play") return play(seat, message);
  if (*word == "undo") return undo();
  if (*word == "seats") return change_seats(message);
  if (*word == "resume" || *word == "hold") {
    held_ = *word == "hold";
    if (held_) stop_thinking();
    return {};
  }
  if (*word == "hurry") {
    if (thinking_ == 0 || stop_.stop_requested()) return "nobody is thinking";
    hurried_ = true;
    stop_.request_stop();
    thinkers_.look_again();
    return {};
  }
  if (*word == "redo") return redo();
  if (*word == "go") {
    const Json* node = message.find("node");
    if (!node || !node->as_int() || *node->as_int() < 0 || *node->as_int() > 1'000'000)
      return "which move to go to is missing";
    return look_at(static_cast<int>(*node->as_int()));
  }
  return "nobody knows how to " + word->substr(0, 40);
}

std::string Room::play(int seat, const Json& message) {
  const Json* node = message.find("node");
  const Json* index = message.find("move");
  if (!node || !index || !node->as_int() || !index->as_int()) return "a move has a node and a number";
  if (*node->as_int() != tree_->at()) return "the position has changed meanwhile";
  const int mover = tree_->state().mover();
  if (tree_->state().over()) return "the game is over";
  if (!is_human(mover) || (seat != 0 && seat != mover)) return "it is not your turn";
  const std::vector<MovePath>& list = paths();
  if (*index->as_int() < 0 || *index->as_int() >= static_cast<std::int64_t>(list.size()))
    return "there is no such move";
  held_ = false;
  std::string why = tree_->play(Move(list[static_cast<size_t>(*index->as_int())].move));
  if (why.empty()) end_by_passes();
  return why;
}

// Back to where a person had to move; where no person plays, by one move.
std::string Room::undo() {
  if (tree_->at() == 0) return "there is no move to undo";
  const bool people = std::ranges::count(seats_, kHuman) > 0;
  int node = tree_->at();
  while (node > 0) {
    const int mover = tree_->nodes()[static_cast<size_t>(node)].mover;
    node = tree_->nodes()[static_cast<size_t>(node)].parent;
    if (!people || is_human(mover)) break;
  }
  return look_at(node);
}

// As far as undo() goes back: on to where a person had to move, or to the end of the branch.
std::string Room::redo() {
  int node = tree_->child_to_redo();
  if (node < 0) return "there is no move to redo";
  const bool people = std::ranges::count(seats_, kHuman) > 0;
  const auto& nodes = tree_->nodes();
  while (people && !nodes[static_cast<size_t>(node)].children.empty()) {
    const int next = nodes[static_cast<size_t>(node)].children.back();
    if (is_human(nodes[static_cast<size_t>(next)].mover)) break;
    node = next;
  }
  return look_at(node);
}

// Programs do not go on from earlier positions by themselves.
std::string Room::look_at(int node) {
  std::string why = tree_->go(node);
  if (!why.empty()) return why;
  held_ = tree_->child_to_redo() >= 0;
  stop_thinking();
  return {};
}

std::string Room::change_seats(const Json& message) {
  std::vector<std::string> seats;
  std::string why = read_seats(message.find("seats"), tree_->table().game, seats);
  if (!why.empty()) return why;
  if (!store_.set_seats(trial_.id, Json(seats).text())) return store_.error();
  seats_ = std::move(seats);
  players_.clear();
  stop_thinking();
  held_ = false;
  return {};
}

// --- programs

bool Room::is_agents_turn() {
  return !tree_->state().over() && !is_human(tree_->state().mover());
}

void Room::let_players_move() {
  if (thinking_ != 0 || held_ || channels_.empty() || !is_agents_turn()) return;
  const int mover = tree_->state().mover();
  std::shared_ptr<SeatPlayer>& player = players_[mover];
  std::string why;
  if (!player)
    player = make_player(seats_[static_cast<size_t>(mover - 1)], tree_->table().game,
                         mix64(trial_.seed + static_cast<std::uint64_t>(mover)), why);
  if (!player) return;
  thinking_ = mover;
  stop_ = std::stop_source();
  hurried_ = false;
  auto move = std::make_shared<Move>();
  auto view = std::make_shared<State>(observe(tree_->state(), mover));
  auto moves = std::make_shared<Moves>(tree_->legal_moves());
  const Game game = tree_->table().game;
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
  if (tree_->table().game.has_chance()) return;
  const std::vector<ir::Kind>& kinds = tree_->table().game.data().game->program().kinds;
  State state = tree_->state();
  int passes = 0;
  for (; !state.over() && passes <= 2 * state.players(); ++passes) {
    const Moves moves = tree_->referee().legal_moves(state);
    if (moves.size() != 1 || !kinds[moves.front().kind].pass) return;
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
  for (const auto& [channel, seat] : channels_) channel->send(error_text(trouble));
}

void Room::accept_move(int node, const Move& move, const std::string& trouble) {
  const int mover = std::exchange(thinking_, 0);
  const bool wanted =
      node == tree_->at() && !held_ && !is_human(mover) && (hurried_ || !stop_.stop_requested());
  if (wanted && !trouble.empty()) {
    tell_all("the program for player " + std::to_string(mover) + " has stopped: " + trouble);
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
