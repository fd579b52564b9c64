#include "render/board_svg.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>

#include "render/painter.h"

namespace ludens::render {

namespace {

using geometry::Edge;
using geometry::Face;
using geometry::Point;
using geometry::SiteType;
using geometry::Topology;

constexpr double kSpacing = 54;  // pixels between neighbouring sites, if the board is not too large
constexpr double kMostPixels = 2400;
constexpr double kMargin = 34;
constexpr int kMostNumbers = 4000;  // beyond, numbers are left out

constexpr const char* kPaper = "#fbf8f1";
constexpr const char* kInk = "#3d3529";
constexpr const char* kLine = "#8b7d68";
constexpr const char* kPhaseFills[] = {"#e9dcc1", "#f6efdf", "#dbcba9", "#efe4cd", "#d2bf98"};

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  std::string out = text;
  while (out.back() == '0') out.pop_back();
  if (out.back() == '.') out.pop_back();
  return out == "-0" ? "0" : out;
}

// From board units to pixels: y turned down, layers side by side.
class Viewport {
 public:
  explicit Viewport(const Topology& board) {
    const double inf = std::numeric_limits<double>::infinity();
    low_ = {inf, inf, 0};
    Point high{-inf, -inf, 0};
    for (const SiteType type : {SiteType::Vertex, SiteType::Cell})
      for (const Point& at : board.at(type)) {
        low_.x = std::min(low_.x, at.x);
        low_.y = std::min(low_.y, at.y);
        high.x = std::max(high.x, at.x);
        high.y = std::max(high.y, at.y);
        levels_.try_emplace(std::lround(at.z * 100), 0);
      }
    int level = 0;
    for (auto& [height, place] : levels_) place = level++;
    width_ = high.x - low_.x;
    height_ = high.y - low_.y;
    const double spacing = near_distance(board);
    pixels_ = kSpacing / spacing;
    const double whole = std::max(level * (width_ + spacing), height_);
    if (whole * pixels_ > kMostPixels) pixels_ = kMostPixels / whole;
    step_ = width_ + spacing;
    gap_ = spacing * pixels_;
  }

  Point place(const Point& at) const {
    const auto level = levels_.find(std::lround(at.z * 100));
    const double shift = level == levels_.end() ? 0 : level->second * step_;
    return {kMargin + (at.x - low_.x + shift) * pixels_, top_ + kMargin + (low_.y + height_ - at.y) * pixels_,
            0};
  }
  Point turn(const Point& vector) const { return {vector.x * pixels_, -vector.y * pixels_, 0}; }
  double gap() const { return gap_; }  // pixels between near sites
  double width() const {
    return 2 * kMargin +
           (width_ + static_cast<double>(std::max<std::size_t>(levels_.size(), 1) - 1) * step_) * pixels_;
  }
  double bottom() const { return top_ + 2 * kMargin + height_ * pixels_; }
  void leave_top(double pixels) { top_ = pixels; }

 private:
  // A short distance between sites or, where there are no neighbours, vertices: short enough that numbers do
  // not collide, but no odd single one.
  static double near_distance(const Topology& board) {
    std::vector<double> lengths;
    const auto add = [&](const Point& a, const Point& b) {
      const double length = geometry::flat_distance(a, b);
      if (length > 1e-6) lengths.push_back(length);
    };
    const auto cells = board.at(SiteType::Cell);
    if (board.default_type() == SiteType::Cell) {
      const auto& near = board.neighbours(SiteType::Cell, geometry::Relation::Orthogonal);
      for (std::size_t cell = 0; cell < cells.size(); ++cell)
        for (const int next : near[static_cast<int>(cell)])
          add(cells[cell], cells[static_cast<std::size_t>(next)]);
    }
    const auto vertices = board.at(SiteType::Vertex);
    if (lengths.empty())
      for (const Edge& edge : board.graph().edges)
        add(vertices[static_cast<std::size_t>(edge.a)], vertices[static_cast<std::size_t>(edge.b)]);
    if (lengths.empty()) return 1;
    const auto low = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 10);
    std::nth_element(lengths.begin(), low, lengths.end());
    return *low;
  }

  Point low_;
  double width_ = 0, height_ = 0, pixels_ = 1, step_ = 0, gap_ = kSpacing, top_ = 0;
  std::map<long, int> levels_;
};

class BoardDrawing {
 public:
  BoardDrawing(const ir::Equipment& equipment, const BoardPicture& picture)
      : equipment_(equipment), board_(equipment.board), picture_(picture), frame_(board_) {
    if (!picture.title.empty()) frame_.leave_top(22);
  }

  std::string draw() {
    draw_cells();
    draw_edges();
    draw_vertices();
    if (board_.count(board_.default_type()) <= kMostNumbers) draw_numbers();
    const double bottom = draw_hands(frame_.bottom());
    return head(bottom) + out_ + "</svg>\n";
  }

 private:
  std::string head(double height) const {
    const double width = std::max({frame_.width(), hands_width_, picture_.title.size() * 10.0 + 2 * kMargin});
    const std::string size = decimal(std::ceil(width)) + "\" height=\"" + decimal(std::ceil(height));
    std::string text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" viewBox=\"0 0 " +
        decimal(std::ceil(width)) + ' ' + decimal(std::ceil(height)) +
        "\" font-family=\"'DejaVu Sans', Helvetica, Arial, sans-serif\">\n<rect width=\"100%\" "
        "height=\"100%\" fill=\"" +
        kPaper + "\"/>\n";
    if (!picture_.title.empty())
      text += "<text x=\"" + decimal(kMargin) + "\" y=\"26\" font-size=\"16\" fill=\"" + kInk + "\">" +
              escaped(picture_.title) + "</text>\n";
    return text;
  }

  const Point& vertex(int id) const { return board_.graph().vertices[static_cast<std::size_t>(id)].at; }

  static std::string at(const Point& p) { return decimal(p.x) + ',' + decimal(p.y); }

  // "L x,y" or "C ...": the way along an edge from one of its ends.
  std::string along(const Edge& edge, int from) const {
    const int to = edge.other(from);
    const Point a = frame_.place(vertex(from)), b = frame_.place(vertex(to));
    if (!edge.curved()) return " L" + at(b);
    const bool forward = from == edge.a;
    const Point start = control(a, b, frame_.turn(forward ? *edge.tangent_a : *edge.tangent_b));
    const Point end = control(b, a, frame_.turn(forward ? *edge.tangent_b : *edge.tangent_a));
    return " C" + at(start) + ' ' + at(end) + ' ' + at(b);
  }

  // The control point of a Bezier curve that is all but a circle's arc where the tangents are a circle's.
  Point control(const Point& from, const Point& to, const Point& tangent) const {
    const double chord = geometry::flat_distance(from, to);
    const Point along = geometry::unit_vector(tangent), ahead = geometry::unit_vector(to - from);
    const double cosine = along.x * ahead.x + along.y * ahead.y;
    return from + along * (chord * 2 / 3 / (1 + std::max(cosine, -0.5)));
  }

  void draw_cells() {
    const auto phases = board_.phases(SiteType::Cell);
    const bool played = board_.default_type() == SiteType::Cell;
    out_ += "<g stroke=\"none\">\n";
    for (std::size_t c = 0; c < board_.graph().faces.size(); ++c) {
      const Face& face = board_.graph().faces[c];
      std::string path;
      for (std::size_t i = 0; i < face.vertices.size(); ++i) {
        if (i == 0) path = "M" + at(frame_.place(vertex(face.vertices[0])));
        if (i < face.edges.size())
          path += along(board_.graph().edges[static_cast<std::size_t>(face.edges[i])], face.vertices[i]);
      }
      const char* fill = played ? kPhaseFills[static_cast<std::size_t>(phases[c]) % 5] : kPhaseFills[1];
      out_ += "<path d=\"" + path + " Z\" fill=\"" + fill + "\"/>\n";
    }
    out_ += "</g>\n";
  }

  void draw_edges() {
    const bool played = board_.default_type() != SiteType::Cell;
    out_ += std::string("<g fill=\"none\" stroke=\"") + kLine +
            "\" stroke-linecap=\"round\" stroke-width=\"" + (played ? "2" : "1.2") + "\">\n";
    for (const Edge& edge : board_.graph().edges) {
      if (std::abs(vertex(edge.a).z - vertex(edge.b).z) > 0.01) continue;  // from layer to layer
      out_ += "<path d=\"M" + at(frame_.place(vertex(edge.a))) + along(edge, edge.a) + "\"/>\n";
    }
    out_ += "</g>\n";
  }

  void draw_vertices() {
    const bool played = board_.default_type() == SiteType::Vertex;
    const double radius = played ? std::min(15.0, frame_.gap() * 0.3) : 2;
    out_ += std::string("<g fill=\"") + (played ? "#fffdf8" : kLine) + "\" stroke=\"" + kLine +
            "\" stroke-width=\"" + (played ? "1.2" : "0") + "\">\n";
    for (const Point& vertex_at : board_.at(SiteType::Vertex)) {
      const Point p = frame_.place(vertex_at);
      out_ +=
          "<circle cx=\"" + decimal(p.x) + "\" cy=\"" + decimal(p.y) + "\" r=\"" + decimal(radius) + "\"/>\n";
    }
    out_ += "</g>\n";
  }

  void draw_numbers() {
    const SiteType type = board_.default_type();
    const double size = std::clamp(frame_.gap() * 0.24, 4.0, 14.0);
    const bool with_labels = picture_.labels && type == SiteType::Cell && size >= 7;
    out_ +=
        std::string("<g text-anchor=\"middle\" fill=\"") + kInk + "\" font-size=\"" + decimal(size) + "\">\n";
    for (int site = 0; site < board_.count(type); ++site) {
      const Point p = frame_.place(board_.at(type)[static_cast<std::size_t>(site)]);
      if (type == SiteType::Edge)
        out_ += "<circle cx=\"" + decimal(p.x) + "\" cy=\"" + decimal(p.y) + "\" r=\"" +
                decimal(size * 0.85) + "\" fill=\"#fffdf8\" stroke=\"" + kLine + "\" stroke-width=\"0.8\"/>";
      if (picture_.numbers)
        out_ += "<text x=\"" + decimal(p.x) + "\" y=\"" + decimal(p.y + size * 0.35) + "\">" +
                std::to_string(site) + "</text>\n";
      if (with_labels)
        out_ += "<text x=\"" + decimal(p.x) + "\" y=\"" + decimal(p.y + size * 1.35) + "\" font-size=\"" +
                decimal(size * 0.65) + "\" fill=\"" + kLine + "\">" + escaped(board_.label(type, site)) +
                "</text>\n";
    }
    out_ += "</g>\n";
  }

  // Rows of boxes below the board; gives the picture's height.
  double draw_hands(double top) {
    constexpr double kBox = 34;
    for (std::size_t c = 1; c < equipment_.containers.size(); ++c) {
      const ir::Container& container = equipment_.containers[c];
      out_ += "<text x=\"" + decimal(kMargin) + "\" y=\"" + decimal(top + kBox * 0.62) +
              "\" font-size=\"13\" fill=\"" + kInk + "\">" + escaped(container.name) + "</text>\n";
      const int shown = std::min(container.sites, 60);
      for (int i = 0; i < shown; ++i) {
        const double x = kMargin + 70 + i * kBox;
        out_ += "<rect x=\"" + decimal(x) + "\" y=\"" + decimal(top) + "\" width=\"" + decimal(kBox - 4) +
                "\" height=\"" + decimal(kBox - 4) + "\" rx=\"4\" fill=\"#fffdf8\" stroke=\"" + kLine +
                "\"/><text x=\"" + decimal(x + kBox / 2 - 2) + "\" y=\"" + decimal(top + kBox * 0.56) +
                "\" text-anchor=\"middle\" font-size=\"11\" fill=\"" + kInk + "\">" +
                std::to_string(container.first + i) + "</text>\n";
      }
      hands_width_ = std::max(hands_width_, 2 * kMargin + 70 + shown * kBox);
      top += kBox + 6;
    }
    return equipment_.containers.size() > 1 ? top + kMargin / 2 : top;
  }

  const ir::Equipment& equipment_;
  const Topology& board_;
  const BoardPicture& picture_;
  Viewport frame_;
  std::string out_;
  double hands_width_ = 0;
};

}  // namespace

std::string board_svg(const ir::Equipment& equipment, const BoardPicture& picture) {
  return BoardDrawing(equipment, picture).draw();
}

}  // namespace ludens::render
