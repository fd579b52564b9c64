#include "render/sheet.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "render/frame.h"

namespace ludens::render {

namespace {

// As much of a name as fits below a tile.
std::string shortened(const std::string& title, double tile) {
  const auto most = static_cast<size_t>(std::max(4.0, tile / 8.4));
  if (title.size() <= most) return title;
  size_t end = most - 1;
  while (end > 0 && (static_cast<unsigned char>(title[end]) & 0xC0) == 0x80) --end;  // not within a letter
  return title.substr(0, end) + "\u2026";
}

constexpr double kCaption = 24, kTileGap = 12;

}  // namespace

SheetSize sheet_size(std::size_t entries, const SheetOptions& options) {
  const int count = static_cast<int>(entries);
  SheetSize out;
  out.columns = options.columns > 0 ? options.columns
                                    : std::max(1, static_cast<int>(std::ceil(std::sqrt(count * 1.4))));
  out.rows = std::max(1, (count + out.columns - 1) / out.columns);
  out.width = out.columns * (options.tile + kTileGap) + kTileGap;
  out.height = out.rows * (options.tile + kCaption + kTileGap) + kTileGap;
  return out;
}

std::string sheet_svg(const std::vector<SheetEntry>& entries, const SheetOptions& options) {
  const int count = static_cast<int>(entries.size());
  const SheetSize whole = sheet_size(entries.size(), options);
  const int columns = whole.columns;
  const double wide = options.tile + kTileGap, high = options.tile + kCaption + kTileGap;
  const std::string size = "width=\"" + number(whole.width) + "\" height=\"" + number(whole.height) + '"';
  PaintOptions paint = options.paint;
  paint.live = false;  // the tiles share nothing
  const auto colour = [&](std::string_view name) { return std::string(colour_value(name, paint.theme)); };
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size +
                    " font-family=\"'DejaVu Sans',Verdana,sans-serif\">\n<rect " + size + " fill=\"" +
                    colour("paper") + "\"/>\n";
  for (int i = 0; i < count; ++i) {
    const SheetEntry& entry = entries[static_cast<size_t>(i)];
    const int row = i / columns, column = i % columns;
    const double x = kTileGap + column * wide, y = kTileGap + row * high;
    const Box& view = entry.board.view;
    const double scale = options.tile / std::max({view.width(), view.height(), 1.0});
    const double left = x + (options.tile - view.width() * scale) / 2 - view.left * scale;
    const double top = y + (options.tile - view.height() * scale) / 2 - view.top * scale;
    char factor[32];
    std::snprintf(factor, sizeof factor, "%.5f", scale);
    out += "<g transform=\"translate(" + number(left) + ' ' + number(top) + ") scale(" + factor + ")\">\n" +
           svg_body(entry.board, entry.position, paint) + "</g>\n<text x=\"" + number(x + options.tile / 2) +
           "\" y=\"" + number(y + options.tile + 17) + "\" text-anchor=\"middle\" font-size=\"14\" fill=\"" +
           colour("ink") + "\">" + escaped(shortened(entry.title, options.tile)) + "</text>\n";
  }
  return out + "</svg>\n";
}

}  // namespace ludens::render
