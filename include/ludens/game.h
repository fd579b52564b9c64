// game.h - a game, compiled from its description.
//
// A Game never changes once it is made, so any number of threads may share one; a copy is another name for
// the same game. What changes is a State, and who changes it is a Referee.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ludens/choices.h"
#include "ludens/diagnostic.h"

namespace ludens {

namespace engine {
struct GameData;
}

// One thing that can be chosen about a game, as its author wrote it.
struct Option {
  struct Item {
    std::string name;
    std::string description;
    bool chosen = false;  // in this Game
  };
  std::string heading;
  std::vector<Item> items;
};

// How players take their turns.
enum class Mode {
  Alternating,   // one after another
  Simultaneous,  // all at once: each chooses without knowing what others choose
  Simulation,    // there are no players; it goes on by itself
};

class Game {
 public:
  // --- making one
  // `file` is how errors call the text. A description that uses a ludeme without a meaning in this version is
  // an error too; see is_unsupported.
  static Result<Game> compile(std::string file, const std::string& text, const Choices& choices = {});
  static Result<Game> load(const std::string& path, const Choices& choices = {});

  // --- what it is
  const std::string& name() const;
  int players() const;
  bool has_chance() const;   // dice, shuffles, random choices
  bool grows() const;        // its board does, with the pieces: State::exists says how far
  bool has_secrets() const;  // rules hide things on the board from players
  bool is_match() const;     // several games, one after another; State tells which is played at present
  Mode mode() const;         // of a match: that of its first game
  const std::vector<Option>& options() const;
  const std::vector<std::string>& rulesets() const;
  const Choices& choices() const;  // what it was compiled with

  // --- how to find it again
  const std::string& file() const;
  std::uint64_t text_hash() const;  // of the description, byte for byte

  // --- copies are the same game; games that were compiled apart never are
  bool operator==(const Game& other) const { return data_ == other.data_; }
  Game(const Game&) = default;
  Game(Game&&) noexcept = default;
  ~Game() = default;
  // Where it is the same game already nothing is touched, so that threads that assign states do not wait for
  // each other.
  Game& operator=(const Game& other) {
    if (this != &other && *this != other) data_ = other.data_;
    return *this;
  }
  Game& operator=(Game&&) noexcept = default;

  // For the engine's own use.
  explicit Game(std::shared_ptr<const engine::GameData> data) : data_(std::move(data)) {}
  const engine::GameData& data() const { return *data_; }

 private:
  std::shared_ptr<const engine::GameData> data_;
};

// Was a game refused only because something in it has no meaning in this version of Ludens?
bool is_unsupported(const Diagnostics& diagnostics);

}  // namespace ludens
