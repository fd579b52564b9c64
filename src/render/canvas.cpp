#include "render/canvas.h"

namespace ludens::render {

void Canvas::line(int row, int column, char sign) {
  if (!inside(row, column) || at(row, column).text) return;
  Cell& cell = at(row, column);
  // Lines that cross.
  const bool crossing = (cell.sign == '/' && sign == '\\') || (cell.sign == '\\' && sign == '/');
  cell.sign = crossing ? 'X' : sign;
}

bool Canvas::text(int row, int column, const std::string& text, int colour) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int at_column = column + static_cast<int>(i);
    if (!inside(row, at_column) || at(row, at_column).text) return false;
  }
  for (std::size_t i = 0; i < text.size(); ++i)
    at(row, column + static_cast<int>(i)) = {text[i], true, static_cast<std::int8_t>(colour)};
  return true;
}

std::string Canvas::row(int row, bool colours) const {
  std::string out;
  std::size_t end = 0;
  int colour = 0;
  const auto change = [&](int to) {
    if (colours && to != colour)
      out += to == 0 ? std::string("\x1b[0m") : "\x1b[1;" + std::to_string(to) + 'm';
    colour = to;
  };
  for (int c = 0; c < columns_; ++c) {
    const Cell& cell = cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                              static_cast<std::size_t>(c)];
    if (cell.sign != ' ') change(cell.colour);
    out += cell.sign;
    if (cell.sign != ' ') end = out.size();
  }
  out.resize(end);
  change(0);
  return out;
}

}  // namespace ludens::render
