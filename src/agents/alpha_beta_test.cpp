// Looking ahead: mates in chess, small games to their end, what is learnt from the rules.
#include <doctest/doctest.h>

#include <algorithm>

#include "agents/alpha_beta_search.h"
#include "agents/match.h"
#include "agents/test_mates.h"

namespace ludens::agents {

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

TEST_CASE("alpha-beta: plays Tic-Tac-Toe to its end and never loses it") {
  const Game game = compiled(kTicTacToe);
  Referee referee(game);
  const State state = referee.start();
  const Decision decision =
      make("ab")->choose({.game = game, .view = state, .moves = legal_moves_of(game, state)});
  CHECK(decision.analysis.moves[decision.analysis.best].proven);
  CHECK(decision.analysis.moves[decision.analysis.best].values == std::vector<double>{0.5, 0.5});
  CHECK(decision.analysis.depth <= 12);
  const Result<MatchResult> match = play_match(game, kSmallAlphaBeta, "random", {.games = 50});
  REQUIRE(match);
  CHECK(match->side[1].wins == 0);
  CHECK(play_match(game, kSmallAlphaBeta, kSmallAlphaBeta, {.games = 2})->draws == 2);
}

TEST_CASE("alpha-beta: beats random play in a race") {
  const Game game = compiled(kRace);
  const Result<MatchResult> match = play_match(game, "ab:depth=3,memory=1", "random", {.games = 8});
  REQUIRE(match);
  CHECK(match->side[0].wins >= 7);
}

TEST_CASE("evaluation: a queen is worth more than a rook, a rook more than a pawn; more is better") {
  const Game game = chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  Referee referee(game);
  State state = referee.start();
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  Evaluation evaluation = Evaluation::learn(game, 1, Limits(question));
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
  Evaluation evaluation = Evaluation::learn(game, 1, Limits(question));
  for (int ply = 0; ply < 200 && evaluation(state, 1) == 0; ++ply) {
    Random random(static_cast<std::uint64_t>(ply));
    referee.apply_legal(state, referee.random_move(state, random));
  }
  int pieces[3] = {};
  for (int site = 0; site < state.sites(); ++site) ++pieces[state.owner(site)];
  REQUIRE(pieces[1] != pieces[2]);
  CHECK((evaluation(state, 1) > 0) == (pieces[1] < pieces[2]));
}

TEST_CASE("evaluation: where random games are seldom won, how near the end is counts") {
  const Game game = compiled(kSiege);
  Referee referee(game);
  State state = referee.start();
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  Evaluation evaluation = Evaluation::learn(game, 1, Limits(question));
  CHECK(evaluation.tells_apart());
  CHECK(evaluation.chances(state, 1) == doctest::Approx(0.5));
  const auto step = [&](int from, int to) {
    for (const Move& move : referee.legal_moves(state))
      if (move.from == from && move.to == to) return referee.apply_legal(state, move);
    FAIL("no such move");
  };
  step(34, 41);  // to the other king
  CHECK(evaluation.chances(state, 1) > 0.6);
  CHECK(evaluation.chances(state, 2) == doctest::Approx(1 - evaluation.chances(state, 1)));
  CHECK(evaluation(state, 1) == -evaluation(state, 2));
}

}  // namespace ludens::agents
