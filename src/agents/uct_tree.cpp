#include "agents/uct_tree.h"

#include <algorithm>

namespace ludens::agents {

Tree::Tree(std::size_t bytes, int players) : players_(players) {
  const std::size_t many = players > 2 ? static_cast<std::size_t>(players) : 0;
  const std::size_t one = sizeof(SearchNode) + sizeof(Move) + many * sizeof(float);
  capacity_ = std::clamp<std::size_t>(bytes / one, 1024, 0xFFFFFFF0u);
  nodes_.reserve(capacity_);
  moves_.reserve(capacity_);
  others_.reserve(capacity_ * many);
  clear(1);
}

void Tree::clear(int chooser) {
  nodes_.assign(2, SearchNode{});
  moves_.assign(2, Move{});
  if (players_ > 2) others_.assign(2 * static_cast<std::size_t>(players_), 0);
  nodes_[kRoot].chooser = static_cast<std::uint8_t>(chooser);
}

SearchNodeId Tree::add_child(SearchNodeId parent, const Move& move, int chooser) {
  if (!has_room(1)) return kNoNode;
  const auto id = static_cast<SearchNodeId>(nodes_.size());
  SearchNode& node = nodes_.emplace_back();
  node.chooser = static_cast<std::uint8_t>(chooser);
  node.next = nodes_[parent].first;
  nodes_[parent].first = id;
  moves_.push_back(move);
  if (players_ > 2) others_.resize(others_.size() + static_cast<std::size_t>(players_), 0);
  return id;
}

SearchNodeId Tree::child(SearchNodeId parent, const Move& move) const {
  SearchNodeId id = nodes_[parent].first;
  while (id != kNoNode && moves_[id] != move) id = nodes_[id].next;
  return id;
}

void Tree::go(const Moves& moves, int chooser) {
  SearchNodeId id = kRoot;
  for (const Move& move : moves) id = id == kNoNode ? kNoNode : child(id, move);
  if (id == kNoNode) return clear(chooser);
  if (id == kRoot) return;
  Tree fresh = Tree(0, players_);
  fresh.capacity_ = capacity_;
  fresh.nodes_.reserve(capacity_);
  fresh.moves_.reserve(capacity_);
  if (players_ > 2) fresh.others_.reserve(capacity_ * static_cast<std::size_t>(players_));
  fresh.copy_from(*this, id);
  *this = std::move(fresh);
  // The root's own value is that of who is to move.
  SearchNode& root = nodes_[kRoot];
  if (root.chooser != chooser) {
    root.sum = root.visits - root.sum;
    root.exact = 1 - root.exact;
    root.chooser = static_cast<std::uint8_t>(chooser);
  }
}

void Tree::copy_from(const Tree& from, SearchNodeId root) {
  struct Pair {
    SearchNodeId old, now;
  };
  const auto width = static_cast<std::size_t>(players_ > 2 ? players_ : 0);
  const auto take = [&](SearchNodeId old, SearchNodeId now) {
    SearchNode& node = nodes_[now];
    const SearchNodeId next = node.next;
    node = from.nodes_[old];
    node.first = kNoNode;
    node.next = next;
    std::copy_n(from.others_.begin() + static_cast<std::ptrdiff_t>(old * width), width,
                others_.begin() + static_cast<std::ptrdiff_t>(now * width));
  };
  take(root, kRoot);
  std::vector<Pair> open{{root, kRoot}};
  std::vector<SearchNodeId> children;
  while (!open.empty()) {
    const Pair pair = open.back();
    open.pop_back();
    children.clear();
    for (SearchNodeId id = from.nodes_[pair.old].first; id != kNoNode; id = from.nodes_[id].next)
      children.push_back(id);
    // Children are put in front of each other: the last first keeps their order.
    for (size_t i = children.size(); i-- > 0;) {
      const SearchNodeId now =
          add_child(pair.now, from.moves_[children[i]], from.nodes_[children[i]].chooser);
      take(children[i], now);
      open.push_back({children[i], now});
    }
  }
}

double Tree::value(SearchNodeId id, int seat) const {
  const SearchNode& node = nodes_[id];
  if (players_ > 2 && node.chooser != seat)
    return node.visits > 0
               ? static_cast<double>(
                     others_[id * static_cast<std::size_t>(players_) + static_cast<std::size_t>(seat - 1)]) /
                     node.visits
               : 0.5;
  const double own = node.proven ? static_cast<double>(node.exact) : node.mean();
  return node.chooser == seat ? own : 1 - own;
}

SearchNodeId Tree::favourite(SearchNodeId id) const {
  const auto is_lost = [&](const SearchNode& n) { return n.proven && n.exact == 0; };
  const auto is_won = [&](const SearchNode& n) { return n.proven && n.exact == 1; };
  const auto rank = [&](const SearchNode& n) { return is_won(n) ? 2 : is_lost(n) ? 0 : 1; };
  SearchNodeId best = kNoNode;
  for (SearchNodeId c = nodes_[id].first; c != kNoNode; c = nodes_[c].next) {
    if (best == kNoNode) {
      best = c;
      continue;
    }
    const SearchNode& a = nodes_[c];
    const SearchNode& b = nodes_[best];
    if (rank(a) > rank(b) || (rank(a) == rank(b) && a.visits > b.visits)) best = c;
  }
  return best;
}

void Tree::add(SearchNodeId id, const Values& values) {
  SearchNode& node = nodes_[id];
  ++node.visits;
  node.sum += values[node.chooser];
  if (players_ <= 2) return;
  float* sums = others_.data() + id * static_cast<std::size_t>(players_);
  for (int p = 1; p <= players_; ++p) sums[p - 1] += static_cast<float>(values[static_cast<size_t>(p)]);
}

// With three players and more, a player who does not care between two moves decides about the others: then
// nothing but the end itself is proven.
bool Tree::prove(SearchNodeId id, int chooser) {
  SearchNode& node = nodes_[id];
  if (node.proven) return true;
  if (players_ > 2 || node.first == kNoNode) return false;
  float best = 0;
  bool all = true;
  for (SearchNodeId c = node.first; c != kNoNode; c = nodes_[c].next) {
    const SearchNode& child = nodes_[c];
    all = all && child.proven;
    if (child.proven) best = std::max(best, child.exact);
  }
  if (!all && best < 1) return false;
  node.proven = true;
  node.exact = node.chooser == chooser ? best : 1 - best;
  return true;
}

}  // namespace ludens::agents
