// board_record.cpp - writes equipment in the format of the recordings.
#include <array>
#include <sstream>

#include "conform/board_stage.h"

namespace ludens::conform {

namespace {

using geometry::Direction;
using geometry::Relation;
using geometry::SiteType;
using geometry::Topology;

const char* name_of(SiteType type) {
  return type == SiteType::Cell ? "Cell" : type == SiteType::Edge ? "Edge" : "Vertex";
}

std::string underscored(std::string name) {
  for (char& c : name)
    if (c == ' ') c = '_';
  return name;
}

template <typename... Parts>
std::string line(const Parts&... parts) {
  std::ostringstream out;
  out.setf(std::ios::fixed);
  out.precision(4);
  (out << ... << parts);
  return out.str();
}

template <typename Sites>
std::string joined(const Sites& sites, const char* before = " ") {
  std::string text;
  for (const int site : sites) text += before + std::to_string(site);
  return text;
}

void record_pieces(const ir::Equipment& equipment, std::vector<std::string>& out) {
  for (std::size_t i = 1; i < equipment.components.size(); ++i)
    out.push_back(line("component ", i, ' ', underscored(equipment.components[i].name),
                       " owner=", equipment.components[i].owner));
  for (std::size_t i = 0; i < equipment.containers.size(); ++i) {
    const ir::Container& container = equipment.containers[i];
    // The recordings call everything beside the board a hand.
    out.push_back(line("container ", i, ' ', container.name, " sites=", container.sites,
                       " from=", container.first, " owner=", container.owner,
                       container.kind == ir::ContainerKind::Board ? " board" : " hand"));
  }
}

void record_elements(const Topology& board, std::vector<std::string>& out) {
  const auto at = [&](SiteType type, int i) { return board.at(type)[static_cast<std::size_t>(i)]; };
  for (int v = 0; v < board.count(SiteType::Vertex); ++v)
    out.push_back(line("vertex ", v, ' ', at(SiteType::Vertex, v).x, ' ', at(SiteType::Vertex, v).y, ' ',
                       board.label(SiteType::Vertex, v)));
  std::string edges = "edges";
  for (const geometry::Edge& edge : board.graph().edges) edges += line(' ', edge.a, '-', edge.b);
  out.push_back(edges);
  for (int c = 0; c < board.count(SiteType::Cell); ++c)
    out.push_back(line("cell ", c, ' ', at(SiteType::Cell, c).x, ' ', at(SiteType::Cell, c).y, ' ',
                       board.label(SiteType::Cell, c),
                       joined(board.graph().faces[static_cast<std::size_t>(c)].vertices)));
}

// Directions up and down were not recorded.
std::string steps_line(const Topology& board, int site) {
  const SiteType type = board.default_type();
  std::string text = line("steps ", site);
  const auto add = [&](Direction direction) {
    const geometry::Radials& radials = board.radials(type, direction);
    for (int n = 0; n < radials.count(site); ++n) {
      const auto way = radials.radial(site, n).subspan(1);
      text += line(' ', geometry::name(direction), ':', joined(way, ",").substr(1));
    }
  };
  for (int d = 0; d < geometry::kSpecificDirections; ++d)
    if (geometry::is_compass(static_cast<Direction>(d))) add(static_cast<Direction>(d));
  for (const Direction around : {Direction::CW, Direction::CCW, Direction::In, Direction::Out}) add(around);
  return text;
}

void record_ways(const Topology& board, std::vector<std::string>& out) {
  const SiteType type = board.default_type();
  for (int site = 0; site < board.count(type); ++site) {
    const auto near = [&](Relation relation) { return joined(board.neighbours(type, relation)[site]); };
    out.push_back(line("nbr ", site, " orth", near(Relation::Orthogonal), " diag", near(Relation::Diagonal),
                       " adj", near(Relation::Adjacent), " off", near(Relation::OffDiagonal)));
    out.push_back(steps_line(board, site));
  }
}

void record_sets(const Topology& board, std::vector<std::string>& out) {
  using geometry::Property;
  constexpr std::pair<const char*, Property> kSets[] = {
      {"corners", Property::Corner}, {"outer", Property::Outer},   {"inner", Property::Inner},
      {"top", Property::Top},        {"bottom", Property::Bottom}, {"left", Property::Left},
      {"right", Property::Right},    {"centre", Property::Centre}, {"perimeter", Property::Perimeter}};
  for (const auto& [name, property] : kSets)
    out.push_back(line("sites ", name, joined(board.sites_with(board.default_type(), property))));
}

}  // namespace

std::vector<std::string> record_equipment(const ir::Equipment& equipment, bool topology) {
  std::vector<std::string> out;
  const Topology& board = equipment.board;
  record_pieces(equipment, out);
  out.push_back(line("board default=", name_of(board.default_type()),
                     " vertices=", board.count(SiteType::Vertex), " edges=", board.count(SiteType::Edge),
                     " cells=", board.count(SiteType::Cell),
                     " boardless=", equipment.boardless ? "true" : "false"));
  if (topology) {
    record_elements(board, out);
    record_ways(board, out);
    record_sets(board, out);
  }
  return out;
}

}  // namespace ludens::conform
