// room_messages.cpp - what those in a room are told: the board, the tree, the position as their seat sees it,
// what programs think.
#include <algorithm>
#include <utility>

#include "apps/server/game_info.h"
#include "apps/server/game_looks.h"
#include "apps/server/move_wish.h"
#include "apps/server/room.h"
#include "render/of_state.h"
#include "render/painter.h"

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
  if (tree_->ready().game.has_secrets()) return;
  const std::string text = thoughts_json(thoughts).text();
  for (const auto& [channel, guest] : channels_) channel->send({text, "thinking"});
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
    if (one.plies_to_end > 0) move.set("pliesToEnd", one.plies_to_end);
    if (one.values.size() >= static_cast<size_t>(mover))
      move.set("value", one.values[static_cast<size_t>(mover - 1)]);
    if (path != paths().end()) move.set("path", Json(path->path)).set("label", path->label);
    move.set("line", line_json(one.line));
    moves.push(std::move(move));
  }
  return Json::object()
      .set("type", "thinking")
      .set("node", tree_->at())
      .set("mover", seat_to_move())
      .set("iterations", thoughts.iterations)
      .set("seconds", thoughts.seconds)
      .set("depth", thoughts.depth)
      .set("moves", std::move(moves));
}

// The moves that are expected, as people write them; only the first where chance has a say.
Json Room::line_json(const Moves& line) {
  Json out = Json::array();
  State state = tree_->state();
  const size_t most = tree_->ready().game.has_chance() ? 1 : kLineTold;
  for (size_t i = 0; i < std::min(line.size(), most); ++i) {
    if (!tree_->referee().is_legal(state, line[i])) break;
    out.push(tree_->referee().notation(state, line[i]));
    if (i + 1 < most) tree_->referee().apply_legal(state, line[i]);
  }
  return out;
}

// Who looks back sees what they saw: the way there is long, and not to be replayed at every move of others.
void Room::broadcast() {
  const size_t first = std::exchange(nodes_sent_, tree_->nodes().size());
  std::map<Guest, Message> texts;
  std::map<Guest, Json> looked;
  for (const auto& [channel, guest] : channels_) {
    Message& text = texts.try_emplace(guest, std::string()).first->second;
    if (text.text.empty()) {
      const auto known = looked_.find(guest);
      Json scene = known != looked_.end() ? known->second : scene_for(guest);
      text = position_text(guest, scene, first);
      if (guest.cursor != kFollow) looked.emplace(guest, std::move(scene));
    }
    channel->send(text);
  }
  looked_ = std::move(looked);
}

// The position, and the board where that is another one in each.
Json Room::scene_for(const Guest& guest) {
  return tree_->at_node(node_of(guest), [&] {
    find_board(view_for(guest.rights));
    Json out = Json::object().set("position", position_json(guest));
    if (tree_->ready().drawable.equipment->boardless) out.set("board", board_json());
    return out;
  });
}

// With the nodes from `first` on.
Message Room::position_text(const Guest& guest, const Json& scene, size_t first) {
  Json message = Json::object().set("type", "position").set("added", Json::array());
  message.set("seats", Json(seats_)).set("you", you_json(guest.rights)).set("now", tree_->at());
  message.set("position", *scene.find("position"));
  if (const Json* board = scene.find("board")) message.set("board", *board);
  return position_message(message, nodes_json(first, guest.rights));
}

// What whoever reads it may do. Only who made the trial is told the keys, which are then that one's to give;
// those that were given belong to others.
Json Room::you_json(const Rights& rights) const {
  Json seats = Json::array();
  for (int seat = 1; seat <= players(); ++seat)
    if (plays(rights, seat)) seats.push(seat);
  Json out = Json::object()
                 .set("owner", rights.owner)
                 .set("seats", std::move(seats))
                 .set("rewind", plays_all(rights));
  if (!rights.owner) return out;
  Json keys = Json::array(), given = Json::array();
  for (int seat = 1; seat <= players(); ++seat) {
    keys.push(keys_.is_given(seat) ? std::string() : keys_.seat(seat));
    if (keys_.is_given(seat)) given.push(seat);
  }
  return out.set("key", keys_.owner()).set("keys", std::move(keys)).set("given", std::move(given));
}

Json Room::describe(const Rights& rights) {
  find_board(view_for(rights));
  const Game& game = tree_->ready().game;
  const GameInfo info = read_info(trial_.source);
  Json choices = Json::array();
  for (const std::string& option : game.choices().options) choices.push(option);
  Json out =
      Json::object()
          .set("type", "trial")
          .set("id", trial_.id)
          .set("game", Json::object()
                           .set("slug", trial_.game)
                           .set("name", game.name())
                           .set("players", game.players())
                           .set("colours", seat_colours_json(tree_->ready()))
                           .set("rules", info.rules)
                           .set("story", info.story)
                           .set("solvable", !tree_->ready().puzzle && solve::Oracle::refusal(game).empty()))
          .set("options", std::move(choices))
          .set("ruleset", game.choices().ruleset.value_or(""))
          .set("seats", Json(seats_))
          .set("agents", players_for(game))
          .set("board", board_json())
          .set("nodes", nodes_json(0, rights))
          .set("you", you_json(rights))
          .set("seat", only_seat(rights))
          .set("now", tree_->at())
          .set("position", position_json({.rights = rights}));
  if (tree_->ready().puzzle) out.set("puzzle", puzzle_json());
  return out;
}

// A board that grows with the pieces is another one after each move, and as each may see it.
void Room::find_board(const State& seen) {
  if (!board_svg_.empty() && !tree_->ready().drawable.equipment->boardless) return;
  board_ = render::make_board(tree_->ready().subject(), seen);
  board_svg_ = render::svg_body(board_, {}, {.live = true});
}

const std::vector<MovePath>& Room::paths() {
  if (paths_of_ == tree_->at()) return paths_;
  State seen = observe(tree_->state(), tree_->state().mover());
  find_board(seen);
  Moves moves = tree_->legal_moves();
  if (moves.size() > kMostMoves) moves.resize(kMostMoves);
  paths_ = move_paths(tree_->ready(), board_, tree_->referee(), seen, moves);
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
        labels.set(board_.name_of(type, site), site_label(tree_->ready(), tree_->state(), type, site));
  }
  return out.set("labels", std::move(labels))
      .set("faces", players_face(tree_->ready(), board_))
      .set("svg", board_svg_);
}

// Moves as the one seat may see them; as everybody may, where it is none or more than one.
Json Room::nodes_json(size_t first, const Rights& rights) const {
  const auto seat = static_cast<size_t>(only_seat(rights));
  Json out = Json::array();
  for (size_t i = first; i < tree_->nodes().size(); ++i) {
    const GameTree::Position& node = tree_->nodes()[i];
    out.push(Json::object()
                 .set("id", i)
                 .set("parent", node.parent)
                 .set("mover", node.mover)
                 .set("label", node.seen.empty() ? node.label : node.seen[seat]));
  }
  return out;
}

std::string Room::status() {
  const State& state = tree_->state();
  if (!state.over()) return {};
  if (const std::string limit = state.limit(); !limit.empty()) return "Given up: " + limit;
  if (state.players() == 1) return state.winner() == 1 ? "Solved" : "Not solved";
  if (const int winner = state.winner(); winner > 0)
    return "Player " + std::to_string(state.seat(winner)) + " wins";
  return "A draw";
}

// Not in games with secrets: what decided one may lie where others must not look.
std::vector<render::SiteRef> Room::decided() {
  std::vector<render::SiteRef> out;
  if (!tree_->state().over() || tree_->ready().game.has_secrets()) return out;
  for (const auto& [type, site] : tree_->referee().decisive_sites(tree_->state()))
    out.emplace_back(static_cast<render::SiteType>(type), site);
  return out;
}

// Where somebody looks back, only who plays for everybody may go on from there.
bool Room::may_move(const Guest& guest) {
  return !tree_->state().over() && plays(guest.rights, seat_to_move()) &&
         (guest.cursor == kFollow || plays_all(guest.rights));
}

std::string Room::wish_for(const Guest& guest) {
  if (!may_move(guest)) return {};
  return wish_of(tree_->ready(), observe(tree_->state(), tree_->state().mover()), paths());
}

Json Room::moves_json(const Guest& guest) {
  Json moves = Json::array();
  if (!may_move(guest)) return moves;
  for (const MovePath& path : paths()) {
    Json move =
        Json::object().set("path", Json(path.path)).set("label", path.label).set("say", path.sentence);
    if (path.off_board) move.set("button", true);
    moves.push(std::move(move));
  }
  return moves;
}

// The tree stands where the guest looks.
Json Room::position_json(const Guest& guest) {
  const State seen = view_for(guest.rights);
  const render::PositionScene scene = render::make_position(
      tree_->ready().subject(), board_, seen,
      {.last_move = tree_->at() > 0, .decided = decided(), .given = tree_->ready().given()});
  Json pieces = Json::object();
  for (size_t i = 0; i < scene.pieces.size(); ++i)  // the topmost of each site comes last
    if (i + 1 == scene.pieces.size() || scene.pieces[i + 1].site != scene.pieces[i].site)
      pieces.set(scene.pieces[i].site, scene.pieces[i].name);
  Json ranks = Json::array(), scores = Json::array(), playing = Json::array();
  for (int seat = 1; seat <= seen.players(); ++seat) {
    ranks.push(seen.rank(player_at(seat)));
    playing.push(player_at(seat));
    if (seen.has_scores()) scores.push(seen.score(player_at(seat)));
  }
  // Who looks back and plays for everybody may have programs go on from there.
  const bool waits = guest.cursor == kFollow ? held_ : plays_all(guest.rights);
  Json out = Json::object()
                 .set("node", tree_->at())
                 .set("ply", seen.ply())
                 .set("mover", seat_to_move())
                 .set("playing", std::move(playing))
                 .set("over", seen.over())
                 .set("status", status())
                 .set("ranks", std::move(ranks))
                 .set("scores", std::move(scores))
                 .set("held", waits && is_agents_turn())
                 .set("wish", wish_for(guest))
                 .set("svg", render::position_svg(scene, {.live = true}))
                 .set("pieces", std::move(pieces))
                 .set("moves", moves_json(guest));
  add_values(out);
  add_worth(out, guest);
  return out;
}

}  // namespace ludens::server
