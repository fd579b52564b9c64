// uct_tree.h - the tree of a search: what was seen after each move, in few bytes a move.
//
// Nodes lie in arrays that are reserved once and filled from the front, so growing never moves or allocates;
// memory that was never filled costs nothing. A node's children are a list: in games without chance they are
// made all at once and lie side by side, in games of chance one by one, as they are met.
//
// One thread owns a tree. Knows nothing of rules.
#pragma once

#include <cstdint>
#include <vector>

#include "agents/thinking.h"
#include "ludens/move.h"

namespace ludens::agents {

using SearchNodeId = std::uint32_t;
inline constexpr SearchNodeId kNoNode = 0;
inline constexpr SearchNodeId kRoot = 1;

struct SearchNode {
  double sum = 0;  // of the values for the chooser
  std::uint32_t visits = 0;
  SearchNodeId first = kNoNode;  // child
  SearchNodeId next = kNoNode;   // sibling
  float exact = 0;               // what it is worth to the chooser where that is proven
  std::uint8_t chooser = 0;      // the seat that made the move; for the root, that is to move
  bool proven = false;

  double mean() const { return visits > 0 ? sum / visits : 0.5; }
};

class Tree {
 public:
  Tree(std::size_t bytes, int players);

  // --- building
  void clear(int chooser);  // the root alone
  // Makes one more child; kNoNode where the memory is full.
  SearchNodeId add_child(SearchNodeId parent, const Move& move, int chooser);
  bool has_room(std::size_t children) const { return nodes_.size() + children <= capacity_; }
  // Makes the node at the end of the moves the root and forgets everything else. Clears the tree where it
  // does not lead there.
  void go(const Moves& moves, int chooser);

  // --- reading
  SearchNode& operator[](SearchNodeId id) { return nodes_[id]; }
  const SearchNode& operator[](SearchNodeId id) const { return nodes_[id]; }
  const Move& move(SearchNodeId id) const { return moves_[id]; }
  SearchNodeId child(SearchNodeId parent, const Move& move) const;  // kNoNode: there is none
  std::size_t size() const { return nodes_.size() - 1; }
  // The mean value of the node for a seat, or what it is proven to be.
  double value(SearchNodeId id, int seat) const;
  // The child that was visited most, those that are proven to lose last; kNoNode: there is none.
  SearchNodeId favourite(SearchNodeId id) const;

  // --- what an iteration has found
  void add(SearchNodeId id, const Values& values);
  // Looks whether the children prove something about the node; true where it is proven now.
  bool prove(SearchNodeId id, int chooser);

 private:
  // The copy of a subtree in other arrays, its root at kRoot.
  void copy_from(const Tree& from, SearchNodeId root);

  int players_;
  std::size_t capacity_;
  std::vector<SearchNode> nodes_;  // [0] is nobody
  std::vector<Move> moves_;        // by node: how it is reached
  std::vector<float> others_;      // by node and seat, the sums; only where there are more than two players
};

}  // namespace ludens::agents
