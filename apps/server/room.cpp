#include "apps/server/room.h"

#include <algorithm>

#include "apps/server/game_info.h"
#include "engine/data.h"
#include "render/painter.h"
#include "render/position_scene.h"

namespace ludens::server {

namespace {

constexpr std::chrono::milliseconds kPause{350};  // so that people can follow programs
constexpr size_t kMovesTold = 5;                  // of what a program thinks
constexpr size_t kLineTold = 6;

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
           store::Store& store, Network& network)
    : tree_(std::move(tree)),
      trial_(std::move(trial)),
      seats_(std::move(seats)),
      store_(store),
      network_(network),
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
    return {};
  }
  if (*word == "redo") {
    const int child = tree_->child_to_redo();
    return child < 0 ? "there is no move to redo" : look_at(child);
  }
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
  return tree_->play(Move(list[static_cast<size_t>(*index->as_int())].move));
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
  const Game game = tree_->table().game;
  const auto report = [weak = weak_from_this(), &network = network_,
                       node = tree_->at()](const agents::Analysis& thoughts) {
    network.post([weak, node, thoughts] {
      if (const std::shared_ptr<Room> room = weak.lock()) room->tell_thoughts(node, thoughts);
    });
  };
  network_.background([player, view, move, game, report](
                          const std::stop_token& stop) { *move = player->choose(game, *view, stop, report); },
                      [weak = weak_from_this(), move, node = tree_->at()] {
                        if (const std::shared_ptr<Room> room = weak.lock()) room->accept_move(node, *move);
                      },
                      kPause, stop_);
}

// What it would answer is not wanted any more.
void Room::stop_thinking() {
  hurried_ = false;
  if (thinking_ != 0) stop_.request_stop();
}

void Room::accept_move(int node, const Move& move) {
  const int mover = std::exchange(thinking_, 0);
  const bool wanted =
      node == tree_->at() && !held_ && !is_human(mover) && (hurried_ || !stop_.stop_requested());
  if (wanted && std::ranges::count(tree_->legal_moves(), move) > 0) {
    const std::string why = tree_->play(move);
    if (!why.empty()) {
      held_ = true;
      for (const auto& [channel, seat] : channels_) channel->send(error_text(why));
    }
    broadcast();
  }
  let_players_move();
}

// --- what they are told

// Nothing of it in games with secrets: a program's thoughts betray what its seat sees.
void Room::tell_thoughts(int node, const agents::Analysis& thoughts) {
  if (node != tree_->at() || thinking_ == 0 || thoughts.moves.empty() ||
      (stop_.stop_requested() && !hurried_))
    return;
  if (tree_->table().game.data().game->program().uses.hidden) return;
  const std::string text = thoughts_json(thoughts).text();
  for (const auto& [channel, seat] : channels_) channel->send(text);
}

Json Room::thoughts_json(const agents::Analysis& thoughts) {
  std::vector<size_t> order(thoughts.moves.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, [&](size_t a, size_t b) {
    return std::pair(a != thoughts.best, -thoughts.moves[a].visits) <
           std::pair(b != thoughts.best, -thoughts.moves[b].visits);
  });
  const int mover = tree_->state().mover();
  Json moves = Json::array();
  for (size_t k = 0; k < std::min(order.size(), kMovesTold); ++k) {
    const agents::MoveAnalysis& one = thoughts.moves[order[k]];
    const auto path = std::ranges::find(paths(), one.move, &MovePath::move);
    Json move = Json::object().set("visits", one.visits).set("proven", one.proven);
    if (one.values.size() >= static_cast<size_t>(mover))
      move.set("value", one.values[static_cast<size_t>(mover - 1)]);
    if (path != paths().end()) move.set("path", Json(path->path)).set("label", path->label);
    move.set("line", line_json(one.line));
    moves.push(std::move(move));
  }
  return Json::object()
      .set("type", "thinking")
      .set("node", tree_->at())
      .set("mover", mover)
      .set("iterations", thoughts.iterations)
      .set("seconds", thoughts.seconds)
      .set("depth", thoughts.depth)
      .set("moves", std::move(moves));
}

// The moves that are expected, as people write them; only the first where chance has a say.
Json Room::line_json(const Moves& line) {
  Json out = Json::array();
  State state = tree_->state();
  const size_t most = tree_->table().game.has_chance() ? 1 : kLineTold;
  for (size_t i = 0; i < std::min(line.size(), most); ++i) {
    if (!tree_->referee().is_legal(state, line[i])) break;
    out.push(tree_->referee().notation(state, line[i]));
    if (i + 1 < most) tree_->referee().apply_legal(state, line[i]);
  }
  return out;
}

// Without a seat: the player to move, or the only human one.
int Room::eyes_of(int seat) {
  const int mover = tree_->state().mover();
  if (seat > 0 || is_human(mover) || std::ranges::count(seats_, kHuman) != 1) return seat > 0 ? seat : mover;
  return static_cast<int>(std::ranges::find(seats_, kHuman) - seats_.begin()) + 1;
}

void Room::broadcast() {
  find_board();
  const Json added = nodes_json(nodes_sent_);
  nodes_sent_ = tree_->nodes().size();
  std::map<int, std::string> texts;  // by seat
  for (const auto& [channel, seat] : channels_) {
    std::string& text = texts[seat];
    if (text.empty()) {
      Json message = Json::object().set("type", "position").set("added", added);
      message.set("seats", Json(seats_)).set("position", position_json(seat));
      if (tree_->table().drawable.equipment->boardless) message.set("board", board_json());
      text = message.text();
    }
    channel->send(text);
  }
}

Json Room::describe(int seat) {
  const Game& game = tree_->table().game;
  const GameInfo info = read_info(trial_.source);
  Json choices = Json::array();
  for (const std::string& option : game.choices().options) choices.push(option);
  return Json::object()
      .set("type", "trial")
      .set("id", trial_.id)
      .set("game", Json::object()
                       .set("slug", trial_.game)
                       .set("name", game.name())
                       .set("players", game.players())
                       .set("rules", info.rules)
                       .set("story", info.story))
      .set("options", std::move(choices))
      .set("ruleset", game.choices().ruleset.value_or(""))
      .set("seats", Json(seats_))
      .set("agents", players_for(game))
      .set("board", board_json())
      .set("nodes", nodes_json(0))
      .set("position", position_json(seat));
}

// A board that grows with the pieces is another one after each move.
void Room::find_board() {
  if (!board_svg_.empty() && !tree_->table().drawable.equipment->boardless) return;
  const runtime::View view = tree_->state().data().view();
  board_ = render::make_board(tree_->table().subject(), {.state = &view});
  board_svg_ = render::svg_body(board_, {}, {.live = true});
}

const std::vector<MovePath>& Room::paths() {
  if (paths_of_ == tree_->at()) return paths_;
  Moves moves = tree_->legal_moves();
  if (moves.size() > kMostMoves) moves.resize(kMostMoves);
  paths_ = move_paths(tree_->table(), board_, tree_->referee(), tree_->state(), moves);
  paths_of_ = tree_->at();
  return paths_;
}

Json Room::board_json() const {
  Json out = render::board_json(board_);
  Json labels = Json::object();
  for (int t = 0; t < geometry::kSiteTypes; ++t) {
    const auto type = static_cast<render::SiteType>(t);
    const auto& places = board_.places[static_cast<size_t>(t)];
    for (int site = 0; site < static_cast<int>(places.size()); ++site)
      if (places[static_cast<size_t>(site)].drawn)
        labels.set(board_.name_of(type, site), site_label(tree_->table(), type, site));
  }
  return out.set("labels", std::move(labels)).set("svg", board_svg_);
}

Json Room::nodes_json(size_t first) const {
  Json out = Json::array();
  for (size_t i = first; i < tree_->nodes().size(); ++i) {
    const GameTree::Node& node = tree_->nodes()[i];
    out.push(Json::object()
                 .set("id", i)
                 .set("parent", node.parent)
                 .set("mover", node.mover)
                 .set("label", node.label));
  }
  return out;
}

std::string Room::status() {
  const State& state = tree_->state();
  if (!state.over()) return {};
  if (state.players() == 1) return state.winner() == 1 ? "Solved" : "Not solved";
  if (const int winner = state.winner(); winner > 0) return "Player " + std::to_string(winner) + " wins";
  return "A draw";
}

Json Room::position_json(int seat) {
  const int mover = tree_->state().mover();
  const State seen = observe(tree_->state(), eyes_of(seat));
  const runtime::View view = seen.data().view();
  const render::PositionScene scene =
      render::make_position(tree_->table().subject(), board_, view, {.last_move = true});
  Json pieces = Json::object();
  for (size_t i = 0; i < scene.pieces.size(); ++i)  // the topmost of each site comes last
    if (i + 1 == scene.pieces.size() || scene.pieces[i + 1].site != scene.pieces[i].site)
      pieces.set(scene.pieces[i].site, scene.pieces[i].name);
  Json scores = Json::array();
  for (int p = 1; view.score && p <= seen.players(); ++p) scores.push(seen.score(p));
  Json ranks = Json::array();
  for (const double rank : seen.ranks()) ranks.push(rank);
  Json moves = Json::array();
  if (!seen.over() && is_human(mover) && (seat == 0 || seat == mover))
    for (const MovePath& path : paths()) {
      Json move =
          Json::object().set("path", Json(path.path)).set("label", path.label).set("say", path.sentence);
      if (path.off_board) move.set("button", true);
      moves.push(std::move(move));
    }
  return Json::object()
      .set("node", tree_->at())
      .set("ply", seen.ply())
      .set("mover", mover)
      .set("over", seen.over())
      .set("status", status())
      .set("ranks", std::move(ranks))
      .set("scores", std::move(scores))
      .set("held", held_ && is_agents_turn())
      .set("svg", render::position_svg(scene, {.live = true}))
      .set("pieces", std::move(pieces))
      .set("moves", std::move(moves));
}

}  // namespace ludens::server
