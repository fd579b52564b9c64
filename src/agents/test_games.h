// test_games.h - small games for the tests of agents.
#pragma once

#include "ludens/ludens.h"

namespace ludens::agents {

inline constexpr char kTicTacToe[] = R"((game "Tic-Tac-Toe" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))";

// Steps with captures, straight to the other side.
inline constexpr char kRace[] = R"((game "Race" (players {(player N) (player S)})
  (equipment {(board (square 8)) (piece "Pawn" Each (or (move Step Forward (to if:(is Empty (to))))
    (move Step (directions {FR FL})
      (to if:(or (is Empty (to)) (is Enemy (who at:(to)))) (apply (remove (to)))))))
    (regions P1 (sites Top)) (regions P2 (sites Bottom))})
  (rules (start {(place "Pawn1" (expand (sites Bottom))) (place "Pawn2" (expand (sites Top)))})
    (play (forEach Piece)) (end (if (is In (last To) (sites Mover)) (result Mover Win))))))";

// Dice decide where one may play.
inline constexpr char kDice[] = R"((game "Dice" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each) (dice d:4 num:2)})
  (rules (play (do (roll) next:(move Add (to (sites Empty) if:(< (to) (* 3 (count Pips)))))))
    (end (if (is Line 3) (result Mover Win))))))";

// Three players.
inline constexpr char kThree[] = R"((game "Three" (players 3)
  (equipment {(board (square 5)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))";

// The pie rule, where whoever has the first stone wins once the board is full.
inline constexpr char kPie[] = R"((game "Pie" (players 2)
  (equipment {(board (rectangle 1 2)) (piece "Disc" Each)})
  (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Full) (result P1 Win))))))";

// All choose at the same time; who names the larger number wins, unless the other one is half of it.
inline constexpr char kAtOnce[] = R"((game "At Once" (players 2) (mode Simultaneous)
  (equipment {(board (square 4))})
  (rules
    (play (or
      (move Select (from (sites Board)) P1 (then (set Var "One" (last To))))
      (move Select (from (sites Board)) P2 (then (set Var "Two" (last To))))))
    (end {
      (if (= (* 2 (var "One")) (var "Two")) (result P1 Win)) (if (= (* 2 (var "Two")) (var "One")) (result P2 Win))
      (if (> (var "One") (var "Two")) (result P1 Win)) (if (< (var "One") (var "Two")) (result P2 Win))
      (if (= (count Moves) 5) (result All Draw))}))))";

// Ranks are secret, and so is who stands in the middle row: whoever steps onto a stronger piece, or runs
// where somebody stands, makes a move that only the view allows.
inline constexpr char kSecrets[] = R"((game "Secrets" (players {(player N) (player S)})
  (equipment {(board (square 5))
    (piece "Flag" Each)
    (piece "Guard" Each (move Step Orthogonal
      (to if:(or (is Empty (to)) (and (is Enemy (who at:(to))) (<= (value Piece at:(to)) (value Piece at:(from)))))
          (apply (remove (to))))))
    (piece "Runner" Each (move Slide Orthogonal))})
  (rules
    (start {
      (place "Flag1" {2}) (place "Guard1" {0 1 6} value:2) (place "Guard1" {3 8} value:1) (place "Runner1" {4 5})
      (place "Flag2" {22}) (place "Guard2" {20 21 16} value:1) (place "Guard2" {23 18} value:2) (place "Runner2" {24 19})
      (set Hidden {What Value} (sites Board) to:P1) (set Hidden {What Value} (sites Board) to:P2)
      (set Hidden {What Value} (sites {0 1 2 3 4 5 6 8}) False to:P1)
      (set Hidden {What Value} (sites {16 18 19 20 21 22 23 24}) False to:P2)
      (set Hidden (sites {5 8}) to:P2) (set Hidden (sites {16 19}) to:P1)})
    (play (forEach Piece))
    (end {(if (no Pieces Next "Flag") (result Mover Win)) (if (> (count Moves) 60) (result All Draw))}))))";

// Four men around the other king win. Random games seldom come to that, and nothing is ever taken.
inline constexpr char kSiege[] = R"((game "Siege" (players 2)
  (equipment {(board (square 7)) (piece "King" Each)
    (piece "Man" Each (move Step Orthogonal (to if:(is Empty (to)))))})
  (rules
    (start {
      (place "King1" 8) (place "King2" 40)
      (place "Man1" (sites Row 4)) (place "Man2" (sites Row 2))})
    (play (forEach Piece "Man"))
    (end (if (= 4 (count Sites in:(intersection
          (sites Around (sites Occupied by:Next component:"King") Orthogonal) (sites Occupied by:Mover))))
        (result Mover Win))))))";

// Games of games/, one after the other.
inline constexpr char kTwice[] = R"((match "Twice" (games (subgame "Tic-Tac-Toe"))
  (end (if (= (count Trials) 2) (byScore)))))";

// Agents for whole matches. Memory that a tree sets aside and never fills costs nothing, but for the
// sanitizers: they mark all of it, at every move.
inline constexpr char kSmallUct[] = "uct:memory=8";
inline constexpr char kSmallAlphaBeta[] = "ab:memory=1";

// The text must be sound.
inline Game compiled(const std::string& text) {
  return *Game::compile("test.lud", text);
}

// The position after these sites were played on.
inline State after(Referee& referee, const std::vector<int>& sites) {
  State state = referee.start();
  for (const int site : sites)
    for (const Move& move : referee.legal_moves(state))
      if (move.to == site) {
        referee.apply_legal(state, move);
        break;
      }
  return state;
}

}  // namespace ludens::agents
