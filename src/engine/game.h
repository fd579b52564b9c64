// game.h - a game, compiled: its program and the code that runs it. Constant; shared by all threads. The
// public Game (ludens/game.h) holds one of these.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/subgames.h"
#include "engine/twin.h"
#include "engine/windows.h"
#include "interpreter/machine.h"
#include "language/description.h"
#include "ludemes/lowering.h"

namespace ludens::engine {

class Game {
 public:
  explicit Game(std::shared_ptr<const ir::Program> program, interpreter::CompiledNodes compiled = {},
                std::uint64_t rules_hash = 0);
  Game(std::string match, std::vector<std::shared_ptr<const Game>> games);  // at least one
  // On a board that grows. `numbers`: those of another game that states are shared with.
  Game(std::shared_ptr<const Game> first_window, Windows::Make make,
       std::shared_ptr<WindowNumbers> numbers = std::make_shared<WindowNumbers>());
  Game(const Game&) = delete;

  // Of a match: those of its first game. State::data() knows which game a state is in.
  const ir::Program& program() const { return *program_; }
  const std::shared_ptr<const ir::Program>& shared_program() const { return program_; }
  const interpreter::Prepared& prepared() const { return *prepared_; }
  const std::string& name() const { return name_; }
  int players() const { return program_->players; }
  // Of the description with its options, whatever passes leave of the program; comments and metadata are not
  // in it. 0: of a match, of a board that grows, of native code.
  std::uint64_t rules_hash() const { return rules_hash_; }
  bool has_chance() const;
  bool opens_with_chance() const { return opens_with_chance_; }  // opening.h

  // --- matches
  bool is_match() const { return !games_.empty(); }
  std::span<const std::shared_ptr<const Game>> games() const { return games_; }  // empty: not a match
  // The game that a block is a state of. On a board that grows not the window: see Windows::of.
  const Game& at(const void* block) const;
  int block_bytes() const;  // what the largest of the games needs; of a board that grows, the first window

  // --- boards that grow
  bool grows() const { return windows_ != nullptr; }
  Windows& windows() const { return *windows_; }

  // The same rules as native code, where that is allowed and made. All that changes about a game.
  Twin& twin() const { return *twin_; }

 private:
  std::string name_;
  std::shared_ptr<const ir::Program> program_;
  std::shared_ptr<const interpreter::Prepared> prepared_;
  std::uint64_t rules_hash_ = 0;
  bool opens_with_chance_ = false;
  std::vector<std::shared_ptr<const Game>> games_;
  std::unique_ptr<Windows> windows_;
  std::unique_ptr<Twin> twin_ = std::make_unique<Twin>(*this);  // goes first: it is made of all the others
};

// A block for a state of the game.
std::vector<std::uint64_t> make_block(const Game& game);

// A game, or why there is none: errors in its text, or ludemes that have no meaning yet.
struct Compiled {
  std::shared_ptr<const Game> game;
  Diagnostics diagnostics;
  std::vector<std::string> needs;  // "(sow) at file:line:col"
  Diagnostics unsupported;         // the same as errors
  OptionSet options;
  // What it was compiled from, for those who draw it, too: null where that has errors; equipment also in a
  // match, whose games have theirs.
  std::shared_ptr<const Description> description;
  std::shared_ptr<const ludemes::GameEquipment> equipment;
};

inline constexpr char kUnsupported[] = "L0300";  // the code of those errors
Diagnostic unsupported(const Description& description, const ludemes::Need& need);

// The games of a match are looked for in the files around `name` (subgames.h) unless something else is said.
Compiled compile(std::string name, std::string text, const Choices& choices = {}, FindGame find = {},
                 ir::PassSet passes = ir::kAllPasses);

// The same game as with these passes, from one that was compiled with none: its text is not read and lowered
// once more. Null: of a match, of a board that grows.
std::shared_ptr<const Game> with_passes(const Game& plain, ir::PassSet passes);

// The expansion of that name, as --expansion has it: fixed, perimeter, zone or rules.
std::optional<ir::Expansion> find_expansion(std::string_view name);

}  // namespace ludens::engine
