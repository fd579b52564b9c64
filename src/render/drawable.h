// drawable.h - a game read for drawing. Unlike playing, this needs no rules: where they are not understood,
// the board is drawn without a position.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/game.h"
#include "render/board_scene.h"

namespace ludens::render {

struct Drawable {
  std::string name;
  std::shared_ptr<const ir::Equipment> equipment;
  std::shared_ptr<const engine::Game> game;  // null where rules are not understood
  std::vector<std::string> needs;            // then: what is missing, and where
  Look look;
  std::vector<int> men;  // as in Subject

  Subject subject() const { return {*equipment, game ? &game->program() : nullptr, look, men}; }
};

// Of what was compiled for playing: nothing is read or made twice. No match.
Result<Drawable> drawable_of(const engine::Compiled& compiled);
Result<Drawable> read_drawable(std::string file, std::string text, const Choices& choices = {});

}  // namespace ludens::render
