#include "engine/native_game.h"

#include <algorithm>

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

std::shared_ptr<const Game> make_one(const Game& game, const native::BuildOptions& options, NativeGame& out) {
  const native::Emitted emitted = emit(game);
  const native::Built built = native::build(emitted.text, options);
  out.seconds += built.seconds;
  out.was_cached = out.was_cached && built.was_cached;
  out.left.insert(out.left.end(), emitted.left.begin(), emitted.left.end());
  if (!built.module) {
    out.problem = built.problem;
    return nullptr;
  }
  return std::make_shared<const Game>(
      game.shared_program(),
      interpreter::CompiledNodes{built.module->nodes(), built.module->turns(), built.module});
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

}  // namespace

std::string native_text(const Game& game) {
  if (!game.is_match()) return emit(game).text;
  std::string all;
  for (const auto& part : game.games()) all += emit(*part).text;
  return all;
}

NativeGame make_twin(const Game& game, const native::BuildOptions& options) {
  NativeGame out;
  if (game.grows()) {
    out.problem = "a board that grows has no native code yet";
    return out;
  }
  out.was_cached = true;
  out.game = game.is_match() ? make_match(game, options, out) : make_one(game, options, out);
  std::ranges::sort(out.left);
  out.left.erase(std::unique(out.left.begin(), out.left.end()), out.left.end());
  return out;
}

NativeGame make_native(std::shared_ptr<const Game> game, const native::BuildOptions& options) {
  NativeGame out = make_twin(*game, options);
  if (!out.game) out.game = std::move(game);
  return out;
}

}  // namespace ludens::engine
