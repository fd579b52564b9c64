// room_messages.cpp - what those in a room are told: the board, the tree, the position as their seat sees it,
// what programs think.
#include <algorithm>

#include "apps/server/game_info.h"
#include "apps/server/move_wish.h"
#include "apps/server/room.h"
#include "apps/server/table_looks.h"
#include "engine/data.h"
#include "render/painter.h"
#include "render/position_scene.h"

namespace ludens::server {

namespace {

constexpr size_t kMovesTold = 5;  // of what a program thinks
constexpr size_t kLineTold = 6;

// Where a newer position takes its place before it is sent, the moves that it adds are sent with that.
Message position_message(const Json& message, const Json& added) {
  constexpr std::string_view kHead = R"({"type":"position","added":[)";
  const std::string items = added.text();
  return {message.text(), "position", items.substr(1, items.size() - 2), kHead.size()};
}

}  // namespace

// Nothing of it in games with secrets: a program's thoughts betray what its seat sees.
void Room::tell_thoughts(int node, const agents::Analysis& thoughts) {
  if (node != tree_->at() || thinking_ == 0 || thoughts.moves.empty() ||
      (stop_.stop_requested() && !hurried_))
    return;
  if (tree_->table().game.data().game->program().uses.hidden) return;
  const std::string text = thoughts_json(thoughts).text();
  for (const auto& [channel, seat] : channels_) channel->send({text, "thinking"});
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
  std::map<int, Message> texts;  // by seat
  for (const auto& [channel, seat] : channels_) {
    Message& text = texts.try_emplace(seat, std::string()).first->second;
    if (text.text.empty()) {
      Json message = Json::object().set("type", "position").set("added", Json::array());
      message.set("seats", Json(seats_)).set("position", position_json(seat));
      if (tree_->table().drawable.equipment->boardless) message.set("board", board_json());
      text = position_message(message, added);
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
                       .set("colours", seat_colours_json(tree_->table()))
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
  return out.set("labels", std::move(labels))
      .set("faces", players_face(tree_->table(), board_))
      .set("svg", board_svg_);
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

// Not in games with secrets: what decided one may lie where others must not look.
std::vector<render::SiteRef> Room::decided() {
  std::vector<render::SiteRef> out;
  if (!tree_->state().over() || tree_->table().game.data().game->program().uses.hidden) return out;
  for (const auto& [type, site] : tree_->referee().decisive_sites(tree_->state()))
    out.emplace_back(static_cast<render::SiteType>(type), site);
  return out;
}

Json Room::position_json(int seat) {
  const int mover = tree_->state().mover();
  const State seen = observe(tree_->state(), eyes_of(seat));
  const runtime::View view = seen.data().view();
  const render::PositionScene scene = render::make_position(
      tree_->table().subject(), board_, view, {.last_move = tree_->at() > 0, .decided = decided()});
  Json pieces = Json::object();
  for (size_t i = 0; i < scene.pieces.size(); ++i)  // the topmost of each site comes last
    if (i + 1 == scene.pieces.size() || scene.pieces[i + 1].site != scene.pieces[i].site)
      pieces.set(scene.pieces[i].site, scene.pieces[i].name);
  Json scores = Json::array();
  for (int p = 1; view.score && p <= seen.players(); ++p) scores.push(seen.score(p));
  Json ranks = Json::array();
  for (const double rank : seen.ranks()) ranks.push(rank);
  Json moves = Json::array();
  std::string wish;
  if (!seen.over() && is_human(mover) && (seat == 0 || seat == mover)) {
    wish = wish_of(tree_->table(), tree_->state(), paths());
    for (const MovePath& path : paths()) {
      Json move =
          Json::object().set("path", Json(path.path)).set("label", path.label).set("say", path.sentence);
      if (path.off_board) move.set("button", true);
      moves.push(std::move(move));
    }
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
      .set("wish", wish)
      .set("svg", render::position_svg(scene, {.live = true}))
      .set("pieces", std::move(pieces))
      .set("moves", std::move(moves));
}

}  // namespace ludens::server
