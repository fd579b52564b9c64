// canvas.h - a grid of characters to draw on. Texts may have colours; they are put in when it is read out.
#pragma once

#include <string>
#include <vector>

namespace ludens::render {

class Canvas {
 public:
  Canvas(int rows, int columns)
      : columns_(columns), cells_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

  int columns() const { return columns_; }
  int rows() const { return columns_ == 0 ? 0 : static_cast<int>(cells_.size()) / columns_; }

  // Draws a sign of a line; never over a text.
  void line(int row, int column, char sign);

  // Writes a text; false where part of it would lie outside or on another text. `colour`: a number of an ANSI
  // colour, 0 for none.
  bool text(int row, int column, const std::string& text, int colour = 0);

  // One row, without spaces at its end.
  std::string row(int row, bool colours) const;

 private:
  struct Cell {
    char sign = ' ';
    bool text = false;
    std::int8_t colour = 0;
  };
  Cell& at(int row, int column) {
    return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                  static_cast<std::size_t>(column)];
  }
  bool inside(int row, int column) const {
    return row >= 0 && row < rows() && column >= 0 && column < columns_;
  }

  int columns_;
  std::vector<Cell> cells_;
};

}  // namespace ludens::render
