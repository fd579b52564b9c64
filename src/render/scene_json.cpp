// scene_json.cpp - scenes as JSON, for pages that draw by themselves.
#include <cmath>

#include "render/painter.h"

namespace ludens::render {

namespace {

Json tenths(double value) {
  return Json(std::round(value * 10) / 10);
}

Json shape_json(const Shape& shape) {
  Json out = Json::object();
  if (!shape.site.empty()) out.set("site", shape.site);
  out.set("x", tenths(shape.x)).set("y", tenths(shape.y));
  if (shape.kind == ShapeKind::Text) out.set("text", shape.words).set("size", tenths(shape.h));
  if (shape.kind == ShapeKind::Rect) out.set("width", tenths(shape.w)).set("height", tenths(shape.h));
  if (shape.kind == ShapeKind::Circle) out.set("radius", tenths(shape.w));
  if (shape.kind == ShapeKind::Path) out.set("path", shape.words);
  if (shape.fill != "none") out.set("fill", shape.fill);
  if (shape.stroke != "none") out.set("stroke", shape.stroke).set("line", tenths(shape.width));
  if (shape.opacity < 1) out.set("opacity", shape.opacity);
  return out;
}

Json figure_json(const Figure& figure) {
  Json out = Json::object();
  out.set("site", figure.site).set("level", figure.level).set("name", figure.name);
  out.set("owner", figure.owner).set("symbol", figure.symbol);
  out.set("x", tenths(figure.x)).set("y", tenths(figure.y)).set("size", tenths(figure.size));
  if (figure.turn != 0) out.set("turn", tenths(figure.turn));
  if (!figure.label.empty()) out.set("label", figure.label);
  if (!figure.native.empty()) out.set("native", figure.native);
  if (!figure.path.empty()) out.set("path", figure.path).set("line", tenths(figure.line));
  if (!figure.ground.empty()) out.set("ground", figure.ground);
  if (figure.dim) out.set("dim", true);
  out.set("fill", figure.fill).set("edge", figure.edge).set("detail", figure.detail);
  return out;
}

template <class List, class Write>
Json list_json(const List& list, Write write) {
  Json out = Json::array();
  for (const auto& item : list) out.push(write(item));
  return out;
}

}  // namespace

Json board_json(const BoardScene& board) {
  Json view = Json::array();
  view.push(tenths(board.view.left)).push(tenths(board.view.top));
  view.push(tenths(board.view.width())).push(tenths(board.view.height()));
  Json sites = Json::object();
  for (int type = 0; type < geometry::kSiteTypes; ++type) {
    const auto& places = board.places[static_cast<size_t>(type)];
    for (size_t site = 0; site < places.size(); ++site) {
      if (!places[site].drawn) continue;
      Json place = Json::array();
      place.push(tenths(places[site].at.x)).push(tenths(places[site].at.y));
      place.push(tenths(places[site].radius));
      sites.set(board.name_of(static_cast<SiteType>(type), static_cast<int>(site)), std::move(place));
    }
  }
  Json out = Json::object().set("view", std::move(view)).set("sites", std::move(sites));
  if (board.anchor)
    out.set("anchor", Json::array().push(tenths(board.anchor->x)).push(tenths(board.anchor->y)));
  return out;
}

Json position_json(const PositionScene& position) {
  return Json::object()
      .set("lastMove", list_json(position.last_move, shape_json))
      .set("targets", list_json(position.targets, shape_json))
      .set("pieces", list_json(position.pieces, figure_json))
      .set("counts", list_json(position.counts, shape_json))
      .set("selection", list_json(position.selection, shape_json))
      .set("decided", list_json(position.decided, shape_json));
}

}  // namespace ludens::render
