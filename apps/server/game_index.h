// game_index.h - the list of all games for the page: made off the network's thread, kept on disk, compressed
// once.
//
// What is known of a game is kept by a hash of all that it depends on: its text, its place, and the program
// that compiled it. So a thousand games are compiled once, and again only those that change.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/library.h"
#include "apps/server/workers.h"

namespace ludens::server {

// Facts about games by key, in a file. One that cannot be read is as good as none.
class IndexFile {
 public:
  // `program` is whose facts they are: those of another are not used.
  static std::map<std::string, std::string> read(const std::string& path, const std::string& program);
  // Whole or not at all.
  static void write(const std::string& path, const std::string& program,
                    const std::map<std::string, std::string>& facts);
};

class GameIndex {
 public:
  // `path` is where facts are kept; empty: nowhere.
  GameIndex(Workers& workers, std::string path) : workers_(workers), path_(std::move(path)) {}

  // These are the games from now on; finds out what is not known of them.
  void set(const std::vector<EntryRef>& entries);
  // {"games": [...]}, at once or when it is known; null where that has failed.
  void get(std::function<void(std::shared_ptr<const Prepared>)> then);
  int compiled() const { return compiled_; }  // games since the beginning, for tests

 private:
  using Facts = std::map<std::string, std::string>;  // by key: the game as JSON

  void load();
  void pump();
  void learn(const EntryRef& entry, const std::string& key);
  void assemble();

  Workers& workers_;
  std::string path_;
  bool loading_ = false;  // the file, once
  bool loaded_ = false;
  Facts facts_;
  std::set<std::string> doubtful_;                                 // keys of facts that are not kept
  std::vector<std::pair<std::string, EntryRef>> games_, unknown_;  // with their keys
  std::set<std::string> learning_;                                 // keys of games that are being compiled
  int compiled_ = 0;
  int generation_ = 0;  // of the list
  bool assembling_ = false;
  bool changed_ = false;  // since the file was written
  std::shared_ptr<const Prepared> ready_;
  std::vector<std::function<void(std::shared_ptr<const Prepared>)>> waiting_;
};

}  // namespace ludens::server
