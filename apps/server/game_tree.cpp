#include "apps/server/game_tree.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

namespace ludens::server {

namespace {

std::string to_text(const std::vector<int>& numbers) {
  std::string out;
  for (const int number : numbers) out += (out.empty() ? "" : " ") + std::to_string(number);
  return out;
}

std::vector<int> to_numbers(const std::string& text) {
  std::istringstream in(text);
  std::vector<int> out;
  for (int number = 0; in >> number;) out.push_back(number);
  return out;
}

std::vector<int> outcomes(const std::vector<Draw>& draws) {
  std::vector<int> out;
  for (const Draw& draw : draws) out.push_back(draw.outcome);
  return out;
}

store::StoredMove to_stored(const GameTree::Position& node, int number) {
  return {.number = number,
          .parent = node.parent,
          .key = node.key,
          .draws = to_text(node.draws),
          .ahead = to_text(node.ahead),
          .mover = node.mover,
          .label = node.label};
}

}  // namespace

GameTree::GameTree(ReadyGameRef ready, store::Store& store, std::string id, std::uint64_t seed)
    : ready_(std::move(ready)), store_(store), id_(std::move(id)), trial_(ready_->game, seed) {}

std::unique_ptr<GameTree> GameTree::make(ReadyGameRef ready, store::Store& store,
                                         const store::StoredTrial& trial, std::string& why) {
  std::unique_ptr<GameTree> tree(new GameTree(std::move(ready), store, trial.id, trial.seed));
  Position start;
  start.draws = outcomes(tree->trial_.start_draws());
  tree->trial_.legal_moves();
  start.ahead = outcomes(tree->trial_.draws_about_moves());
  tree->nodes_.push_back(std::move(start));
  if (store.add(trial, to_stored(tree->nodes_[0], 0))) return tree;
  why = store.error();
  return nullptr;
}

std::unique_ptr<GameTree> GameTree::load(ReadyGameRef ready, store::Store& store,
                                         const store::StoredTrial& trial,
                                         const std::vector<store::StoredMove>& stored, std::string& why) {
  // Chance goes on differently from how it began.
  const std::uint64_t seed = mix64(trial.seed + stored.size());
  std::unique_ptr<GameTree> tree(new GameTree(std::move(ready), store, trial.id, seed));
  why = "the moves that are stored do not fit the rules";
  if (stored.empty() || stored.size() > kMostNodes) return nullptr;
  for (const store::StoredMove& node : stored)
    if (!tree->add_stored(node)) return nullptr;
  tree->trial_.restart(tree->nodes_[0].draws);
  tree->trial_.legal_moves(tree->nodes_[0].ahead);
  for (size_t i = 1; i < tree->nodes_.size(); ++i) tree->remember_draws(tree->nodes_[i]);
  if (!tree->visit_all()) return nullptr;
  if (trial.at < 0 || trial.at >= static_cast<int>(stored.size()) || !tree->walk_to(trial.at)) return nullptr;
  why.clear();
  return tree;
}

bool GameTree::add_stored(const store::StoredMove& stored) {
  const int number = static_cast<int>(nodes_.size());
  if (stored.number != number || (number > 0 && (stored.parent < 0 || stored.parent >= number))) return false;
  Position& node = nodes_.emplace_back();
  node.parent = number == 0 ? -1 : stored.parent;
  node.key = stored.key;
  node.draws = to_numbers(stored.draws);
  node.ahead = to_numbers(stored.ahead);
  node.mover = stored.mover;
  node.label = stored.label;
  node.named = stored.mover > 0;
  if (number > 0) nodes_[static_cast<size_t>(node.parent)].children.push_back(number);
  return true;
}

// Replays every branch where that is needed: moves have no label yet, or it depends on who looks. Depth
// first, so that each move is made once.
bool GameTree::visit_all() {
  const bool secrets = ready_->game.has_secrets();
  const bool nameless =
      std::any_of(nodes_.begin() + 1, nodes_.end(), [](const Position& n) { return !n.named; });
  if (!secrets && !nameless) return true;
  renamed_ = nameless;
  std::vector<int> todo(nodes_[0].children.rbegin(), nodes_[0].children.rend());
  while (!todo.empty()) {
    const int number = todo.back();
    todo.pop_back();
    if (!walk_to(number)) return false;
    const std::vector<int>& children = nodes_[static_cast<size_t>(number)].children;
    todo.insert(todo.end(), children.rbegin(), children.rend());
  }
  return true;
}

void GameTree::store_labels() {
  if (!std::exchange(renamed_, false)) return;
  std::vector<store::StoredMove> stored;
  for (size_t i = 1; i < nodes_.size(); ++i) stored.push_back(to_stored(nodes_[i], static_cast<int>(i)));
  store_.set_labels(id_, stored);  // where that fails, they are found again next time
}

// Chance decides here as it has decided before, also where another move is played.
void GameTree::remember_draws(Position& node) {
  const Position& parent = nodes_[static_cast<size_t>(node.parent)];
  node.ply = parent.ply + 1;
  const size_t about_moves = parent.ahead.size();
  const auto rest =
      node.draws.begin() + static_cast<std::ptrdiff_t>(std::min(about_moves, node.draws.size()));
  trial_.foresee(parent.ply, {}, {rest, node.draws.end()});
  trial_.foresee(node.ply, node.ahead, {});
}

const Moves& GameTree::legal_moves() {
  return trial_.legal_moves();
}

// In the position before it.
bool GameTree::find_move(Position& node) {
  if (node.known) return true;
  const Move* found = trial_.find(node.key, node.draws);
  if (!found) return false;
  node.move = *found;
  node.mover = trial_.state().seat(trial_.state().mover());
  node.label = trial_.referee().notation(trial_.state(), node.move);
  node.known = node.named = true;
  return true;
}

// How the move that was just made is written for each seat.
void GameTree::tell_apart(Position& node, const State& before) {
  const State& after = trial_.state();
  node.seen.assign(static_cast<size_t>(before.players()) + 1, {});
  node.seen[0] = trial_.referee().notation(before, node.move, after, 0);
  for (int player = 1; player <= before.players(); ++player)
    node.seen[static_cast<size_t>(before.seat(player))] =
        trial_.referee().notation(before, node.move, after, player);
}

// From its parent.
bool GameTree::step(int number) {
  Position& node = nodes_[static_cast<size_t>(number)];
  const bool known = node.known;
  if (!find_move(node)) return false;
  if (known) trial_.legal_moves(node.draws);
  std::optional<State> before;
  if (node.seen.empty() && ready_->game.has_secrets()) before = trial_.state();
  trial_.play_legal(Move(node.move), node.draws);
  if (before) tell_apart(node, *before);
  trial_.legal_moves(node.ahead);
  line_.push_back(number);
  ++steps_;
  return true;
}

// Is this the move of a child of the present position?
bool GameTree::leads_to(int child, const Move& move) {
  Position& node = nodes_[static_cast<size_t>(child)];
  return find_move(node) && node.move == move;
}

bool GameTree::walk_to(int node) {
  std::vector<int> path;
  for (int at = node; at > 0; at = nodes_[static_cast<size_t>(at)].parent) path.push_back(at);
  std::ranges::reverse(path);
  const auto parted = std::ranges::mismatch(line_, path);
  const size_t shared = static_cast<size_t>(parted.in1 - line_.begin());
  while (line_.size() > shared) {
    trial_.undo();
    line_.pop_back();
  }
  for (size_t i = shared; i < path.size(); ++i)
    if (!step(path[i])) return false;
  return true;
}

std::string GameTree::go(int node) {
  if (node < 0 || node >= static_cast<int>(nodes_.size())) return "there is no such move";
  const int before = at();
  std::string why;
  if (!walk_to(node))
    why = "the move cannot be replayed";
  else if (!store_.look_at(id_, node))
    why = store_.error();
  if (!why.empty()) return_to(before);
  return why;
}

// From where a move does not fit.
void GameTree::return_to(int node) {
  walk_to(node);
  trial_.legal_moves(nodes_[static_cast<size_t>(node)].ahead);  // not those of that move
}

bool GameTree::reaches(int node) {
  bool known = true;  // by somebody who has been there
  for (int n = node; n > 0 && known; n = nodes_[static_cast<size_t>(n)].parent)
    known = nodes_[static_cast<size_t>(n)].known;
  if (known) return true;
  const int before = at();
  const bool found = walk_to(node);
  return_to(before);
  return found;
}

std::string GameTree::play(const Move& move) {
  const int parent = at();
  for (const int child : nodes_[static_cast<size_t>(parent)].children)
    if (leads_to(child, move)) return go(child);
  if (nodes_.size() >= kMostNodes) return "this trial has too many moves";
  Position node;
  node.parent = parent;
  node.ply = nodes_[static_cast<size_t>(parent)].ply + 1;
  node.mover = trial_.state().seat(trial_.state().mover());
  node.label = trial_.referee().notation(trial_.state(), move);
  node.move = move;
  node.known = node.named = true;
  std::optional<State> before;
  if (ready_->game.has_secrets()) before = trial_.state();
  trial_.play_legal(move);
  if (before) tell_apart(node, *before);
  ++steps_;
  const ludens::Trial::Ply& ply = trial_.record()[trial_.plies() - 1];
  node.key = ply.key;
  node.draws = outcomes(ply.draws);
  trial_.legal_moves();
  node.ahead = outcomes(trial_.draws_about_moves());
  const int number = static_cast<int>(nodes_.size());
  if (!store_.append(id_, to_stored(node, number))) {
    trial_.undo();
    return store_.error();
  }
  nodes_[static_cast<size_t>(parent)].children.push_back(number);
  nodes_.push_back(std::move(node));
  line_.push_back(number);
  return {};
}

int GameTree::child_to_redo() const {
  const std::vector<int>& children = nodes_[static_cast<size_t>(at())].children;
  return children.empty() ? -1 : children.back();
}

}  // namespace ludens::server
