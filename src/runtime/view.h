// view.h - what is in a state: the head that every game has, and pointers to the fields that this game has.
//
// Plain data, so that kernels (runtime/kernels/) read it on a processor and on a GPU.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bits.h"
#include "ludens/move.h"

namespace ludens::runtime {

struct Layout;
struct StackLog;

inline constexpr int kMaxPlayers = 16;
inline constexpr int kMaxHeight = 48;  // of a stack
inline constexpr int kMaxDice = 32;
inline constexpr int kMaxRemembered = 255;  // values of one list
inline constexpr int kMaxDomainWords = 16;  // of the values that a puzzle's site may have

enum class ResultKind : std::uint8_t { Win, Loss, Draw, Tie, Abandon };

// The part of the state that every game has.
struct Head {
  std::uint64_t hash = 0;           // of the board; kept only if the rules or the caller ask for it
  std::int32_t ply = 0;             // moves made since the start position
  std::int32_t turn = 0;            // changes of mover
  std::int32_t turns_of_mover = 0;  // moves that the mover has made in this turn before this one
  std::int32_t counter = -1;        // moves since it was set; none yet
  std::int32_t pot = 0;
  std::int32_t trump = -1;
  std::int32_t mover = 1, next = 2, prev = 0;
  std::int16_t passes = 0;                    // in a row
  std::int16_t run_mover = 0, run_moves = 0;  // who moved last, and how many times in a row
  std::int16_t run_before = -1;               // who moved before that; 0: whoever placed the pieces
  std::int16_t passed_turns = 0;  // turns in a row before this one in which the mover passed (course.h)
  std::int32_t position_run = 0;  // which turn the positions that are noted now belong to
  std::uint32_t active = 0;       // players still in play, one bit each
  std::uint32_t stalemated = 0;
  std::int16_t winner = -1;     // -1: not over; 0: nobody
  std::int16_t last_mover = 0;  // of the last move
  std::int32_t last_from = -1, last_to = -1;
  std::int16_t last_level_from = 0, last_level_to = 0;
  std::uint8_t last_from_type = 0, last_to_type = 0;
  std::uint8_t last_pass = 0, last_swap = 0;
  std::uint8_t run_passed = 0;  // did that turn begin with a pass?
  std::uint8_t over = 0;
  std::uint8_t keeps_turn = 0;  // scratch while a move is applied: something said "move again"
  std::uint8_t rolled = 0;      // dice drawn for this ply
  std::uint8_t dice_equal = 0;
  std::uint8_t winners = 0, losers = 0;  // how many players have won or lost so far
  std::uint8_t losses_now = 0;           // losses within one evaluation of the end rules: they share a rank
  std::uint8_t limit = 0;                // why the game was given up (runtime/limit.h); 0: it was not
  std::int32_t pending_values = 0;       // how many pending entries
  std::int32_t pending_value = 0;        // the one set last
  std::int32_t passed_ply = -1;          // the move whose sites between `passed` holds
  // The sites of the last action of the last move; once it is done, of what followed it too.
  std::int32_t after_from = -1, after_to = -1;
  std::int16_t after_level_from = 0, after_level_to = 0;
  std::int32_t run_from = -1;       // where the first move of a run of several began (course.h)
  std::int32_t decided = -1;        // the proposal that was voted for, by name
  std::uint64_t stored = 0;         // hash of the position put aside
  std::uint64_t stored_before = 0;  // what `stored` was until the move of this ply put another aside
  std::int32_t stored_ply = -1;
};

// Everybody out; the game is over.
LUDENS_FN void end_game(Head& head, int winner) {
  head.active = 0;
  head.over = 1;
  head.winner = static_cast<std::int16_t>(winner);
}

// The match that the game is part of: what lasts from one of its games to the next. Right behind the head, so
// that all of them find it at the same place.
struct MatchHead {
  std::int32_t game = 0;                     // which of the games is played
  std::int32_t done = 0;                     // how many are over
  std::int32_t plies = 0;                    // moves made in those
  std::int32_t score[kMaxPlayers + 2] = {};  // by player
};

// A board that grows (growth.h). Right behind the head, too, so that all windows find it at the same place.
struct GrowthHead {
  std::int32_t window = 0;  // which one the state is of (engine/windows.h)
  std::int32_t rings = 0;   // with a perimeter: around the first tile
  std::int32_t due = 0;     // has it come to the window's edge?
  std::int32_t unused = 0;
};

// Simultaneous moves: what has been chosen so far in this round, and not been made yet.
struct Sealed {
  std::int32_t mover = 1,
               next = 2;     // whose round it is, for rules that speak of the mover, and the next one's
  std::int32_t plies = 0;    // choices made since the start
  std::uint32_t chosen = 0;  // who has chosen, one bit each
};

// The block with its fields found.
struct Space {
  int sites = 0, height = 1;
  bool plain = false;  // one piece per site, nothing but what and who
  std::uint16_t* what = nullptr;
  std::uint8_t* who = nullptr;
  std::int16_t* count = nullptr;
  std::int16_t* state = nullptr;
  std::uint8_t* rotation = nullptr;
  std::int32_t* value = nullptr;
  std::uint8_t* size = nullptr;
  // How often more than once the site is in the list of its owner's pieces: each time that several pieces at
  // once join others of their kind, the language lists the site again. (forEach Piece) goes by that list.
  std::uint8_t* listed = nullptr;
  // For some components, where they stand in the order in which they came there: how many, then the sites.
  // Flat games only; see order.h.
  std::int16_t* order = nullptr;
  const std::int32_t* order_of = nullptr;
  const std::uint64_t* names = nullptr;  // by site, where numbers change in play: what the hash calls it
  bool order_swaps = false;
  SetWord* empty = nullptr;
  SetWord* own = nullptr;     // [player][word]
  SetWord* piece = nullptr;   // [component][word], or null
  SetWord* domain = nullptr;  // [site][word]: see puzzle.h
  int domain_words = 0;
  std::uint8_t* hidden = nullptr;  // [player][site and level]: see hidden.h
};

struct View {
  Head* head = nullptr;
  Space space[3];
  std::uint8_t* phase = nullptr;  // by player
  float* rank = nullptr;          // by player; 0: still in play
  std::int32_t* score = nullptr;
  std::int32_t* amount = nullptr;
  std::uint8_t* team = nullptr;
  std::int32_t* player_value = nullptr;
  std::uint8_t* seat = nullptr;  // which player's pieces a player moves, after (swap Players)
  std::int32_t* var = nullptr;
  SetWord* pending = nullptr;
  SetWord* visited = nullptr;
  SetWord* to_remove = nullptr;
  std::int32_t* dice =
      nullptr;  // what each die shows, 0 once used; then the faces that the next roll will show
  std::int32_t* remembered = nullptr;  // by name: how many, then the values
  std::uint8_t* proposals =
      nullptr;  // by name: has it been proposed? then the votes: how many, and for which name each
  std::uint8_t* triggered = nullptr;
  std::int16_t* on_track = nullptr;  // how many pieces stand where on each track (on_track.h)
  SetWord* last_sites = nullptr;     // [from or to][word]: where all that the last move did happened
  SetWord* passed = nullptr;         // the sites between, of a move that has some
  SetWord* start = nullptr;          // [component][word]: where it stood on the board before the first move
  MatchHead* match = nullptr;
  GrowthHead* growth = nullptr;
  SetWord* grown = nullptr;  // [ir::Op::Grown][word]
  Sealed* sealed = nullptr;
  Move* choices = nullptr;  // by player: what is sealed
  StackLog* log = nullptr;  // not in the block: where changes of stacks are noted, if anywhere

  void attach(const Layout& layout, std::byte* block);
};

// Groups of a player's sites, as far as they were asked for (links.h).
struct Links {
  std::int16_t* parent;  // by site
  std::uint16_t*
      reached;      // by site: what its group touches, a bit for each goal; good for the first of a group
  SetWord* joined;  // the player's sites that are in groups

  LUDENS_FN int first_of(int site) {
    while (parent[site] != site) {
      parent[site] = parent[parent[site]];
      site = parent[site];
    }
    return site;
  }
  // The group of a site and that of which `b` is the first become one; its first.
  LUDENS_FN int join(int a, int b) {
    a = first_of(a);
    if (a == b) return a;
    parent[b] = static_cast<std::int16_t>(a);
    reached[a] |= reached[b];
    return a;
  }
};

// --- one site. A space of emitted code knows more than this one, and has the same fields.

// Is what stands there read off the sets, which are all that is kept (native/lean_sets.h)? Then s.sets
// changes them.
template <class AnySpace>
LUDENS_FN constexpr bool has_only_sets() {
  return requires {
    AnySpace::only_sets;
  };
}
// Are all levels of its stacks such sets? Then s.sets has those of each piece.
template <class AnySpace>
LUDENS_FN constexpr bool has_cells() {
  return requires {
    AnySpace::only_cells;
  };
}
template <class AnySpace>
LUDENS_FN bool is_occupied(const AnySpace& s, int site) {
  // Where more is known of a site, it may be taken by no piece.
  if constexpr (has_only_sets<AnySpace>())
    return s.plain ? !test_bit(s.empty, site) : s.what[site] != 0;
  else
    return s.what[site] != 0;
}

template <class AnySpace>
LUDENS_FN int top_index(const AnySpace& s, int site) {
  return s.height == 1 ? site : site * s.height + (s.size[site] > 0 ? s.size[site] - 1 : 0);
}
template <class AnySpace>
LUDENS_FN int stack_size(const AnySpace& s, int site) {
  return s.height == 1 ? (s.what[site] != 0) : s.size[site];
}
template <class AnySpace>
LUDENS_FN int index_of(const AnySpace& s, int site, int level) {
  if (s.height == 1) return site;
  if (level < 0 || level >= s.size[site]) return top_index(s, site);
  return site * s.height + level;
}

// The list of a component's sites (order.h); null where it has none. The space keeps such lists.
template <class AnySpace>
LUDENS_FN std::int16_t* order_list(const AnySpace& s, int what) {
  return s.order_of[what] < 0 ? nullptr : s.order + s.order_of[what];
}

// The facts hidden from the player (hidden.h); player, site and level exist.
template <class AnySpace>
LUDENS_FN std::uint8_t& hidden_at(const AnySpace& s, int player, int site, int level) {
  return s.hidden[(player * s.sites + site) * s.height + level];
}

// What is known of a site of a puzzle (puzzle.h).
struct Known {
  bool resolved = false;
  int value = 0;  // 0 as long as it is not resolved
};

// Sites of a kind that takes no values count as resolved to 0.
LUDENS_FN Known known_at(const Space& s, int site) {
  if (!s.domain) return {true, 0};
  if (site < 0 || site >= s.sites) return {};
  const SetWord* values = s.domain + site * s.domain_words;
  if (count_bits(values, s.domain_words) != 1) return {};
  return {true, nth_bit(values, 0)};
}

// --- the game

// One list of remembered values (remembered.h): how many it has, then the values. Null where the game
// remembers nothing.
LUDENS_FN std::int32_t* remembered_list(const View& view, int name) {
  return view.remembered ? view.remembered + name * (kMaxRemembered + 1) : nullptr;
}

}  // namespace ludens::runtime
