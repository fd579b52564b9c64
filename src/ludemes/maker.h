// maker.h - evaluates what a game's text says at compile time: numbers, sizes, points, graphs.
//
// A Maker walks the bound tree and asks each ludeme's record for its meaning. Input errors are kept, not
// thrown: after the first one everything evaluates to something empty, and the caller looks at `error()`
// once, at the end. Knows no state of play.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/graph.h"
#include "ir/equipment.h"
#include "language/description.h"
#include "ludemes/meaning.h"

namespace ludens::ludemes {

// A larger board is rejected: more cells or more vertices than this.
inline constexpr int kMaxBoardSites = 100'000;

// Nothing of a board lies farther from the origin, along any axis.
inline constexpr double kMaxCoordinate = 1e6;

// Elements that all steps of building one board may make together; bounds the time that a text can take.
inline constexpr std::int64_t kMaxBoardWork = 4'000'000;

class Maker {
 public:
  // `sites`: what the board is played on; generators count sizes in these.
  explicit Maker(const Description& description, geometry::SiteType sites = geometry::SiteType::Cell)
      : description_(description), sites_(sites) {}

  const Description& description() const { return description_; }
  const Bound& bound(BoundId id) const { return description_.bound[id]; }
  geometry::SiteType sites() const { return sites_; }
  void set_sites(geometry::SiteType sites) { sites_ = sites; }

  // What is on the table so far, for numbers that name it; null before there is anything.
  const ir::Equipment* equipment() const { return equipment_; }
  void set_equipment(const ir::Equipment* equipment) { equipment_ = equipment; }

  // --- values. What is not a constant, or out of range, is an error and gives 0.
  std::optional<double> number(BoundId id);  // no error: none where it is not constant
  int whole(BoundId id);
  double real(BoundId id);  // in single precision, as numbers in a game's text are
  bool flag(BoundId id);
  std::string_view word(BoundId id) const;  // a string; or a constant, as the grammar spells it
  geometry::Graph graph(BoundId id);
  void check(BoundId at, const geometry::Graph& graph);  // fails where it is too large or too far out

  std::span<const BoundId> items(BoundId array) const { return description_.bound.args(array); }

  // --- errors
  void fail(BoundId at, std::string code, std::string message);
  void warn(BoundId at, std::string code, std::string message);
  const std::optional<Diagnostic>& error() const { return error_; }
  const Diagnostics& warnings() const { return warnings_; }
  std::optional<BoundId> empty_part() const {
    return empty_part_;
  }  // the first graph that was without vertices

 private:
  void fail_number(BoundId id);     // why there is no number: it changes in play, or works out to none
  bool is_fixed(BoundId id) const;  // made of nothing that changes in play

  const Description& description_;
  geometry::SiteType sites_;
  const ir::Equipment* equipment_ = nullptr;
  std::int64_t work_ = 0;  // elements made so far
  std::optional<Diagnostic> error_;
  Diagnostics warnings_;
  std::optional<BoundId> empty_part_;
};

// A row of a table from constants to values.
template <typename T>
struct Named {
  std::string_view name;
  T value;
};

class Use {
 public:
  Use(Maker& maker, BoundId id) : maker_(maker), id_(id) {}

  Maker& maker() const { return maker_; }
  BoundId id() const { return id_; }
  const Form& form() const { return *maker_.bound(id_).form; }

  // --- arguments, by the names in the record's params
  BoundId arg(std::string_view slot) const { return maker_.description().bound.arg(id_, slot); }
  bool has(std::string_view slot) const { return arg(slot) != kUnbound; }
  std::span<const BoundId> items(std::string_view slot) const;  // of an array; empty where left out
  Use use(std::string_view slot) const { return {maker_, arg(slot)}; }

  // --- their values; an argument that was left out has the default
  int whole(std::string_view slot, int otherwise = 0) const;
  std::optional<int> optional_whole(std::string_view slot) const;
  double real(std::string_view slot, double otherwise = 0) const;
  bool flag(std::string_view slot, bool otherwise = false) const;
  std::string_view word(std::string_view slot, std::string_view otherwise = {}) const;
  std::vector<int> wholes(std::string_view slot) const;
  geometry::Graph graph(std::string_view slot) const { return maker_.graph(arg(slot)); }
  std::vector<geometry::Graph> graphs(std::string_view slot) const;

  // The value that the table gives to the constant in the slot.
  template <typename T, std::size_t N>
  T pick(std::string_view slot, const Named<T> (&table)[N], T otherwise) const {
    const std::string_view given = word(slot);
    for (const Named<T>& row : table)
      if (row.name == given) return row.value;
    return otherwise;
  }

  void fail(std::string code, std::string message) const {
    maker_.fail(id_, std::move(code), std::move(message));
  }
  void fail_at(std::string_view slot, std::string code, std::string message) const;

 private:
  Maker& maker_;
  BoundId id_;
};

// The kinds of site, by the names of the language.
inline constexpr Named<geometry::SiteType> kSiteTypeNames[] = {{"Cell", geometry::SiteType::Cell},
                                                               {"Edge", geometry::SiteType::Edge},
                                                               {"Vertex", geometry::SiteType::Vertex}};

}  // namespace ludens::ludemes
