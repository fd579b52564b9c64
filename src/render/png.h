// png.h - SVG to PNG, through the program rsvg-convert (Debian: librsvg2-bin), found when it is needed.
#pragma once

#include <string>

namespace ludens::render {

// Returns why it failed; empty: the file is written.
std::string write_png(const std::string& svg, const std::string& path);

}  // namespace ludens::render
