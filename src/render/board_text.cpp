#include "render/board_text.h"

#include <bit>
#include <sstream>

namespace ludens::render {

namespace {

using geometry::Relation;
using geometry::SiteType;
using geometry::Topology;

constexpr std::size_t kMostSites = 24;  // of a list that is shown

const char* plural_of(SiteType type) {
  return type == SiteType::Cell ? "cells" : type == SiteType::Edge ? "edges" : "vertices";
}

std::string site_text(int site) {
  return site == geometry::kEndSite ? "End" : site == ir::kOff ? "Off" : std::to_string(site);
}

std::string list_text(const std::vector<int>& sites) {
  std::string text;
  for (std::size_t i = 0; i < sites.size() && i < kMostSites; ++i)
    text += (i ? " " : "") + site_text(sites[i]);
  if (sites.size() > kMostSites) text += " ... (" + std::to_string(sites.size()) + " sites)";
  return text;
}

std::string owner_text(int owner, int players) {
  if (owner == 0) return "nobody";
  return owner > players ? "everybody" : "player " + std::to_string(owner);
}

// A heading, then lines that stand below each other.
class Page {
 public:
  void section(const std::string& heading, const std::vector<std::string>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::string head = i == 0 ? heading : "";
      head.resize(std::max(head.size() + 1, std::size_t{12}), ' ');
      out_ << head << lines[i] << '\n';
    }
  }
  std::string text() const { return out_.str(); }

 private:
  std::ostringstream out_;
};

std::string directions_text(const Topology& board, Relation relation) {
  std::string text;
  for (const geometry::Direction d : board.supported(board.default_type(), relation).in_order)
    text += ' ' + std::string(geometry::name(d));
  return text.empty() ? " none" : text;
}

void write_board(const ir::Equipment& equipment, Page& page) {
  const Topology& board = equipment.board;
  const SiteType type = board.default_type();
  std::string sites;
  for (const SiteType t : {SiteType::Cell, SiteType::Vertex, SiteType::Edge})
    sites += (sites.empty() ? "" : ", ") + std::to_string(board.count(t)) + ' ' + plural_of(t);
  page.section("board", {sites + "; played on " + plural_of(type) +
                         (equipment.boardless ? "; grows with the pieces" : "")});
  std::string rows = std::to_string(board.rows(type)) + ", columns " + std::to_string(board.columns(type));
  if (board.layers(type) > 1) rows += ", layers " + std::to_string(board.layers(type));
  page.section("rows", {rows});
  page.section("directions", {"orthogonal" + directions_text(board, Relation::Orthogonal),
                              "diagonal" + directions_text(board, Relation::Diagonal)});
}

std::string component_text(const ir::Component& component, std::size_t index, int players) {
  std::string text =
      std::to_string(index) + ' ' + component.name + ", " + owner_text(component.owner, players);
  if (component.facing) text += ", faces " + std::string(geometry::name(*component.facing));
  if (!component.faces.empty()) text += ", shows " + list_text(component.faces);
  if (component.flips)
    text +=
        ", flips " + std::to_string(component.flips->first) + ' ' + std::to_string(component.flips->second);
  if (!component.card.empty()) text += ", " + component.card + " of suit " + std::to_string(component.suit);
  if (!component.walks.empty()) text += ", covers several sites";
  if (!component.paths.empty()) text += ", " + std::to_string(component.paths.size()) + " paths";
  return text;
}

void write_things(const ir::Equipment& equipment, Page& page) {
  std::vector<std::string> lines;
  for (const ir::Container& container : equipment.containers)
    lines.push_back(std::to_string(lines.size()) + ' ' + container.name + ", " +
                    owner_text(container.owner, equipment.players) + ", sites " +
                    std::to_string(container.first) + ".." +
                    std::to_string(container.first + container.sites - 1));
  page.section("containers", lines);
  lines.clear();
  for (std::size_t i = 1; i < equipment.components.size(); ++i)
    lines.push_back(component_text(equipment.components[i], i, equipment.players));
  page.section("components", lines);
}

void write_tracks(const ir::Equipment& equipment, Page& page) {
  std::vector<std::string> lines;
  for (const geometry::Track& track : equipment.tracks) {
    std::vector<int> sites;
    for (const geometry::TrackSite& step : track.sites) sites.push_back(step.site);
    std::string text = track.name;
    if (track.owner != 0) text += ", " + owner_text(track.owner, equipment.players);
    if (track.loop) text += ", loop";
    if (track.directed) text += ", directed";
    lines.push_back(text + ": " + list_text(sites));
  }
  page.section("tracks", lines);
}

void write_regions(const ir::Equipment& equipment, const std::vector<std::string>& region_texts, Page& page) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < equipment.regions.size(); ++i) {
    const ir::Region& region = equipment.regions[i];
    std::string text = region.name + ", " + owner_text(region.owner, equipment.players) + ":";
    for (const std::vector<int>& part : region.parts)
      text += (region.parts.size() > 1 ? " {" : " ") + list_text(part) + (region.parts.size() > 1 ? "}" : "");
    if (!region.fixed && i < region_texts.size()) text += ' ' + region_texts[i];
    lines.push_back(text);
  }
  page.section("regions", lines);
  lines.clear();
  for (const ir::Map& map : equipment.maps) {
    std::string text = map.name + ":";
    for (const auto& [key, value] : map.entries) text += ' ' + std::to_string(key) + "->" + site_text(value);
    lines.push_back(text);
  }
  page.section("maps", lines);
  lines.clear();
  for (const ir::Hints& hints : equipment.hints)
    for (const ir::Hint& hint : hints.hints)
      lines.push_back(list_text(hint.sites) + ": " + std::to_string(hint.value));
  page.section("hints", lines);
}

}  // namespace

std::string board_text(const std::string& game, const ir::Equipment& equipment,
                       const std::vector<std::string>& region_texts) {
  Page page;
  page.section("game", {game});
  page.section("players", {std::to_string(equipment.players)});
  write_board(equipment, page);
  write_things(equipment, page);
  write_tracks(equipment, page);
  write_regions(equipment, region_texts, page);
  return page.text();
}

}  // namespace ludens::render
