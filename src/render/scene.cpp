#include "render/scene.h"

#include <algorithm>

namespace ludens::render {

void Box::hold(double x, double y, double around) {
  left = std::min(left, x - around);
  top = std::min(top, y - around);
  right = std::max(right, x + around);
  bottom = std::max(bottom, y + around);
}

std::string site_name(SiteType type, int site) {
  constexpr char kLetters[] = {'c', 'e', 'v'};
  return kLetters[static_cast<size_t>(type)] + std::to_string(site);
}

const Place* BoardScene::find(SiteType type, int site) const {
  // Hands are named as cells, whatever the board is made of.
  if (type == SiteType::Cell && site >= beyond) type = own_type;
  const std::vector<Place>& list = places[static_cast<size_t>(type)];
  return site >= 0 && static_cast<size_t>(site) < list.size() ? &list[static_cast<size_t>(site)] : nullptr;
}

std::string BoardScene::name_of(SiteType type, int site) const {
  return site_name(type == own_type && site >= beyond ? SiteType::Cell : type, site);
}

}  // namespace ludens::render
