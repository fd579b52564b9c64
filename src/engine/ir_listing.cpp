#include "engine/ir_listing.h"

#include "ir/text.h"
#include "ludemes/lowering.h"
#include "ludemes/registry.h"
#include "optimize/passes.h"

namespace ludens::engine {

namespace {

std::string place(const Spot& at) {
  return std::to_string(at.line) + ':' + std::to_string(at.column);
}

// "14:15 (move Add (to (sites Empty)))"
std::string note_about(const Description& game, BoundId id) {
  if (id >= game.bound.size()) return {};
  constexpr size_t kMost = 60;
  std::string text = to_text(game.tree, game.bound[id].node, 1'000'000);
  for (char& c : text)
    if (c == '\n') c = ' ';
  if (text.size() > kMost) text = text.substr(0, kMost) + "...";
  return place(game.error(id, "", "").at) + ' ' + text;
}

}  // namespace

IrListing list_ir(std::string name, std::string text, const Choices& choices, const IrStyle& style) {
  IrListing out;
  const Result<Description> game =
      read_description(std::move(name), std::move(text), ludemes::registry(), choices);
  out.diagnostics = game.diagnostics;
  if (!game) return out;
  const ludemes::Lowered lowered = ludemes::lower_game(*game);
  out.diagnostics.insert(out.diagnostics.end(), lowered.diagnostics.begin(), lowered.diagnostics.end());
  for (const ludemes::Need& need : lowered.needs) {
    const Spot at = game->error(need.at, "", "").at;
    out.needs.push_back(need.what + " at " + at.file + ':' + place(at));
  }
  if (!lowered.program) return out;
  out.program = style.optimized ? std::make_shared<const ir::Program>(optimize::optimize(*lowered.program))
                                : std::shared_ptr<const ir::Program>(lowered.program);
  const auto note = [&](std::uint32_t source) { return note_about(*game, source); };
  out.text = style.notes ? ir::to_text(*out.program, note) : ir::to_text(*out.program);
  return out;
}

}  // namespace ludens::engine
