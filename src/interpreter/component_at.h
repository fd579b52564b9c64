// component_at.h - which component stands on a site of the default type: a card, a die.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// At a level of a stack, or its top (-1). Null off the board and where nothing stands.
inline const ir::Component* component_at(Machine& m, int site, int level) {
  const Space& s = m.space(m.prepared.default_type);
  if (site < 0 || site >= s.sites || (s.height > 1 && level >= s.size[site])) return nullptr;
  const int what = s.what[runtime::index_of(s, site, level)];
  return what > 0 ? &m.program.equipment->components[static_cast<size_t>(what)] : nullptr;
}

}  // namespace ludens::interpreter
