// painter.h - scenes as SVG text and as JSON: the only place that knows either.
//
// Flat pictures carry their colours in every element and need nothing but SVG 1.1, so that every viewer shows
// them. Live ones are for pages: symbols are defined once and used, colours are CSS variables (--ld-...), and
// the slots --fill, --edge and --detail of a figure may be overridden.
#pragma once

#include <string>

#include "base/json.h"
#include "render/palette.h"
#include "render/scene.h"

namespace ludens::render {

struct PaintOptions {
  Theme theme = Theme::Light;
  bool live = false;       // for pages; follows the page's theme, `theme` is what counts if it has none
  bool native = false;     // tokens in the script of their game's own country; needs its fonts
  bool background = true;  // the paper behind
  double size = 0;         // pixels of the longer side; 0: half a pixel per unit, within reason
  std::string title = {};  // said to people who cannot see it; empty: the board's
};

// A whole SVG document.
std::string to_svg(const BoardScene& board, const PositionScene& position, const PaintOptions& options = {});

// Its inside alone, in units of the scene, to be put into a larger picture.
std::string svg_body(const BoardScene& board, const PositionScene& position, const PaintOptions& options);

// The position's part as SVG groups, to replace those of a page (classes pieces, counts, ...).
std::string position_svg(const PositionScene& position, const PaintOptions& options);

// "--ld-paper:#fbf8f1;..." for a style sheet.
std::string palette_css(Theme theme);

// All symbols, to be defined once in a page that shows live pictures.
std::string symbol_definitions();

// Where the sites are: {"view": [x, y, w, h], "sites": {"c0": [x, y, radius], ...}}.
Json board_json(const BoardScene& board);

// The position's part: pieces with their symbols, places and colours; numbers; marked sites.
Json position_json(const PositionScene& position);

std::string escaped(std::string_view text);  // for XML

}  // namespace ludens::render
