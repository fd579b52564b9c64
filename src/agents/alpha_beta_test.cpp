// Looking ahead: mates in chess, small games to their end, what is learnt from the rules.
#include <doctest/doctest.h>

#include <algorithm>

#include "agents/alpha_beta_search.h"
#include "agents/match.h"
#include "agents/test_games.h"

namespace ludens::agents {

namespace {

// Chess without castling and taking in passing, from any position.
constexpr char kChess[] = R"((game "Chess" (players {(player N) (player S)})
  (equipment {
    (board (square 8))
    ("ChessPawn" "Pawn"
      (if (is In (from) (sites Mover "Pawns"))
        (move Hop Forward (between if:(is Empty (between))) (to if:(is Empty (to)))))
      (then (if (is In (last To) (sites Mover "Far")) (moveAgain))))
    ("ChessRook" "Rook") ("ChessKnight" "Knight") ("ChessBishop" "Bishop") ("ChessQueen" "Queen")
    ("ChessKing" "King")
    (regions "Pawns" P1 (sites Row 1)) (regions "Pawns" P2 (sites Row 6))
    (regions "Far" P1 (sites Top)) (regions "Far" P2 (sites Bottom))})
  (rules
    (start {START})
    (play (if (is Prev Mover)
      (move Promote (last To) (piece {"Queen" "Knight" "Bishop" "Rook"}) Mover)
      (do (forEach Piece) ifAfterwards:(not ("IsInCheck" "King" Mover)))))
    (end {("Checkmate" "King") (if (no Moves Next) (result Mover Draw))}))))";

// The rows from the eighth down: capitals are player 1's, digits are empty squares.
std::string placements(std::string_view board) {
  constexpr std::string_view kLetters = "PNBRQK";
  constexpr const char* kNames[] = {"Pawn", "Knight", "Bishop", "Rook", "Queen", "King"};
  std::string out;
  int row = 7;
  int column = 0;
  for (const char c : board) {
    if (c == '/') {
      --row;
      column = 0;
    } else if (c >= '1' && c <= '8') {
      column += c - '0';
    } else {
      const bool first = c >= 'A' && c <= 'Z';
      const size_t piece = kLetters.find(first ? c : static_cast<char>(c - 'a' + 'A'));
      out += std::string("(place \"") + kNames[piece] + (first ? "1" : "2") + "\" " +
             std::to_string(8 * row + column++) + ") ";
    }
  }
  return out;
}

Game chess(std::string_view board) {
  std::string text = kChess;
  return compiled(text.replace(text.find("START"), 5, placements(board)));
}

// Can who is to move mate at once?
bool mates(Referee& referee, const State& state) {
  State from = state;
  for (const Move& move : referee.legal_moves(from)) {
    State after = from;
    referee.apply_legal(after, move);
    if (!after.over() && after.mover() == from.mover() && mates(referee, after)) return true;  // promotion
    if (after.over() && after.winner() == from.mover()) return true;
  }
  return false;
}

// Does the move lead to mate, whatever the answer?
bool mates_in_two(Referee& referee, const State& state, const Move& move) {
  State answer = state;
  referee.apply_legal(answer, move);
  if (answer.over()) return answer.winner() == state.mover();
  for (const Move& reply : referee.legal_moves(answer)) {
    State after = answer;
    referee.apply_legal(after, reply);
    if (after.over() || !mates(referee, after)) return false;
  }
  return true;
}

constexpr const char* kMates[] = {
    "kbK5/pp6/1P6/8/8/8/8/R7",
    "8/4k3/R7/8/8/8/8/1R4K1",
    "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R",
    "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R",
    "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K",
    "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4",
    "5rkr/pp2Rp2/1b1p1Pb1/3P2Q1/2n3P1/2p5/P4P2/4R1K1",
    "1r1kr3/Nbppn1pp/1b6/8/6Q1/3B1P2/Pq3P1P/3RR1K1",
    "5rk1/1p1q2bp/p2pN1p1/2pP2Bn/2P3P1/1P6/P4QKP/5R2",
    "r1nk3r/2b2ppp/p3b3/3NN3/Q2P3q/B2B4/P4PPP/4R1K1",
};

}  // namespace

TEST_CASE("alpha-beta: finds mate in two") {
  for (const char* board : kMates) {
    INFO(board);
    const Game game = chess(board);
    Referee referee(game);
    const State state = referee.start();
    REQUIRE(!mates(referee, state));
    const Decision decision =
        make("ab:depth=4")->choose({.game = game, .view = state, .moves = legal_moves_of(game, state)});
    INFO(decision.analysis.iterations, " positions, ", decision.analysis.seconds, " s");
    CHECK(mates_in_two(referee, state, decision.move));
    const MoveAnalysis& best = decision.analysis.moves[decision.analysis.best];
    CHECK(best.proven);
    CHECK(best.values == std::vector<double>{1, 0});
    CHECK(best.line.size() >= 3);
  }
}

TEST_SUITE("speed") {
  TEST_CASE("alpha-beta: finds mate in two within a second") {
    for (const char* board : kMates) {
      INFO(board);
      const Game game = chess(board);
      Referee referee(game);
      const State state = referee.start();
      const Decision decision = make("ab")->choose(
          {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.seconds = 1}});
      INFO(decision.analysis.iterations, " positions, ", decision.analysis.seconds, " s");
      CHECK(mates_in_two(referee, state, decision.move));
    }
  }
}

TEST_CASE("alpha-beta: plays Tic-Tac-Toe to its end and never loses it") {
  const Game game = compiled(kTicTacToe);
  Referee referee(game);
  const State state = referee.start();
  const Decision decision =
      make("ab")->choose({.game = game, .view = state, .moves = legal_moves_of(game, state)});
  CHECK(decision.analysis.moves[decision.analysis.best].proven);
  CHECK(decision.analysis.moves[decision.analysis.best].values == std::vector<double>{0.5, 0.5});
  CHECK(decision.analysis.depth <= 12);
  const Result<MatchResult> match = play_match(game, "ab", "random", {.games = 50});
  REQUIRE(match);
  CHECK(match->side[1].wins == 0);
  CHECK(play_match(game, "ab", "ab", {.games = 2})->draws == 2);
}

TEST_CASE("alpha-beta: beats random play in a race") {
  const Game game = compiled(kRace);
  const Result<MatchResult> match = play_match(game, "ab:depth=3", "random", {.games = 20});
  REQUIRE(match);
  CHECK(match->side[0].wins >= 17);
}

TEST_CASE("evaluation: a queen is worth more than a rook, a rook more than a pawn; more is better") {
  const Game game = chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  Referee referee(game);
  const State state = referee.start();
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  const Evaluation evaluation = Evaluation::learn(game, 1, Limits(question));
  const auto worth = [&](int site) { return evaluation.piece_value(state, site); };
  CHECK(worth(3) > worth(0));  // queen, rook
  CHECK(worth(0) > worth(8));  // rook, pawn
  CHECK(worth(30) == 0);       // nothing
  CHECK(evaluation.has_captures());
  CHECK(evaluation(state, 1) == 0);
}

TEST_CASE("evaluation: where fewer pieces win, fewer are better") {
  // Who has no pieces left wins.
  const Game game = compiled(R"((game "Fewer" (players {(player N) (player S)})
    (equipment {(board (square 5)) (piece "Disc" Each
      (move Step (to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) (remove (to)))))))})
    (rules (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
      (play (forEach Piece)) (end (if (no Pieces Next) (result Next Win))))))");
  Referee referee(game);
  State state = referee.start();
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  const Evaluation evaluation = Evaluation::learn(game, 1, Limits(question));
  for (int ply = 0; ply < 200 && evaluation(state, 1) == 0; ++ply) {
    Random random(static_cast<std::uint64_t>(ply));
    referee.apply_legal(state, referee.random_move(state, random));
  }
  int pieces[3] = {};
  for (int site = 0; site < state.sites(); ++site) ++pieces[state.owner(site)];
  REQUIRE(pieces[1] != pieces[2]);
  CHECK((evaluation(state, 1) > 0) == (pieces[1] < pieces[2]));
}

}  // namespace ludens::agents
