// proof_set.h - what a search has found, gathered as a set of positions that proves it, whatever the search
// was like.
//
// That a player wins is proven by positions with ranks: where the player moves, a move to one of lower rank;
// where the opponent moves, all moves lead to such. That a player does not win is proven by a set that the
// opponent can keep the game in, in which the player has not won: all moves of the player stay in it, and one
// of the opponent's does. Such a set may have circles, so that it proves, too, that play need never end; it
// does not matter how, or by which path, the search came to believe in it.
//
// A Prover has mark(key), plies(key) of what is won, and search(key), which looks at what has been forgotten.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "solve/attractor.h"
#include "solve/proof_space.h"

namespace ludens::solve {

using KeySetOf = std::unordered_set<Key, KeyHash>;
using Ranks = std::unordered_map<Key, int, KeyHash>;

enum class Gathered {
  Whole,
  Contradicted,  // something in it is not as the search said
  Unknown,       // the search was stopped, or there is no room
};

template <class Prover>
Mark sure_mark(ProofSpace& space, Prover& prover, int player, const Key& key) {
  if (space.packed().is_over(key)) return space.end_mark(player, key);
  const Mark mark = prover.mark(key);
  return mark == Mark::Unknown ? prover.search(key) : mark;
}

// --- that the player does not win

template <class Prover>
class SafeSet {
 public:
  SafeSet(ProofSpace& space, Prover& prover, int player, std::size_t most)
      : space_(space), prover_(prover), player_(player), most_(most) {}

  Gathered gather(const Key& root) {
    set_.clear();
    todo_.clear();
    add(root);
    while (!todo_.empty()) {
      const Key key = todo_.back();
      todo_.pop_back();
      if (space_.packed().is_over(key)) {
        if (space_.end_mark(player_, key) == Mark::Won) return Gathered::Contradicted;
        continue;
      }
      if (!space_.list(key, after_) || set_.size() > most_ || !space_.meter().spend())
        return Gathered::Unknown;
      // Searching goes on in other positions.
      const std::vector<Key> after = after_;
      const Gathered one = space_.is_turn_of(player_, key) ? all(after) : any(key, after);
      if (one != Gathered::Whole) return one;
    }
    return Gathered::Whole;
  }
  KeySetOf take() { return std::move(set_); }

 private:
  void add(const Key& key) {
    if (set_.insert(key).second) todo_.push_back(key);
  }
  Gathered all(const std::vector<Key>& after) {
    for (const Key& next : after) {
      if (set_.contains(next)) continue;
      const Mark mark = sure_mark(space_, prover_, player_, next);
      if (mark != Mark::NotWon) return mark == Mark::Won ? Gathered::Contradicted : Gathered::Unknown;
      add(next);
    }
    return Gathered::Whole;
  }
  bool take_any(const std::vector<Key>& after) {
    for (const Key& next : after)
      if (set_.contains(next)) return true;
    for (const Key& next : after) {
      const bool over = space_.packed().is_over(next);
      if ((over ? space_.end_mark(player_, next) : prover_.mark(next)) != Mark::NotWon) continue;
      add(next);
      return true;
    }
    return false;
  }
  Gathered any(const Key& key, const std::vector<Key>& after) {
    if (after.empty() || take_any(after)) return Gathered::Whole;
    const Mark mark = prover_.search(key);
    if (mark == Mark::Won) return Gathered::Contradicted;
    if (take_any(after)) return Gathered::Whole;
    for (const Key& next : after) {
      const Mark one = sure_mark(space_, prover_, player_, next);
      if (one == Mark::Unknown) return Gathered::Unknown;
      if (one == Mark::NotWon) return add(next), Gathered::Whole;
    }
    return Gathered::Contradicted;
  }

  ProofSpace& space_;
  Prover& prover_;
  const int player_;
  const std::size_t most_;
  KeySetOf set_;
  std::vector<Key> todo_, after_;
};

// --- that the player wins

template <class Prover>
class WonSet {
 public:
  WonSet(ProofSpace& space, Prover& prover, int player, std::size_t most)
      : space_(space), prover_(prover), player_(player), most_(most) {}

  Gathered gather(const Key& root) {
    // With one winning move of each position, or else, where those lead in circles, with all.
    for (const bool all_moves : {false, true}) {
      const Gathered all = gather(root, all_moves);
      if (all != Gathered::Whole) return all;
      find_ranks();
      if (ranks_.contains(root)) return Gathered::Whole;
    }
    return Gathered::Contradicted;
  }
  // Of the positions that the player wins by what was gathered.
  Ranks take() { return std::move(ranks_); }

 private:
  static constexpr std::size_t kMostMoves = 0xFFFF;
  struct Node {
    Key key;
    std::uint8_t owner = 0, winner = 0;
    std::vector<std::uint32_t> after = {};
  };
  std::uint32_t add(const Key& key) {
    const auto [place, is_new] = ids_.try_emplace(key, static_cast<std::uint32_t>(nodes_.size()));
    if (is_new) nodes_.push_back({.key = key});
    return place->second;
  }
  Gathered gather(const Key& root, bool all_moves) {
    ids_.clear();
    nodes_.clear();
    add(root);
    for (std::size_t at = 0; at < nodes_.size(); ++at) {
      const Key key = nodes_[at].key;
      if (space_.packed().is_over(key)) {
        nodes_[at].winner =
            space_.end_mark(player_, key) == Mark::Won ? static_cast<std::uint8_t>(player_) : 0;
        continue;
      }
      if (!space_.list(key, after_) || nodes_.size() > most_ || !space_.meter().spend())
        return Gathered::Unknown;
      const std::vector<Key> after = after_;
      nodes_[at].owner = static_cast<std::uint8_t>(space_.packed().mover(key));
      std::vector<Key> chosen;
      const Gathered one =
          space_.is_turn_of(player_, key) ? choose(key, after, all_moves, chosen) : all(after, chosen);
      if (one != Gathered::Whole) return one;
      if (chosen.size() > kMostMoves) return Gathered::Unknown;
      std::vector<std::uint32_t> ids;
      for (const Key& next : chosen) ids.push_back(add(next));
      nodes_[at].after = std::move(ids);
    }
    return Gathered::Whole;
  }
  Gathered all(const std::vector<Key>& after, std::vector<Key>& chosen) {
    for (const Key& next : after) {
      const Mark mark = sure_mark(space_, prover_, player_, next);
      if (mark != Mark::Won) return mark == Mark::NotWon ? Gathered::Contradicted : Gathered::Unknown;
    }
    chosen = after;
    return Gathered::Whole;
  }
  bool take_won(const std::vector<Key>& after, bool all_moves, std::vector<Key>& chosen) {
    int least = -1;
    for (const Key& next : after) {
      const bool over = space_.packed().is_over(next);
      if ((over ? space_.end_mark(player_, next) : prover_.mark(next)) != Mark::Won) continue;
      const int plies = over ? 0 : prover_.plies(next);
      if (!all_moves && least >= 0 && plies >= least) continue;
      if (!all_moves) chosen.clear();
      chosen.push_back(next);
      least = plies;
    }
    return !chosen.empty();
  }
  Gathered choose(const Key& key, const std::vector<Key>& after, bool all_moves, std::vector<Key>& chosen) {
    if (take_won(after, all_moves, chosen)) return Gathered::Whole;
    const Mark mark = prover_.search(key);
    if (mark != Mark::Won) return mark == Mark::NotWon ? Gathered::Contradicted : Gathered::Unknown;
    return take_won(after, all_moves, chosen) ? Gathered::Whole : Gathered::Unknown;
  }
  // By what was gathered alone.
  void find_ranks() {
    std::vector<std::uint8_t> owner, winner;
    std::vector<std::uint16_t> degree;
    std::vector<std::uint32_t> targets;
    for (const Node& node : nodes_) {
      owner.push_back(node.owner);
      winner.push_back(node.winner);
      degree.push_back(static_cast<std::uint16_t>(node.after.size()));
      targets.insert(targets.end(), node.after.begin(), node.after.end());
    }
    const GameGraph::Batch batch{0, 0};
    const std::vector<Value> values = attractors({.size = nodes_.size(),
                                                  .arrows = targets.size(),
                                                  .owner = owner.data(),
                                                  .winner = winner.data(),
                                                  .degree = degree.data(),
                                                  .targets = targets.data(),
                                                  .batches = &batch,
                                                  .batch_count = 1});
    ranks_.clear();
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      // The largest rank stands for all beyond it, too, and tells of none of them which comes sooner.
      if (values[i].winner() == player_ && values[i].rank() < Value::kMostRank)
        ranks_.emplace(nodes_[i].key, values[i].rank());
  }

  ProofSpace& space_;
  Prover& prover_;
  const int player_;
  const std::size_t most_;
  std::unordered_map<Key, std::uint32_t, KeyHash> ids_;
  std::vector<Node> nodes_;
  std::vector<Key> after_;
  Ranks ranks_;
};

}  // namespace ludens::solve
