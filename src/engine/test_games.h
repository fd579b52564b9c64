// test_games.h - small games that between them use most of what a state can hold.
#pragma once

namespace ludens::test_games {

struct TestGame {
  const char* name;
  const char* text;
};

// Placing only; the board fills up.
inline constexpr char kLine[] = R"((game "Line" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))";

// Steps with captures, straight to the other side.
inline constexpr char kRunners[] = R"((game "Runners" (players {(player N) (player S)})
  (equipment {(board (square 6)) (piece "Pawn" Each (or (move Step Forward (to if:(is Empty (to))))
    (move Step (directions {FR FL}) (to if:(or (is Empty (to)) (is Enemy (who at:(to)))) (apply (remove (to)))))))
    (regions P1 (sites Top)) (regions P2 (sites Bottom))})
  (rules (start {(place "Pawn1" (expand (sites Bottom))) (place "Pawn2" (expand (sites Top)))})
    (play (forEach Piece)) (end (if (is In (last To) (sites Mover)) (result Mover Win))))))";

// No position may come back.
inline constexpr char kNoReturn[] = R"((game "No Return" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
  (rules (meta (no Repeat)) (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
    (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win))))))";

// A condition on what follows: nobody may make a line of three before the board is full.
inline constexpr char kAvoid[] = R"((game "Avoid" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each)})
  (rules (play (do (move Add (to (sites Empty))) ifAfterwards:(not (is Line 3))))
    (end (if (no Moves Next) (result Mover Win))))))";

// Dice decide how far a piece goes.
inline constexpr char kDice[] = R"((game "Dice" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each) (dice d:4 num:2)})
  (rules (play (do (roll) next:(move Add (to (sites Empty) if:(< (to) (* 3 (count Pips)))))))
    (end (if (is Line 3) (result Mover Win))))))";

// Chance picks where one may play.
inline constexpr char kRandomSites[] = R"((game "Random Sites" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Random (sites Empty) num:2)))) (end (if (is Line 3) (result Mover Win))))))";

// Stacks.
inline constexpr char kTowers[] = R"((game "Towers" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each (move Step (to if:True)))})
  (rules (start {(place Stack "Disc1" 0 count:2) (place Stack "Disc2" 8 count:2)})
    (play (forEach Piece top:True)) (end (if (>= (counter) 20) (result Mover Draw))))))";

inline constexpr TestGame kGames[] = {
    {"Line", kLine}, {"Runners", kRunners},          {"No Return", kNoReturn}, {"Avoid", kAvoid},
    {"Dice", kDice}, {"Random Sites", kRandomSites}, {"Towers", kTowers},
};

}  // namespace ludens::test_games
