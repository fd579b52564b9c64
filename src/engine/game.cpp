#include "engine/game.h"

#include "ludemes/registry.h"
#include "optimize/passes.h"

namespace ludens::engine {

Game::Game(std::shared_ptr<const ir::Program> program) : program_(std::move(program)), prepared_(*program_) {}

Compiled compile(std::string name, std::string text, const Choices& choices) {
  Compiled out;
  const Result<Description> description =
      read_description(std::move(name), std::move(text), ludemes::registry(), choices);
  out.diagnostics = description.diagnostics;
  if (!description) return out;
  out.options = description->expansion.options;
  ludemes::Lowered lowered = ludemes::lower_game(*description);
  out.diagnostics.insert(out.diagnostics.end(), lowered.diagnostics.begin(), lowered.diagnostics.end());
  for (const ludemes::Need& need : lowered.needs) {
    out.unsupported.push_back(
        description->error(need.at, kUnsupported, need.what + " has no meaning in this version yet"));
    const Spot& at = out.unsupported.back().at;
    out.needs.push_back(need.what + " at " + at.file + ":" + std::to_string(at.line) + ":" +
                        std::to_string(at.column));
  }
  if (lowered.program)
    out.game = std::make_shared<const Game>(
        std::make_shared<const ir::Program>(optimize::optimize(*lowered.program)));
  return out;
}

}  // namespace ludens::engine
