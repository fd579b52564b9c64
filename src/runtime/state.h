// state.h - the state of a game: one plain block of memory whose layout follows from what the rules read.
//
// Copying a state is copying the block. A View is the block with its fields found; it is cheap to make and is
// what the interpreter works on. Board fields live in index spaces, one per site type in use; the default
// type's space goes on with the sites of hands, dice and decks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ir/program.h"
#include "runtime/view.h"

namespace ludens::runtime {

using ir::Program;
using ir::SiteType;

// Fields of one index space. -1: not there.
struct SpaceLayout {
  int sites = 0;
  int height = 1;  // levels per site; 1 where nothing stacks
  int what = -1, who = -1, count = -1, state = -1, rotation = -1, value = -1, size = -1;  // offsets in bytes
  int listed = -1;
  int order = -1;
  std::vector<std::uint64_t> names;      // by site, where its number changes in play: its own for ever
  std::vector<std::int32_t> order_of;    // by component: where its list begins there, in entries; -1: none
  int empty = -1, own = -1, piece = -1;  // site sets; own has players + 2, piece one per component
  int domain = -1, domain_words = 0;     // puzzles: the values that each site may still have
  int domain_size = 0;
  int hidden = -1;

  bool operator==(const SpaceLayout&) const = default;
};

struct Layout {
  int words = 1;
  int players = 2, components = 0;
  int bytes = 0;
  int small_bytes = 0;               // what comes before the levels of stacks; all of it where nothing stacks
  std::array<SpaceLayout, 3> space;  // by site type
  int phase = -1, rank = -1, score = -1, amount = -1, team = -1, seat = -1, player_value = -1, var = -1;
  int pending = -1, visited = -1, to_remove = -1, dice = -1, remembered = -1, proposals = -1, triggered = -1;
  int start = -1;
  int last_sites = -1, passed = -1;
  int link_parent = -1, link_reached = -1, link_joined = -1, link_sites = 0;  // see links.h
  int on_track = -1;
  int match = -1, sealed = -1, choices = -1;
  int growth = -1, grown = -1;  // see growth.h
  int variables = 0;
  bool hash = false;
  bool order_swaps = false;   // see order.h
  bool large_pieces = false;  // sites may be taken without a piece on them
  // By component, where (who) gives the component and not its owner (see make_layout); else empty.
  std::vector<std::uint8_t> owners;

  bool operator==(const Layout&) const = default;
};

Layout make_layout(const Program& program);

// What the levels of stacks held before they changed, so that looking ahead need not copy all of them.
struct StackLog {
  struct Level {
    std::int32_t index = 0, value = 0;
    std::uint16_t what = 0;
    std::int16_t state = 0;
    std::uint8_t type = 0, who = 0, rotation = 0;
  };
  std::vector<Level> levels;
};

// A block of the right size, all empty, players in play.
std::vector<std::uint64_t> make_block(const Layout& layout);
// The same for a block that is there already; of a match it keeps what has been so far,
// of a growing board the window.
void reset(const Layout& layout, std::byte* block);

// The kept fields computed again from the board alone; equal to the kept ones in a sound state.
bool check_consistent(const Layout& layout, const View& view);
std::uint64_t board_hash(const Layout& layout, const View& view);

}  // namespace ludens::runtime
