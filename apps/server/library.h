// library.h - the games that the server offers, and those of them that are compiled at the moment.
//
// The list comes from texts within the program. Games are compiled when somebody asks for them, with the
// options asked for, and kept: a bounded number, those asked for least recently go first.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/game_info.h"
#include "ludens/game.h"
#include "render/drawable.h"

namespace ludens::server {

struct Entry {
  std::string slug, name, path;
  std::string source;
  GameInfo info;
};

// A game ready to be played and drawn. Constant, shared.
struct Table {
  Game game;
  render::Drawable drawable;

  render::Subject subject() const;
};
using TableRef = std::shared_ptr<const Table>;

// Compiles for playing and for drawing.
Result<TableRef> make_table(const std::string& file, const std::string& source, const Choices& choices);

// The start position as SVG: live, for a page that has the palette and the symbols, or a document of its own.
std::string start_picture(const Table& table, bool live, bool dark);

class Library {
 public:
  Library();  // the games within the program

  const std::vector<Entry>& entries() const { return entries_; }  // by name
  const Entry* find(std::string_view slug) const;

  // From what is kept, or compiled now.
  Result<TableRef> table(const std::string& file, const std::string& source, const Choices& choices);
  // The start position as a whole SVG document; empty where there is none.
  const std::string& picture(const Entry& entry, bool dark);

 private:
  static constexpr size_t kMostTables = 64;

  std::vector<Entry> entries_;
  std::list<std::pair<std::string, TableRef>> tables_;  // asked for last at the front
  std::map<std::string, std::string> pictures_;         // of the games as they are, by slug and theme
};

}  // namespace ludens::server
