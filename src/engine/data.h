// data.h - what stands behind the public Game and State (include/ludens).
#pragma once

#include <algorithm>

#include "engine/game.h"
#include "engine/kept_hash.h"
#include "ludens/game.h"
#include "ludens/state.h"

namespace ludens::engine {

struct GameData {
  std::shared_ptr<const Game> game;
  std::string file;
  std::uint64_t text_hash = 0;
  Choices choices;
  std::vector<Option> options;
  std::vector<std::string> rulesets;
};

inline Mode mode_of(const Game& game) {
  static_assert(ir::kInTurn == static_cast<int>(Mode::Alternating) &&
                ir::kSimultaneous == static_cast<int>(Mode::Simultaneous) &&
                ir::kSimulation == static_cast<int>(Mode::Simulation));
  return static_cast<Mode>(game.program().mode);
}

// Who looks on and may know only what every player may. What is hidden from such a one stands in the row of
// nobody: see runtime/hidden.h.
inline constexpr int kOnlooker = -1;

struct StateData {
  explicit StateData(ludens::Game g) : game(std::move(g)), block(make_block(*game.data().game)) {
    hold_window();
  }

  // Of a match: the game that is played at present. On a board that grows: the window.
  const Game& engine_game() const { return window ? *window : game.data().game->at(block.data()); }
  // Who has changed the block says so, for the state keeps its window. On a board that does not grow:
  // nothing.
  void hold_window() {
    const Game& all = *game.data().game;
    if (!all.grows()) return;
    const std::byte* const growth = bytes() + all.prepared().layout.growth;
    const int number = reinterpret_cast<const runtime::GrowthHead*>(growth)->window;
    if (window && number == window_number) return;
    window = all.windows().of(growth);
    window_number = number;
  }
  const runtime::Layout& layout() const { return engine_game().prepared().layout; }
  std::byte* bytes() { return reinterpret_cast<std::byte*>(block.data()); }
  // For reading only: the state that the rules go by.
  runtime::View view() const { return view_of(block); }
  // The same for whoever looks at it: what opens the turn, a throw of dice say, is in it.
  runtime::View shown() const { return view_of(opened.empty() ? block : opened); }
  // Whose row of hidden facts is meant; -1: nothing is hidden.
  int facts_row() const { return observer == 0 ? -1 : std::max(observer, 0); }
  const runtime::Head& head() const { return *reinterpret_cast<const runtime::Head*>(block.data()); }

  ludens::Game game;
  int observer = 0;  // the player as whom it is seen; 0: everything is there; kOnlooker
  std::vector<std::uint64_t> block;
  std::shared_ptr<const Game> window;  // null where the board does not grow
  int window_number = -1;
  interpreter::History history;
  // What chance has decided about the legal moves here. Drawn when they are first asked for; the same from
  // then on, so that the list of legal moves belongs to the position.
  std::vector<Draw> draws;
  // The block once more, with what opens the turn carried out (opening.h). Empty where nothing does.
  std::vector<std::uint64_t> opened;
  size_t opening_draws = 0;  // how many of the draws decided that, dice apart, which are in the block
  KeptHash hash;             // situation_hash; whoever changes the state forgets it
  // Where listing moves has reached a limit and so ended the game: the block before that, for who takes the
  // last move back. Empty otherwise.
  std::vector<std::uint64_t> before_limit;

 private:
  runtime::View view_of(const std::vector<std::uint64_t>& words) const {
    runtime::View v;
    v.attach(layout(), const_cast<std::byte*>(reinterpret_cast<const std::byte*>(words.data())));
    return v;
  }
};

// What the rules can tell positions apart by, but for their past; and what was drawn to open the turn.
std::uint64_t situation_hash(const StateData& state);

// The state that the rules go by as text: what trials and recorded games are compared with.
std::string text_of_rules(const StateData& state);

}  // namespace ludens::engine
