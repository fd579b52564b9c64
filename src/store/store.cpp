#include "store/store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>

namespace ludens::store {

namespace {

constexpr char kSettings[] = R"sql(
pragma journal_mode = wal;
pragma synchronous = full;
pragma foreign_keys = on;
pragma busy_timeout = 500;
)sql";

// The first makes a database from nothing; each of the others brings one from the version that is its index
// to the next (pragma user_version). What is released is never changed: steps are added at the end.
constexpr const char* kSteps[] = {
    R"sql(
create table if not exists trial (
  id text primary key, game text not null, source text not null, choices text not null, seats text not null,
  seed integer not null, at integer not null, made text not null default current_timestamp) without rowid;
create table if not exists node (
  trial text not null references trial(id), number integer not null, parent integer not null, key text not null,
  draws text not null, ahead text not null, primary key (trial, number)) without rowid;
)sql",
    // When somebody looked at a trial last, in seconds since 1970.
    R"sql(
alter table trial add column looked integer not null default 0;
update trial set looked = unixepoch();
create index trial_looked on trial (looked, id);
)sql",
    // How people write the moves, so that a tree can be shown without replaying it.
    R"sql(
alter table node add column mover integer not null default 0;
alter table node add column label text not null default '';
)sql",
    // Secret words for the seats. Trials of before have none: whoever opens one first gets them.
    R"sql(
alter table trial add column keys text not null default '';
)sql",
};

constexpr std::int64_t kSecondsOfDay = 86'400;
constexpr std::int64_t kTouchAgain = 3'600;

// What happened, in words for people; SQLite's own where they say more.
std::string sentence(int code, const char* detail) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "the database is locked by another program";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return std::string("the database is damaged: ") + detail;
    case SQLITE_FULL:
      return "there is no space left for trials";
    case SQLITE_READONLY:
      return "the database cannot be written";
    default:
      return std::string("the database does not work: ") + detail;
  }
}

// Nobody else has any business with it. SQLite gives its companions the mode of the file itself.
std::string make_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return std::strerror(errno);
  const bool fine = ::fchmod(file, 0600) == 0;
  std::string why = fine ? std::string() : std::strerror(errno);
  ::close(file);
  for (const char* companion : {"-wal", "-shm"}) ::chmod((path + companion).c_str(), 0600);
  return why;
}

}  // namespace

struct Store::Database {
  sqlite3* handle = nullptr;
  std::string error;

  Database() = default;
  Database(const Database&) = delete;
  ~Database() { sqlite3_close(handle); }

  bool note(bool fine) {
    error.clear();
    if (!fine)
      error = handle ? sentence(sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)) : "out of memory";
    return fine;
  }
  bool run(const char* sql) {
    return note(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
  }
  // All of it or nothing.
  template <class Change>
  bool transact(Change change) {
    if (!run("begin immediate")) return false;
    if (note(change()) && run("commit")) return true;
    sqlite3_exec(handle, "rollback", nullptr, nullptr, nullptr);
    return false;
  }
};

namespace {

// One statement, from its text to its last row.
class Query {
 public:
  Query(sqlite3* handle, const char* sql) {
    if (sqlite3_prepare_v2(handle, sql, -1, &statement_, nullptr) != SQLITE_OK) statement_ = nullptr;
  }
  ~Query() { sqlite3_finalize(statement_); }
  Query(const Query&) = delete;

  Query& with(const std::string& text) {
    sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Query& with(std::int64_t number) {
    sqlite3_bind_int64(statement_, ++bound_, number);
    return *this;
  }
  bool next() { return (last_ = statement_ ? sqlite3_step(statement_) : SQLITE_ERROR) == SQLITE_ROW; }
  bool done() { return !next() && was_last(); }
  bool was_last() const { return last_ == SQLITE_DONE; }  // after next(): nothing went wrong

  std::string text(int column) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string(bytes, static_cast<size_t>(sqlite3_column_bytes(statement_, column)))
                 : std::string();
  }
  std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
  int last_ = SQLITE_OK;
};

bool insert(sqlite3* handle, const std::string& id, const StoredMove& node) {
  return Query(handle,
               "insert into node (trial, number, parent, key, draws, ahead, mover, label) "
               "values (?, ?, ?, ?, ?, ?, ?, ?)")
      .with(id)
      .with(std::int64_t{node.number})
      .with(std::int64_t{node.parent})
      .with(node.key)
      .with(node.draws)
      .with(node.ahead)
      .with(std::int64_t{node.mover})
      .with(node.label)
      .done();
}

bool move_to(sqlite3* handle, const std::string& id, int node) {
  return Query(handle, "update trial set at = ? where id = ?").with(std::int64_t{node}).with(id).done();
}

std::int64_t read_number(sqlite3* handle, const char* sql) {
  Query query(handle, sql);
  return query.next() ? query.number(0) : 0;
}

}  // namespace

Store::Store(std::unique_ptr<Database> database, const Quota& quota)
    : database_(std::move(database)), quota_(quota) {}
Store::~Store() = default;

std::unique_ptr<Store> Store::open(const std::string& path, std::string& why, const Quota& quota) {
  why = make_private(path);
  if (!why.empty()) return nullptr;
  auto database = std::make_unique<Database>();
  Database& db = *database;
  why = "the database was written by a newer Ludens";
  bool fine = db.note(sqlite3_open(path.c_str(), &db.handle) == SQLITE_OK) && db.run(kSettings);
  const std::int64_t version = fine ? read_number(db.handle, "pragma user_version") : 0;
  if (version > std::ssize(kSteps)) return nullptr;
  for (std::int64_t step = version; fine && step < std::ssize(kSteps); ++step)
    fine = db.transact([&] {
      const std::string sql = kSteps[step] + ("pragma user_version = " + std::to_string(step + 1)) + ";";
      return sqlite3_exec(db.handle, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    });
  if (fine) {
    const std::int64_t page = std::max<std::int64_t>(1, read_number(db.handle, "pragma page_size"));
    const std::int64_t most = quota.bytes / page + quota.bytes / page / 4;
    db.run(("pragma max_page_count = " + std::to_string(std::max<std::int64_t>(most, 16))).c_str());
    why.clear();
    return std::unique_ptr<Store>(new Store(std::move(database), quota));
  }
  why = db.error;
  return nullptr;
}

const std::string& Store::error() const {
  return database_->error;
}

// --- writing

bool Store::add(const StoredTrial& trial, const StoredMove& start) {
  Database& db = *database_;
  const bool fine = db.transact([&] {
    return Query(db.handle,
                 "insert into trial (id, game, source, choices, seats, keys, seed, at, looked) "
                 "values (?, ?, ?, ?, ?, ?, ?, ?, unixepoch())")
               .with(trial.id)
               .with(trial.game)
               .with(trial.source)
               .with(trial.choices)
               .with(trial.seats)
               .with(trial.keys)
               .with(static_cast<std::int64_t>(trial.seed))
               .with(std::int64_t{trial.at})
               .done() &&
           insert(db.handle, trial.id, start);
  });
  if (fine && count_ >= 0) ++count_;
  return fine;
}

bool Store::append(const std::string& id, const StoredMove& node) {
  Database& db = *database_;
  return db.transact([&] { return insert(db.handle, id, node) && move_to(db.handle, id, node.number); });
}

bool Store::look_at(const std::string& id, int node) {
  return database_->note(move_to(database_->handle, id, node));
}

bool Store::set_seats(const std::string& id, const std::string& seats) {
  return database_->note(
      Query(database_->handle, "update trial set seats = ? where id = ?").with(seats).with(id).done());
}

bool Store::set_keys(const std::string& id, const std::string& keys) {
  return database_->note(
      Query(database_->handle, "update trial set keys = ? where id = ?").with(keys).with(id).done());
}

bool Store::touch(const std::string& id, std::int64_t now) {
  return database_->note(Query(database_->handle, "update trial set looked = ? where id = ? and looked < ?")
                             .with(now)
                             .with(id)
                             .with(now - kTouchAgain)
                             .done());
}

bool Store::set_labels(const std::string& id, const std::vector<StoredMove>& nodes) {
  Database& db = *database_;
  return db.transact([&] {
    return std::ranges::all_of(nodes, [&](const StoredMove& node) {
      return Query(db.handle, "update node set mover = ?, label = ? where trial = ? and number = ?")
          .with(std::int64_t{node.mover})
          .with(node.label)
          .with(id)
          .with(std::int64_t{node.number})
          .done();
    });
  });
}

bool Store::make_space(std::int64_t now, const std::set<std::string>& open) {
  constexpr std::int64_t kAtOnce = 100;
  Database& db = *database_;
  while (true) {
    const std::int64_t used = bytes();
    if (!db.error.empty()) return false;
    if (count() < quota_.trials && used < quota_.bytes) return db.error.empty();
    Query query(db.handle, "select id from trial where looked < ? order by looked, id limit ?");
    query.with(now - quota_.days * kSecondsOfDay).with(std::ssize(open) + kAtOnce);
    std::vector<std::string> old;
    while (query.next())
      if (!open.contains(query.text(0))) old.push_back(query.text(0));
    if (!db.note(query.was_last()) || old.empty()) return false;
    if (old.size() > kAtOnce) old.resize(kAtOnce);
    if (used < quota_.bytes)
      old.resize(std::min<size_t>(old.size(), static_cast<size_t>(count() - quota_.trials + 1)));
    if (!remove(old)) return false;
  }
}

bool Store::remove(const std::vector<std::string>& ids) {
  Database& db = *database_;
  count_ = -1;
  return db.transact([&] {
    return std::ranges::all_of(ids, [&](const std::string& id) {
      return Query(db.handle, "delete from node where trial = ?").with(id).done() &&
             Query(db.handle, "delete from trial where id = ?").with(id).done();
    });
  });
}

// --- reading

std::optional<StoredTrial> Store::find(const std::string& id) {
  Query query(database_->handle,
              "select game, source, choices, seats, seed, at, keys from trial where id = ?");
  if (!query.with(id).next()) {
    database_->note(query.was_last());
    return std::nullopt;
  }
  database_->error.clear();
  return StoredTrial{.id = id,
                     .game = query.text(0),
                     .source = query.text(1),
                     .choices = query.text(2),
                     .seats = query.text(3),
                     .keys = query.text(6),
                     .seed = static_cast<std::uint64_t>(query.number(4)),
                     .at = static_cast<int>(query.number(5))};
}

std::vector<StoredMove> Store::moves(const std::string& id) {
  std::vector<StoredMove> out;
  Query query(
      database_->handle,
      "select number, parent, key, draws, ahead, mover, label from node where trial = ? order by number");
  query.with(id);
  while (query.next())
    out.push_back({.number = static_cast<int>(query.number(0)),
                   .parent = static_cast<int>(query.number(1)),
                   .key = query.text(2),
                   .draws = query.text(3),
                   .ahead = query.text(4),
                   .mover = static_cast<int>(query.number(5)),
                   .label = query.text(6)});
  if (!database_->note(query.was_last())) out.clear();
  return out;
}

int Store::count() {
  if (count_ >= 0) return count_;
  Query query(database_->handle, "select count(*) from trial");
  if (!database_->note(query.next())) return 0;
  return count_ = static_cast<int>(query.number(0));
}

std::int64_t Store::bytes() {
  Query query(database_->handle,
              "select (a.page_count - b.freelist_count) * c.page_size "
              "from pragma_page_count a, pragma_freelist_count b, pragma_page_size c");
  return database_->note(query.next()) ? query.number(0) : 0;
}

}  // namespace ludens::store
