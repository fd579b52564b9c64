#include "render/chart.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace ludens::render {

namespace {

constexpr double kWidth = 720, kHeight = 440, kLeft = 70, kRight = 190, kTop = 50, kBottom = 60;
constexpr double kLabelHeight = 15;

struct LineStyle {
  const char *colour, *dashes;
};
constexpr LineStyle kLineStyles[] = {{"#1b1b1b", ""},    {"#0b5c8a", ""},    {"#0b5c8a", "6 4"},
                                     {"#b0470c", ""},    {"#b0470c", "6 4"}, {"#2f6b2f", ""},
                                     {"#2f6b2f", "6 4"}, {"#6b3f8a", "2 3"}};

std::string in_tenths(double value) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.1f", value);
  return text;
}

std::string chart_words(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else
      out += c;
  }
  return out;
}

// 1, 2 or 5 times a power of ten, so that about so many steps reach the end.
double round_step(double end, int steps) {
  const double raw = end / steps;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double times : {1.0, 2.0, 5.0})
    if (power * times >= raw) return power * times;
  return power * 10;
}

class ChartPainter {
 public:
  explicit ChartPainter(const Chart& chart) : chart_(chart) {
    for (const ChartLine& line : chart.lines) {
      last_ = std::max(last_, static_cast<double>(line.values.size()) - 1);
      for (const double value : line.values) most_ = std::max(most_, value);
    }
    if (chart.top > 0) most_ = chart.top;
  }

  std::string run() {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + in_tenths(kWidth) + "\" height=\"" +
           in_tenths(kHeight) + "\" viewBox=\"0 0 " + in_tenths(kWidth) + " " + in_tenths(kHeight) +
           "\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n<title>" +
           chart_words(chart_.title) + "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
    text(kWidth / 2, 24, chart_.title, "middle", " font-size=\"15\"");
    text((kLeft + kWidth - kRight) / 2, kHeight - 16, chart_.across, "middle");
    text(kLeft - 8, kTop - 14, chart_.up, "start");
    paint_across();
    paint_up();
    paint_lines();
    return out_ + "</svg>\n";
  }

 private:
  double x(double at) const { return kLeft + (kWidth - kLeft - kRight) * at / std::max(1.0, last_); }
  double y(double value) const {
    const double part = chart_.logarithmic ? std::log(std::max(1.0, value)) / std::log(std::max(2.0, most_))
                                           : value / std::max(1e-9, most_);
    return kHeight - kBottom - (kHeight - kTop - kBottom) * part;
  }

  void text(double at_x, double at_y, const std::string& words, const char* anchor, const char* more = "") {
    out_ += "<text x=\"" + in_tenths(at_x) + "\" y=\"" + in_tenths(at_y) + "\" text-anchor=\"" + anchor +
            "\" fill=\"#1b1b1b\"" + more + ">" + chart_words(words) + "</text>\n";
  }
  void rule(double x1, double y1, double x2, double y2) {
    out_ += "<path d=\"M" + in_tenths(x1) + " " + in_tenths(y1) + "L" + in_tenths(x2) + " " + in_tenths(y2) +
            "\" stroke=\"#d8d4cc\" fill=\"none\"/>\n";
  }

  static std::string mark_text(double value) {
    char words[40];
    std::snprintf(words, sizeof(words), "%.6g", value);
    return words;
  }

  void paint_across() {
    const double step = round_step(std::max(1.0, last_), 5);
    for (double at = 0; at <= last_ + 1e-9; at += step) {
      rule(x(at), kTop, x(at), kHeight - kBottom);
      text(x(at), kHeight - kBottom + 18, mark_text(at), "middle");
    }
  }
  void paint_up() {
    const double step = round_step(most_, 5);
    for (double at = chart_.logarithmic ? 1 : 0; at <= most_ * (1 + 1e-9);
         at = chart_.logarithmic ? at * 10 : at + step) {
      rule(kLeft, y(at), kWidth - kRight, y(at));
      text(kLeft - 6, y(at) + 4, mark_text(at), "end");
    }
  }

  void paint_lines() {
    std::vector<size_t> by_height(chart_.lines.size());
    for (size_t i = 0; i < by_height.size(); ++i) by_height[i] = i;
    const auto end_of = [&](size_t i) {
      return chart_.lines[i].values.empty() ? 0 : y(chart_.lines[i].values.back());
    };
    std::ranges::sort(by_height, {}, end_of);
    double below = kTop - kLabelHeight;  // names do not lie on each other
    for (const size_t i : by_height) {
      paint_line(i);
      below = std::max(below + kLabelHeight, end_of(i));
      text(kWidth - kRight + 8, below + 4, chart_.lines[i].name, "start");
    }
  }
  void paint_line(size_t i) {
    const LineStyle& style = kLineStyles[i % std::size(kLineStyles)];
    std::string path;
    for (size_t at = 0; at < chart_.lines[i].values.size(); ++at)
      path += (at == 0 ? "M" : "L") + in_tenths(x(static_cast<double>(at))) + " " +
              in_tenths(y(chart_.lines[i].values[at]));
    out_ += "<path d=\"" + path + "\" stroke=\"" + style.colour + "\" stroke-width=\"1.6\" fill=\"none\"" +
            (*style.dashes ? std::string(" stroke-dasharray=\"") + style.dashes + "\"" : "") + "/>\n";
  }

  const Chart& chart_;
  double last_ = 1, most_ = 1;
  std::string out_;
};

}  // namespace

std::string chart_svg(const Chart& chart) {
  return ChartPainter(chart).run();
}

}  // namespace ludens::render
