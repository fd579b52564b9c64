// state.h - a position in a game, with what of its past the rules can ask about.
//
// A State is a value: a copy is independent of the original, and assigning to a state of the same game reuses
// its memory. It can be read by itself; a Referee changes it. A State belongs to one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ludens/game.h"
#include "ludens/move.h"

namespace ludens {

namespace engine {
struct StateData;
}

class State {
 public:
  State(const State& other);
  State& operator=(const State& other);
  State(State&& other) noexcept;
  State& operator=(State&& other) noexcept;
  ~State();

  // --- whose turn
  int players() const;
  // 1 .. players; 0 in a simulation, which goes on by itself. Where moves are simultaneous: who is to choose
  // next. The choice stays sealed until everybody has chosen.
  int mover() const;
  int ply() const;  // moves made since the start
  bool over() const;
  // Which seat plays for this player now, 1 .. players; the same number until players are swapped (the pie
  // rule). Pieces, turns and results are the player's; who sits in the seat, a person or a program, moves for
  // that player and gets that player's result. 0 where there is no such player.
  int seat(int player) const;
  // Rules may ask for more than there is room or time for: a million moves, a loop without end. Then the game
  // is over, nobody has won, and this says what was too much: "too many moves in one list". Empty otherwise.
  std::string limit() const;

  // --- which game. Of a match: the one that is played at present.
  const std::string& game_name() const;
  Mode mode() const;
  bool has_secrets() const;
  bool has_scores() const;
  // In a match, how many of its games are over and a player's points from them; otherwise 0.
  int games_over() const;
  int match_score(int player) const;

  // --- what a move is, of those that are legal here
  bool is_pass(const Move& move) const;
  bool is_swap(const Move& move) const;  // of players: the pie rule
  // The kinds of site that move.from and move.to are numbers of: 0 cells, 1 edges, 2 vertices.
  int from_type(const Move& move) const;
  int to_type(const Move& move) const;
  // Where moves are simultaneous: what the player has chosen in a round in which others are still to choose.
  std::optional<Move> choice(int player) const;

  // --- results. Ranks go from 1, the best; players who share one get the mean of theirs (a draw of two
  // players is 1.5). A player who is still in play has 0.
  double rank(int player) const;
  std::vector<double> ranks() const;  // of player 1, 2 ...
  int winner() const;                 // the only player who came first; 0 where there is none
  int score(int player) const;        // 0 in games without scores

  // --- what lies on a site. Sites are those of the kind that the board is played on, then hands and the
  // like.
  int sites() const;
  int owner(int site) const;          // of the topmost piece; 0 nobody
  std::string piece(int site) const;  // its name, or empty
  // On a board that grows only some sites exist; on any other all do. So do those of hands.
  bool exists(int site) const;
  int board_sites() const;  // how many exist, those of hands and the like left aside

  // --- comparing
  // The same for positions that the rules cannot tell apart by board, mover, phase, points, dice and the
  // like. How they came about does not count.
  std::uint64_t hash() const;
  // Everything in one line, in the notation of the reference data: "mover=1 phase=0,0 | 0 4:Cross1".
  std::string text() const;
  // Equal in every bit, the past included.
  bool operator==(const State& other) const;

  // For the engine's own use.
  explicit State(std::unique_ptr<engine::StateData> data);
  engine::StateData& data() { return *data_; }
  const engine::StateData& data() const { return *data_; }

 private:
  std::unique_ptr<engine::StateData> data_;
};

// The state as a player may see it: what is hidden from the player is not in it. Players that are programs
// are given this and nothing else.
State observe(const State& state, int player);

// The state as somebody may see it who looks on: what is hidden from any player is not in it.
State observe_from_outside(const State& state);

}  // namespace ludens
