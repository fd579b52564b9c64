#include "render/painter.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "render/frame.h"
#include "render/symbols/symbols.h"

namespace ludens::render {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : printable(text)) {  // XML forbids control characters, escaped or not
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

namespace {

constexpr const char* kFont = "font-family=\"'DejaVu Sans',Verdana,Helvetica,Arial,sans-serif\"";

class Painter {
 public:
  explicit Painter(const PaintOptions& options) : options_(options) {}

  std::string colour(std::string_view name) const {
    if (options_.live && !name.starts_with('#') && name != "none")
      return "var(--ld-" + std::string(name) + ")";
    return std::string(colour_value(name, options_.theme));
  }

  std::string shape(const Shape& s) const {
    switch (s.kind) {
      case ShapeKind::Path:
        return "<path d=\"" + s.words + '"' + paint(s) + "/>\n";
      case ShapeKind::Circle:
        return "<circle cx=\"" + number(s.x) + "\" cy=\"" + number(s.y) + "\" r=\"" + number(s.w) + '"' +
               paint(s) + "/>\n";
      case ShapeKind::Rect:
        return "<rect x=\"" + number(s.x) + "\" y=\"" + number(s.y) + "\" width=\"" + number(s.w) +
               "\" height=\"" + number(s.h) + '"' +
               (s.round > 0 ? " rx=\"" + number(s.round) + '"' : std::string()) + paint(s) + "/>\n";
      case ShapeKind::Text:
        return "<text x=\"" + number(s.x) + "\" y=\"" + number(s.y + 0.36 * s.h) + "\" font-size=\"" +
               number(s.h) + "\" text-anchor=\"middle\"" + paint(s) + '>' + escaped(s.words) + "</text>\n";
      case ShapeKind::Sign:
        return sign(s);
    }
    return {};
  }

  std::string figure(const Figure& f) const {
    std::string out =
        std::string("<g class=\"") + (f.lies ? "lying" : "piece") + "\" data-site=\"" + f.site + '"';
    if (f.level > 0) out += " data-level=\"" + std::to_string(f.level) + '"';
    if (f.dim) out += " opacity=\"0.35\"";
    // A page that turns the board turns each piece back, where it stands.
    if (options_.live) out += " style=\"transform-origin:" + number(f.x) + "px " + number(f.y) + "px\"";
    out += '>';
    if (!f.name.empty()) out += "<title>" + escaped(f.name) + "</title>";
    if (!f.ground.empty())
      out += "<path d=\"" + f.ground + "\" fill=\"" + colour(f.fill) + "\" stroke=\"" + colour(f.edge) +
             "\" stroke-width=\"2\" stroke-linejoin=\"round\"/>";
    if (!f.path.empty())
      out += "<path d=\"" + f.path + "\" fill=\"none\" stroke=\"" + colour(f.fill) + "\" stroke-width=\"" +
             number(f.line) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>";
    if (!f.symbol.empty()) out += symbol(f.symbol, f, transform(f));
    if (!f.label.empty()) out += label(f);
    return out + "</g>\n";
  }

  static std::string body_with(std::string_view body, const std::string& fill, const std::string& edge,
                               const std::string& detail) {
    std::string out;
    for (size_t i = 0; i < body.size(); ++i) {
      if (body[i] != '$' || i + 1 == body.size()) {
        out += body[i];
        continue;
      }
      const char slot = body[++i];
      out += slot == 'f' ? fill : slot == 'e' ? edge : detail;
    }
    return out;
  }

 private:
  std::string paint(const Shape& s) const {
    std::string out = " fill=\"" + colour(s.fill) + '"';
    if (s.stroke != "none")
      out += " stroke=\"" + colour(s.stroke) + "\" stroke-width=\"" + number(s.width) +
             "\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    if (s.dashed) out += " stroke-dasharray=\"1 13\"";
    if (s.opacity < 1) out += " opacity=\"" + number(s.opacity) + '"';
    if (!s.site.empty()) out += " data-site=\"" + s.site + '"';
    return out;
  }

  static std::string transform(const Figure& f) {
    std::string out = "translate(" + number(f.x) + ' ' + number(f.y) + ')';
    if (f.turn != 0) out += " rotate(" + number(f.turn) + ')';
    if (f.size != 100) {
      // One decimal is too coarse for a factor.
      const int thousandths = static_cast<int>(std::lround(f.size * 10));
      std::string digits = std::to_string(thousandths % 1000);
      digits.insert(0, 3 - digits.size(), '0');
      out += " scale(" + std::to_string(thousandths / 1000) + '.' + digits + ')';
    }
    return out;
  }

  std::string symbol(const std::string& id, const Figure& f, const std::string& moved) const {
    const Symbol* found = find_symbol(id);
    if (!found) return {};
    const std::string fill = colour(f.fill), edge = colour(f.edge), detail = colour(f.detail);
    if (options_.live)
      return "<use href=\"#ld-" + id + "\" transform=\"" + moved + "\" style=\"--fill:" + fill +
             ";--edge:" + edge + ";--detail:" + detail + "\"/>";
    return "<g transform=\"" + moved + "\" fill=\"" + fill + "\" stroke=\"" + edge +
           "\" stroke-width=\"3\" stroke-linejoin=\"round\" stroke-linecap=\"round\">" +
           body_with(found->body, fill, edge, detail) + "</g>";
  }

  std::string label(const Figure& f) const {
    std::string_view rest = options_.native && !f.native.empty() ? f.native : f.label;
    std::vector<std::string> lines;
    size_t longest = 1;
    while (true) {
      const size_t end = rest.find('\n');
      lines.emplace_back(rest.substr(0, end));
      const auto letters = std::count_if(lines.back().begin(), lines.back().end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
      });
      longest = std::max(longest, static_cast<size_t>(letters));
      if (end == std::string_view::npos) break;
      rest.remove_prefix(end + 1);
    }
    const bool two = lines.size() > 1;
    double height = f.size * (two ? 0.34 : 0.4);
    if (longest > 2 && !two) height *= 2.2 / static_cast<double>(longest);
    std::string out;
    for (size_t i = 0; i < lines.size(); ++i) {
      const double lower = two ? (i == 0 ? -0.2 : 0.22) * f.size : 0;
      out += "<text x=\"" + number(f.x) + "\" y=\"" + number(f.y + lower + 0.36 * height) +
             "\" font-size=\"" + number(height) + "\" text-anchor=\"middle\" font-weight=\"bold\" fill=\"" +
             colour(f.detail) + '"' +
             (f.turn != 0
                  ? " transform=\"rotate(" + number(f.turn) + ' ' + number(f.x) + ' ' + number(f.y) + ")\""
                  : std::string()) +
             '>' + escaped(lines[i]) + "</text>";
    }
    return out;
  }

  std::string sign(const Shape& s) const {
    Figure f;
    f.x = s.x;
    f.y = s.y;
    f.size = s.w;
    f.fill = s.fill;
    f.edge = f.detail = s.stroke;
    return "<g opacity=\"" + number(s.opacity) + "\">" + symbol(s.words, f, transform(f)) + "</g>\n";
  }

  const PaintOptions& options_;
};

template <class List, class Draw>
void add_group(std::string& out, const char* name, const List& list, Draw draw) {
  out += std::string("<g class=\"") + name + "\">\n";
  for (const auto& item : list) out += draw(item);
  out += "</g>\n";
}

}  // namespace

std::string position_svg(const PositionScene& position, const PaintOptions& options) {
  const Painter painter(options);
  const auto shape = [&](const Shape& s) { return painter.shape(s); };
  std::string out;
  if (!position.given.empty()) add_group(out, "given", position.given, shape);
  add_group(out, "last-move", position.last_move, shape);
  add_group(out, "targets", position.targets, shape);
  add_group(out, "pieces", position.pieces, [&](const Figure& f) { return painter.figure(f); });
  add_group(out, "counts", position.counts, shape);
  add_group(out, "selection", position.selection, shape);
  if (!position.decided.empty()) add_group(out, "decided", position.decided, shape);
  return out;
}

std::string svg_body(const BoardScene& board, const PositionScene& position, const PaintOptions& options) {
  const Painter painter(options);
  std::string out;
  for (int layer = 0; layer < kLayers; ++layer)
    add_group(out, kLayerNames[layer], board.layers[static_cast<size_t>(layer)],
              [&](const Shape& s) { return painter.shape(s); });
  return out + position_svg(position, options);
}

std::string to_svg(const BoardScene& board, const PositionScene& position, const PaintOptions& options) {
  const Painter painter(options);
  const Box& view = board.view;
  const double longer = std::max({view.width(), view.height(), 1.0});
  const double pixels = options.size > 0 ? options.size : std::clamp(longer / 2, 320.0, 1600.0);
  const std::string& title = options.title.empty() ? board.title : options.title;
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ludens-board\" width=\"" +
                    number(std::ceil(view.width() / longer * pixels)) + "\" height=\"" +
                    number(std::ceil(view.height() / longer * pixels)) + "\" viewBox=\"" + number(view.left) +
                    ' ' + number(view.top) + ' ' + number(view.width()) + ' ' + number(view.height()) +
                    "\" role=\"img\" " + kFont + ">\n";
  if (!title.empty()) out += "<title>" + escaped(title) + "</title>\n";
  if (options.live) {
    const Theme other = options.theme == Theme::Light ? Theme::Dark : Theme::Light;
    out += "<style>.ludens-board{" + palette_css(options.theme) +
           "}@media (prefers-color-scheme:" + (other == Theme::Dark ? "dark" : "light") +
           "){.ludens-board:not([data-theme]){" + palette_css(other) +
           "}}.ludens-board[data-theme=" + (other == Theme::Dark ? "dark" : "light") + "]{" +
           palette_css(other) + "}</style>\n" + symbol_definitions();
  }
  if (options.background)
    out += "<rect class=\"paper\" x=\"" + number(view.left) + "\" y=\"" + number(view.top) + "\" width=\"" +
           number(view.width()) + "\" height=\"" + number(view.height()) + "\" fill=\"" +
           painter.colour("paper") + "\"/>\n";
  return out + svg_body(board, position, options) + "</svg>\n";
}

std::string palette_css(Theme theme) {
  std::string out;
  for (const PaletteEntry& entry : palette())
    out += "--ld-" + std::string(entry.name) + ":" +
           std::string(theme == Theme::Dark ? entry.dark : entry.light) + ";";
  return out;
}

std::string symbol_definitions() {
  std::string out = "<defs>\n";
  for_each_symbol([&](const Symbol& symbol) {
    out += "<g id=\"ld-" + std::string(symbol.id) +
           "\" fill=\"var(--fill)\" stroke=\"var(--edge)\" stroke-width=\"3\" stroke-linejoin=\"round\" "
           "stroke-linecap=\"round\">" +
           Painter::body_with(symbol.body, "var(--fill)", "var(--edge)", "var(--detail)") + "</g>\n";
  });
  return out + "</defs>\n";
}

}  // namespace ludens::render
