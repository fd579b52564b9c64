// surakarta.cpp - the loops along which pieces of surakarta capture.
#include <algorithm>

#include "geometry/generators/generators_shapes.h"

namespace ludens::geometry {
namespace {

struct Stop {
  int site;
  bool at_end;  // of its straight run: the next or the previous step goes around a corner
};

std::vector<int> with_bends(const std::vector<Stop>& stops) {
  std::vector<int> sites;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    sites.push_back(stops[i].site);
    if (stops[i].at_end && stops[(i + 1) % stops.size()].at_end) sites.push_back(stops[i].site);
  }
  return sites;
}

void add_both_ways(std::vector<Loop>& loops, int number, std::vector<Stop> stops) {
  loops.push_back({"Track" + std::to_string(number) + "F", with_bends(stops)});
  std::reverse(stops.begin(), stops.end());
  loops.push_back({"Track" + std::to_string(number) + "B", with_bends(stops)});
}

// Along the row, up the column on the right, back along the upper row, down the column on the left.
std::vector<Stop> square_loop(int rows, int columns, int row) {
  std::vector<Stop> stops;
  const int last = rows * columns - 1;
  auto run = [&](int first, int step, int length) {
    for (int i = 0; i < length; ++i) stops.push_back({first + i * step, i == 0 || i == length - 1});
  };
  run(row * columns, 1, columns);
  run(columns - 1 - row, columns, rows);
  run(last - row * columns, -1, columns);
  run(last - (columns - 1) + row, -columns, rows);
  return stops;
}

// Along the row, up to the left, down to the left. Rows get one site shorter each, going up.
std::vector<Stop> triangle_loop(int rows, int row) {
  std::vector<Stop> stops;
  const int length = rows - row;
  int site = 0;
  for (int r = 0; r < row; ++r) site += rows - r;
  auto run = [&](auto step) {
    for (int i = 0; i < length; ++i) {
      stops.push_back({site, i == 0 || i >= length - 1});
      site += step(i);
    }
  };
  run([](int) { return 1; });
  site = rows - 1 - row;
  run([&](int i) { return rows - 1 - i; });
  // The step past the end of that run leads to the top of the next one.
  run([&](int i) { return -(row + 2 + i); });
  return stops;
}

}  // namespace

std::vector<Loop> surakarta_loops(Basis basis, int rows, int columns, int loops, int from) {
  const bool square = basis == Basis::Square;
  if ((!square && basis != Basis::Triangular) || rows < 1 || columns < 1 || from < 0) return {};
  if (loops == kNone) loops = square ? (std::min(rows, columns) - 2) / 2 : (rows - 1) / 2;
  const int fitting = (square ? std::min(rows, columns) : rows) - from;
  std::vector<Loop> result;
  for (int loop = from; loop < from + std::min(loops, fitting); ++loop)
    add_both_ways(result, loop, square ? square_loop(rows, columns, loop) : triangle_loop(rows, loop));
  return result;
}

}  // namespace ludens::geometry
