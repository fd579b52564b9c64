// hands.cpp - hands above and below the board, dice and decks on its right.
#include <algorithm>
#include <cmath>

#include "render/draft.h"
#include "render/pieces.h"

namespace ludens::render {

namespace {

constexpr double kSlot = 92, kHandGap = 26, kInset = 8;

struct HandTray {
  double left, top;
  int columns;
};

void draw_tray(Draft& draft, const ir::Container& container, const HandTray& tray, bool slots) {
  const int rows = (container.sites + tray.columns - 1) / tray.columns;
  std::vector<Shape>& ground = draft.scene[Layer::Ground];
  const double width = tray.columns * kSlot + 2 * kInset, height = rows * kSlot + 2 * kInset;
  ground.push_back({.kind = ShapeKind::Rect,
                    .x = tray.left,
                    .y = tray.top,
                    .w = width,
                    .h = height,
                    .round = 14,
                    .fill = "slot",
                    .stroke = "slot-edge",
                    .width = 3});
  const int players = draft.subject.equipment.players;
  if (container.kind == ir::ContainerKind::Hand && container.owner >= 1 && container.owner <= players) {
    const PieceColours colours = owner_colours(draft.subject, container.owner);
    ground.push_back({.kind = ShapeKind::Circle,
                      .x = tray.left - 18,
                      .y = tray.top + height / 2,
                      .w = 11,
                      .fill = colours.fill,
                      .stroke = colours.edge,
                      .width = 2});
    draft.scene.view.hold(tray.left - 18, tray.top + height / 2, 12);
  }
  std::vector<Place>& places = draft.own_places();
  for (int i = 0; i < container.sites; ++i) {
    const int row = i / tray.columns, column = i % tray.columns;
    const Xy at{tray.left + kInset + (column + 0.5) * kSlot, tray.top + kInset + (row + 0.5) * kSlot};
    Place& place = places[static_cast<size_t>(container.first + i)];
    place.at = at;
    place.radius = 39;
    place.drawn = true;
    const std::string name = site_name(SiteType::Cell, container.first + i);
    draft.scene[Layer::Cells].push_back({.kind = ShapeKind::Rect,
                                         .x = at.x - kSlot / 2 + 3,
                                         .y = at.y - kSlot / 2 + 3,
                                         .w = kSlot - 6,
                                         .h = kSlot - 6,
                                         .round = 8,
                                         .fill = "slot",
                                         .stroke = slots ? "slot-edge" : "none",
                                         .width = 1.5,
                                         .site = name});
  }
  draft.scene.view.hold(tray.left, tray.top, 4);
  draft.scene.view.hold(tray.left + width, tray.top + height, 4);
}

}  // namespace

void place_hands(Draft& draft) {
  const ir::Equipment& equipment = draft.subject.equipment;
  const Box board = draft.scene.view;
  if (equipment.containers.size() < 2) return;
  draft.own_places().resize(static_cast<size_t>(equipment.site_count()));
  const int across = std::max(4, static_cast<int>((board.width() - 2 * kInset) / kSlot));
  const int down = std::max(2, static_cast<int>((board.height() - 2 * kInset) / kSlot));
  double above = board.top, below = board.bottom, beside = board.right;
  for (size_t c = 1; c < equipment.containers.size(); ++c) {
    const ir::Container& container = equipment.containers[c];
    if (container.sites < 1) continue;
    if (container.kind != ir::ContainerKind::Hand) {
      const int columns = (container.sites + down - 1) / down;
      const int rows = (container.sites + columns - 1) / columns;
      const double top = (board.top + board.bottom) / 2 - (rows * kSlot) / 2 - kInset;
      draw_tray(draft, container, {beside + kHandGap, top, columns}, false);
      beside += kHandGap + columns * kSlot + 2 * kInset;
      continue;
    }
    const int columns = std::min(container.sites, across);
    const int rows = (container.sites + columns - 1) / columns;
    const double height = rows * kSlot + 2 * kInset;
    const double left = (board.left + board.right) / 2 - (columns * kSlot) / 2 - kInset;
    const bool up = container.owner % 2 == 0 && container.owner > 0 && container.owner <= equipment.players;
    if (up) above -= kHandGap + height;
    draw_tray(draft, container, {left, up ? above : below + kHandGap, columns}, container.sites > 1);
    if (!up) below += kHandGap + height;
  }
}

}  // namespace ludens::render
