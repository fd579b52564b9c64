// visit.h - what code that stands alone (hosted.h) and the program that plays with it (hosted_game.h) know of
// each other. Emitted code includes it, so it stays free of the interpreter's machine, whose headers take the
// compiler of games longer than a small game does.
#pragma once

#include <cstdint>

#include "interpreter/group.h"
#include "interpreter/question.h"
#include "ir/op.h"
#include "ludens/random.h"

namespace ludens::interpreter {
struct Machine;
struct MoveList;
}  // namespace ludens::interpreter

namespace ludens::standalone {

struct HostBoard;

// A node whose table the emitted code asks for.
struct TableOf {
  std::uint32_t node = 0;
  ir::Sink sink = ir::Sink::List;
};

// On which state something is asked, and what goes with it.
struct Visit {
  std::byte* state = nullptr;  // where a change is written back to
  const interpreter::Question* question = nullptr;
  Random* chance = nullptr;  // null: there is none
  std::int64_t steps = 0;    // that it may take
  // Those that have been; after a change the runner's own.
  const std::uint64_t* positions = nullptr;
  int position_count = 0;
};

// Moves as a runner lists them (FixedMoves), for as long as nothing else is asked of it.
struct Listed {
  const interpreter::Group* groups;
  int group_count;
  const SetWord* words;  // of groups with more than one
  const Move* moves;
  int move_count;
};

// So many random moves from where the runner is. Returns how many.
using PlayOn = int (*)(void*, Random&, int most, std::uint64_t& signature);

// What is asked of a runner. False: it stopped, because a buffer was too small or a limit is near; then the
// state is as it was, and chance may have been drawn from.
struct RestOfTurns {
  int most_moves, most_actions, most_positions, words;
  bool has_stacks;
  std::int64_t most_steps;
  const TableOf* tables;
  int table_count;

  void* (*make)(const HostBoard&);
  void (*destroy)(void*);
  bool (*random_move)(void*, const Visit&, Random&, Move&, bool& drawn);
  bool (*gather_candidates)(void*, const Visit&, Listed&);
  bool (*find_legal_moves)(void*, const Visit&, interpreter::MoveList&);
  bool (*finds_move)(void*, const Visit&, bool& answer);
  bool (*holds)(void*, const Visit&, const Move&, bool& answer);
  bool (*has_legal_move)(void*, const Visit&, int player, bool& answer);
  bool (*play)(void*, Visit&, const Move&, bool with_consequences);
  // So many random moves; -1 where it stopped. Of `host` see goes_on.
  int (*play_randomly)(void*, Visit&, interpreter::Machine& host, Random&, int most,
                       std::uint64_t& signature);
  PlayOn play_on;
};
// As play_randomly, where nothing but the result counts (interpreter::kToTheEnd): that is compiled by itself.
// What it cannot do is left to `play_on`.
struct Playouts {
  int (*play_to_the_end)(void*, Visit&, interpreter::Machine& host, PlayOn play_on, Random&, int most,
                         std::uint64_t& signature);
};

// --- what emitted code calls in the program

// Is there time for more? Asked now and then during playouts.
bool goes_on(interpreter::Machine& host);
// To the end of the list.
void add_moves(interpreter::MoveList& list, const Move* moves, int count);

}  // namespace ludens::standalone
