// The text form of agents, and what holds for all of them: stopping, reporting, budgets, seeds.
#include "agents/agent.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "agents/test_games.h"
#include "agents/thinking.h"

namespace ludens::agents {

namespace {

std::string message_of(const std::string& text) {
  const Result<Agent> agent = make(text);
  return agent ? "" : agent.diagnostics.front().message;
}

}  // namespace

TEST_CASE("an agent is a name, or a name and settings") {
  for (const char* text :
       {"random", "flat", "uct", "ab", "perfect", "uct:c=1.4,threads=2", "uct:seed=5", "ab:depth=6"}) {
    INFO(text);
    const Result<Agent> agent = make(text);
    REQUIRE(agent);
    CHECK(agent->text() == text);
  }
  CHECK(make("uct:c=0.5")->text() == "uct");  // as it is anyway
}

TEST_CASE("what is wrong with an agent is said with the place and the nearest name") {
  CHECK(message_of("utc") == "unknown agent 'utc'; did you mean 'uct'?");
  CHECK(message_of("zzzzzz") == "unknown agent 'zzzzzz'");
  CHECK(message_of("") == "unknown agent ''");
  CHECK(message_of("uct:thread=2") == "unknown parameter of uct 'thread'; did you mean 'threads'?");
  CHECK(message_of("uct:threads=0") == "threads is a whole number from 1 to 64, not '0'");
  CHECK(message_of("uct:threads=1.5") == "threads is a whole number from 1 to 64, not '1.5'");
  CHECK(message_of("uct:c=much") == "c is a number from 0 to 100, not 'much'");
  CHECK(message_of("uct:c") == "c is a number from 0 to 100, not ''");
  CHECK(message_of("uct:,") == "unknown parameter of uct ''");
  const Result<Agent> agent = make("uct:c=1,thread=2", "seat 1");
  REQUIRE(!agent);
  CHECK(agent.diagnostics.front().at.file == "seat 1");
  CHECK(agent.diagnostics.front().at.column == 9);
  CHECK(agent.diagnostics.front().code == "L0502");
  const Result<Agent> other = make("uct:c=much");
  REQUIRE(!other);
  CHECK(other.diagnostics.front().code == "L0503");
}

TEST_CASE("every agent answers with a legal move and knows all of them, in every game that it plays") {
  for (const char* text : {kTicTacToe, kRace, kDice, kThree, kAtOnce, kTwice}) {
    const Game game = compiled(text);
    Referee referee(game);
    State state = referee.start();
    for (const AgentKind* kind : all_kinds()) {
      INFO(game.name(), " ", kind->name);
      // What solves games is to find out soon that this one is too large.
      const bool solves = std::string_view(kind->name) == "perfect";
      Result<Agent> agent = make(std::string(kind->name) + (solves ? ":memory=1" : ""));
      REQUIRE(agent);
      if (!agent->refusal(game).empty()) continue;
      const State before = state;
      const Decision decision = agent->choose(
          {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.iterations = 200}});
      CHECK(state == before);
      CHECK(referee.is_legal(state, decision.move));
      REQUIRE(decision.analysis.moves.size() == referee.legal_moves(state).size());
      CHECK(decision.analysis.moves[decision.analysis.best].move == decision.move);
      for (const MoveAnalysis& one : decision.analysis.moves) {
        CHECK(one.line.front() == one.move);
        for (const double value : one.values) CHECK((value >= 0 && value <= 1));
        if (!one.values.empty()) CHECK(one.values.size() == static_cast<size_t>(game.players()));
      }
    }
  }
}

TEST_CASE("every setting of every agent has a least and a greatest value, which errors name") {
  for (const AgentKind* kind : all_kinds())
    for (const Parameter& parameter : kind->parameters) {
      INFO(kind->name, " ", parameter.name);
      const std::string start = std::string(kind->name) + ':' + std::string(parameter.name) + '=';
      CHECK(parameter.least <= parameter.initial);
      CHECK(parameter.initial <= parameter.most);
      CHECK(make(start + number_text(parameter.least)));
      CHECK(make(start + number_text(parameter.most)));
      const std::string limits =
          " from " + number_text(parameter.least) + " to " + number_text(parameter.most) + ", not ";
      for (const std::string& wrong : {number_text(parameter.most + 2), number_text(parameter.least - 1),
                                       std::string("nan"), std::string("inf"), std::string("1e999")}) {
        const Result<Agent> made = make(start + wrong);
        REQUIRE_FALSE(made);
        CHECK(made.diagnostics.front().message.find(limits) != std::string::npos);
      }
    }
  // All together, whatever the number of threads.
  for (const char* text : {"uct:memory=65536", "uct:threads=1000", "ab:memory=65536", "uct:seconds=1000000"})
    CHECK_FALSE(make(text));
}

TEST_CASE("alpha-beta says which games it does not play") {
  CHECK(make("ab")->refusal(compiled(kDice)) == "alpha-beta plays no games of chance");
  CHECK(make("ab")->refusal(compiled(kThree)) == "alpha-beta plays games of two players only");
  CHECK(make("ab")->refusal(compiled(kRace)).empty());
}

TEST_CASE("the same seed gives the same move and the same counts") {
  const Game game = compiled(kRace);
  Referee referee(game);
  const State state = referee.start();
  for (const char* text : {"random:seed=7", "flat:seed=7", "uct:seed=7", "ab:seed=7"}) {
    INFO(text);
    Result<Agent> a = make(text);
    Result<Agent> b = make(text);
    const Question question{
        .game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.iterations = 300}};
    const Decision first = a->choose(question);
    const Decision second = b->choose(question);
    CHECK(first.move == second.move);
    CHECK(std::ranges::equal(first.analysis.moves, second.analysis.moves, {}, &MoveAnalysis::visits,
                             &MoveAnalysis::visits));
  }
  // Another seed tries other things.
  const Question question{
      .game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.iterations = 300}};
  CHECK(!std::ranges::equal(make("uct:seed=1")->choose(question).analysis.moves,
                            make("uct:seed=2")->choose(question).analysis.moves, {}, &MoveAnalysis::visits,
                            &MoveAnalysis::visits));
}

TEST_CASE("iterations are counted: as many as allowed, by the question or by the agent") {
  const Game game = compiled(kRace);
  Referee referee(game);
  const State state = referee.start();
  for (const char* text : {"flat", "uct", "uct:threads=2", "uct:threads=3"}) {
    INFO(text);
    const Decision decision = make(text)->choose(
        {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.iterations = 500}});
    CHECK(decision.analysis.iterations == 500);
    std::int64_t visits = 0;
    for (const MoveAnalysis& one : decision.analysis.moves) visits += one.visits;
    CHECK(visits == 500);
  }
  CHECK(make("uct:iterations=100")
            ->choose({.game = game,
                      .view = state,
                      .moves = legal_moves_of(game, state),
                      .budget = {.iterations = 500}})
            .analysis.iterations == 100);
}

TEST_CASE("an agent tells what it thinks of, and stops when told to") {
  const Game game = compiled(kRace);
  State state = Referee(game).start();
  for (const char* text : {"flat", "uct", "uct:threads=2", "ab"}) {
    INFO(text);
    std::stop_source stop;
    int reports = 0;
    const auto report = [&](const Analysis& so_far) {
      if (++reports == 2) stop.request_stop();
      REQUIRE(so_far.moves.size() > 1);
      const MoveAnalysis& best = so_far.moves[so_far.best];
      CHECK(best.line.front() == best.move);
      CHECK(!best.proven);
    };
    const Decision decision = make(text)->choose({.game = game,
                                                  .view = state,
                                                  .moves = legal_moves_of(game, state),
                                                  .stop = stop.get_token(),
                                                  .report = report});
    CHECK(Referee(game).is_legal(state, decision.move));
    CHECK(reports >= 2);
  }
}

TEST_CASE("a time ends the thinking") {
  const Game game = compiled(kRace);
  State state = Referee(game).start();
  for (const char* text : {"flat", "uct", "ab"}) {
    INFO(text);
    const Decision decision = make(text)->choose(
        {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.seconds = 0.05}});
    CHECK(Referee(game).is_legal(state, decision.move));
  }
}

TEST_CASE("where there is one move, it is made without thinking") {
  const Game game = compiled(R"((game "One" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
      (rules (play (move Add (to (difference (sites Empty) (sites {1 2 3})))))
             (end (if (is Full) (result Mover Draw))))))");
  Referee referee(game);
  const State state = referee.start();
  const Decision decision = make("uct")->choose(
      {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.seconds = 5}});
  CHECK(decision.analysis.iterations == 0);
  CHECK(decision.move.to == 0);
}

TEST_CASE("a budget reaches into a single move and a single list") {
  // Looks for what there is not, for hours, were it not for the bound on steps.
  const auto without_end = [](const std::string& never) {
    std::string out = "(if (= 999 (site)) " + never + ")";
    for (int i = 0; i < 6; ++i) out = "(forEach Site (sites Board) " + out + ")";
    return out;
  };
  const auto game = [](const std::string& play) {
    return compiled(
        "(game \"Long\" (players 2) (equipment {(board (square 12)) (piece \"Disc\" Each)}) (rules (play " +
        play + ") (end (if (is Line 9) (result Mover Win)))))");
  };
  const Game long_list = game("(or (move Add (to (sites Empty))) " + without_end("(move Pass)") + ")");
  const Game long_move =
      game("(move Add (to (sites Empty)) (then " + without_end("(addScore Mover 1)") + "))");
  const State at_list = Referee(long_list).start();
  const State at_move = Referee(long_move).start();
  const Moves moves = legal_moves_of(long_move, at_move);
  for (const char* text : {"random", "flat", "uct", "uct:threads=2", "ab"}) {
    INFO(text);
    const Budget budget{.seconds = 0.01};
    const Decision first =
        make(text)->choose({.game = long_list, .view = at_list, .moves = moves, .budget = budget});
    CHECK(std::ranges::count(moves, first.move) == 1);
    CHECK(first.analysis.iterations == 0);
    const Decision second =
        make(text)->choose({.game = long_move, .view = at_move, .moves = moves, .budget = budget});
    CHECK(std::ranges::count(moves, second.move) == 1);
    CHECK(second.analysis.iterations <= 1);  // alpha-beta counts what it has begun
  }
}

}  // namespace ludens::agents
