// placing.h - are there the sites and components that an action names, and whose is a piece?
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

inline bool has_site(Machine& m, int type, int site) {
  return site >= 0 && site < m.space(type).sites;
}
inline bool has_site(const Machine& m, geometry::SiteType type, int site) {
  return site >= 0 && site < m.space(type).sites;
}
inline bool has_component(const Machine& m, int what) {
  return what >= 0 && what < m.layout.components;
}
inline int owner_of(const Machine& m, int what) {
  return what > 0 ? m.prepared.owners[static_cast<size_t>(what)] : 0;
}

}  // namespace ludens::interpreter
