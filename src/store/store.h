// store.h - trials on disk: a small database that survives a crash at any moment.
//
// A trial is stored as what was asked for (game, options, seed) and a tree of moves, each with what chance
// decided; nothing here knows rules, so what comes back has to be replayed by somebody who does. Every
// function returns after its change is on the disk (SQLite, write-ahead log, full synchronisation). One
// thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ludens::store {

// A move of a trial, or the start position: number 0, without parent and key.
struct Node {
  int number = 0;        // counted from 0 within the trial, in the order in which they were played
  int parent = -1;       // always smaller than the number
  std::string key = {};  // of the move that leads here (docs/trials.md)
  std::string draws =
      {};  // "3 0 5": what chance decided on the way here, about the legal moves before included
  std::string ahead = {};  // what it has decided about the legal moves here

  bool operator==(const Node&) const = default;
};

struct Trial {
  std::string id = {};
  std::string game = {};     // how the library calls it
  std::string source = {};   // its description when the trial began: games change
  std::string choices = {};  // options and ruleset, as JSON
  std::string seats = {};    // as JSON
  std::uint64_t seed = 1;
  int at = 0;  // the node that is being looked at

  bool operator==(const Trial&) const = default;
};

class Store {
 public:
  // Opens the file, or makes it. Null, with the reason in `why`, where that cannot be done.
  static std::unique_ptr<Store> open(const std::string& path, std::string& why);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // --- writing. False where the disk refuses; error() says why, and nothing has changed.
  bool add(const Trial& trial, const Node& start);
  bool append(const std::string& id, const Node& node);  // and looks at it
  bool look_at(const std::string& id, int node);
  bool set_seats(const std::string& id, const std::string& seats);

  // --- reading
  std::optional<Trial> find(const std::string& id);
  std::vector<Node> nodes(const std::string& id);  // by number
  int count();                                     // of all trials

  const std::string& error() const;

 private:
  struct Database;
  explicit Store(std::unique_ptr<Database> database);
  std::unique_ptr<Database> database_;
  int count_ = -1;  // of all trials, once it was asked for
};

}  // namespace ludens::store
