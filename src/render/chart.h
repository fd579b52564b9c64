// chart.h - lines over numbers, as SVG: what an experiment measured, for documents.
//
// SVG 1.1 that carries its colours. Lines differ in their dashes as well as in colour, and each is named at
// its end, so that nothing is said by colour alone.
#pragma once

#include <string>
#include <vector>

namespace ludens::render {

struct ChartLine {
  std::string name;
  std::vector<double> values;  // at x = 0, 1, 2 ...
};

struct Chart {
  std::string title, across, up;  // what the axes count
  std::vector<ChartLine> lines;   // at most eight
  bool logarithmic = false;       // upwards; values are at least 1 then
  double top = 0;                 // where the upward axis ends; 0: at the greatest value
};

std::string chart_svg(const Chart& chart);

}  // namespace ludens::render
