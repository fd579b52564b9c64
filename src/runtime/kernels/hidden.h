// hidden.h - kernels of what players may not see (ir/ops/hidden.h, runtime/hidden.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Does the state keep who may see the level?
LUDENS_FN bool can_be_hidden(const runtime::Space& s, int site, int level) {
  return s.hidden && site >= 0 && site < s.sites && level >= 0 && level < s.height;
}

template <class World, class Type>
LUDENS_FN bool is_hidden(const World& w, int site, int player, Maybe level, Type type, int fact) {
  const runtime::Space& s = whole_space(w, w.type_at(type, site));
  const int at = s.height > 1 ? level.value_or(0) : 0;
  return is_player(w, player) && can_be_hidden(s, site, at) &&
         (runtime::hidden_at(s, player, site, at) & fact) != 0;
}

// On the board, at the bottom of stacks.
template <class World, class Type>
LUDENS_FN void hidden_sites(const World& w, SetWord* out, int players, Type type, int fact) {
  clear_words(out, w.words);
  const runtime::Space& s = whole_space(w, type);
  if (!s.hidden) return;
  for (int player = 1; player <= w.players(); ++player)
    for (int site = 0; (players >> player & 1) && site < w.board_sites(type); ++site)
      if (runtime::hidden_at(s, player, site, 0) & fact) set_bit(out, site);
}

}  // namespace ludens::kernels
