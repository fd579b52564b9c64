// referee.h - who knows the rules: starts games, lists legal moves, applies them, takes them back.
//
// A Referee is one thread's workbench for one game: scratch memory that is used again and again, and the
// source of chance. Give each thread its own; Games may be shared, Referees and States may not. Functions
// that take `State&` and do not say that they change it leave it as it was; they look ahead within its
// memory.
#pragma once

#include <functional>

#include "ludens/chance.h"
#include "ludens/game.h"
#include "ludens/move.h"
#include "ludens/state.h"

namespace ludens {

// What it takes to undo a move: the words of the state that it changed. Reused without allocating.
struct Undo {
  struct Word {
    std::uint32_t at = 0;
    std::uint64_t before = 0;
  };
  std::vector<Word> words;
  std::size_t block = 0;            // how many words the state had
  std::size_t positions = 0;        // how much of the past there was
  std::vector<std::uint64_t> past;  // all of it, where another game of a match has begun since
  std::vector<Draw> draws;          // what chance had decided about the moves of the position
};

class Referee {
 public:
  explicit Referee(Game game, std::uint64_t seed = 1);
  ~Referee();
  Referee(Referee&&) noexcept;
  Referee& operator=(Referee&&) noexcept;

  const Game& game() const;
  Chance& chance();  // what all chance of the rules is drawn from

  // --- starting
  State start();
  void start(State& state);  // changes the state, of the same game, to a start position

  // --- legal moves. Empty only when the game is over: who cannot move passes. Listing them may end the game:
  // where the rules ask for too much (State::limit), the state is over afterwards.
  Moves legal_moves(State& state);
  void legal_moves(State& state, Moves& out);
  bool is_legal(State& state, const Move& move);
  // Is there a legal move other than a forced pass?
  bool any_move(State& state);
  // One of the legal moves, each as likely as any other, without building the list. The game is not over; if
  // it is afterwards (State::limit), there is no move, and applying this one does nothing.
  Move random_move(State& state, Random& random);

  // --- making moves; all of these change the state
  bool try_apply(State& state, const Move& move);  // false, and nothing happens, where it is not legal
  void apply_legal(State& state, const Move& move);
  void apply_legal(State& state, const Move& move, Undo& undo);
  void undo(State& state, const Undo& undo);  // the last move that was applied and not undone

  // Random legal moves until the game is over or `max_plies` are made. Returns how many. Allocates nothing
  // once the referee has played a while.
  int playout(State& state, Random& random, int max_plies = 100'000);

  // --- chance. Every way that chance may decide what follows the move: `visit` gets the state after it and
  // how likely that is, and returns false to stop. False where it stopped or there are more than `most` ways.
  bool for_each_outcome(const State& state, const Move& move,
                        const std::function<bool(State& after, double probability)>& visit,
                        int most = 10'000);

  // --- time. Rules may take long over a single move. While there is a watch it is asked every now and then,
  // in the thread that waits; once it says that the time is up, what was asked for is left undone: lists are
  // empty, random_move is a pass that must not be played, moves and playouts are not made, and the state is
  // as before. Only a start that is broken off is no position: it is over, and State::limit says why.
  void set_watch(const std::function<bool()>& is_time_up);  // empty: nobody waits
  bool out_of_time() const;  // the last thing that was asked for was left undone

  // --- the end
  // What decided a game that is over, as far as it can be pointed at: the row of (is Line), the group of (is
  // Connected), the piece of (is Threatened). Kind of site (0 cells, 1 edges, 2 vertices) and number,
  // ascending.
  std::vector<std::pair<int, int>> decisive_sites(State& state);

  // --- moves as text
  // "C12>C20", "pass" or "swap": site types and numbers, as in the reference data; "^2" after a site is a
  // level.
  std::string sites(State& state, const Move& move);
  // The same with the first half of the hash of the state that follows: "C12>C20#1a2b3c4d". Without it in
  // games of chance, where more than one state may follow.
  std::string key(State& state, const Move& move);
  // As people write it: "Pawn B2-B3", "+C1", "pass".
  std::string notation(State& state, const Move& move);
  // The same as a player may see it, or with 0 somebody who looks on: "a move" where it begins or ends on a
  // site that is hidden from that player before or after it, and "?" for a piece of a kind that is.
  std::string notation(const State& before, const Move& move, const State& after, int player);

 private:
  friend class Trial;
  // start and apply_legal in halves: between them chance has decided about the move, but not about the turn
  // that follows. A trial writes down the two apart.
  void begin(State& state);
  void make(State& state, const Move& move);
  void make(State& state, const Move& move, Undo& undo);
  void take_back(State& state, const Undo& undo);  // of undo, the first half; nothing is to be opened anew
  void open(State& state);

  struct Bench;
  std::unique_ptr<Bench> bench_;
};

}  // namespace ludens
