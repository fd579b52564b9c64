#include "engine/site_label.h"

#include "engine/data.h"

namespace ludens::engine {

std::string site_label(const ir::Equipment& equipment, geometry::SiteType type, int site) {
  if (site >= 0 && site < equipment.board.count(type)) return equipment.board.label(type, site);
  for (const ir::Container& container : equipment.containers)
    if (site >= container.first && site < container.first + container.sites)
      return container.name + (container.sites > 1 ? ":" + std::to_string(site - container.first + 1) : "");
  return "?";
}

std::string site_label(const ir::Equipment& equipment, const runtime::View& view, geometry::SiteType type,
                       int site) {
  if (!view.grown || site < 0 || site >= equipment.board.count(type))
    return site_label(equipment, type, site);
  if (!test_bit(view.grown, site)) return "?";
  int below = 0;
  for (int other = 0; other < site; ++other) below += test_bit(view.grown, other);
  return std::to_string(below);
}

std::string site_label(const State& state, geometry::SiteType type, int site) {
  return site_label(*state.data().engine_game().program().equipment, state.data().view(), type, site);
}

int site_in(const State& from, const State& to, int site) {
  return site_in(from.data(), to.data(), site);
}

}  // namespace ludens::engine
