// topology.h - a board as the rules see it: sites of three types with places, labels, neighbours and ways.
//
// Made once from the final graph and constant from then on. Each part is computed when first asked for, so
// that a large board costs only what its game uses; asking is safe from several threads. Copies share
// everything. On hot paths, ask once and keep the reference: it lives as long as the topology. Knows no
// pieces.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/coordinates.h"
#include "geometry/directions.h"
#include "geometry/graph.h"
#include "geometry/lists.h"
#include "geometry/measure.h"
#include "geometry/phases.h"
#include "geometry/radials.h"
#include "geometry/steps.h"

namespace ludens::geometry {

inline constexpr int kSiteTypes = 3;

// The directions that steps between sites of one type can have, of one relation.
struct SupportedDirections {
  std::vector<Direction> in_order;  // specific ones, clockwise from N; kinds interleave where mixed
  DirectionMask mask = 0;
};

class Topology {
 public:
  // flat_rows: see find_coordinates.
  explicit Topology(Graph graph, SiteType default_type = SiteType::Cell, bool flat_rows = false);

  const Graph& graph() const;
  SiteType default_type() const;
  int count(SiteType type) const;

  // --- what is known of single sites
  std::span<const Point> at(SiteType type) const;
  std::span<const Coordinate> coordinates(SiteType type) const;
  std::span<const PropertyMask> properties(SiteType type) const;
  std::span<const std::int8_t> phases(SiteType type) const;
  std::string label(SiteType type, int site) const;                 // edges are labelled by their number
  int find_label(SiteType type, std::string_view label) const;      // the lowest site so labelled, or kNone
  const Lists<int>& incident(SiteType type, SiteType other) const;  // for other == type, the site itself

  // --- named sets, ascending
  std::vector<int> sites_with(SiteType type, Property property) const;
  std::vector<int> sites_on_side(SiteType type, Direction side) const;  // one of the eight compass directions
  std::vector<int> sites_in_row(SiteType type, int row) const;
  std::vector<int> sites_in_column(SiteType type, int column) const;
  std::vector<int> sites_in_layer(SiteType type, int layer) const;
  std::vector<int> sites_in_phase(SiteType type, int phase) const;
  int rows(SiteType type) const;  // how many there are
  int columns(SiteType type) const;
  int layers(SiteType type) const;

  // --- ways. Lists are clockwise from north.
  const Lists<Step>& steps(SiteType type) const;                           // to sites of all types
  const Lists<int>& neighbours(SiteType type, Direction direction) const;  // steps to the same type
  const Lists<int>& neighbours(SiteType type, Relation relation) const;
  const Radials& radials(SiteType type, Direction direction) const;              // within the same type
  const SupportedDirections& supported(SiteType type, Relation relation) const;  // anywhere on the board
  DirectionMask supported_at(SiteType type, int site, Relation relation) const;  // at one site

  // The specific directions that a direction stands for at a site: itself, or those of the steps in the
  // group.
  DirectionMask specific(SiteType type, int site, Direction direction) const;

  // The first supported direction of the relation that leads straight from one site to the other, if any.
  std::optional<Direction> direction_between(SiteType type, int from, int to,
                                             Relation relation = Relation::All) const;

 private:
  struct Parts;
  std::shared_ptr<Parts> parts_;
};

}  // namespace ludens::geometry
