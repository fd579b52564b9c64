// test_programs.h - programs without rules, for tests of what works on programs.
#pragma once

#include <memory>
#include <utility>

#include "geometry/generators/generators.h"
#include "ir/program.h"

namespace ludens::ir {

// Two players on a board of nine cells; components 1 and 2 are player 1's, 3 is player 2's.
inline Program small_program(const Uses& uses = {}) {
  Equipment equipment;
  equipment.players = 2;
  equipment.board = geometry::Topology(
      geometry::make_square(geometry::Shape::Square, 3, geometry::Diagonals::None, false, SiteType::Cell));
  equipment.containers.push_back({.name = "Board", .sites = 9});
  for (const int owner : {0, 1, 1, 2}) equipment.components.emplace_back().owner = owner;
  Program program;
  program.equipment = std::make_shared<Equipment>(std::move(equipment));
  program.uses = uses;
  program.uses.site_type[static_cast<int>(SiteType::Cell)] = true;
  return program;
}

}  // namespace ludens::ir
