// position.h - what lies where in a state, for those who draw or write it: pieces by site and level, and as
// much of them as whoever looks may know. To look at only; refers to the state.
#pragma once

#include <optional>

#include "ir/equipment.h"
#include "ludens/state.h"
#include "runtime/state.h"

namespace ludens::engine {

class Game;

struct SeenPiece {
  int what = 0, who = 0, state = 0, rotation = 0, value = 0;
  // Whether whoever looks may not know what it is, whose it is, or anything of this.
  bool hides_what = false, hides_who = false, hides_something = false;
};

class Position {
 public:
  using SiteType = geometry::SiteType;

  // facts_row: whose hidden facts count (StateData::facts_row); -1: nothing is hidden.
  Position(const runtime::View& view, int facts_row = -1) : view_(view), facts_row_(facts_row) {}
  // As whoever the state was observed for sees it, with what opens the turn.
  explicit Position(const State& seen);

  // --- sites; 0 of a type that the game does not use. A site must be one of these.
  int sites(SiteType type) const { return space(type).what ? space(type).sites : 0; }
  bool exists(int site) const {
    return !view_.grown || test_bit(view_.grown, site);
  }  // on a board that grows
  bool is_empty(SiteType type, int site) const { return levels(type, site) == 0; }
  bool is_free(SiteType type, int site) const;  // is it empty, and does no piece of several sites cover it?
  int levels(SiteType type, int site) const;    // how many pieces lie on one another
  int count(SiteType type, int site) const;     // how many pieces the only level stands for; 1 of a stack
  bool has_states(SiteType type) const { return space(type).state != nullptr; }
  SeenPiece piece(SiteType type, int site, int level) const;
  SeenPiece top(SiteType type, int site) const;  // of an empty site: nothing

  // --- deduction puzzles
  bool has_values(SiteType type) const { return space(type).domain != nullptr; }
  std::optional<int> value(SiteType type, int site) const;  // none as long as several are possible

  // --- besides the board. Nothing where the game keeps no such thing.
  std::optional<int> score(int player) const;
  std::optional<int> amount(int player) const;
  int pot() const { return view_.head->pot; }
  bool is_used(int die) const;  // counted through all containers of dice

  // --- the last move; before the first there is none
  struct Site {
    SiteType type = SiteType::Cell;
    int site = -1;
    bool operator==(const Site&) const = default;
  };
  bool has_last_move() const { return view_.head->ply > 0; }
  Site last_from() const;
  Site last_to() const;

 private:
  const runtime::Space& space(SiteType type) const { return view_.space[static_cast<size_t>(type)]; }

  runtime::View view_;
  int facts_row_;
};

inline constexpr int kMostDice = runtime::kMaxDice;

// The game that the state is one of; of a match, the one that is played at present.
const Game& game_of(const State& state);

}  // namespace ludens::engine
