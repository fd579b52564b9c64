#include "store/store.h"

#include <sqlite3.h>

namespace ludens::store {

namespace {

constexpr char kSchema[] = R"sql(
pragma journal_mode = wal;
pragma synchronous = full;
pragma foreign_keys = on;
pragma busy_timeout = 2000;
create table if not exists trial (
  id text primary key, game text not null, source text not null, choices text not null, seats text not null,
  seed integer not null, at integer not null, made text not null default current_timestamp) without rowid;
create table if not exists node (
  trial text not null references trial(id), number integer not null, parent integer not null, key text not null,
  draws text not null, ahead text not null, primary key (trial, number)) without rowid;
pragma user_version = 1;
)sql";

}  // namespace

struct Store::Database {
  sqlite3* handle = nullptr;
  std::string error;

  Database() = default;
  Database(const Database&) = delete;
  ~Database() { sqlite3_close(handle); }

  bool note(bool fine) {
    if (!fine) error = handle ? sqlite3_errmsg(handle) : "out of memory";
    return fine;
  }
  bool run(const char* sql) {
    return note(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
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
  bool next() { return sqlite3_step(statement_) == SQLITE_ROW; }
  bool done() { return sqlite3_step(statement_) == SQLITE_DONE; }

  std::string text(int column) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string(bytes, static_cast<size_t>(sqlite3_column_bytes(statement_, column)))
                 : std::string();
  }
  std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
};

bool insert(sqlite3* handle, const std::string& id, const Node& node) {
  return Query(handle, "insert into node values (?, ?, ?, ?, ?, ?)")
      .with(id)
      .with(std::int64_t{node.number})
      .with(std::int64_t{node.parent})
      .with(node.key)
      .with(node.draws)
      .with(node.ahead)
      .done();
}

bool move_to(sqlite3* handle, const std::string& id, int node) {
  return Query(handle, "update trial set at = ? where id = ?").with(std::int64_t{node}).with(id).done();
}

}  // namespace

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::~Store() = default;

std::unique_ptr<Store> Store::open(const std::string& path, std::string& why) {
  auto database = std::make_unique<Database>();
  const bool opened = database->note(sqlite3_open(path.c_str(), &database->handle) == SQLITE_OK);
  if (opened && database->run(kSchema)) return std::unique_ptr<Store>(new Store(std::move(database)));
  why = database->error;
  return nullptr;
}

const std::string& Store::error() const {
  return database_->error;
}

bool Store::add(const Trial& trial, const Node& start) {
  Database& db = *database_;
  if (!db.run("begin immediate")) return false;
  const bool fine =
      Query(db.handle,
            "insert into trial (id, game, source, choices, seats, seed, at) values (?, ?, ?, ?, ?, ?, ?)")
          .with(trial.id)
          .with(trial.game)
          .with(trial.source)
          .with(trial.choices)
          .with(trial.seats)
          .with(static_cast<std::int64_t>(trial.seed))
          .with(std::int64_t{trial.at})
          .done() &&
      insert(db.handle, trial.id, start);
  if (db.note(fine) && db.run("commit")) {
    if (count_ >= 0) ++count_;
    return true;
  }
  sqlite3_exec(db.handle, "rollback", nullptr, nullptr, nullptr);
  return false;
}

bool Store::append(const std::string& id, const Node& node) {
  Database& db = *database_;
  if (!db.run("begin immediate")) return false;
  const bool fine = insert(db.handle, id, node) && move_to(db.handle, id, node.number);
  if (db.note(fine) && db.run("commit")) return true;
  sqlite3_exec(db.handle, "rollback", nullptr, nullptr, nullptr);
  return false;
}

bool Store::look_at(const std::string& id, int node) {
  return database_->note(move_to(database_->handle, id, node));
}

bool Store::set_seats(const std::string& id, const std::string& seats) {
  return database_->note(
      Query(database_->handle, "update trial set seats = ? where id = ?").with(seats).with(id).done());
}

std::optional<Trial> Store::find(const std::string& id) {
  Query query(database_->handle, "select game, source, choices, seats, seed, at from trial where id = ?");
  if (!query.with(id).next()) return std::nullopt;
  return Trial{.id = id,
               .game = query.text(0),
               .source = query.text(1),
               .choices = query.text(2),
               .seats = query.text(3),
               .seed = static_cast<std::uint64_t>(query.number(4)),
               .at = static_cast<int>(query.number(5))};
}

std::vector<Node> Store::nodes(const std::string& id) {
  std::vector<Node> out;
  Query query(database_->handle,
              "select number, parent, key, draws, ahead from node where trial = ? order by number");
  query.with(id);
  while (query.next())
    out.push_back({.number = static_cast<int>(query.number(0)),
                   .parent = static_cast<int>(query.number(1)),
                   .key = query.text(2),
                   .draws = query.text(3),
                   .ahead = query.text(4)});
  return out;
}

int Store::count() {
  if (count_ >= 0) return count_;
  Query query(database_->handle, "select count(*) from trial");
  return count_ = query.next() ? static_cast<int>(query.number(0)) : 0;
}

}  // namespace ludens::store
