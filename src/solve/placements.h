// placements.h - all positions in which just these pieces stand on the board: what tables of end games begin
// with.
//
// What else there is to a position (whose turn it is, phases, empty hands) is taken from random games that
// come to these pieces, at the beginning of a turn. Every way to put the pieces down counts, be it one that
// no game comes to; that the move before might have ended the game is not looked at.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "solve/solution.h"

namespace ludens::solve {

class Placements {
 public:
  // "King1 Rook1 King2" or "Man1*3 Man2*3". Where there are none `problem` says why.
  static std::optional<Placements> of(std::shared_ptr<const engine::Game> game, const std::string& pieces,
                                      std::string& problem);

  // For ExploreOptions::starts, which may outlive this.
  ExploreOptions::Starts starts() const;
  // What else there is to a position was found to be so many things, with these players to move.
  std::size_t frames() const { return bare_.size(); }
  const std::set<int>& movers() const { return movers_; }
  // The pieces, by number, the same however they were asked for: for ExploreOptions::starts_name.
  std::string name() const;

 private:
  std::shared_ptr<const engine::Game> game_;
  std::vector<int> pieces_;  // components, ascending
  std::set<int> movers_;
  std::vector<std::vector<std::uint64_t>> bare_;  // blocks with all but the pieces
};

// What the positions that were begun with come to for whoever is to move.
struct StartCounts {
  double positions = 0, won = 0, lost = 0, drawn = 0;
  std::size_t classes = 0;
  int longest = 0;  // the largest rank among them
};
StartCounts count_starts(const Solution& solution);

}  // namespace ludens::solve
