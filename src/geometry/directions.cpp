#include "geometry/directions.h"

#include <array>

namespace ludens::geometry {
namespace {

using enum Direction;

// clang-format off
constexpr std::array<std::string_view, kDirections> kNames = {
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    "Out", "CW", "In", "CCW",
    "D", "DN", "DNE", "DE", "DSE", "DS", "DSW", "DW", "DNW",
    "U", "UN", "UNE", "UE", "USE", "US", "USW", "UW", "UNW",
    "All", "Adjacent", "Orthogonal", "Diagonal", "OffDiagonal", "SameLayer", "Upward", "Downward", "Rotational",
    "Angled", "Axial", "Base", "Support"};

constexpr std::array<std::string_view, 22> kRelativeNames = {
    "Forward", "Backward", "Rightward", "Leftward", "Forwards", "Backwards", "Rightwards", "Leftwards",
    "FL", "FLL", "FLLL", "BL", "BLL", "BLLL", "FR", "FRR", "FRRR", "BR", "BRR", "BRRR",
    "SameDirection", "OppositeDirection"};
// clang-format on

constexpr Direction at(Direction base, int offset) {
  return static_cast<Direction>(static_cast<int>(base) + offset);
}
constexpr int offset(Direction base, Direction d) {
  return static_cast<int>(d) - static_cast<int>(base);
}

Direction opposite_spatial(Direction d) {
  const Direction base = d < U ? D : U;
  return turned_in_space(at(base == D ? U : D, offset(base, d)), 4);
}

// Walks from `first` by `turn` up to but without `end`, keeping supported directions.
template <typename Turn>
std::vector<Direction> sweep(Direction first, Direction end, DirectionMask supported, Turn turn) {
  std::vector<Direction> found;
  Direction d = first;
  for (int n = 0; d != end && n < kLongestTurn; ++n, d = turn(d))
    if (has(supported, d)) found.push_back(d);
  return found;
}

template <typename Turn>
std::optional<Direction> next_supported(Direction facing, DirectionMask supported, Turn turn) {
  Direction d = turn(facing);
  for (int n = 0; n < kLongestTurn; ++n, d = turn(d))
    if (has(supported, d)) return d;
  return std::nullopt;
}

std::vector<Direction> listed(std::optional<Direction> d) {
  if (d) return {*d};
  return {};
}

std::vector<Direction> if_supported(Direction d, DirectionMask supported) {
  if (has(supported, d)) return {d};
  return {};
}

template <std::size_t Size>
std::optional<int> index_of(const std::array<std::string_view, Size>& names, std::string_view name) {
  for (std::size_t n = 0; n < Size; ++n)
    if (names[n] == name) return static_cast<int>(n);
  return std::nullopt;
}

}  // namespace

std::optional<Relation> relation_of(Direction group) {
  switch (group) {
    case Orthogonal:
      return Relation::Orthogonal;
    case Diagonal:
      return Relation::Diagonal;
    case OffDiagonal:
      return Relation::OffDiagonal;
    case Adjacent:
      return Relation::Adjacent;
    case All:
      return Relation::All;
    default:
      return std::nullopt;
  }
}

std::string_view name(Direction direction) {
  return kNames[static_cast<std::size_t>(direction)];
}

std::optional<Direction> direction_named(std::string_view name) {
  const std::optional<int> index = index_of(kNames, name);
  if (!index) return std::nullopt;
  return static_cast<Direction>(*index);
}

std::optional<RelativeDirection> relative_direction_named(std::string_view name) {
  const std::optional<int> index = index_of(kRelativeNames, name);
  if (!index) return std::nullopt;
  return static_cast<RelativeDirection>(*index);
}

Direction rightward(Direction d) {
  return is_compass(d) ? turned_on_compass(d, 4) : right(d);
}

Direction leftward(Direction d) {
  return is_compass(d) ? turned_on_compass(d, -4) : left(d);
}

Direction opposite(Direction d) {
  if (is_compass(d)) return turned_on_compass(d, 8);
  if (is_spatial(d)) return opposite_spatial(d);
  return at(Out, (offset(Out, d) + 2) % 4);
}

std::vector<Direction> resolve(RelativeDirection relative, Direction facing, DirectionMask supported) {
  switch (relative) {
    case RelativeDirection::Forward:
      return if_supported(facing, supported);
    case RelativeDirection::Backward:
      return if_supported(opposite(facing), supported);
    case RelativeDirection::Rightward:
      return if_supported(rightward(facing), supported);
    case RelativeDirection::Leftward:
      return if_supported(leftward(facing), supported);
    case RelativeDirection::Forwards:
      return sweep(right(leftward(facing)), rightward(facing), supported, right);
    case RelativeDirection::Backwards: {
      const Direction back = opposite(facing);
      return sweep(right(leftward(back)), rightward(back), supported, right);
    }
    case RelativeDirection::Rightwards:
      return sweep(right(facing), opposite(facing), supported, right);
    case RelativeDirection::Leftwards:
      return sweep(left(facing), opposite(facing), supported, left);
    // The reference turns once for any number of Ls or Rs, and recorded games depend on it.
    case RelativeDirection::FL:
    case RelativeDirection::FLL:
    case RelativeDirection::FLLL:
      return listed(next_supported(facing, supported, left));
    case RelativeDirection::FR:
    case RelativeDirection::FRR:
    case RelativeDirection::FRRR:
      return listed(next_supported(facing, supported, right));
    case RelativeDirection::BL:
    case RelativeDirection::BLL:
    case RelativeDirection::BLLL:
      return listed(next_supported(opposite(facing), supported, left));
    case RelativeDirection::BR:
    case RelativeDirection::BRR:
    case RelativeDirection::BRRR:
      return listed(next_supported(opposite(facing), supported, right));
    case RelativeDirection::SameDirection:
    case RelativeDirection::OppositeDirection:
      break;
  }
  return {};
}

}  // namespace ludens::geometry
