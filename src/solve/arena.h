// arena.h - game graphs of their own, without rules: states, whose turn it is there, and arrows.
//
// Two kinds of games are played on them. In the symmetric one states are marked with who has won there, and
// what never ends is a draw. In the strict one states are marked as goals: one player, the seeker, is to
// reach one, and whoever keeps the seeker away for ever has won (so a game of avoidance is one of reaching,
// seen by the other player). Turns need not alternate. A marked state is an end, whatever leads on from it.
//
// Values come from the attractors of attractor.h. Ranks and strategies are exact here however long play
// takes: attractor.h's two bytes end at 16,383.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "solve/attractor.h"

namespace ludens::solve {

// Where a state of a file is written, both counted from 1.
struct ArenaPlace {
  int line = 0, column = 0;
};

struct ArenaPoint {
  double x = 0, y = 0;
};

// A list that is shorter than the number of states says nothing about the rest: large arenas that nobody
// wrote have neither names nor places.
struct Arena {
  std::string name;
  std::string file;
  std::vector<std::uint8_t> player;  // 1 or 2; 0 where nobody is to move
  std::vector<std::uint8_t> win;     // 1, 2: who has won there; else 0
  std::vector<std::uint8_t> goal;    // 1: what the seeker wants; else 0. No arena has both marks
  std::vector<std::uint32_t> first;  // arrows of state i: targets[first[i]] .. targets[first[i + 1] - 1]
  std::vector<std::uint32_t> targets;
  std::vector<std::string> names;
  std::vector<std::optional<double>> values;  // of heuristics, for minmax.h
  std::vector<std::optional<ArenaPoint>> at;  // where a page has drawn it
  std::vector<ArenaPlace> places;
  std::optional<std::uint32_t> start;

  std::size_t size() const { return player.size(); }
  std::size_t arrows() const { return targets.size(); }
  bool has_goals() const;
  std::string name_of(std::uint32_t state) const;
  std::optional<double> value_of(std::uint32_t state) const;
  int degree(std::uint32_t state) const { return static_cast<int>(first[state + 1] - first[state]); }
};

// --- files: docs/arena.md has the format

inline constexpr std::size_t kMostArenaBytes = 16 << 20;
inline constexpr std::size_t kMostArenaStates = 1 << 20;
inline constexpr int kMostArenaDegree = 65'535;

// An arena as JSON text, or what is wrong with it and where (L0600 to L0605). The first error is told.
Result<Arena> read_arena(const std::string& file, const std::string& text);

// An error about a state of an arena that was read.
Diagnostic arena_error(const Arena& arena, std::uint32_t state, std::string code, std::string message);

// --- arenas by chance

// One state in sixteen is an end, won by the first player, the second or nobody; the others have the arrows.
// Needs a state, and at most 1000 arrows for each of them.
Arena random_arena(std::size_t states, std::size_t arrows, std::uint64_t seed);

// --- who wins

inline constexpr std::uint32_t kNoRank = 0xFFFFFFFF;
inline constexpr std::uint32_t kNoArrow = 0xFFFFFFFF;

struct ArenaValues {
  int seeker = 0;                     // 0: the symmetric game
  std::vector<std::uint8_t> winner;   // of each state; 0: nobody, which only the symmetric game knows
  std::vector<std::uint32_t> rank;    // arrows until the end; kNoRank where there is none to be reached
  std::vector<std::uint32_t> choice;  // what a winner whose turn it is does: an index of targets, or kNoArrow
  std::size_t won[3] = {};            // states by winner
  std::uint32_t longest = 0;          // the highest rank
};

// `seeker` 0: the symmetric game, where goals count for player 1. Else that player wants to get to a goal, or
// where there are none to a state marked as won by that player.
ArenaValues arena_values(const Arena& arena, int seeker);

}  // namespace ludens::solve
