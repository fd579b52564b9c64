// uct_search.h - one thread's search: a tree, a referee and a generator of its own.
//
// Each iteration walks from the root to a leaf by the moves that look best or were tried least (UCB1), plays
// from there at random to the end and adds the result to all nodes on the way. A node gets children once it
// has been visited a few times. In games without chance, what is certain is proven upwards from the ends.
//
// Random games that go on for long and are seldom won say little of who is ahead. Where some of them show
// that a game of two players is so, playouts are broken off soon, and what is there is valued instead.
//
// Games of chance are searched with an open loop: a node stands for the moves that lead to it, whatever
// chance did between them, and only the moves that are legal in the state at hand are looked at.
#pragma once

#include "agents/evaluation.h"
#include "agents/uct_tree.h"

namespace ludens::agents {

struct UctOptions {
  double exploration = 0.5;  // weight of trying what was tried little, on values from 0 to 1
  double first_play = 1;     // what a move that was never tried is taken to be worth
  int expand = 4;            // visits before a node gets children
  int most_plies = 0;        // of a playout; 0: to the end, or few where random games are seldom won
  std::size_t bytes = std::size_t{256} << 20;
  bool reuse = true;  // keep what the last search knows about the position
};

class UctSearch {
 public:
  UctSearch(const Game& game, const UctOptions& options, std::uint64_t seed);

  // The position to search, and which of its moves. `path` leads to it from the one before; empty: begin
  // anew.
  void set_root(const State& state, const Moves& moves, const Moves& path);

  Referee& referee() { return referee_; }

  // What there is to know of the game before it is searched, bit by bit where the limits come first. Until
  // it is known playouts go to the end.
  void learn(const Limits& limits);
  int most_plies() const { return most_plies_; }  // of a playout; 0: not known yet

  // One playout more; false where the limits were reached within it, and it does not count.
  bool iterate(const Limits& limits);
  bool is_solved() const { return tree_[kRoot].proven; }
  std::int64_t iterations() const { return iterations_; }  // since set_root

  // What the tree says about these moves of the root.
  Analysis analyse(const Moves& moves) const;

 private:
  void find_moves(SearchNodeId id);
  SearchNodeId select(SearchNodeId id) const;
  SearchNodeId select_open(SearchNodeId id);
  bool expand(SearchNodeId id);
  SearchNodeId descend(SearchNodeId id);
  void guess_values(const Limits& limits, Values& values);
  void back_up(const Values& values);
  Moves line_from(SearchNodeId id) const;

  UctOptions options_;
  int players_;
  bool open_loop_;
  Referee referee_;
  Random random_;
  Tree tree_;
  State root_;
  Moves root_moves_;
  State state_;  // of the iteration
  Moves legal_;
  struct Step {
    SearchNodeId node;
    int seat;  // that chooses among its children
  };
  std::vector<Step> path_;
  std::int64_t iterations_ = 0;
  int deepest_ = 0;
  int most_plies_;                        // of a playout; 0: not known yet
  std::unique_ptr<Learning> learning_;    // until it is known
  std::optional<Evaluation> evaluation_;  // of playouts that are broken off; none before it is learnt
};

}  // namespace ludens::agents
