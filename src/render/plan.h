// plan.h - which of our styles a board gets: from what the game is played with and how, and from the style
// that its description names. Never from the name of the game.
#pragma once

#include "ir/program.h"
#include "render/look.h"
#include "render/scene.h"
#include "render/symbols/symbols.h"

namespace ludens::render {

enum class Ground : std::uint8_t {
  Cells,  // areas side by side
  Lines,  // points joined by lines
  Pits,   // holes for seeds
  Table,  // long points of backgammon, in two rows
};

struct Plan {
  Ground ground = Ground::Cells;
  bool chequered = false;
  bool star_points = false;  // as on a Go board
  bool goal_sides = false;   // sides that players connect or reach are lined in their colours
  bool holes = false;        // points are holes for pegs or balls
  bool columns = false;      // pieces dropped on a site stand above each other
  bool boxes = false;        // thick lines every third cell
  bool played[geometry::kSiteTypes] = {false, false, false};  // which kinds of sites hold pieces, by SiteType
  Tokens tokens = Tokens::None;
};

// The program is null where a game's rules are not understood: then only the equipment and the look speak.
Plan make_plan(const ir::Equipment& equipment, const ir::Program* program, const Look& look);

}  // namespace ludens::render
