#include "ludemes/maker.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ludens::ludemes {

void Maker::fail(BoundId at, std::string code, std::string message) {
  if (!error_) error_ = description_.error(at, std::move(code), std::move(message));
}

void Maker::warn(BoundId at, std::string code, std::string message) {
  Diagnostic warning = description_.error(at, std::move(code), std::move(message));
  warning.severity = Severity::Warning;
  warnings_.push_back(std::move(warning));
}

std::optional<double> Maker::number(BoundId id) {
  const Bound& value = bound(id);
  switch (value.kind) {
    case BoundKind::Int:
    case BoundKind::Float:
    case BoundKind::Bool:
      return value.number;
    case BoundKind::Form:
      if (const Meaning* meaning = value.form->ludeme->meaning; meaning && meaning->number)
        return meaning->number(Use(*this, id));
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

bool Maker::is_fixed(BoundId id) const {
  if (id == kUnbound) return true;
  const Bound& value = bound(id);
  const Meaning* meaning = value.kind == BoundKind::Form ? value.form->ludeme->meaning : nullptr;
  if (value.kind == BoundKind::Form && (meaning == nullptr || meaning->number == nullptr)) return false;
  return std::ranges::all_of(description_.bound.args(id), [this](BoundId arg) { return is_fixed(arg); });
}

void Maker::fail_number(BoundId id) {
  if (is_fixed(id)) return fail(id, "L0309", "this does not work out to a number that can be used here");
  fail(id, "L0301", "a fixed number is needed here, known before the game starts");
}

int Maker::whole(BoundId id) {
  const std::optional<double> value = number(id);
  if (value && std::abs(*value) <= std::numeric_limits<int>::max()) return static_cast<int>(*value);
  fail_number(id);
  return 0;
}

double Maker::real(BoundId id) {
  const std::optional<double> value = number(id);
  if (!value) fail_number(id);
  return value ? geometry::single(*value) : 0;
}

bool Maker::flag(BoundId id) {
  if (bound(id).kind != BoundKind::Bool)
    fail(id, "L0302", "True or False is needed here, known before the game starts");
  return bound(id).number != 0;
}

std::string_view Maker::word(BoundId id) const {
  const Bound& value = bound(id);
  if (value.kind == BoundKind::Constant && value.type != kNoType) {
    const Enum& constants = *description_.registry->type(value.type).constants;
    return constants.constants[static_cast<std::size_t>(value.number)].name;
  }
  return description_.word(value.word);
}

geometry::Graph Maker::graph(BoundId id) {
  if (error_) return {};
  const Bound& value = bound(id);
  const Meaning* meaning = value.kind == BoundKind::Form ? value.form->ludeme->meaning : nullptr;
  if (!meaning || !meaning->graph) {
    fail(id, "L0303", "this way to make a board is not supported yet");
    return {};
  }
  geometry::Graph made = meaning->graph(Use(*this, id));
  check(id, made);
  return made;
}

namespace {

// Written so that what is not a number counts as too far out.
bool is_near(const geometry::Point& at) {
  return std::abs(at.x) <= kMaxCoordinate && std::abs(at.y) <= kMaxCoordinate &&
         std::abs(at.z) <= kMaxCoordinate;
}

}  // namespace

void Maker::check(BoundId at, const geometry::Graph& graph) {
  if (error_) return;
  if (graph.vertices.empty() && !graph.full && !empty_part_) empty_part_ = at;
  if (graph.full || static_cast<int>(graph.vertices.size()) > kMaxBoardSites ||
      static_cast<int>(graph.faces.size()) > kMaxBoardSites)
    return fail(at, "L0304",
                "this board is too large: a board has up to " + std::to_string(kMaxBoardSites) +
                    " sites, and up to " + std::to_string(geometry::kMaxDegree) + " lines at each");
  if (std::ranges::any_of(graph.vertices, [](const geometry::Vertex& v) { return !is_near(v.at); }))
    return fail(at, "L0308", "this puts vertices too far out: coordinates go up to 1000000");
  work_ += static_cast<std::int64_t>(graph.vertices.size() + graph.edges.size() + graph.faces.size());
  if (work_ > kMaxBoardWork)
    return fail(at, "L0305",
                "this board takes too many steps to build: its parts have more than " +
                    std::to_string(kMaxBoardWork) + " elements together");
}

std::span<const BoundId> Use::items(std::string_view slot) const {
  const BoundId id = arg(slot);
  return id == kUnbound ? std::span<const BoundId>() : maker_.items(id);
}

int Use::whole(std::string_view slot, int otherwise) const {
  return has(slot) ? maker_.whole(arg(slot)) : otherwise;
}

std::optional<int> Use::optional_whole(std::string_view slot) const {
  return has(slot) ? std::optional(maker_.whole(arg(slot))) : std::nullopt;
}

double Use::real(std::string_view slot, double otherwise) const {
  return has(slot) ? maker_.real(arg(slot)) : otherwise;
}

bool Use::flag(std::string_view slot, bool otherwise) const {
  return has(slot) ? maker_.flag(arg(slot)) : otherwise;
}

std::string_view Use::word(std::string_view slot, std::string_view otherwise) const {
  return has(slot) ? maker_.word(arg(slot)) : otherwise;
}

std::vector<int> Use::wholes(std::string_view slot) const {
  std::vector<int> values;
  for (const BoundId item : items(slot)) values.push_back(maker_.whole(item));
  return values;
}

std::vector<geometry::Graph> Use::graphs(std::string_view slot) const {
  std::vector<geometry::Graph> made;
  for (const BoundId item : items(slot)) made.push_back(maker_.graph(item));
  return made;
}

void Use::fail_at(std::string_view slot, std::string code, std::string message) const {
  maker_.fail(has(slot) ? arg(slot) : id_, std::move(code), std::move(message));
}

}  // namespace ludens::ludemes
