#include "apps/server/game_index.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include "apps/server/game_json.h"
#include "apps/server/program_mark.h"
#include "base/files.h"

namespace ludens::server {

namespace {

constexpr size_t kAtOnce = 4;          // games that wait to be compiled, so that others get their turn
constexpr char kRoom[] = "the index";  // all of it takes turns with rooms as one
constexpr char kFormat[] = "ludens-index-1 ";

std::string key_of(const Entry& entry) {
  return tag_of(entry.version + '\0' + entry.path + '\0' + entry.slug + (entry.own ? '\1' : '\0'));
}

std::string describe(const Entry& entry) {
  Json game = entry_json(entry);
  add_game(game, make_ready_game(entry, {}));
  return game.text();
}

std::string read_all(const std::string& path) {
  const Result<std::string> text = read_file(path, kMostListBytes);
  return text ? *text : std::string();
}

}  // namespace

// A line for the program, then a line for each game: its key, a space, JSON (which has no line ends).
std::map<std::string, std::string> IndexFile::read(const std::string& path, const std::string& program) {
  std::map<std::string, std::string> out;
  std::istringstream in(read_all(path));
  std::string line;
  if (!std::getline(in, line) || line != kFormat + program) return out;
  while (std::getline(in, line)) {
    const size_t space = line.find(' ');
    if (space == std::string::npos || !line.ends_with('}')) return {};
    out[line.substr(0, space)] = line.substr(space + 1);
  }
  return out;
}

void IndexFile::write(const std::string& path, const std::string& program,
                      const std::map<std::string, std::string>& facts) {
  const std::string beside = path + ".new";
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  std::error_code error;
  std::filesystem::permissions(beside, std::filesystem::perms(0600), error);
  out << kFormat << program << '\n';
  for (const auto& [key, fact] : facts) out << key << ' ' << fact << '\n';
  out.close();
  if (out)
    std::filesystem::rename(beside, path, error);
  else
    std::filesystem::remove(beside, error);  // a full disk: the next start compiles again
}

void GameIndex::set(const std::vector<EntryRef>& entries) {
  ++generation_;
  ready_.reset();
  games_.clear();
  for (const EntryRef& entry : entries) games_.emplace_back(key_of(*entry), entry);
  if (!loaded_) return load();
  unknown_.clear();
  for (auto game = games_.rbegin(); game != games_.rend(); ++game)  // taken from the end
    if (!facts_.contains(game->first) && !learning_.contains(game->first)) unknown_.push_back(*game);
  pump();
}

void GameIndex::load() {
  if (std::exchange(loading_, true)) return;
  auto facts = std::make_shared<Facts>();
  workers_.add({.room = kRoom,
                .work =
                    [facts, path = path_](const std::stop_token&) {
                      if (!path.empty()) *facts = IndexFile::read(path, program_mark());
                    },
                .then =
                    [this, facts](const std::string&) {
                      loaded_ = true;
                      facts_ = std::move(*facts);
                      std::vector<EntryRef> entries;
                      for (const auto& [key, entry] : games_) entries.push_back(entry);
                      set(entries);
                    }});
}

void GameIndex::get(std::function<void(std::shared_ptr<const Prepared>)> then) {
  if (ready_) return then(ready_);
  waiting_.push_back(std::move(then));
  if (loaded_) pump();  // the list could not be made before
}

void GameIndex::pump() {
  while (learning_.size() < kAtOnce && !unknown_.empty()) {
    const auto [key, entry] = unknown_.back();
    unknown_.pop_back();
    learn(entry, key);
  }
  if (learning_.empty() && unknown_.empty() && !ready_) assemble();
}

void GameIndex::learn(const EntryRef& entry, const std::string& key) {
  learning_.insert(key);
  auto fact = std::make_shared<std::string>();
  workers_.add({.room = kRoom,
                .work = [entry, fact](const std::stop_token&) { *fact = describe(*entry); },
                .then =
                    [this, entry, key, fact](const std::string& why) {
                      learning_.erase(key);
                      ++compiled_;
                      changed_ = true;
                      facts_[key] = *fact;
                      if (!why.empty()) {  // memory has run out, say: that is no fact about the game
                        facts_[key] = entry_json(*entry).set("playable", false).set("report", why).text();
                        doubtful_.insert(key);
                      }
                      pump();
                    }});
}

// Facts of games that are not in the list any more are forgotten with the next file.
void GameIndex::assemble() {
  if (std::exchange(assembling_, true)) return;
  auto current = std::make_shared<Facts>();
  auto order = std::make_shared<std::vector<std::string>>();
  for (const auto& [key, entry] : games_) {
    (*current)[key] = facts_[key];
    order->push_back(key);
  }
  facts_ = *current;
  std::erase_if(doubtful_, [this](const std::string& key) { return !facts_.contains(key); });
  Facts sure = facts_;
  for (const std::string& key : doubtful_) sure.erase(key);
  auto made = std::make_shared<std::shared_ptr<const Prepared>>();
  const bool save = std::exchange(changed_, false) && !path_.empty();
  workers_.add({.room = kRoom,
                .work =
                    [=, path = path_](const std::stop_token&) {
                      std::string body = "{\"games\":[";
                      for (const std::string& key : *order)
                        body += (body.back() == '[' ? "" : ",") + (*current)[key];
                      *made = prepare(body + "]}\n");
                      if (save) IndexFile::write(path, program_mark(), sure);
                    },
                .then =
                    [this, made, generation = generation_](const std::string&) {
                      assembling_ = false;
                      if (generation != generation_ || !unknown_.empty() || !learning_.empty()) return pump();
                      ready_ = *made;
                      for (const auto& then : std::exchange(waiting_, {})) then(ready_);
                    }});
}

}  // namespace ludens::server
