// sheet.h - many pictures on one page, each with its name below.
#pragma once

#include <string>
#include <vector>

#include "render/painter.h"

namespace ludens::render {

struct SheetEntry {
  std::string title;
  BoardScene board;
  PositionScene position;
};

struct SheetOptions {
  PaintOptions paint = {};
  int columns = 0;    // 0: somewhat wider than high
  double tile = 300;  // pixels
};

struct SheetSize {
  int columns = 0, rows = 0;
  double width = 0, height = 0;  // pixels
};
SheetSize sheet_size(std::size_t entries, const SheetOptions& options);

// A whole SVG document.
std::string sheet_svg(const std::vector<SheetEntry>& entries, const SheetOptions& options);

}  // namespace ludens::render
