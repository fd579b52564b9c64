// hidden.h - what players may not see of a site: a byte of facts for each player, site and level.
//
// A piece that moves takes along what is hidden of it; in stacks it belongs to the level, unless they are
// cards.
#pragma once

#include "runtime/view.h"

namespace ludens::runtime {

// The piece went from the one site to the other.
template <class Source, class Target>
LUDENS_FN void carry_hidden(int players, const Source& source, int from, const Target& target, int to) {
  for (int p = 1; p <= players; ++p) {
    hidden_at(target, p, to, 0) = hidden_at(source, p, from, 0);
    if (source.what[from] == 0) hidden_at(source, p, from, 0) = 0;
  }
}

// One piece of a stack went to a level of another, and took along what is hidden of it; those above it are
// lower now, and those above where it came to are higher. Sizes are those before it went.
struct Level {
  int site, level, size;
};
template <class Source, class Target>
LUDENS_FN void carry_hidden_level(int players, const Source& source, Level from, const Target& target,
                                  Level to) {
  if (to.size >= target.height) return;
  for (int p = 1; p <= players; ++p) {
    const std::uint8_t facts = hidden_at(source, p, from.site, from.level);
    for (int l = from.level; l + 1 < from.size; ++l)
      hidden_at(source, p, from.site, l) = hidden_at(source, p, from.site, l + 1);
    hidden_at(source, p, from.site, from.size - 1) = 0;
    for (int l = to.size; l > to.level; --l)
      hidden_at(target, p, to.site, l) = hidden_at(target, p, to.site, l - 1);
    hidden_at(target, p, to.site, to.level) = facts;
  }
}

}  // namespace ludens::runtime
