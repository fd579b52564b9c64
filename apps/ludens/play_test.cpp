// The commands that play: what they print where, and how they exit.
#include <doctest/doctest.h>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

constexpr const char* kNeedy =
    "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) "
    "(rules (play (move Add (to (sites Empty)))) (end (if (is Solved) (result Mover Win)))))";

// What programs do here is bounded otherwise: on a busy machine they play as on a quiet one.
constexpr double kDay = 86'400;

Outcome play(const std::string& input, const std::string& seats = "human,human") {
  const Command command = on(play_command(), "tic-tac-toe");
  set(command, "--seats", seats);
  return run(command, input);
}

}  // namespace

TEST_CASE("play: moves by number and by notation, until somebody wins") {
  const Outcome o = play("A1\n8\nb1\na3\nc1\n");
  CHECK(o.code == 0);
  CHECK(has(o.out, "Tic-Tac-Toe. D Disc of player 1, c Cross of player 2.\n"));
  CHECK(has(o.out, "Player 1: A1\n"));
  CHECK(has(o.out, "Player 2: C3\n"));  // the eighth of the moves that are left
  CHECK(has(o.out, "Player 1: C1\n\n3  c . c\n2  . . .\n1  D D D\n   A B C\nPlayer 1 wins.\n"));
}

TEST_CASE("play: the end of the input ends the game politely, and wrong moves are explained") {
  const Outcome o = play("B2\nB2\nfoo\nhint\nmoves A\nboard\nhelp\nundo\nundo\n");
  CHECK(o.code == 0);
  CHECK(has(o.err, "no such move, or more than one: B2"));
  CHECK(has(o.err, "no such move, or more than one: foo"));
  CHECK(has(o.err, "there is nothing to take back"));
  CHECK(has(o.out, "  perhaps "));
  CHECK(has(o.out, "  1 A1, 4 A2, 6 A3\n"));
  CHECK(has(o.out, "take back your last move"));
  CHECK(has(o.out, "The game ends here, after 0 moves. Goodbye.\n"));
  CHECK(!has(o.out, "> "));  // nobody types
}

TEST_CASE("play: what is chosen at the same time is told when everybody has chosen") {
  const TemporaryGame game(
      "(game \"Hands\" (players 2) (mode Simultaneous) (equipment {(board (square 2))}) "
      "(rules (play (or (move Select (from (sites {0 1})) P1) (move Select (from (sites {2 3})) P2))) "
      "(end (if (= (count Moves) 2) (result P1 Win)))))");
  const Command command = on(play_command(), game.path());
  set(command, "--seats", std::string("human,human"));
  const Outcome o = run(command, "A1\nB2\nB1\nundo\nA1\nA2\n");
  CHECK(o.code == 0);
  CHECK(has(o.out, "Player 1 to choose, at the same time as the others:\n  1 A1, 2 B1\n\n"));
  CHECK(has(o.out, "  1 A2, 2 B2\nPlayer 1: A1\nPlayer 2: B2\n"));
  CHECK(!has(o.out, "Player 1: B1\n"));  // taken back before it was told
  CHECK(has(o.out, "  1 A2, 2 B2\nPlayer 1: A1\nPlayer 2: A2\n"));
  CHECK(has(o.out, "Player 1 wins.\n"));
}

TEST_CASE("play: a match goes on from game to game") {
  const TemporaryGame game(
      "(match \"Twice\" (games {(subgame \"Tic-Tac-Toe\" next:1) (subgame \"hex\" next:0)}) "
      "(end (if (= (count Trials) 1) (result P2 Win))))");
  const Command command = on(play_command(), game.path());
  set(command, "--seats", std::string("human,human"));
  const Outcome o = run(command, "A1\nA2\nB1\nB2\nC1\n");
  CHECK(o.code == 0);
  CHECK(has(o.out, "Game 1 of the match is over. Points: 1 0\n"));
  CHECK(has(o.out, "Player 2 wins.\n"));
}

TEST_CASE("play: a simulation is watched") {
  const TemporaryGame game(
      "(game \"Fade\" (players 0) (equipment {(board (square 2)) (piece \"Cell\" Shared)}) "
      "(rules (start (place \"Cell\" (sites {0 1}))) "
      "(play (if (is Occupied 0) (remove 0) (if (is Occupied 1) (remove 1)))) (end (if False (result Mover "
      "Draw)))))");
  const Outcome o = run(on(play_command(), game.path()), "1\n1\n");
  CHECK(o.code == 0);
  CHECK(has(o.out, "It goes on by itself:\n"));
  CHECK(has(o.out, "The game is over.\n"));
}

TEST_CASE("play: after a swap each seat plays for the other player") {
  const TemporaryGame game(
      "(game \"Pie\" (players 2) (equipment {(board (rectangle 1 2)) (piece \"Disc\" Each)}) (rules (meta "
      "(swap)) "
      "(play (move Add (to (sites Empty)))) (end (if (is Full) (result P1 Win)))))");
  const Command command = on(play_command(), game.path());
  set(command, "--seats", std::string("human,human"));
  const Outcome o = run(command, "A1\nswap\nB1\n");
  CHECK(has(o.out, "Player 1: A1\n"));
  CHECK(has(o.out, "Player 2: swap\n"));
  CHECK(has(o.out, "Player 2 (seat 1) to move"));
  CHECK(has(o.out, "Player 2 (seat 1): B1\n"));
  CHECK(has(o.out, "Player 1 (seat 2) wins.\n"));
  // The program that has put the first stone down puts the second one down, too.
  set(command, "--seats", std::string("random,human"));
  CHECK(has(run(command, "swap\n").out, "Player 1 (seat 2) wins.\n"));
}

TEST_CASE("play: the board shows the throw with which one is about to move, and undo keeps it") {
  const TemporaryGame game(
      "(game \"Race\" (players 2) (equipment {(board (rectangle 1 8)) (piece \"Disc\" Each) (dice d:6 "
      "num:1)}) "
      "(rules (play (do (roll) next:(or (move Pass) (move Add (to (sites Empty) if:(= (to) (count "
      "Pips))))))) "
      "(end (if (is Full) (result Mover Win)))))");
  const Command command = on(play_command(), game.path());
  set(command, "--seats", std::string("human,human"));
  for (int seed = 1; seed <= 6; ++seed) {
    set(command, "--seed", seed);
    const Outcome o = run(command, "pass\nundo\n1\n");
    // The positions: at the start, after a pass, at the start again, after the other move.
    std::vector<std::string> dice;
    std::vector<std::string> moves;
    for (size_t at = o.out.find("Dice: "); at != std::string::npos; at = o.out.find("Dice: ", at + 1)) {
      dice.push_back(o.out.substr(at + 6, 1));
      const std::string first = "  1 ";
      moves.push_back(o.out.substr(o.out.find(first, at) + first.size(), 1));
    }
    REQUIRE(dice.size() == 4);
    CHECK(moves[0] == std::string(1, static_cast<char>('A' + dice[0][0] - '0')));
    CHECK(dice[2] == dice[0]);
    CHECK(dice[3] == dice[1]);
  }
}

TEST_CASE("play: seats") {
  const Outcome watched = play("", "random");
  CHECK(watched.code == 0);
  CHECK((has(watched.out, " wins.\n") || has(watched.out, "Nobody wins.\n")));
  const Outcome one = play("B2\nundo\nquit\n", "human,random");
  CHECK(has(one.out, "Player 2 (random): "));
  CHECK(has(one.out, "after 0 moves"));
  CHECK(play("", "human,robot").code == 2);
  CHECK(play("", "human,human,human").code == 2);
}

TEST_CASE("play: any agent takes a seat, by its place in the list or by its number") {
  const auto seated = [](const std::string& list, std::vector<std::string> single, const std::string& input) {
    const Command command = on(play_command(), "tic-tac-toe");
    set(command, "--seats", list);
    set(command, "--seat", std::move(single));
    set(command, "--time", kDay);
    return run(command, input);
  };
  const Outcome tree = seated("uct:iterations=2000,memory=8,ab:depth=3", {}, "");
  CHECK(tree.code == 0);
  CHECK(has(tree.out, "Player 1 (uct): "));
  CHECK(has(tree.out, "Player 2 (ab): "));
  CHECK(has(tree.out, "Nobody wins.\n"));  // both know tic-tac-toe
  CHECK(seated("uct:iterations=2000,memory=8,ab:depth=3", {}, "").out == tree.out);
  const Command negative = on(play_command(), "tic-tac-toe");
  set(negative, "--seats", std::string("random"));
  set(negative, "--seed", -5);
  CHECK(has(run(negative).out, "Player 1 (random): "));

  const Outcome second = seated("", {"1=flat:iterations=50", "2=human"}, "1\nquit\n");
  CHECK(has(second.out, "Player 1 (flat): "));
  CHECK(has(second.out, "Player 2 to move:\n"));
  CHECK(has(second.out, "Player 2: "));

  const auto refused = [&](const std::string& list, std::vector<std::string> single) {
    const Outcome o = seated(list, std::move(single), "");
    CHECK(o.code == 2);
    CHECK(o.out.empty());
    return o.err;
  };
  CHECK(has(refused("human,robot", {}), "unknown agent 'robot'"));
  CHECK(has(refused("human,robot", {}), "a person is called human"));
  CHECK(has(refused("human,human,human", {}), "the game has 2 players"));
  CHECK(has(refused("", {"3=uct"}), "a seat from 1 to 2"));
  CHECK(has(refused("", {"uct"}), "a seat from 1 to 2"));
  CHECK(has(refused("", {"2=uct:memory=65536"}), "from 1 to 4096"));
}

TEST_CASE("play: after a throw of dice a program moves by the same dice") {
  const Command command = on(play_command(), "backgammon");
  set(command, "--seats", std::string("flat:iterations=4"));
  set(command, "--time", kDay);
  set(command, "--seed", 3);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(has(o.out, "Dice: "));
  CHECK(has(o.out, " wins.\n"));
  CHECK(run(command).out == o.out);
}

TEST_CASE("commands that play say why they cannot") {
  for (const Command& command : {playout_command(), perft_command(), ir_command()}) {
    INFO(command.name);
    if (command.name == "perft") set(command, "DEPTH", 2);
    set(command, "FILE", std::string("-"));
    CHECK(run(command, "(game").code == 2);
    const Outcome needy = run(command, kNeedy);
    CHECK(needy.code == 4);
    CHECK(has(needy.err, "needs "));
    set(command, "FILE", std::string("no-such-game"));
    CHECK(run(command).code == 3);
  }
  CHECK(run(on(play_command(), "-"), "").code == 2);
  CHECK(run(on(play_command(), "no-such-game")).code == 3);
}

TEST_CASE("playout: the same seed gives the same games, in any number of threads") {
  const auto sums = [](int threads, int seed) {
    const Command command = on(playout_command(), "tic-tac-toe");
    set(command, "-n,--count", 500);
    set(command, "--threads", threads);
    set(command, "--seed", seed);
    const Outcome o = run(command);
    REQUIRE(o.code == 0);
    return o.out.substr(o.out.find('\n'));  // without the time
  };
  const std::string one = sums(1, 1);
  CHECK(has(one, "signature "));
  CHECK(one == sums(3, 1));
  CHECK(one != sums(1, 2));
  const Command json = on(playout_command(), "tic-tac-toe");
  set(json, "--json", true);
  set(json, "-n,--count", 2);
  CHECK(has(run(json).out, "{\"game\":\"Tic-Tac-Toe\",\"playouts\":"));
  set(json, "--threads", 0);
  CHECK(run(json).code == 2);
}

TEST_CASE("perft: counts by depth, by first move and by turns") {
  const Command command = on(perft_command(), "tic-tac-toe");
  set(command, "DEPTH", 3);
  CHECK(has(run(command).out, "  3             504 "));
  set(command, "--json", true);
  CHECK(has(run(command).out, "{\"game\":\"Tic-Tac-Toe\",\"nodes\":[9,72,504],"));
  set(command, "--divide", true);
  CHECK(has(run(command).out, "\"moves\":{\"A1\":56,\"B1\":56,"));
  set(command, "--json", false);
  CHECK(has(run(command).out, "C3: 56\nsum: 504\n"));
  const Command turns = on(perft_command(), "amazons");
  set(turns, "DEPTH", 1);
  set(turns, "--turns", true);
  set(turns, "--json", true);
  CHECK(has(run(turns).out, "\"nodes\":[2176]"));
  set(turns, "DEPTH", 0);
  CHECK(run(turns).code == 2);
  const Command dice = on(perft_command(), "backgammon");
  set(dice, "DEPTH", 1);
  CHECK(run(dice).code == 4);
}

TEST_CASE("bench: a table, its form for tools, and a signature of the rules") {
  const Command command = bench_command();
  set(command, "FILE", std::vector<std::string>{"tic-tac-toe", "tests/ir/place.lud"});
  set(command, "-n,--count", 2);
  set(command, "--tsv", true);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(o.out.starts_with(
      "game\toption\tbackend\tplayouts_per_s\tmean_plies\tnodes\tsignature\tspread\tstate_bytes\tpeak_bytes\n"
      "tic-tac-toe\t\tinterpreter\t"));
  // The same rules with another name and other pieces: the same counts.
  const auto cell = [&](std::string_view game, int column) {
    size_t at = o.out.find("\n" + std::string(game) + "\t") + 1;
    for (int i = 0; i < column; ++i) at = o.out.find('\t', at) + 1;
    return o.out.substr(at, o.out.find_first_of("\t\n", at) - at);
  };
  CHECK(cell("tic-tac-toe", 6).size() == 8);
  CHECK(cell("tic-tac-toe", 6) == cell("tests/ir/place", 6));
  CHECK(cell("tic-tac-toe", 7) == "0.000");  // one repeat has no spread
  CHECK(std::stoi(cell("tic-tac-toe", 8)) > 9);
  CHECK(std::stol(cell("tic-tac-toe", 9)) > 1'000'000);
  CHECK(has(o.err, "Bench: "));
  set(command, "--tsv", false);
  CHECK(has(run(command).out, "playouts/s"));
  CHECK_FALSE(has(run(command).out, "spread"));
  set(command, "--repeats", 3);
  CHECK(has(run(command).out, "spread"));
  set(command, "--repeats", 0);
  CHECK(run(command).code == kUsage);
  set(command, "--repeats", 1);
  set(command, "FILE", std::vector<std::string>{"no-such-game"});
  CHECK(run(command).code == 3);
}

TEST_CASE("bench: the rules are the same without passes, and a pass has a name") {
  const Command command = bench_command();
  set(command, "FILE", std::vector<std::string>{"tic-tac-toe"});
  set(command, "-n,--count", 2);
  const std::string signature = run(command).err;
  CHECK(has(signature, "Bench: "));
  set(command, "--plain", true);
  CHECK(run(command).err == signature);
  set(command, "--plain", false);
  set(command, "--without", std::vector<std::string>{"memo"});
  CHECK(run(command).err == signature);
  set(command, "--without", std::vector<std::string>{"nothing"});
  const Outcome wrong = run(command);
  CHECK(wrong.code == 2);
  CHECK(has(wrong.err, "ludens bench: there is no pass 'nothing'"));
}

TEST_CASE("ir: the program, with the places it came from") {
  const Command command = on(ir_command(), "tic-tac-toe");
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(has(o.out, "%1 = empty_sites type=Cell  ; 13:29 (sites Empty)\n"));
  set(command, "--bare", true);
  CHECK(has(run(command).out, "%1 = empty_sites type=Cell\n"));
}

}  // namespace ludens::cli
