// minmax.h - min-max and alpha-beta on a tree that is given, each step told.
//
// Player 1 wants a high value, player 2 a low one. Values stand at the leaves; where a depth is set, at the
// states so many arrows below the root, which are not looked beyond. Alpha-beta leaves out what cannot
// matter: a player does not go on with a state that the other one, who has something better elsewhere, will
// not come to.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "solve/arena.h"

namespace ludens::solve {

struct MinmaxOptions {
  bool alpha_beta = false;
  int depth = 0;  // arrows below the root; 0: all
};

// A value that lies outside what can matter is only known to be as high or as low.
enum class Bound : std::uint8_t { None, AtMost, AtLeast };

struct MinmaxStep {
  enum class Kind : std::uint8_t {
    Enter,   // a state whose player chooses
    Leaf,    // a state that is worth what is written there
    Better,  // the state has a new best value, by the arrow
    Cut,     // the rest of its arrows, from `arrow` on, are not looked at, and the state is left
    Leave,   // the state is worth `value`
  };
  Kind kind = Kind::Enter;
  std::uint32_t state = 0;
  int depth = 0;
  double value = 0;
  std::uint32_t arrow = kNoArrow;
  // What is known to be had elsewhere: by player 1, by player 2.
  double alpha = -std::numeric_limits<double>::infinity();
  double beta = std::numeric_limits<double>::infinity();
  Bound bound = Bound::None;  // of the value, where the state is left
};

struct Minmax {
  std::uint32_t root = 0;
  double value = 0;
  std::vector<MinmaxStep> steps;
  std::vector<double> worth;          // of each state that was looked at
  std::vector<Bound> bound;           // of that
  std::vector<std::uint8_t> seen;     // 1: it was looked at
  std::vector<std::uint32_t> choice;  // the best arrow, or kNoArrow
  std::size_t leaves = 0;             // that were looked at
  std::size_t all_leaves = 0;         // of the tree, within the depth
  std::vector<std::uint32_t> line;    // the states of best play, from the root on
};

// Refuses (L0610) what is no tree below its start (without one: below the one state that no arrow leads to),
// a leaf without a value.
Result<Minmax> search_tree(const Arena& arena, const MinmaxOptions& options);

// One line for people.
std::string to_text(const Arena& arena, const MinmaxStep& step, bool alpha_beta);

// A value in as few digits as it needs.
std::string short_number(double value);

}  // namespace ludens::solve
