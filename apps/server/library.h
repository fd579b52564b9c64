// library.h - the games that the server offers: those within the program, and the files that its user gave.
//
// Files are listed first and change while the server runs; whoever holds an entry keeps its text.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/game_info.h"
#include "engine/puzzle_constraints.h"
#include "ludens/game.h"
#include "render/drawable.h"
#include "render/position_scene.h"

namespace ludens::server {

struct Entry {
  std::string slug, name, path;
  std::string source;
  GameInfo info;
  std::string version;       // another for another text
  bool own = false;          // a file of the user's
  Diagnostics trouble = {};  // why the file cannot be read
};
using EntryRef = std::shared_ptr<const Entry>;

// A file of the user's as it was read.
struct OwnFile {
  std::string path = {};
  std::string text = {};
  Diagnostics trouble = {};  // why it cannot be read
  std::int64_t stamp = 0;    // when it was changed; 0: just now, look again
};
using OwnFiles = std::vector<OwnFile>;
// The files as they are now; nothing where none has changed since they were read into `known`.
std::optional<OwnFiles> read_own(const std::vector<std::string>& paths, const OwnFiles& known);

// A game ready to be played and drawn. Constant, shared.
struct ReadyGame {
  Game game;
  render::Drawable drawable;
  std::shared_ptr<const engine::PuzzleConstraints> puzzle = nullptr;  // null where it is no deduction puzzle

  std::vector<render::SiteRef> given() const;  // of a puzzle: whose values are not the player's
  render::Subject subject() const;
};
using ReadyGameRef = std::shared_ptr<const ReadyGame>;

// Compiles for playing and for drawing.
Result<ReadyGameRef> make_ready_game(const std::string& file, const std::string& source,
                                     const Choices& choices);
Result<ReadyGameRef> make_ready_game(const Entry& entry, const Choices& choices);

// The start position as SVG: live, for a page that has the palette and the symbols, or a document of its own.
std::string start_picture(const ReadyGame& ready, bool live, bool dark);

class Library {
 public:
  Library();  // the games within the program

  const std::vector<EntryRef>& entries() const { return entries_; }  // the user's own by path, others by name
  EntryRef find(std::string_view slug) const;
  // The list with these files of the user's instead of those before; entries that have not changed stay.
  // May be called on another thread while nobody calls set_entries.
  std::vector<EntryRef> entries_with(const OwnFiles& files) const;
  void set_entries(std::vector<EntryRef> entries) { entries_ = std::move(entries); }

 private:
  std::vector<EntryRef> built_in_, entries_;
};

}  // namespace ludens::server
