// draft.h - a board's picture while it is being made, and the parts that make it; each in the file that is
// named above it.
#pragma once

#include "render/board_scene.h"
#include "render/frame.h"

namespace ludens::render {

struct Draft {
  const Subject& subject;
  const BoardOptions& options;
  const geometry::Topology& board;
  Plan plan;
  Frame frame;
  BoardScene scene;

  std::vector<Place>& own_places() { return scene.places[static_cast<size_t>(scene.own_type)]; }
  // May this place be drawn? Not outside the part of an endless board that is shown.
  bool shows(const Xy& at) const;
  // And this site of the board? Not where it does not exist on a board that grows.
  bool shows(size_t site, const Xy& at) const {
    return shows(at) && (!options.position || options.position->exists(static_cast<int>(site)));
  }
  Box crop = {};  // empty: everything is shown
};

// --- board_scene.cpp
void draw_cells(Draft& draft);
void draw_lines(Draft& draft);

// --- pits.cpp
void draw_pits(Draft& draft);

// --- table.cpp: moves the places of the sites, since the points are much longer than the board says.
void draw_table(Draft& draft);

// --- trimmings.cpp
void draw_regions(Draft& draft);  // goals and homes of players
void draw_signs(Draft& draft);    // symbols and lines that the description asks for, star points
void draw_loops(Draft& draft);    // bends of tracks outside the board
void draw_coordinates(Draft& draft);

// --- hands.cpp
void place_hands(Draft& draft);  // hands above and below, dice and decks on the right

}  // namespace ludens::render
