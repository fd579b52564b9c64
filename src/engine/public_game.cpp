// public_game.cpp - the public Game: a compiled game and what is known of it.
#include "engine/public_game.h"

#include <algorithm>

#include "base/files.h"
#include "engine/data.h"
#include "engine/state_text.h"

namespace ludens {

namespace {

std::vector<Option> options_of(const OptionSet& set) {
  std::vector<Option> out;
  for (const OptionCategory& category : set.categories) {
    Option& option = out.emplace_back();
    option.heading = category.heading;
    for (size_t i = 0; i < category.items.size(); ++i)
      option.items.push_back(
          {category.items[i].name, category.items[i].description, static_cast<int>(i) == category.chosen});
  }
  return out;
}

}  // namespace

Result<Game> Game::compile(std::string file, const std::string& text, const Choices& choices) {
  const engine::Compiled compiled = engine::compile(file, text, choices);
  return engine::public_game(compiled, std::move(file), text, choices);
}

Result<Game> Game::load(const std::string& path, const Choices& choices) {
  Result<std::string> text = read_file(path);
  if (!text) return text.diagnostics;
  return compile(path, *text, choices);
}

const std::string& Game::name() const {
  return data_->game->name();
}
int Game::players() const {
  return data_->game->players();
}
bool Game::has_chance() const {
  return data_->game->has_chance();
}
bool Game::grows() const {
  return data_->game->grows();
}
bool Game::has_secrets() const {
  const engine::Game& game = *data_->game;
  if (!game.is_match()) return game.program().uses.hidden;
  return std::ranges::any_of(game.games(), [](const auto& one) { return one->program().uses.hidden; });
}
bool Game::is_match() const {
  return data_->game->is_match();
}
Mode Game::mode() const {
  return engine::mode_of(*data_->game);
}
const std::vector<Option>& Game::options() const {
  return data_->options;
}
const std::vector<std::string>& Game::rulesets() const {
  return data_->rulesets;
}
const Choices& Game::choices() const {
  return data_->choices;
}
const std::string& Game::file() const {
  return data_->file;
}
std::uint64_t Game::text_hash() const {
  return data_->text_hash;
}

ludens::Game engine::public_game(std::shared_ptr<const Game> game, std::string file, Choices choices) {
  auto data = std::make_shared<GameData>();
  data->game = std::move(game);
  data->file = std::move(file);
  data->choices = std::move(choices);
  return ludens::Game(std::move(data));
}

Result<ludens::Game> engine::public_game(const Compiled& compiled, std::string file, std::string_view text,
                                         Choices choices) {
  if (!compiled.game || !compiled.unsupported.empty()) {
    Diagnostics why = compiled.diagnostics;
    why.insert(why.end(), compiled.unsupported.begin(), compiled.unsupported.end());
    return why;
  }
  auto data = std::make_shared<GameData>();
  data->game = compiled.game;
  data->file = std::move(file);
  data->text_hash = text_hash(text);
  data->choices = std::move(choices);
  data->options = options_of(compiled.options);
  for (const Ruleset& ruleset : compiled.options.rulesets) data->rulesets.push_back(ruleset.name);
  Result<ludens::Game> out{ludens::Game(std::move(data))};
  out.diagnostics = compiled.diagnostics;
  return out;
}

std::shared_ptr<const engine::Game> engine::engine_game(const ludens::Game& game) {
  return game.data().game;
}

const std::byte* engine::block_of(const State& state) {
  return reinterpret_cast<const std::byte*>(state.data().block.data());
}

engine::Twin& engine::twin_of(const ludens::Game& game) {
  return game.data().game->twin();
}

bool is_unsupported(const Diagnostics& diagnostics) {
  bool some = false;
  for (const Diagnostic& d : diagnostics) {
    if (d.severity != Severity::Error) continue;
    if (d.code != engine::kUnsupported) return false;
    some = true;
  }
  return some;
}

}  // namespace ludens
