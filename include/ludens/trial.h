// trial.h - a game as it was played: moves, what chance decided, the result. Can be taken back, replayed,
// saved.
//
// A Trial owns a Referee and a State. Undone moves can be redone until another is played. What it keeps per
// ply is the move, the outcomes of chance and the words of the state that changed. What chance decided at a
// ply stays decided: who takes a move back and plays another gets the same throw, as far as there are as many
// ways.
#pragma once

#include <string_view>

#include "ludens/referee.h"

namespace ludens {

class Trial {
 public:
  // The start position; chance draws from `seed`.
  explicit Trial(Game game, std::uint64_t seed = 1);

  const Game& game() const { return referee_.game(); }
  Referee& referee() { return referee_; }
  State& state() { return state_; }  // to look at and to ask the referee about; change it by play alone
  const State& state() const { return state_; }
  std::size_t plies() const { return at_; }  // moves made and not undone

  // --- playing
  const Moves& legal_moves();           // of the present position; found once per ply
  bool play(const Move& move);          // false, and nothing happens, where it is not legal
  bool play_key(std::string_view key);  // by its key or its sites, where these name one legal move
  int play_random(Random& random, int max_plies = 100'000);  // returns how many moves were made
  bool undo();
  bool redo();

  // --- the record
  struct Ply {
    int mover = 0;  // whose turn it was
    Move move;
    std::vector<Draw> draws;  // what chance decided: about the legal moves, then about what followed
    std::string key;  // its sites and the hash of the state after it, whatever chance did; docs/trials.md
    Undo undo;
  };
  const std::vector<Ply>& record() const { return plies_; }  // with those undone, from plies() on
  const std::vector<Draw>& start_draws() const { return start_draws_; }

  // --- files
  // Our own format, one line per ply; docs/trials.md describes it.
  std::string save() const;
  // Reads and replays it: every move must be legal, lead to the state that was written down and end in the
  // result that was written down. `file` is how errors call the text. A game whose text has changed since is
  // a warning.
  static Result<Trial> load(Game game, std::string file, std::string_view text);
  // The same for a trial that Ludii wrote as text (.trl). What it does not record (random choices other than
  // dice) cannot be replayed and is an error.
  static Result<Trial> load_ludii(Game game, const std::string& file, std::string_view text);

  // --- replaying. Outcomes of chance are given in order; -1, or none left, has one drawn.
  using Outcomes = std::vector<int>;
  void restart(const Outcomes& outcomes);  // the start position once more; forgets all moves
  // The legal moves where chance decides about them as given.
  const Moves& legal_moves(const Outcomes& outcomes);
  // Plays a legal move where chance decides as given, the legal moves included.
  void play_legal(const Move& move, const Outcomes& outcomes = {});
  // The legal move that leads to the key (Ply::key) where chance decides as given; null where there is none.
  const Move* find(std::string_view key, const Outcomes& outcomes);
  // What chance has decided about the legal moves of the present position, as far as they were asked for.
  const std::vector<Draw>& draws_about_moves() const;
  // What chance is to decide at a ply where nothing else is given: about the moves to choose from, then about
  // what follows the one that is made.
  void foresee(std::size_t ply, const Outcomes& about_moves, const Outcomes& afterwards);

 private:
  // By ply: what chance has decided there.
  struct Decided {
    Fate about_moves, afterwards;
  };
  Decided& decided_at(std::size_t ply);
  void open_turn();
  std::string key_after(const Move& move, const std::string& sites, const Outcomes& outcomes);
  int twins_before(const Ply& ply, const std::string& sites);

  Referee referee_;
  State state_;
  Moves moves_;
  bool moves_known_ = false;
  std::vector<Draw> start_draws_;
  std::vector<Ply> plies_;
  std::size_t at_ = 0;
  std::vector<Decided> decided_;
};

// What a trial file says of itself, before any game is compiled: to find the game by.
struct TrialHeader {
  enum class Format { Ludens, Ludii };
  Format format = Format::Ludens;
  std::string game;  // its name
  std::string file;  // where it was, as a hint
  Choices choices;
  std::uint64_t text_hash = 0;  // of the game's description; 0 where the file does not say
  std::size_t plies = 0;
};

Result<TrialHeader> read_trial_header(std::string file, std::string_view text);

}  // namespace ludens
