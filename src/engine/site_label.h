// site_label.h - how people call a site, everywhere: in notation, on the page, in a terminal.
#pragma once

#include <string>

#include "ir/equipment.h"

namespace ludens::engine {

// "B2" on the board. Off it, the container's name, and where that has several places, which of them, counted
// from 1: "Hand1", "Hand1:2". "?" where there is no such site.
std::string site_label(const ir::Equipment& equipment, geometry::SiteType type, int site);

}  // namespace ludens::engine
