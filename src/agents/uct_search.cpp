#include "agents/uct_search.h"

#include <algorithm>
#include <cmath>

namespace ludens::agents {

namespace {

constexpr int kToTheEnd = 100'000;
constexpr std::uint64_t kLearningSeed = 1;  // the same for all threads

// So few that what is valued is still about the leaf of the tree.
constexpr int kFewPlies = 4;

}  // namespace

UctSearch::UctSearch(const Game& game, const UctOptions& options, std::uint64_t seed)
    : options_(options),
      players_(game.players()),
      open_loop_(game.has_chance()),
      referee_(game, mix64(seed + 1)),
      random_(seed),
      tree_(options.bytes, game.players()),
      root_(referee_.start()),
      state_(root_),
      most_plies_(options.most_plies > 0 || game.players() == 2 ? options.most_plies : kToTheEnd) {
  path_.reserve(256);
}

void UctSearch::set_root(const State& state, const Moves& moves, const Moves& path) {
  root_ = state;
  root_moves_ = moves;
  state_ = state;
  iterations_ = 0;
  deepest_ = 0;
  if (path.empty())
    tree_.clear(seat_to_move(state));
  else
    tree_.go(path, seat_to_move(state));
}

// --- playouts that do not come to an end

void UctSearch::learn(const Limits& limits) {
  if (most_plies_ > 0) return;
  if (!learning_) learning_ = std::make_unique<Learning>(referee_.game(), kLearningSeed);
  if (!learning_->looks_at_games(limits)) return;
  if (!learning_->do_games_say_little()) {
    most_plies_ = kToTheEnd;
  } else if (learning_->learns(limits)) {
    evaluation_ = learning_->evaluation();
    most_plies_ = evaluation_->tells_apart() ? kFewPlies : kToTheEnd;
  }
  if (most_plies_ > 0) learning_.reset();
}

void UctSearch::guess_values(const Limits& limits, Values& values) {
  if (!evaluation_) evaluation_ = Evaluation::learn(referee_.game(), kLearningSeed, limits);
  const double first = evaluation_->chances(state_, 1);
  values[static_cast<size_t>(state_.seat(1))] = first;
  values[static_cast<size_t>(state_.seat(2))] = 1 - first;
}

// --- choosing

namespace {

// UCB1 without its square root of the logarithm, which is the same for all siblings.
double bound(const SearchNode& node, double spread, double first_play) {
  if (node.visits == 0) return first_play;
  const double visits = node.visits;
  return node.sum / visits + spread / std::sqrt(visits);
}

double spread_of(double exploration, double visits) {
  return exploration * std::sqrt(std::log(visits + 1));
}

}  // namespace

// Those of the node, whose state is `state_`.
void UctSearch::find_moves(SearchNodeId id) {
  if (id == kRoot)
    legal_ = root_moves_;
  else
    referee_.legal_moves(state_, legal_);
}

SearchNodeId UctSearch::select(SearchNodeId id) const {
  const double spread = spread_of(options_.exploration, tree_[id].visits);
  SearchNodeId best = tree_[id].first;
  double most = -1;
  for (SearchNodeId c = tree_[id].first; c != kNoNode; c = tree_[c].next) {
    const SearchNode& node = tree_[c];
    if (node.proven && node.exact == 0) continue;
    const double score = bound(node, spread, options_.first_play);
    if (score <= most) continue;
    most = score;
    best = c;
  }
  return best;
}

// Among the moves that are legal now. One that is new gets a node, drawn among those where trying it is worth
// it.
SearchNodeId UctSearch::select_open(SearchNodeId id) {
  find_moves(id);
  double visits = 0;
  size_t untried = 0;
  // Those that have a node come to stand behind those that have none.
  for (size_t i = 0; i < legal_.size(); ++i) {
    const SearchNodeId c = tree_.child(id, legal_[i]);
    if (c == kNoNode)
      std::swap(legal_[untried++], legal_[i]);
    else
      visits += tree_[c].visits;
  }
  const double spread = spread_of(options_.exploration, visits);
  SearchNodeId best = kNoNode;
  double most = untried > 0 ? options_.first_play : -1;
  for (size_t i = untried; i < legal_.size(); ++i) {
    const SearchNodeId c = tree_.child(id, legal_[i]);
    const double score = bound(tree_[c], spread, options_.first_play);
    if (score <= most) continue;
    most = score;
    best = c;
  }
  if (best != kNoNode || untried == 0) return best;
  return tree_.add_child(id, legal_[static_cast<size_t>(random_.below(static_cast<int>(untried)))],
                         path_.back().seat);
}

// In random order: the order in which they will be tried first.
bool UctSearch::expand(SearchNodeId id) {
  find_moves(id);
  if (!tree_.has_room(legal_.size())) return false;
  for (size_t i = legal_.size(); i > 1; --i)
    std::swap(legal_[i - 1], legal_[static_cast<size_t>(random_.below(static_cast<int>(i)))]);
  for (const Move& move : legal_) tree_.add_child(id, move, path_.back().seat);
  return true;
}

// The child to go on with, kNoNode at a leaf. `state_` is the node's.
SearchNodeId UctSearch::descend(SearchNodeId id) {
  const SearchNode& node = tree_[id];
  if (state_.over() || node.proven) return kNoNode;
  const bool young = id != kRoot && node.visits < static_cast<std::uint32_t>(options_.expand);
  if (open_loop_) return young ? kNoNode : select_open(id);
  if (node.first == kNoNode && (young || !expand(id))) return kNoNode;
  return select(id);
}

// --- one iteration

bool UctSearch::iterate(const Limits& limits) {
  state_ = root_;
  path_.clear();
  path_.push_back({kRoot, seat_to_move(state_)});
  for (;;) {
    const SearchNodeId next = descend(path_.back().node);
    if (next == kNoNode) break;
    referee_.apply_legal(state_, tree_.move(next));
    if (referee_.out_of_time()) return false;
    path_.push_back({next, seat_to_move(state_)});
  }
  if (referee_.out_of_time()) return false;
  SearchNode& leaf = tree_[path_.back().node];
  Values values{};
  if (leaf.proven && !state_.over()) {
    for (int p = 1; p <= players_; ++p) values[static_cast<size_t>(p)] = tree_.value(path_.back().node, p);
  } else {
    const bool ended = state_.over();
    const int most = most_plies_ > 0 ? most_plies_ : kToTheEnd;
    if (!ended && !play_out(referee_, state_, random_, limits, most)) return false;
    if (state_.over() || players_ != 2)
      read_values(state_, values);
    else
      guess_values(limits, values);
    if (ended && !open_loop_ && path_.size() > 1) {
      leaf.proven = true;
      leaf.exact = static_cast<float>(values[leaf.chooser]);
    }
  }
  back_up(values);
  ++iterations_;
  return true;
}

void UctSearch::back_up(const Values& values) {
  for (const Step& step : path_) tree_.add(step.node, values);
  deepest_ = std::max(deepest_, static_cast<int>(path_.size()) - 1);
  if (open_loop_ || !tree_[path_.back().node].proven) return;
  for (size_t i = path_.size() - 1; i-- > 0;)
    if (!tree_.prove(path_[i].node, path_[i].seat)) break;
}

// --- what was found

Moves UctSearch::line_from(SearchNodeId id) const {
  constexpr size_t kLongest = 16;
  Moves out;
  for (; id != kNoNode && tree_[id].visits > 0 && out.size() < kLongest; id = tree_.favourite(id))
    out.push_back(tree_.move(id));
  return out;
}

Analysis UctSearch::analyse(const Moves& moves) const {
  Analysis out = analysis_of(moves);
  out.iterations = iterations_;
  out.depth = deepest_;
  for (MoveAnalysis& one : out.moves) {
    const SearchNodeId id = tree_.child(kRoot, one.move);
    if (id == kNoNode || tree_[id].visits == 0) continue;
    one.visits = tree_[id].visits;
    one.proven = tree_[id].proven;
    for (int p = 1; p <= players_; ++p) one.values.push_back(tree_.value(id, root_.seat(p)));
    one.line = line_from(id);
  }
  return out;
}

}  // namespace ludens::agents
