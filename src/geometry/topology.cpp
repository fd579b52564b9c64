#include "geometry/topology.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <mutex>
#include <set>
#include <unordered_map>

namespace ludens::geometry {
namespace {

// A value made when first asked for.
template <typename T>
class Lazy {
 public:
  template <typename Make>
  const T& get(Make make) {
    if (!ready_.load(std::memory_order_acquire))
      std::call_once(made_, [&] {
        value_.emplace(make());
        ready_.store(true, std::memory_order_release);
      });
    return *value_;
  }

 private:
  std::atomic<bool> ready_ = false;
  std::once_flag made_;
  std::optional<T> value_;
};

std::size_t index(SiteType type) {
  return static_cast<std::size_t>(type);
}
std::size_t index(Direction direction) {
  return static_cast<std::size_t>(direction);
}

template <typename Element>
std::vector<Point> places(const std::vector<Element>& elements) {
  std::vector<Point> at;
  at.reserve(elements.size());
  for (const Element& element : elements) at.push_back(element.at);
  return at;
}

// For each of `count` sites the members that name it, ascending.
Lists<int> inverted(const Lists<int>& lists, int count) {
  std::vector<std::vector<int>> members(count);
  for (int list = 0; list < lists.size(); ++list)
    for (int site : lists[list]) members[site].push_back(list);
  Lists<int> result;
  result.reserve(count, static_cast<int>(lists.items().size()));
  for (const auto& of_site : members) {
    for (int member : of_site) result.add(member);
    result.close();
  }
  return result;
}

// The place of a direction among those of its kind.
int rank(Direction d) {
  const Direction first = is_compass(d) ? Direction::N : is_rotational(d) ? Direction::Out : Direction::D;
  return static_cast<int>(d) - static_cast<int>(first);
}

SupportedDirections find_supported(const Lists<Step>& steps, SiteType type, Relation relation) {
  SupportedDirections found;
  for (const Step& step : steps.items()) {
    if (step.type != type || !has(step.directions, group_of(relation))) continue;
    DirectionMask fresh = step.directions & kSpecificMask & ~found.mask;
    for (found.mask |= fresh; fresh != 0; fresh &= fresh - 1)
      found.in_order.push_back(static_cast<Direction>(std::countr_zero(fresh)));
  }
  std::stable_sort(found.in_order.begin(), found.in_order.end(),
                   [](Direction a, Direction b) { return rank(a) < rank(b); });
  return found;
}

template <typename Keep>
std::vector<int> select(int count, Keep keep) {
  std::vector<int> sites;
  for (int site = 0; site < count; ++site)
    if (keep(site)) sites.push_back(site);
  return sites;
}

}  // namespace

struct Topology::Parts {
  Graph graph;
  SiteType default_type;
  bool flat_rows;
  std::array<std::vector<Point>, kSiteTypes> at;

  Lazy<Measures> measures;
  Lazy<AllCoordinates> coordinates;

  struct OfType {
    Lazy<std::vector<std::int8_t>> phases;
    Lazy<std::unordered_map<std::string, int>> labels;
    Lazy<Lists<Step>> steps;
    std::array<Lazy<Lists<int>>, kSiteTypes> incident;
    std::array<Lazy<SupportedDirections>, kRelations> supported;
    std::array<Lazy<Lists<int>>, kDirections> neighbours;
    std::array<Lazy<Radials>, kDirections> radials;
  };
  std::array<OfType, kSiteTypes> of_type;

  OfType& of(SiteType type) { return of_type[index(type)]; }

  const SiteCoordinates& coordinates_of(SiteType type) {
    const AllCoordinates& all = coordinates.get([&] { return find_coordinates(graph, flat_rows); });
    if (type == SiteType::Cell) return all.cells;
    return type == SiteType::Edge ? all.edges : all.vertices;
  }

  // A cell has edges and vertices, an edge has vertices; the rest is the other way round.
  Lists<int> find_incident(SiteType type, SiteType other) const {
    const int count = static_cast<int>(at[index(type)].size());
    if (type > other) return inverted(find_incident(other, type), count);
    Lists<int> lists;
    for (int site = 0; site < count; ++site, lists.close()) {
      if (type == other)
        lists.add(site);
      else if (type == SiteType::Edge)
        for (int id : {graph.edges[site].a, graph.edges[site].b}) lists.add(id);
      else
        for (int id : other == SiteType::Edge ? graph.faces[site].edges : graph.faces[site].vertices)
          lists.add(id);
    }
    return lists;
  }
};

Topology::Topology(Graph graph, SiteType default_type, bool flat_rows) : parts_(std::make_shared<Parts>()) {
  parts_->at[index(SiteType::Cell)] = places(graph.faces);
  parts_->at[index(SiteType::Edge)] = places(graph.edges);
  parts_->at[index(SiteType::Vertex)] = places(graph.vertices);
  parts_->graph = std::move(graph);
  parts_->default_type = default_type;
  parts_->flat_rows = flat_rows;
}

const Graph& Topology::graph() const {
  return parts_->graph;
}
SiteType Topology::default_type() const {
  return parts_->default_type;
}
int Topology::count(SiteType type) const {
  return static_cast<int>(at(type).size());
}
std::span<const Point> Topology::at(SiteType type) const {
  return parts_->at[index(type)];
}

std::span<const Coordinate> Topology::coordinates(SiteType type) const {
  return parts_->coordinates_of(type).at;
}

std::span<const PropertyMask> Topology::properties(SiteType type) const {
  const Measures& all = parts_->measures.get([&] { return measure(parts_->graph); });
  if (type == SiteType::Cell) return all.faces;
  return type == SiteType::Edge ? all.edges : all.vertices;
}

std::span<const std::int8_t> Topology::phases(SiteType type) const {
  return parts_->of(type).phases.get([&] { return colour_phases(parts_->graph, type); });
}

std::string Topology::label(SiteType type, int site) const {
  if (type == SiteType::Edge) return std::to_string(site);
  const SiteCoordinates& all = parts_->coordinates_of(type);
  return label_text(all.label.empty() ? all.at[site] : all.label[site], all.layered);
}

int Topology::find_label(SiteType type, std::string_view text) const {
  const auto& labels = parts_->of(type).labels.get([&] {
    std::unordered_map<std::string, int> sites;
    for (int site = 0; site < count(type); ++site) sites.emplace(label(type, site), site);
    return sites;
  });
  const auto found = labels.find(std::string(text));
  return found == labels.end() ? kNone : found->second;
}

const Lists<int>& Topology::incident(SiteType type, SiteType other) const {
  return parts_->of(type).incident[index(other)].get([&] { return parts_->find_incident(type, other); });
}

std::vector<int> Topology::sites_with(SiteType type, Property property) const {
  const auto masks = properties(type);
  return select(count(type), [&](int site) { return has(masks[site], property); });
}

std::vector<int> Topology::sites_on_side(SiteType type, Direction side) const {
  if (!is_compass(side) || static_cast<int>(side) % 2 != 0) return {};
  const int eighth = static_cast<int>(side) / 2;
  return sites_with(type, static_cast<Property>(static_cast<int>(Property::SideN) + eighth));
}

std::vector<int> Topology::sites_in_row(SiteType type, int row) const {
  const auto all = coordinates(type);
  return select(count(type), [&](int site) { return all[site].row == row; });
}

std::vector<int> Topology::sites_in_column(SiteType type, int column) const {
  const auto all = coordinates(type);
  return select(count(type), [&](int site) { return all[site].column == column; });
}

std::vector<int> Topology::sites_in_layer(SiteType type, int layer) const {
  const auto all = coordinates(type);
  return select(count(type), [&](int site) { return all[site].layer == layer; });
}

std::vector<int> Topology::sites_in_phase(SiteType type, int phase) const {
  const auto all = phases(type);
  return select(count(type), [&](int site) { return all[site] == phase; });
}

// Those of the ground: what lies above, half a step off, makes no rows of its own.
int Topology::rows(SiteType type) const {
  std::set<int> rows;
  for (const Coordinate& c : coordinates(type))
    if (c.layer == 0) rows.insert(c.row);
  return static_cast<int>(rows.size());
}

int Topology::columns(SiteType type) const {
  std::set<int> columns;
  for (const Coordinate& c : coordinates(type))
    if (c.layer == 0) columns.insert(c.column);
  return static_cast<int>(columns.size());
}

int Topology::layers(SiteType type) const {
  int last = -1;
  for (const Coordinate& c : coordinates(type)) last = std::max(last, c.layer);
  return last + 1;
}

const Lists<Step>& Topology::steps(SiteType type) const {
  return parts_->of(type).steps.get([&] { return find_steps(parts_->graph, type); });
}

const Lists<int>& Topology::neighbours(SiteType type, Direction direction) const {
  return parts_->of(type).neighbours[index(direction)].get([&] {
    Lists<int> lists;
    const Lists<Step>& all = steps(type);
    for (int site = 0; site < all.size(); ++site, lists.close())
      for (const Step& step : all[site])
        if (step.type == type && has(step.directions, direction)) lists.add(step.to);
    return lists;
  });
}

const Lists<int>& Topology::neighbours(SiteType type, Relation relation) const {
  return neighbours(type, group_of(relation));
}

const Radials& Topology::radials(SiteType type, Direction direction) const {
  return parts_->of(type).radials[index(direction)].get([&] {
    return direction == Direction::Rotational ? grow_rotational_radials(at(type), steps(type), type)
                                              : grow_radials(at(type), steps(type), type, direction);
  });
}

const SupportedDirections& Topology::supported(SiteType type, Relation relation) const {
  return parts_->of(type).supported[static_cast<std::size_t>(relation)].get(
      [&] { return find_supported(steps(type), type, relation); });
}

DirectionMask Topology::supported_at(SiteType type, int site, Relation relation) const {
  return specific(type, site, group_of(relation));
}

DirectionMask Topology::specific(SiteType type, int site, Direction direction) const {
  if (is_specific(direction)) return bit(direction);
  DirectionMask mask = 0;
  for (const Step& step : steps(type)[site])
    if (step.type == type && has(step.directions, direction)) mask |= step.directions & kSpecificMask;
  return mask;
}

std::optional<Direction> Topology::direction_between(SiteType type, int from, int to,
                                                     Relation relation) const {
  if (from < 0 || from >= count(type)) return std::nullopt;
  for (Direction d : supported(type, relation).in_order) {
    const Radials& all = radials(type, d);
    for (int n = 0; n < all.count(from); ++n) {
      const auto beyond = all.radial(from, n).subspan(1);
      if (std::find(beyond.begin(), beyond.end(), to) != beyond.end()) return d;
    }
  }
  return std::nullopt;
}

}  // namespace ludens::geometry
