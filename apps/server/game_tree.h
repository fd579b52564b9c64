// game_tree.h - a trial as a tree: undo walks up, another move begins another branch, nothing is ever lost.
//
// One position is looked at; going elsewhere replays moves, with chance as it was. A move is on the disk
// before play() returns. What chance has decided about a position stays decided, however often one comes back
// to it.
//
// A tree is opened by replaying the line that is looked at alone: how people write the other moves is stored
// with them. They are found when somebody goes there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "apps/server/library.h"
#include "ludens/trial.h"
#include "store/store.h"

namespace ludens::server {

class GameTree {
 public:
  struct Position {
    int parent = -1;
    size_t ply = 0;
    std::vector<int> children;
    int mover = 0;      // the seat from which the move was made that leads here
    std::string label;  // how people write it
    // The same as those at each seat may see it, [0] for whoever looks on. Empty in games without secrets.
    std::vector<std::string> seen;
    std::string key;
    std::vector<int> draws, ahead;  // as in store::StoredMove
    Move move;
    bool known = false;  // is `move` found already?
    bool named = false;  // are `mover` and `label`?
  };

  static constexpr size_t kMostNodes = 20'000;

  // A new trial, stored at once. Null, with the reason in `why`, where the disk refuses.
  static std::unique_ptr<GameTree> make(ReadyGameRef ready, store::Store& store,
                                        const store::StoredTrial& trial, std::string& why);
  // One that was in the store with these moves. Null where it does not fit the game. Reads and writes
  // nothing, so it may run on another thread.
  static std::unique_ptr<GameTree> load(ReadyGameRef ready, store::Store& store,
                                        const store::StoredTrial& trial,
                                        const std::vector<store::StoredMove>& stored, std::string& why);
  // Trials of earlier versions were stored without labels; load() has found them, and this stores them.
  void store_labels();

  const ReadyGame& ready() const { return *ready_; }
  const ReadyGameRef& ready_ref() const { return ready_; }
  const std::vector<Position>& nodes() const { return nodes_; }
  int at() const { return line_.empty() ? 0 : line_.back(); }
  State& state() { return trial_.state(); }
  Referee& referee() { return trial_.referee(); }
  const Moves& legal_moves();

  // --- all of these are on the disk when they return; otherwise they say why not, and nothing has changed
  std::string play(const Move& move);  // a legal one
  std::string go(int node);

  bool reaches(int node);  // can it be replayed?

  // Calls `look` while the tree stands at another position, which it reaches; nobody is told of that.
  template <class Look>
  auto at_node(int node, Look look) {
    const int before = at();
    walk_to(node);
    auto out = look();
    walk_to(before);
    return out;
  }

  // The line that is looked at, as a file (docs/trials.md).
  std::string file() const { return trial_.save(); }
  int steps() const { return steps_; }  // moves that were replayed or played since it was opened
  int child_to_redo() const;            // the branch that was played last; -1: there is none

 private:
  GameTree(ReadyGameRef ready, store::Store& store, std::string id, std::uint64_t seed);
  void remember_draws(Position& node);
  bool walk_to(int node);
  void return_to(int node);
  bool step(int node);
  bool find_move(Position& node);
  bool leads_to(int child, const Move& move);
  bool add_stored(const store::StoredMove& stored);
  bool visit_all();
  void tell_apart(Position& node, const State& before);

  ReadyGameRef ready_;
  store::Store& store_;
  std::string id_;
  ludens::Trial trial_;
  std::vector<Position> nodes_;
  int steps_ = 0;
  bool renamed_ = false;   // labels were found that are not stored
  std::vector<int> line_;  // from the start to the position looked at, without node 0
};

}  // namespace ludens::server
