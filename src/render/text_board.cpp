#include "render/text_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "render/canvas.h"
#include "render/piece_symbols.h"
#include "render/text_places.h"

namespace ludens::render {

namespace {

using geometry::SiteType;
using geometry::Topology;

// --- what stands on a site

// Pieces that all look alike and are counted, as seeds: the number alone says everything.
bool are_counts_only(const ir::Program& program) {
  const auto& components = program.equipment->components;
  const auto pieces = std::count_if(components.begin() + 1, components.end(),
                                    [](const ir::Component& c) { return c.kind != ir::ComponentKind::Die; });
  return program.uses.counts && pieces == 1;
}

class Signs {
 public:
  explicit Signs(const TextPosition& position)
      : position_(position),
        equipment_(position.equipment()),
        symbols_(piece_symbols(equipment_)),
        counts_only_(are_counts_only(position.program)) {}

  std::string at(SiteType type, int site) const {
    const engine::Position& position = position_.position;
    if (position.has_values(type)) {
      const std::optional<int> value = position.value(type, site);
      return value ? std::to_string(*value) : ".";
    }
    if (position.sites(type) == 0) return ".";
    const int levels = position.levels(type, site);
    const int count = position.count(type, site);
    if (counts_only_) return levels == 0 ? "." : std::to_string(count);
    if (levels == 0) return ".";
    return stack(type, site, levels) + (count > 1 ? std::to_string(count) : std::string());
  }

  bool are_counts() const { return counts_only_; }

  int owner(SiteType type, int site) const {
    const engine::Position& position = position_.position;
    return position.sites(type) == 0 || position.is_empty(type, site) ? 0 : position.top(type, site).who;
  }

 private:
  std::string piece(SiteType type, int site, int level) const {
    const engine::SeenPiece p = position_.position.piece(type, site, level);
    if (p.hides_what || p.hides_who) return "?";
    const auto what = static_cast<std::size_t>(p.what);
    std::string sign = what < symbols_.size() ? symbols_[what] : "?";
    const ir::Component& component = equipment_.components[std::min(what, symbols_.size() - 1)];
    if (p.who != component.owner && p.who > 0) sign += '!' + std::to_string(p.who);
    if (component.kind == ir::ComponentKind::Die) {
      const auto face = static_cast<std::size_t>(std::max(0, p.state));
      return face < component.faces.size() ? std::to_string(component.faces[face]) : "-";
    }
    return sign + (p.value != 0 ? '$' + std::to_string(p.value) : std::string());
  }

  // Low stacks from bottom to top, high ones by their top and their height.
  std::string stack(SiteType type, int site, int levels) const {
    constexpr int kShown = 3;
    if (levels > kShown) return piece(type, site, levels - 1) + 'x' + std::to_string(levels);
    std::string out;
    for (int level = 0; level < levels; ++level) out += piece(type, site, level);
    return out;
  }

  const TextPosition& position_;
  const ir::Equipment& equipment_;
  std::vector<std::string> symbols_;
  bool counts_only_;
};

int colour_of(int player) {
  constexpr int kColours[] = {0, 36, 33, 35, 32};
  return player >= 1 && player <= 4 ? kColours[player] : 0;
}

// --- lines between points

char sign_of(int rows, int columns) {
  if (rows == 0) return '-';
  if (columns == 0) return '|';
  return (rows > 0) == (columns > 0) ? '\\' : '/';
}

void draw_line(Canvas& canvas, const Placed& a, const Placed& b, int shift) {
  const int rows = b.row - a.row, columns = b.column - a.column;
  const int steps = std::max(std::abs(rows), rows == 0 ? std::abs(columns) : 0);
  for (int i = 1; i < steps; ++i)
    canvas.line(a.row + rows * i / steps,
                shift + a.column + static_cast<int>(std::lround(double(columns) * i / steps)),
                sign_of(rows, columns));
}

void draw_edges(Canvas& canvas, const TextPosition& position, const std::vector<Placed>& sites, int shift) {
  const Topology& board = position.equipment().board;
  std::map<int, const Placed*> vertices;
  for (const Placed& p : sites)
    if (p.type == SiteType::Vertex) vertices[p.site] = &p;
  for (const geometry::Edge& edge : board.graph().edges) {
    const auto a = vertices.find(edge.a), b = vertices.find(edge.b);
    if (a != vertices.end() && b != vertices.end() && !edge.curved())
      draw_line(canvas, *a->second, *b->second, shift);
  }
}

// --- labels

std::string letters_in(const std::string& label) {
  return label.substr(0, std::min(label.find_first_of("0123456789"), label.size()));
}
std::string digits_in(const std::string& label) {
  return label.substr(std::min(label.find_first_of("0123456789"), label.size()));
}

// The part that the labels of all sites with the same key share; absent where they differ.
template <class Key, class Part>
std::map<int, std::string> shared_labels(const TextPosition& position, const std::vector<Placed>& sites,
                                         Key key, Part part) {
  std::map<int, std::optional<std::string>> found;
  const Topology& board = position.equipment().board;
  for (const Placed& p : sites) {
    const std::string label = part(board.label(p.type, p.site));
    const auto [it, added] = found.try_emplace(key(p), label);
    if (!added && it->second != label) it->second.reset();
  }
  std::map<int, std::string> out;
  for (const auto& [where, label] : found)
    if (label && !label->empty()) out[where] = *label;
  return out.size() == found.size() ? out : std::map<int, std::string>();
}

std::string padded(std::string text, std::size_t width) {
  text.insert(0, width > text.size() ? width - text.size() : 0, ' ');
  return text;
}

// --- the whole

std::optional<std::string> drawn(const TextPosition& position, const Signs& signs,
                                 const TextBoardStyle& style) {
  std::vector<Placed> sites = sites_of(position);
  if (sites.empty()) return std::string();
  std::size_t width = 1;
  for (const Placed& p : sites) width = std::max(width, signs.at(p.type, p.site).size());
  const bool points = std::ranges::any_of(sites, [](const Placed& p) { return p.type == SiteType::Vertex; });
  const bool lines = points && !signs.are_counts();
  if (!place(sites, static_cast<int>(width) + (lines ? 1 : 0), lines ? 2 : 1)) return std::nullopt;

  std::map<int, std::string> rows, columns;
  if (style.labels) {
    rows = shared_labels(
        position, sites, [](const Placed& p) { return p.row; }, digits_in);
    columns = shared_labels(
        position, sites, [](const Placed& p) { return p.column; }, letters_in);
  }
  std::size_t margin = 0;
  for (const auto& [row, label] : rows) margin = std::max(margin, label.size());
  const int shift = margin > 0 ? static_cast<int>(margin) + 2 : 0;
  int last_row = 0, last_column = 0;
  for (const Placed& p : sites) {
    last_row = std::max(last_row, p.row);
    last_column = std::max(last_column, p.column);
  }
  Canvas canvas(last_row + 2, shift + last_column + static_cast<int>(width) + 8);
  for (const Placed& p : sites) {
    const int colour = colour_of(signs.owner(p.type, p.site));
    if (!canvas.text(p.row, shift + p.column, padded(signs.at(p.type, p.site), width), colour))
      return std::nullopt;
  }
  const int centre = shift + static_cast<int>(width) - 1;  // of a sign: its last character
  if (lines) draw_edges(canvas, position, sites, centre);
  for (const auto& [row, label] : rows) canvas.text(row, 0, padded(label, margin));
  for (const auto& [column, label] : columns) canvas.text(last_row + 1, shift + column, padded(label, width));
  std::string out;
  for (int row = 0; row < canvas.rows(); ++row) {
    std::string line = canvas.row(row, style.colour);
    if (row == last_row + 1 && line.empty()) continue;
    out += line + '\n';
  }
  return out;
}

std::string listed(const TextPosition& position, const Signs& signs) {
  const Topology& board = position.equipment().board;
  std::string out;
  for (const Placed& p : sites_of(position)) {
    const std::string sign = signs.at(p.type, p.site);
    if (sign == ".") continue;
    const std::string label = board.label(p.type, p.site);
    out += (out.empty() ? "" : "  ") + (label.empty() ? std::to_string(p.site) : label) + ' ' + sign;
  }
  return (out.empty() ? "(an empty board)" : out) + '\n';
}

// --- what there is to know besides the board

std::string player_name(int player) {
  return "player " + std::to_string(player);
}

std::string containers(const TextPosition& position, const Signs& signs) {
  const ir::Equipment& equipment = position.equipment();
  const SiteType own_type = equipment.board.default_type();
  std::string out;
  for (std::size_t c = 1; c < equipment.containers.size(); ++c) {
    const ir::Container& container = equipment.containers[c];
    std::string line;
    for (int i = 0; i < container.sites; ++i) line += ' ' + signs.at(own_type, container.first + i);
    const bool dice = container.kind == ir::ContainerKind::Dice;
    const bool owned = container.owner >= 1 && container.owner <= equipment.players;
    out += !dice ? container.name : owned ? "Dice of " + player_name(container.owner) : std::string("Dice");
    out += ':' + line + '\n';
  }
  return out;
}

// "Score: player 1 has 3, player 2 has 0"
template <class ValueOf>
std::string per_player(const char* name, ValueOf value_of, int players) {
  std::string out;
  for (int p = 1; p <= players; ++p)
    if (const std::optional<int> value = value_of(p))
      out += (p == 1 ? std::string(name) + ": " : ", ") + player_name(p) + " has " + std::to_string(*value);
  return out.empty() ? out : out + '\n';
}

// "State 1: A1 E1": which pieces the rules remember something of.
std::string states(const TextPosition& shown) {
  constexpr std::size_t kMostSites = 24;
  std::map<int, std::vector<std::string>> found;
  for (const Placed& p : sites_of(shown)) {
    if (!shown.position.has_states(p.type) || shown.position.is_empty(p.type, p.site)) continue;
    const engine::SeenPiece top = shown.position.top(p.type, p.site);
    if (top.state == 0 || top.hides_something) continue;
    const std::string label = shown.equipment().board.label(p.type, p.site);
    found[top.state].push_back(label.empty() ? std::to_string(p.site) : label);
  }
  std::string out;
  for (const auto& [state, labels] : found) {
    out += "State " + std::to_string(state) + ':';
    for (std::size_t i = 0; i < std::min(labels.size(), kMostSites); ++i) out += ' ' + labels[i];
    if (labels.size() > kMostSites) out += " and " + std::to_string(labels.size() - kMostSites) + " more";
    out += '\n';
  }
  return out;
}

std::string tally(const TextPosition& shown) {
  const engine::Position& position = shown.position;
  const int players = shown.equipment().players;
  std::string out = states(shown) +
                    per_player(
                        "Score", [&](int player) { return position.score(player); }, players) +
                    per_player(
                        "Money", [&](int player) { return position.amount(player); }, players);
  if (shown.program.uses.pot) out += "Pot: " + std::to_string(position.pot()) + '\n';
  return out;
}

}  // namespace

std::string text_board(const ir::Program& program, const engine::Position& shown,
                       const TextBoardStyle& style) {
  const TextPosition position{program, shown};
  const Signs signs(position);
  const std::optional<std::string> picture = drawn(position, signs, style);
  return (picture ? *picture : listed(position, signs)) + containers(position, signs) + tally(position);
}

std::string text_legend(const ir::Program& program) {
  const ir::Equipment& equipment = *program.equipment;
  if (equipment.puzzle) return "a dot is a value to find";
  const std::vector<std::string> symbols = piece_symbols(equipment);
  std::string out;
  for (std::size_t i = 1; i < symbols.size(); ++i) {
    const ir::Component& component = equipment.components[i];
    if (component.kind == ir::ComponentKind::Die) continue;
    if (are_counts_only(program)) return "numbers count pieces of the kind " + component.kind_name;
    out += (out.empty() ? "" : ", ") + symbols[i] + ' ' + component.kind_name;
    if (component.owner > 0 && component.owner <= equipment.players)
      out += " of player " + std::to_string(component.owner);
  }
  return out;
}

}  // namespace ludens::render
