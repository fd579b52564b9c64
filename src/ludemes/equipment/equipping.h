// equipping.h - makes a game's equipment from its text: each item adds itself, in a fixed order of kinds.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ir/equipment.h"
#include "ludemes/maker.h"

namespace ludens::ludemes {

// More than this of anything is rejected.
inline constexpr int kMaxComponents = 10'000;
inline constexpr int kMaxDieFaces = 1'000;

// A board that grows: what whoever compiles the game asks for, and through which window.
struct Growing {
  std::optional<ir::Expansion> expansion;  // none: as the game's text says
  std::optional<geometry::Window> window;  // none: the first
};

// The equipment, and those parts of its text that only lowering can give a meaning.
struct GameEquipment {
  ir::Equipment equipment;
  std::vector<BoundId> moves;  // by component: its moves, or kUnbound
  std::vector<std::vector<BoundId>>
      region_parts;  // by region that is not fixed: its parts, as region functions

  Growing growing;
  bool flat_rows = false;  // do rules ask for layers? (see find_coordinates)
};

// The equipment of a (game ...), or what is wrong with it.
Result<GameEquipment> make_equipment(const Description& description, const Growing& growing = {});

// --- for the items themselves

// Adds a component for the role, or for Each one per player; the owner's number is added to its name.
void add_component(const Use& use, GameEquipment& made, ir::Component component, std::string_view role,
                   BoundId moves);

// Reads the slots that most components share: maxState, maxCount, maxValue, flips, facing.
void read_common_slots(const Use& use, ir::Component& component);

// Adds a container after those already there.
void add_container(const Use& use, GameEquipment& made, ir::Container container);

// The name of a container that belongs to a role: "Hand1"; 0 stands for Neutral and Shared.
std::string container_name(std::string_view kind, std::string_view role);

// Makes the board from its graph and adds it as container 0.
void add_board(const Use& use, GameEquipment& made, geometry::Graph graph, geometry::SiteType sites);

// Adds the tracks in the slots `track` and `tracks`; the board must be there.
void add_tracks(const Use& use, GameEquipment& made);

// The walks in the slots `walk` and `walks`.
std::vector<std::vector<ir::WalkStep>> walks_of(const Use& use);

// A domino: a piece that covers two squares of four cells each.
ir::Component make_domino(std::string name, int value, int second_value);

// The number in a slot of a map's pair: a number, a player, a landmark, a site's label or a component's name.
// kOff where there is no such thing (pair.cpp).
int map_number(const Use& pair, std::string_view slot);

}  // namespace ludens::ludemes
