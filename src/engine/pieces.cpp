#include "engine/pieces.h"

#include "engine/data.h"

namespace ludens::engine {

runtime::Space pieces_of(const State& state) {
  const StateData& data = state.data();
  return data.view().space[data.engine_game().prepared().default_type];
}

std::vector<std::string> kind_names(const State& state) {
  std::vector<std::string> out;
  for (const ir::Component& component : state.data().engine_game().program().equipment->components)
    out.push_back(component.kind_name);
  return out;
}

size_t component_at(const State& state, int site) {
  const runtime::Space space = pieces_of(state);
  if (!space.what || site < 0 || site >= space.sites || runtime::stack_size(space, site) == 0) return 0;
  return space.what[runtime::top_index(space, site)];
}

}  // namespace ludens::engine
