// growing_games.h - small games without a board, which between them use what a growing state can hold.
#pragma once

namespace ludens::test {

struct GrowingGame {
  const char* name;
  const char* text;
};

// Next to one tile, on squares.
inline constexpr char kLine[] =
    R"((game "Line" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
  (rules (start (place "Disc1" (centrePoint))) (play (move Add (to (sites Playable))))
    (end (if (is Line 100) (result Mover Win))))))";

// Next to two, on hexagons and triangles; what is surrounded has lost.
inline constexpr char kTwo[] =
    R"((game "Two" (players 2) (equipment {(boardless Hexagonal) (tile "Tile" Each numSides:6)})
  (rules (start {(place "Tile1" (centrePoint)) (place "Tile2" (ahead (centrePoint) E))})
    (play (move Add (to (sites Playable) if:(<= 2 (count Sites in:(sites Around (to) NotEmpty))))))
    (end (if (or (is Loop surround:Next) (is Line 5)) (result Mover Win))))))";
inline constexpr char kThree[] =
    R"((game "Three" (players 2) (equipment {(boardless Triangular) (tile "Tile" Each numSides:3)})
  (rules (start {(place "Tile1" (centrePoint)) (place "Tile2" (ahead (centrePoint) E))})
    (play (move Add (to (sites Around (sites Occupied by:All) Empty Orthogonal))))
    (end (if (is Line 5) (result Mover Win))))))";

// A piece walks; no position may come back, so the past counts.
inline constexpr char kWalk[] = R"((game "Walk" (players 1) (equipment {(boardless Square)
    (piece "Disc" Each (move Step Orthogonal (to if:(is Empty (to)))))})
  (rules (start (place "Disc" (centrePoint))) (play (forEach Piece))
    (end (if (> (count Moves) 100) (result Mover Win))))))";
inline constexpr char kNoReturn[] = R"((game "No Return" (players 2) (equipment {(boardless Hexagonal)
    (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
  (rules (meta (no Repeat)) (start {(place "Disc1" (centrePoint)) (place "Disc2" (ahead (centrePoint) E))})
    (play (do (forEach Piece) ifAfterwards:(= 1 (count Groups if:(not (is Empty (to))))))) (end (if (no Moves Next) (result Mover Win))))))";

// Hands, and what is taken.
inline constexpr char kHands[] = R"((game "Hands" (players 2) (equipment {(boardless Square)
    (piece "Disc" Each) (hand Each)})
  (rules (start {(place "Disc1" (handSite P1) count:9) (place "Disc2" (handSite P2) count:9)})
    (play (move (from (handSite Mover)) (to (sites Playable)) (then (custodial (from (last To))
      (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to))))))))
    (end (if (no Moves Next) (result Mover Win))))))";

// Stacks.
inline constexpr char kTowers[] = R"((game "Towers" (players 2) (equipment {(boardless Hexagonal)
    (piece "Disc" Each (move Step (to if:(or (is Empty (to)) (< (size Stack at:(to)) 3)))))})
  (rules (start {(place Stack "Disc1" (centrePoint) count:3) (place Stack "Disc2" (ahead (centrePoint) E) count:3)})
    (play (forEach Piece top:True)) (end (if (>= (count Moves) 60) (result Mover Draw))))))";

// Two pieces walk: often nothing comes to a site that held nothing before. Who is stuck is asked of the
// player who is next.
inline constexpr char kApart[] = R"((game "Apart" (players 2) (equipment {(boardless Square)
    (piece "Disc" Each (move Step Orthogonal (to if:(is Empty (to)))))})
  (rules (start {(place "Disc1" (centrePoint)) (place "Disc2" (ahead (centrePoint) steps:3 E))})
    (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win))))))";

// Rules that look ahead with whole turns.
inline constexpr char kCareful[] =
    R"((game "Careful" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
  (rules (meta (no Suicide)) (start (place "Disc1" (centrePoint))) (play (move Add (to (sites Playable))))
    (end (if (is Line 3) (result Mover Loss))))))";

inline constexpr GrowingGame kGrowingGames[] = {
    {"Line", kLine},   {"Two", kTwo},       {"Three", kThree}, {"No Return", kNoReturn},
    {"Hands", kHands}, {"Towers", kTowers}, {"Apart", kApart}, {"Careful", kCareful}};

// Boards that give up what no piece is near any more.
inline constexpr char kSwarm[] =
    R"((game "Swarm" (players 2) (equipment {(boardless Hexagonal Zone shrinks:True)
    (piece "Bee" Each (move Step (to if:(is Empty (to)))))})
  (rules (start {(place "Bee1" (centrePoint)) (place "Bee2" (ahead (centrePoint) E))
      (place "Bee1" (ahead (centrePoint) W)) (place "Bee2" (ahead (centrePoint) NNE))})
    (play (forEach Piece)) (end (if (>= (count Moves) 300) (result Mover Draw))))))";
inline constexpr char kTaken[] = R"((game "Taken" (players 2) (equipment {(boardless Square Zone shrinks:True)
    (piece "Disc" Each)})
  (rules (play (if (< (count Pieces All) 6) (move Add (to (sites Empty)))
      (move Remove (sites Occupied by:Next) (then (remove (sites Occupied by:Next))))))
    (end (if (>= (count Moves) 300) (result Mover Draw))))))";

// To the middle of a side of the hexagon, from where the corners are nearer to the window's edge.
inline constexpr char kDrift[] =
    R"((game "Drift" (players 2) (equipment {(boardless Hexagonal Zone shrinks:True)
    (piece "Bee" Each (move Step (directions {E SSE}) (to if:(is Empty (to)))))})
  (rules (start {(place "Bee1" (centrePoint)) (place "Bee2" (ahead (centrePoint) W))})
    (play (forEach Piece)) (end (if (>= (count Moves) 60) (result Mover Draw))))))";

// Pieces of several cells, beside one another.
inline constexpr char kBars[] = R"((game "Bars" (players 2) (equipment {(boardless Square Zone)
    (tile "Bar" Each {F F} numSides:4)})
  (rules (play (move Add (piece (mover)) (to (sites Empty))))
    (end (if (>= (count Moves) 40) (result Mover Draw))))))";
inline constexpr char kBarsInRings[] =
    R"((game "Bars in Rings" (players 2) (equipment {(boardless Hexagonal Perimeter)
    (tile "Bar" Each {F R F} numSides:6)})
  (rules (play (move Add (piece (mover)) (to (sites Empty))))
    (end (if (>= (count Moves) 30) (result Mover Draw))))))";

// Dominoes that are dealt, in a line of play; a hand holds what nobody else may see.
inline constexpr char kDealt[] =
    R"((game "Dealt" (players 2) (equipment {(boardless Square Zone) (hand Each size:21) (dominoes)})
  (rules
    (start {(deal Dominoes 7) (set Hidden What (sites Hand P1) to:P2) (set Hidden What (sites Hand P2) to:P1)})
    (play (priority {
      (do (move (from (forEach (sites Hand Mover) if:(is Occupied (site)))) (to (sites LineOfPlay))
          (then (and (set Hidden What at:(last To) False to:P1) (set Hidden What at:(last To) False to:P2))))
        ifAfterwards:(is PipsMatch))
      (move Pass)}))
    (end (if (all Passed) (result Mover Draw))))))";

// Cells of several shapes.
inline constexpr char kShapes[] =
    R"((game "Shapes" (players 2) (equipment {(boardless T3464 Zone) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Playable) if:(<= (count Sites in:(sites Around (to) NotEmpty)) 2))))
    (end (if (>= (count Moves) 120) (result Mover Draw))))))";
inline constexpr char kOctagons[] =
    R"((game "Octagons" (players 2) (equipment {(boardless T488 RuleBased) (piece "Disc" Each)})
  (rules (start (place "Disc1" (centrePoint)))
    (play (move Add (to (sites Around (sites Occupied by:All) Empty Orthogonal))))
    (end (if (>= (count Moves) 80) (result Mover Draw))))))";
inline constexpr char kWander[] =
    R"((game "Wander" (players 2) (equipment {(boardless T33336 Zone shrinks:True)
    (piece "Bee" Each (move Step (to if:(is Empty (to)))))})
  (rules (start {(place "Bee1" (centrePoint)) (place "Bee2" (sites Around (centrePoint)))})
    (play (forEach Piece)) (end (if (>= (count Moves) 150) (result Mover Draw))))))";

inline constexpr GrowingGame kFurtherGames[] = {{"Bars", kBars},         {"Bars in Rings", kBarsInRings},
                                                {"Dealt", kDealt},       {"Shapes", kShapes},
                                                {"Octagons", kOctagons}, {"Wander", kWander}};

inline constexpr GrowingGame kShrinkingGames[] = {{"Swarm", kSwarm}, {"Taken", kTaken}, {"Drift", kDrift}};

}  // namespace ludens::test
