#include "apps/server/ready_games.h"

#include <algorithm>

#include "engine/game.h"

namespace ludens::server {

namespace {

std::string key_of(const std::string& source, const Choices& choices) {
  std::string key = source;
  for (const std::string& option : choices.options) key += '\0' + option;
  return key += '\1' + choices.ruleset.value_or("") + '\2' + choices.expansion;
}

// What is kept under the key, now at the front; null where there is nothing.
template <class Value>
const Value* recall(std::list<std::pair<std::string, Value>>& kept, const std::string& key) {
  const auto found = std::ranges::find_if(kept, [&](const auto& pair) { return pair.first == key; });
  if (found == kept.end()) return nullptr;
  kept.splice(kept.begin(), kept, found);
  return &found->second;
}

template <class Value>
void keep(std::list<std::pair<std::string, Value>>& kept, const std::string& key, Value value, size_t most) {
  kept.emplace_front(key, std::move(value));
  if (kept.size() > most) kept.pop_back();
}

Diagnostics failure(const std::string& file, const std::string& why) {
  Diagnostic out;
  out.code = engine::kUnsupported;
  out.message = why;
  out.at = {.file = file, .line = 1, .column = 1, .length = 1, .text = {}};
  return {out};
}

}  // namespace

void ReadyGames::get(const Entry& entry, const Choices& choices, const Then& then) {
  if (!entry.trouble.empty()) return then(entry.trouble);
  const std::string key = key_of(entry.source, choices);
  if (const ReadyGameRef* kept = recall(games_, key)) return then(*kept);
  std::vector<Then>& waiting = waiting_[key];
  waiting.push_back(then);
  if (waiting.size() > 1) return;
  auto ready = std::make_shared<Result<ReadyGameRef>>(Diagnostics());
  workers_.add({.room = entry.path,
                .work =
                    [=, compiled = compiled_](const std::stop_token&) {
                      *ready = make_ready_game(entry, choices);
                      if (*ready && compiled) compiled((**ready)->game);
                    },
                .then =
                    [=, this, file = entry.path](const std::string& why) {
                      made(key, why.empty() ? *ready : Result<ReadyGameRef>(failure(file, why)));
                    }});
}

void ReadyGames::made(const std::string& key, const Result<ReadyGameRef>& ready) {
  if (ready) keep(games_, key, *ready, kMostReady);
  const std::vector<Then> waiting = std::move(waiting_.extract(key).mapped());
  for (const Then& then : waiting) then(ready);
}

void ReadyGames::picture(const EntryRef& entry, bool dark,
                         const std::function<void(const std::string&)>& then) {
  const std::string key = entry->source + (dark ? '\1' : '\0');
  if (const std::string* kept = recall(pictures_, key)) return then(*kept);
  get(*entry, {}, [=, this](const Result<ReadyGameRef>& ready) {
    if (!ready) return then({});
    auto svg = std::make_shared<std::string>();
    workers_.add({.room = entry->slug,
                  .work = [svg, dark, made = *ready](
                              const std::stop_token&) { *svg = start_picture(*made, false, dark); },
                  .then =
                      [=, this](const std::string& why) {
                        if (why.empty()) keep(pictures_, key, *svg, kMostPictures);
                        then(*svg);
                      }});
  });
}

}  // namespace ludens::server
