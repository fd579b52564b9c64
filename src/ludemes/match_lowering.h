// match_lowering.h - what a (match ...) says: its players, its games, and its rules as IR of each of them.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// A description is either of a game or of a match.
bool is_match(const Description& description);

struct MatchPlan {
  struct Part {
    std::string name;    // of the game
    std::string option;  // with which it is played; may be empty
    BoundId at = kUnbound;
  };
  std::string name;
  int players = 2;
  std::vector<Part> parts;
};

Result<MatchPlan> read_match(const Description& match);

// One game of a match: where the match speaks of it.
struct PartOf {
  const Description& match;
  BoundId subgame = kUnbound;
};

// The program of that game; what the match says about it is part of the program.
struct LoweredPart {
  Lowered game;
  std::vector<Need> needs;  // of the match; the game's own are in `game`
};
LoweredPart lower_part(const Description& game, const PartOf& part);

// The rules of an (end ...).
NodeId lower_end(Lowering& l, BoundId end);

}  // namespace ludens::ludemes
