// site_label.h - how people call a site, everywhere: in notation, on the page, in a terminal.
#pragma once

#include <string>

#include "ir/equipment.h"
#include "ludens/state.h"
#include "runtime/view.h"

namespace ludens::engine {

// "B2" on the board. Off it, the container's name, and where that has several places, which of them, counted
// from 1: "Hand1", "Hand1:2". "?" where there is no such site.
std::string site_label(const ir::Equipment& equipment, geometry::SiteType type, int site);

// On a board that grows: its number among the sites that exist, from the bottom left to the top right. So it
// changes when the board grows. "?" where the site does not exist.
std::string site_label(const ir::Equipment& equipment, const runtime::View& view, geometry::SiteType type,
                       int site);
std::string site_label(const State& state, geometry::SiteType type, int site);

// What a site of the one state is called within the other, which may be of another window (windows.h).
int site_in(const State& from, const State& to, int site);

}  // namespace ludens::engine
