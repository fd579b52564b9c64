// decisive.h - what decided a game that is over, as far as it can be pointed at: the line, the chain, the
// piece that is attacked. For pictures; nothing that is played depends on it.
#pragma once

#include <utility>
#include <vector>

#include "geometry/topology.h"
#include "interpreter/machine.h"

namespace ludens::engine {

// Sites of the conditions of the end rules that hold at the end, each once, ascending: of (is Line) the whole
// row, of (is Connected) the group, of (is Threatened) the piece. Empty before the end, and where no rule
// that holds speaks of anything of the kind.
std::vector<std::pair<geometry::SiteType, int>> decisive_sites(interpreter::Machine& m);

}  // namespace ludens::engine
