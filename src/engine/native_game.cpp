#include "engine/native_game.h"

#include <algorithm>
#include <map>
#include <thread>

#include "engine/hosted_game.h"
#include "engine/window_twins.h"
#include "native/emit.h"

namespace ludens::engine {

namespace {

// Without the interpreter's machine where that will do.
native::Emitted emit(const Game& game) {
  native::Emitted alone = native::emit_standalone(game.prepared());
  if (alone.problem.empty()) return alone;
  native::Emitted emitted = native::emit(game.prepared());
  emitted.text.insert(0, "// On the interpreter's machine: " + alone.problem + ".\n");
  return emitted;
}

// In parts that are compiled at the same time; one core would only take longer over them.
native::Source source_of(const native::Emitted& emitted) {
  native::Source source{emitted.header, {}};
  if (std::thread::hardware_concurrency() > 1)
    for (const std::string& part : emitted.parts)
      source.texts.push_back("#define " + part + "\n" + emitted.text);
  if (source.texts.empty()) source.texts.push_back(emitted.text);
  return source;
}

std::shared_ptr<const Game> make_one(const Game& game, const native::BuildOptions& options, NativeGame& out) {
  const native::Emitted emitted = emit(game);
  const native::Built built = native::build(source_of(emitted), options);
  out.seconds += built.seconds;
  out.was_cached = out.was_cached && built.was_cached;
  out.left.insert(out.left.end(), emitted.left.begin(), emitted.left.end());
  if (!built.module) {
    out.problem = built.problem;
    return nullptr;
  }
  return std::make_shared<const Game>(game.shared_program(), compiled_of(built.module));
}

std::shared_ptr<const Game> make_match(const Game& match, const native::BuildOptions& options,
                                       NativeGame& out) {
  std::vector<std::shared_ptr<const Game>> games;
  for (const auto& game : match.games()) {
    games.push_back(make_one(*game, options, out));
    if (!games.back()) return nullptr;
  }
  return std::make_shared<const Game>(match.name(), std::move(games));
}

// The windows that play is in for the most part are made at once, the others when play comes to them
// (window_twins.h).
constexpr int kNativeWindows = 3;
constexpr int kMostSitesAtOnce = 2'800;
// In larger ones the interpreter plays: tables of sets by site would be megabytes of text to compile.
constexpr int kMostNativeSites = 4'096;

std::shared_ptr<const Game> make_later(const Game& game, int number, const native::BuildOptions& options) {
  std::shared_ptr<const Game> window = game.windows().at(number);
  if (!window || window->program().equipment->site_count() > kMostNativeSites) return window;
  const auto one = wait_for_compiler(options);
  NativeGame ignored;
  return make_one(*window, options, ignored);
}

std::shared_ptr<const Game> make_growing(const Game& game, const native::BuildOptions& options,
                                         NativeGame& out) {
  std::map<geometry::Window, std::shared_ptr<const Game>> made;
  std::shared_ptr<const Game> first;
  for (int step = 0; step < kNativeWindows; ++step) {
    const int number = game.windows().number_of_first(step);
    const std::shared_ptr<const Game> window = game.windows().at(number);
    if (!window || (first && window->program().equipment->site_count() > kMostSitesAtOnce)) break;
    const std::shared_ptr<const Game> one = make_one(*window, options, out);
    if (!one) return nullptr;
    if (!first) first = one;
    made[game.windows().numbers()->window(number)] = one;
  }
  // The game outlives its twin.
  Windows& interpreted = game.windows();
  const auto make = [made, &interpreted](const geometry::Window& window) -> std::shared_ptr<const Game> {
    if (const auto known = made.find(window); known != made.end()) return known->second;
    return interpreted.at(interpreted.numbers()->number_of(window));
  };
  auto twin = std::make_shared<const Game>(first, make, interpreted.numbers());
  twin->windows().improve_with(std::make_unique<WindowTwins>(
      twin->windows(),
      [&game, made](int number, const native::BuildOptions& later) {
        const auto known = made.find(game.windows().numbers()->window(number));
        return known != made.end() ? known->second : make_later(game, number, later);
      },
      options));
  return twin;
}

}  // namespace

std::string native_text(const Game& game) {
  if (!game.is_match()) return emit(game).text;
  std::string all;
  for (const auto& part : game.games()) all += emit(*part).text;
  return all;
}

NativeGame make_twin(const Game& game, const native::BuildOptions& options) {
  NativeGame out;
  out.was_cached = true;
  out.game = game.grows()      ? make_growing(game, options, out)
             : game.is_match() ? make_match(game, options, out)
                               : make_one(game, options, out);
  std::ranges::sort(out.left);
  out.left.erase(std::unique(out.left.begin(), out.left.end()), out.left.end());
  return out;
}

NativeGame make_native(std::shared_ptr<const Game> game, const native::BuildOptions& options) {
  NativeGame out = make_twin(*game, options);
  if (!out.game) {
    out.game = std::move(game);
    return out;
  }
  // Windows of the twin are made of the game's, so that the game stays until the twin has gone.
  struct Both {
    std::shared_ptr<const Game> game, twin;
  };
  const auto both = std::make_shared<const Both>(Both{std::move(game), std::move(out.game)});
  out.game = {both, both->twin.get()};
  return out;
}

}  // namespace ludens::engine
