#include "engine/site_label.h"

namespace ludens::engine {

std::string site_label(const ir::Equipment& equipment, geometry::SiteType type, int site) {
  if (site >= 0 && site < equipment.board.count(type)) return equipment.board.label(type, site);
  for (const ir::Container& container : equipment.containers)
    if (site >= container.first && site < container.first + container.sites)
      return container.name + (container.sites > 1 ? ":" + std::to_string(site - container.first + 1) : "");
  return "?";
}

}  // namespace ludens::engine
