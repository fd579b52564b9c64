#include "render/pieces.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>

#include "render/frame.h"

namespace ludens::render {

namespace {

bool same_letters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  });
}

// Looks that the description gives to a piece, by its name with or without the owner's number.
const std::string* wish_for(const std::vector<std::pair<std::string, std::string>>& wishes,
                            const ir::Component& component) {
  for (const auto& [name, wish] : wishes)
    if (same_letters(name, component.name) || same_letters(name, component.kind_name)) return &wish;
  return nullptr;
}

Likeness die_likeness(const ir::Component& die, int face) {
  const size_t count = die.faces.size();
  const int value = count == 0 ? 0 : die.faces[std::min(static_cast<size_t>(std::max(face, 0)), count - 1)];
  if (count == 2) {
    const bool marked = value == *std::max_element(die.faces.begin(), die.faces.end());
    return {marked ? "stick-flat" : "stick-round", "", ""};
  }
  if (value >= 1 && value <= 6) return {"die-" + std::to_string(value), "", ""};
  return {"die", std::to_string(value), ""};
}

std::string card_label(const ir::Component& card) {
  constexpr const char* kSuits[] = {"\u2663", "\u2660", "\u2666", "\u2665"};
  constexpr const char* kRanks[] = {"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
  constexpr std::pair<const char*, const char*> kNames[] = {
      {"Ace", "A"},  {"Two", "2"},   {"Three", "3"}, {"Four", "4"},      {"Five", "5"},
      {"Six", "6"},  {"Seven", "7"}, {"Eight", "8"}, {"Nine", "9"},      {"Ten", "10"},
      {"Jack", "J"}, {"Queen", "Q"}, {"King", "K"},  {"Joker", "\u2605"}};
  std::string label;
  for (const auto& [name, letter] : kNames)
    if (same_letters(card.card, name)) label = letter;
  if (label.empty() && card.rank >= 1 && card.rank <= 10) label = kRanks[card.rank];
  if (card.suit >= 1 && card.suit <= 4) label += std::string("\n") + kSuits[card.suit - 1];
  return label;
}

Likeness component_likeness(const ir::Component& component, const Look& look, Tokens tokens) {
  switch (component.kind) {
    case ir::ComponentKind::Die:
      return die_likeness(component, 0);
    case ir::ComponentKind::Card:
      return {"card", card_label(component), ""};
    case ir::ComponentKind::Domino:
      return {"domino", std::to_string(component.value) + "\n" + std::to_string(component.second_value), ""};
    case ir::ComponentKind::Tile:
      if (!component.paths.empty()) return {component.sides == 6 ? "hexagon" : "tile", "", ""};
      break;
    case ir::ComponentKind::Piece:
      break;
  }
  const std::string* image = wish_for(look.images, component);
  Likeness out = likeness(image ? *image : component.kind_name, tokens);
  if (image && out.symbol == "letter") out = likeness(component.kind_name, tokens);
  if (const std::string* mark = wish_for(look.marks, component);
      mark && (out.label.empty() || out.symbol == "letter"))
    out.label = *mark;
  return out;
}

}  // namespace

PieceLooks::PieceLooks(const Subject& subject)
    : subject_(subject), plan_(make_plan(subject.equipment, subject.program, subject.look)) {
  const geometry::Topology& board = subject.equipment.board;
  const auto directions = board.supported(board.default_type(), geometry::Relation::Orthogonal);
  turns_ = std::max(4, static_cast<int>(directions.in_order.size()));
  const auto adjacent = board.supported(board.default_type(), geometry::Relation::Adjacent);
  if (!directions.in_order.empty())
    per_side_ = std::max(1, static_cast<int>(adjacent.in_order.size() / directions.in_order.size()));
  std::set<std::string> tiles;
  for (const ir::Component& component : subject.equipment.components)
    if (component.kind == ir::ComponentKind::Tile) tiles.insert(component.kind_name);
  has_kinds_of_tiles_ = tiles.size() > 1;
  has_land_ = std::ranges::any_of(subject.equipment.components,
                                  [](const ir::Component& component) { return !component.areas.empty(); });
  for (const ir::Component& component : subject.equipment.components)
    likeness_.push_back(component_likeness(component, subject.look, plan_.tokens));
}

PieceColours owner_colours(const Subject& subject, int owner) {
  const int players = subject.equipment.players, known = owner >= 1 && owner <= players ? owner : 0;
  const auto wish = subject.look.colours.find(known);
  return wish == subject.look.colours.end() ? seat_colours(known, players) : colours_around(wish->second);
}

PieceColours PieceLooks::colours(int owner) const {
  return owner_colours(subject_, owner);
}

Figure PieceLooks::figure(const engine::SeenPiece& piece) const {
  Figure out;
  if (piece.what <= 0 || static_cast<size_t>(piece.what) >= likeness_.size()) return out;
  const ir::Component& component = subject_.equipment.components[static_cast<size_t>(piece.what)];
  Likeness look = likeness_[static_cast<size_t>(piece.what)];
  PieceColours paint = colours(piece.who);
  if (component.kind == ir::ComponentKind::Die) look = die_likeness(component, piece.state);
  if (component.kind != ir::ComponentKind::Piece && component.kind != ir::ComponentKind::Tile)
    paint = {"ivory", "ivory-edge", "pips"};
  if (component.kind == ir::ComponentKind::Card && (component.suit == 3 || component.suit == 4))
    paint.detail = "suit-red";
  if (look.symbol == "shogi" || look.symbol == "xiangqi") {
    paint = {"wood", "wood-edge", look.label.starts_with('+') ? "suit-red" : "on-light"};
    if (look.symbol == "xiangqi" && piece.who == 1) paint.detail = "suit-red";
    if (look.symbol == "shogi" && piece.who == 2) out.turn = 180;
  }
  if (look.symbol.starts_with("stick-")) paint = {"wood", "wood-edge", "wood-edge"};
  out.symbol = look.symbol;
  out.label = look.label;
  out.native = look.native;
  if (component.kind_name.find("Small") != std::string::npos) out.size = 68;
  out.name = component.name;
  out.owner = piece.who;
  out.fill = paint.fill;
  out.edge = paint.edge;
  out.detail = paint.detail;
  out.turn += 360.0 * piece.rotation / turns_;
  return out;
}

Figure PieceLooks::masked(const engine::SeenPiece& piece, bool owner_hidden) const {
  const int owner = owner_hidden ? 0 : piece.who;
  const PieceColours paint = colours(owner);
  return {.symbol = "letter",
          .name = "?",
          .owner = owner,
          .label = "?",
          .fill = paint.fill,
          .edge = paint.edge,
          .detail = paint.detail};
}

std::string tile_path(const ir::Component& tile, const Place& place, int turned, int colour) {
  const int sides = tile.sides > 2 ? tile.sides : 4;
  const auto side_at = [&](int side) -> Xy {
    const double angle = geometry::kPi * (2.0 * (side + turned) / sides - 0.5);
    return {place.at.x + place.radius * 1.05 * std::cos(angle),
            place.at.y + place.radius * 1.05 * std::sin(angle)};
  };
  std::string path;
  for (const ir::TilePath& line : tile.paths)
    if (line.colour == colour)
      path += "M" + at_text(side_at(line.from)) + "Q" + at_text(place.at) + ' ' + at_text(side_at(line.to));
  return path;
}

}  // namespace ludens::render
