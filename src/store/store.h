// store.h - trials on disk: a small database that survives a crash at any moment.
//
// A trial is stored as what was asked for (game, options, seed) and a tree of moves, each with what chance
// decided; nothing here knows rules, so what comes back has to be replayed by somebody who does. Every
// function returns after its change is on the disk (SQLite, write-ahead log, full synchronisation). The file
// is readable by its owner alone. One thread at a time.
//
// A quota bounds it: where it is full, trials that nobody has looked at for long make space for new ones
// (docs/server.md states the rule).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ludens::store {

// A move of a trial, or the start position: number 0, without parent and key.
struct StoredMove {
  int number = 0;        // counted from 0 within the trial, in the order in which they were played
  int parent = -1;       // always smaller than the number
  std::string key = {};  // of the move that leads here (docs/trials.md)
  std::string draws =
      {};  // "3 0 5": what chance decided on the way here, about the legal moves before included
  std::string ahead = {};  // what it has decided about the legal moves here
  int mover = 0;           // who made the move; 0: not written down, nor is the label
  std::string label = {};  // how people write it

  bool operator==(const StoredMove&) const = default;
};

struct StoredTrial {
  std::string id = {};
  std::string game = {};     // how the library calls it
  std::string source = {};   // its description when the trial began: games change
  std::string choices = {};  // options and ruleset, as JSON
  std::string seats = {};    // as JSON
  std::string keys = {};     // secret words for them, as JSON; empty in trials of before there were any
  std::uint64_t seed = 1;
  int at = 0;  // the node that is being looked at

  bool operator==(const StoredTrial&) const = default;
};

// How much is kept.
struct Quota {
  int trials = 100'000;
  std::int64_t bytes = 1ll << 30;  // of the database when a trial begins; moves may use a quarter more
  int days = 30;                   // nothing goes that was looked at since
};

class Store {
 public:
  // Opens the file, or makes it. Null, with the reason in `why`, where that cannot be done.
  static std::unique_ptr<Store> open(const std::string& path, std::string& why, const Quota& quota = {});
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // --- writing. False where the disk refuses; error() says why, and nothing has changed.
  bool add(const StoredTrial& trial, const StoredMove& start);
  bool append(const std::string& id, const StoredMove& node);  // and looks at it
  bool look_at(const std::string& id, int node);
  bool set_seats(const std::string& id, const std::string& seats);
  bool set_keys(const std::string& id, const std::string& keys);
  // Somebody looks at the trial now; at most one write an hour.
  bool touch(const std::string& id, std::int64_t now);  // seconds since 1970
  // How people write the moves of a trial that was stored without.
  bool set_labels(const std::string& id, const std::vector<StoredMove>& nodes);
  // Space for one more trial: where the quota is used up, those go that nobody has looked at for so many
  // days, the longest first, never one that is `open`. False, with an empty error(), where it stays full.
  bool make_space(std::int64_t now, const std::set<std::string>& open);

  // --- reading. Nothing comes back, and error() is not empty, where the disk refuses.
  std::optional<StoredTrial> find(const std::string& id);
  std::vector<StoredMove> moves(const std::string& id);  // by number
  int count();                                           // of all trials
  std::int64_t bytes();                                  // that are used

  const std::string& error() const;  // of the last call; a sentence for people

 private:
  struct Database;
  Store(std::unique_ptr<Database> database, const Quota& quota);
  bool remove(const std::vector<std::string>& ids);
  std::unique_ptr<Database> database_;
  Quota quota_;
  int count_ = -1;  // of all trials, once it was asked for
};

}  // namespace ludens::store
