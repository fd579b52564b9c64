#include "render/chart.h"

#include <doctest/doctest.h>

namespace ludens::render {

TEST_CASE("a chart has its lines, their names and marks on both axes") {
  Chart chart{.title = "a < b", .across = "moves", .up = "cells", .lines = {}};
  chart.lines = {{"low", {0, 10, 20}}, {"high", {0, 50, 100}}};
  const std::string svg = chart_svg(chart);
  CHECK(svg.find("a &lt; b") != std::string::npos);
  CHECK(svg.find(">low</text>") != std::string::npos);
  CHECK(svg.find(">high</text>") != std::string::npos);
  CHECK(svg.find(">100</text>") != std::string::npos);
  CHECK(svg.find("stroke-dasharray") == std::string::npos);
}

TEST_CASE("upwards by powers of ten") {
  Chart chart{.title = "", .across = "", .up = "", .lines = {{"x", {1, 10, 100, 1000}}}, .logarithmic = true};
  const std::string svg = chart_svg(chart);
  // From 380 at the bottom to 50 at the top: the powers lie at equal distances.
  CHECK(svg.find("M70.0 380.0L223.3 270.0L376.7 160.0L530.0 50.0") != std::string::npos);
  for (const char* mark : {">1</text>", ">10</text>", ">100</text>", ">1000</text>"})
    CHECK(svg.find(mark) != std::string::npos);
}

}  // namespace ludens::render
