// bare_world.h - a state without the game that is played on it, for whoever only moves pieces about.
#pragma once

#include "runtime/board.h"
#include "runtime/state.h"

namespace ludens::runtime {

// Notes the levels of the stack that a change of the site may touch; undone backwards.
void note_stack(StackLog& log, const Space& s, int type, int site);
void undo_stacks(StackLog& log, View& view, size_t first);

// What kernels ask for (kernels/kernel.h), as far as the layout knows it.
struct BareWorld {
  BareWorld(const Layout& of, View& fields) : layout(of), view(fields), words(of.words) {}
  BareWorld(const BareWorld&) = delete;

  const Layout& layout;
  View& view;
  const int words;

  int players() const { return layout.players; }
  Head& head() const { return *view.head; }
  const Space& space(int type) const { return view.space[type]; }
  bool keeps_hash() const { return layout.hash; }
  const std::uint8_t* owners_by_piece() const {
    return layout.owners.empty() ? nullptr : layout.owners.data();
  }
  void note_stack(int type, int site) const { runtime::note_stack(*view.log, space(type), type, site); }
  Board<const BareWorld> board() const { return Board<const BareWorld>(*this); }
};

}  // namespace ludens::runtime
