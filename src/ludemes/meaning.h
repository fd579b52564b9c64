// meaning.h - what a ludeme does, as functions on its uses. Hangs on the ludeme's record, beside its form.
//
// A ludeme that is known while a game is compiled has a value here: a graph, a number, a piece of equipment.
// What depends on the state of play is lowered instead.
#pragma once

#include <cstdint>
#include <optional>

#include "geometry/graph.h"
#include "language/ludeme.h"

namespace ludens {

namespace ludemes {
class Lowering;        // rules on their way to IR (lowering.h)
class Use;             // one use of a ludeme, with its arguments (maker.h)
struct GameEquipment;  // equipment in the making (equipment/equipping.h)

// Items of equipment are made in this order, whatever their order in the text; within a kind the text's
// order counts. Maps come last because they may name components.
enum class ItemOrder : std::uint8_t { None, Board, Hand, Dice, Hints, Regions, Dominoes, Component, Map };

// What a game is known to be because it uses a ludeme, wherever it stands: what must be known before rules
// are lowered. Bits of Meaning::traits.
enum Trait : std::uint32_t {
  kNoTrait = 0,
  kPuzzleTrait = 1,    // a deduction puzzle: sites take values, there are no pieces
  kFlatRowsTrait = 2,  // rules ask for layers, so rows and columns must be counted in each (find_coordinates)
  kStacksTrait = 4,    // pieces may lie on one another
  kCountsTrait = 8,    // a site may hold several pieces of a kind
  kStatesTrait = 16,   // pieces have local states
  kTeamsTrait = 32,    // players are in teams
  kPassedTrait = 64,   // rules ask which sites the last move went over
  kNoSitesTrait = 128,     // names a kind of site, but does not play on it
  kWholeBoardTrait = 512,  // asks about parts of the board that one which grows does not have
  kSeeksSitesTrait = 256,  // puts or seeks pieces on the kind of site that it names
};
}  // namespace ludemes

struct Meaning {
  geometry::Graph (*graph)(const ludemes::Use&) =
      nullptr;  // a graph, built from nothing or from other graphs

  // The number that a size, a fraction or an integer has in every state; none where it depends on the state.
  std::optional<double> (*number)(const ludemes::Use&) = nullptr;

  // The IR of what depends on the state of play: an integer, a condition, a set of sites, a list, directions,
  // moves, or an effect of a start or end rule, as the rule's type says.
  std::uint32_t (*lower)(ludemes::Lowering&, const ludemes::Use&) = nullptr;

  ludemes::ItemOrder order = ludemes::ItemOrder::None;
  void (*item)(const ludemes::Use&, ludemes::GameEquipment&) = nullptr;  // adds itself to the equipment

  std::uint32_t traits = 0;
  std::uint32_t (*traits_of)(const ludemes::Use&) = nullptr;  // those that depend on the arguments
};

}  // namespace ludens
