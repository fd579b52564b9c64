#include "render/large_figures.h"

#include <algorithm>
#include <cmath>

#include "render/frame.h"

namespace ludens::render {

namespace {

double distance(Xy a, Xy b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

// How far apart neighbours are.
double pitch_of(std::span<const Xy> cells) {
  double pitch = distance(cells[0], cells[1]);
  for (size_t i = 0; i < cells.size(); ++i)
    for (size_t k = 0; k < i; ++k) pitch = std::min(pitch, distance(cells[i], cells[k]));
  return pitch;
}

// Lines between all neighbours, and across where four cells make a square: thick enough, they fill the shape.
std::string body_path(std::span<const Xy> cells, double pitch) {
  const auto beside = [&](Xy a, Xy b) { return distance(a, b) < 1.1 * pitch; };
  std::string path;
  for (size_t i = 0; i < cells.size(); ++i)
    for (size_t k = 0; k < i; ++k) {
      const Xy a = cells[i];
      const Xy b = cells[k];
      const bool across = distance(a, b) < 1.5 * pitch && std::ranges::count_if(cells, [&](Xy c) {
                                                            return beside(a, c) && beside(b, c);
                                                          }) == 2;
      if (beside(a, b) || across) path += "M" + at_text(a) + "L" + at_text(b);
    }
  return path;
}

Xy middle_of(std::span<const Xy> cells) {
  Xy sum{0, 0};
  for (const Xy cell : cells) sum = {sum.x + cell.x, sum.y + cell.y};
  const auto count = static_cast<double>(cells.size());
  return {sum.x / count, sum.y / count};
}

// Which of the nine places of a half have a pip, by rows, as on dice.
constexpr const char* kPips[] = {"000000000", "000010000", "100000001", "100010001", "101000101",
                                 "101010101", "101101101", "101111101", "111101111", "111111111"};

std::string pips_path(int pips, Xy at, double step) {
  std::string path;
  for (int i = 0; i < 9; ++i) {
    const int row = i / 3 - 1;
    const int column = i % 3 - 1;
    if (kPips[pips][i] == '1') path += "M" + at_text({at.x + column * step, at.y + row * step}) + "h.1";
  }
  return path;
}

void add_halves(std::vector<Figure>& out, const ir::Component& domino, const Figure& like,
                std::span<const Xy> cells, double pitch) {
  const auto halves = {std::pair(cells.first(4), domino.value),
                       std::pair(cells.last(4), domino.second_value)};
  Figure marks = like;
  marks.fill = like.detail;
  // The line between the halves: between the cells where the one ends and the other begins.
  const auto between = [](Xy a, Xy b) { return Xy{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
  marks.path = "M" + at_text(between(cells[2], cells[5])) + "L" + at_text(between(cells[3], cells[4]));
  marks.line = pitch * 0.05;
  out.push_back(marks);
  for (const auto& [half, pips] : halves) {
    const Xy at = middle_of(half);
    marks.path.clear();
    marks.label.clear();
    if (pips >= 0 && pips < static_cast<int>(std::size(kPips))) {
      marks.path = pips_path(pips, at, pitch * 0.48);
      marks.line = pitch * 0.3;
    } else {
      marks.label = std::to_string(pips);
      marks.x = at.x;
      marks.y = at.y;
      marks.size = pitch * 2;
    }
    if (!marks.path.empty() || !marks.label.empty()) out.push_back(marks);
  }
}

}  // namespace

std::vector<Figure> large_figures(const ir::Component& component, const Figure& like,
                                  std::span<const Xy> cells) {
  std::vector<Figure> out;
  const double pitch = pitch_of(cells);
  Figure body = like;
  body.symbol.clear();
  body.label.clear();
  body.native.clear();
  body.turn = 0;
  body.path = body_path(cells, pitch);
  body.fill = like.edge;
  body.line = pitch * 0.92;
  out.push_back(body);
  body.fill = like.fill;
  body.line = pitch * 0.86;
  out.push_back(body);
  body.detail = like.detail;
  if (component.kind == ir::ComponentKind::Domino && cells.size() == 8)
    add_halves(out, component, body, cells, pitch);
  return out;
}

}  // namespace ludens::render
