// ready_games.h - the games that are compiled at the moment, and pictures of their start.
//
// Games are compiled when somebody asks for them, with the options asked for, off the network's thread, and
// kept: a bounded number, those asked for least recently go first. Who asks for what is being made already
// waits for that.
#pragma once

#include <functional>
#include <list>
#include <map>
#include <string>
#include <vector>

#include "apps/server/library.h"
#include "apps/server/workers.h"

namespace ludens::server {

class ReadyGames {
 public:
  // `compiled` is told of each game, in the thread that made it.
  explicit ReadyGames(Workers& workers, std::function<void(const Game&)> compiled = nullptr)
      : workers_(workers), compiled_(std::move(compiled)) {}

  using Then = std::function<void(const Result<ReadyGameRef>&)>;
  // At once where it is kept, later otherwise.
  void get(const Entry& entry, const Choices& choices, const Then& then);
  // The start position as a whole SVG document; empty where there is none.
  void picture(const EntryRef& entry, bool dark, const std::function<void(const std::string& svg)>& then);

 private:
  static constexpr size_t kMostReady = 64;
  static constexpr size_t kMostPictures = 512;

  void made(const std::string& key, const Result<ReadyGameRef>& ready);

  Workers& workers_;
  std::function<void(const Game&)> compiled_;
  std::list<std::pair<std::string, ReadyGameRef>> games_;    // asked for last at the front
  std::list<std::pair<std::string, std::string>> pictures_;  // the same
  std::map<std::string, std::vector<Then>> waiting_;         // for a game
};

}  // namespace ludens::server
