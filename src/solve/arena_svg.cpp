#include "solve/arena_svg.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/utf8.h"
#include "solve/arena_layout.h"

namespace ludens::solve {

namespace {

using Tint = ArenaPicture::Tint;
using Line = ArenaPicture::Line;

constexpr double kRadius = 24;
constexpr double kMargin = 60;

struct TintColours {
  const char *fill, *edge;
};
constexpr TintColours kTints[] = {
    {"#ffffff", "#3a342b"}, {"#bfe0f2", "#0b5c8a"}, {"#f9dfa6", "#8a5a00"}, {"#f4f2ee", "#8d8271"}};

// For XML, and never longer than a state has room for.
std::string svg_text(const std::string& text, int most) {
  const std::string shown =
      character_count(text) > most ? character_slice(text, 0, most - 1) + "\u2026" : printable(text);
  std::string out;
  for (const char c : shown) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

std::string tenths(double value) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.1f", value);
  return text;
}

std::string xy(ArenaPoint at) {
  return tenths(at.x) + " " + tenths(at.y);
}

ArenaPoint moved(ArenaPoint at, ArenaPoint by, double times) {
  return {at.x + by.x * times, at.y + by.y * times};
}

// Towards `to`, one long.
ArenaPoint way(ArenaPoint from, ArenaPoint to) {
  const double x = to.x - from.x, y = to.y - from.y, length = std::hypot(x, y);
  return length < 1e-9 ? ArenaPoint{0, -1} : ArenaPoint{x / length, y / length};
}

class ArenaPainter {
 public:
  ArenaPainter(const Arena& arena, const ArenaPicture& picture)
      : arena_(arena), picture_(picture), at_(arena_layout(arena)) {
    for (ArenaPoint& at : at_) {
      at = {at.x + kMargin, at.y + kMargin};
      right_ = std::max(right_, at.x);
      bottom_ = std::max(bottom_, at.y);
    }
  }

  std::string run() {
    const std::string width = tenths(right_ + kMargin), height = tenths(bottom_ + kMargin);
    const std::string title = svg_text(arena_.name.empty() ? "An arena" : arena_.name, 200);
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
           "\" viewBox=\"0 0 " + width + " " + height +
           "\" font-family=\"sans-serif\" text-anchor=\"middle\" role=\"img\">\n<title>" + title +
           "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>\n";
    // Bold ones last: they are to be seen.
    for (const Line line : {Line::Faint, Line::Plain, Line::Bold})
      for (std::uint32_t i = 0; i < arena_.size(); ++i)
        for (std::uint32_t a = arena_.first[i]; a < arena_.first[i + 1]; ++a)
          if (picture_.lines[a] == line) add_arrow(i, arena_.targets[a], line);
    for (std::uint32_t i = 0; i < arena_.size(); ++i) add_state(i);
    return out_ + "</svg>\n";
  }

 private:
  static bool is_square(int player) { return player == 2; }

  // How far the outline is from the middle, in this direction.
  double reach(std::uint32_t state, ArenaPoint towards) const {
    if (!is_square(arena_.player[state])) return kRadius;
    return kRadius / std::max(std::abs(towards.x), std::abs(towards.y));
  }

  bool leads_back(std::uint32_t from, std::uint32_t to) const {
    const auto begin = arena_.targets.begin() + arena_.first[to];
    const auto end = arena_.targets.begin() + arena_.first[to + 1];
    return std::find(begin, end, from) != end;
  }

  // Would a straight line touch a third state?
  bool touches(std::uint32_t from, std::uint32_t to) const {
    const ArenaPoint a = at_[from], along = way(a, at_[to]);
    const double length = std::hypot(at_[to].x - a.x, at_[to].y - a.y);
    for (std::uint32_t i = 0; i < arena_.size(); ++i) {
      const double x = at_[i].x - a.x, y = at_[i].y - a.y;
      const double forth = x * along.x + y * along.y, aside = x * along.y - y * along.x;
      if (i != from && i != to && forth > 0 && forth < length && std::abs(aside) < kRadius + 4) return true;
    }
    return false;
  }

  // Straight, but where it touches others or another one leads back.
  void add_arrow(std::uint32_t from, std::uint32_t to, Line line) {
    const char* const colour = line == Line::Bold ? "#1d1c1a" : line == Line::Plain ? "#6f675b" : "#b9b0a2";
    const double width = line == Line::Bold ? 3.2 : 1.2;
    const ArenaPoint a = at_[from], b = at_[to];
    ArenaPoint begin{}, bend{}, end{};
    if (from == to) {
      begin = {a.x - 8, a.y - kRadius};
      bend = {a.x + 6, a.y - kRadius - 44};
      end = {a.x + 12, a.y - kRadius + 2};
    } else {
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      const double bent = touches(from, to) ? 0.24 : leads_back(from, to) ? 0.13 : 0;
      const ArenaPoint along = way(a, b);
      bend = moved({(a.x + b.x) / 2, (a.y + b.y) / 2}, {-along.y, along.x}, bent * length);
      begin = moved(a, way(a, bend), reach(from, way(a, bend)));
      end = moved(b, way(b, bend), reach(to, way(b, bend)) + 1);
    }
    const ArenaPoint back = way(end, bend), side{-back.y, back.x};
    const double head = line == Line::Bold ? 12 : 9;
    const ArenaPoint neck = moved(end, back, head);
    out_ += "<path d=\"M" + xy(begin) + "Q" + xy(bend) + " " + xy(moved(end, back, head / 2)) +
            "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" + tenths(width) + "\"" +
            (line == Line::Faint ? " stroke-dasharray=\"4 4\"" : "") + "/><path d=\"M" + xy(end) + "L" +
            xy(moved(neck, side, head * 0.4)) + "L" + xy(moved(neck, side, -head * 0.4)) + "Z\" fill=\"" +
            colour + "\"/>\n";
  }

  void add_outline(const ArenaPoint& at, int player, double radius, const std::string& style) {
    if (is_square(player))
      out_ += "<rect x=\"" + tenths(at.x - radius) + "\" y=\"" + tenths(at.y - radius) + "\" width=\"" +
              tenths(2 * radius) + "\" height=\"" + tenths(2 * radius) + "\"" + style + "/>";
    else
      out_ += "<circle cx=\"" + tenths(at.x) + "\" cy=\"" + tenths(at.y) + "\" r=\"" + tenths(radius) + "\"" +
              style + "/>";
  }

  void add_state(std::uint32_t state) {
    const ArenaPoint at = at_[state];
    const int player = arena_.player[state];
    const TintColours& colours = kTints[static_cast<int>(picture_.tints[state])];
    const std::string& note = picture_.notes[state];
    const std::string& word = picture_.words[static_cast<std::size_t>(picture_.tints[state])];
    const std::string edge = std::string(" stroke=\"") + colours.edge + "\"";
    const bool is_marked = arena_.win[state] != 0 || arena_.goal[state] != 0;
    out_ += "<g><title>" + svg_text(arena_.name_of(state), 100) + (word.empty() ? "" : ": " + word) +
            (note.empty() ? "" : ", " + svg_text(note, 40)) + "</title>";
    add_outline(at, player, kRadius,
                " fill=\"" + std::string(colours.fill) + "\" stroke-width=\"2\"" + edge +
                    (player == 0 ? " stroke-dasharray=\"5 3\"" : ""));
    if (is_marked) add_outline(at, player, kRadius - 4, " fill=\"none\" stroke-width=\"1.5\"" + edge);
    const std::string name = svg_text(arena_.name_of(state), 12);
    const double size = std::clamp(64.0 / std::max(1, character_count(arena_.name_of(state))), 8.0, 16.0);
    out_ += "<text x=\"" + tenths(at.x) + "\" y=\"" + tenths(at.y + size / 3) + "\" font-size=\"" +
            tenths(size) + "\" fill=\"#1d1c1a\">" + name + "</text>";
    if (!note.empty())
      out_ += "<text x=\"" + tenths(at.x + kRadius + 3) + "\" y=\"" + tenths(at.y - kRadius + 5) +
              "\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"start\" fill=\"" + colours.edge +
              "\" stroke=\"#fbf8f1\" stroke-width=\"3\" paint-order=\"stroke\">" + svg_text(note, 12) +
              "</text>";
    out_ += "</g>\n";
  }

  const Arena& arena_;
  const ArenaPicture& picture_;
  std::vector<ArenaPoint> at_;
  double right_ = 0, bottom_ = 0;
  std::string out_;
};

ArenaPicture plain_picture(const Arena& arena) {
  return {.tints = std::vector<Tint>(arena.size()),
          .notes = std::vector<std::string>(arena.size()),
          .lines = std::vector<Line>(arena.arrows())};
}

}  // namespace

ArenaPicture picture_of(const Arena& arena, const ArenaValues& values) {
  ArenaPicture out = plain_picture(arena);
  out.words = {"nobody wins", "player 1 wins", "player 2 wins", ""};
  for (std::uint32_t i = 0; i < arena.size(); ++i) {
    out.tints[i] = static_cast<Tint>(values.winner[i]);
    if (values.rank[i] != kNoRank) out.notes[i] = std::to_string(values.rank[i]);
    if (values.choice[i] != kNoArrow) out.lines[values.choice[i]] = Line::Bold;
  }
  return out;
}

ArenaPicture picture_of(const Arena& arena, const Minmax& minmax) {
  ArenaPicture out = plain_picture(arena);
  out.words = {"", "best play", "", "not looked at"};
  for (std::uint32_t i = 0; i < arena.size(); ++i) {
    const bool is_seen = minmax.seen[i] != 0;
    out.tints[i] = is_seen ? Tint::Plain : Tint::Faint;
    if (is_seen)
      out.notes[i] = (minmax.bound[i] == Bound::None     ? ""
                      : minmax.bound[i] == Bound::AtMost ? "\u2264 "
                                                         : "\u2265 ") +
                     short_number(minmax.worth[i]);
    for (std::uint32_t a = arena.first[i]; a < arena.first[i + 1]; ++a)
      if (minmax.seen[arena.targets[a]] == 0) out.lines[a] = Line::Faint;
    if (minmax.choice[i] != kNoArrow) out.lines[minmax.choice[i]] = Line::Bold;
  }
  // The line of best play stands out.
  for (const std::uint32_t state : minmax.line) out.tints[state] = Tint::First;
  return out;
}

std::string arena_svg(const Arena& arena, const ArenaPicture& picture) {
  return ArenaPainter(arena, picture).run();
}

}  // namespace ludens::solve
