// pieces.h - the pieces of a position as numbers, for programs that look at very many positions.
//
// State::piece and State::owner tell the same by name, a site at a time.
#pragma once

#include <string>
#include <vector>

#include "ludens/state.h"
#include "runtime/board.h"

namespace ludens::engine {

// What lies on the sites that State::owner speaks of. Valid as long as the state is not changed.
runtime::Space pieces_of(const State& state);

// The names of pieces without their owner's number, by component; the first is no piece.
std::vector<std::string> kind_names(const State& state);

// Calls visit(component, owner, how many) for every piece on the board and beside it.
template <class Visit>
void for_each_piece(const State& state, Visit visit) {
  const runtime::Space space = pieces_of(state);
  if (!space.what || !space.who) return;
  for (int site = 0; site < space.sites; ++site) {
    const int levels = runtime::stack_size(space, site);
    for (int level = 0; level < levels; ++level) {
      const int i = space.height == 1 ? site : site * space.height + level;
      visit(static_cast<size_t>(space.what[i]), static_cast<int>(space.who[i]),
            space.count && space.count[i] > 0 ? int{space.count[i]} : 1);
    }
  }
}

// Of the topmost piece on the site; 0 where there is none.
size_t component_at(const State& state, int site);

}  // namespace ludens::engine
