#include "engine/ir_listing.h"

#include <algorithm>

#include "ir/text.h"
#include "ludemes/lowering.h"
#include "ludemes/registry.h"
#include "optimize/passes.h"

namespace ludens::engine {

namespace {

std::string place(const Spot& at) {
  return std::to_string(at.line) + ':' + std::to_string(at.column);
}

// Where ludemes stand, "14:15": the places that errors name. There are as many as the program has nodes, so
// each is counted from a milestone nearby, not from the beginning of what may be megabytes.
class Places {
 public:
  explicit Places(const Description& game) : game_(game), sources_(*game.expansion.sources) {
    for (SourceId id = 0; id < sources_.count(); ++id)
      milestones_.push_back(milestones_of(sources_.file(id).text));
  }

  std::string of(BoundId id) const {
    const Run origin = game_.expansion.game.origin(game_.tree.node(game_.bound[id].node).at);
    SourceId source = origin.source;
    size_t at = origin.offset;
    // The innermost place in the user's own file.
    for (FrameId frame = origin.frame; source != 0 && frame != kNoFrame;
         frame = sources_.frame(frame).outer) {
      source = sources_.frame(frame).source;
      at = sources_.frame(frame).offset;
    }
    const std::string_view text = sources_.file(source).text;
    Milestone here = milestones_[source][std::min(at, text.size()) / kStride];
    go_on(here, text, std::min(at, text.size()));
    return std::to_string(here.line) + ':' + std::to_string(here.column);
  }

 private:
  static constexpr size_t kStride = 4096;
  struct Milestone {
    size_t at = 0;
    int line = 1, column = 1;
  };

  static void go_on(Milestone& here, std::string_view text, size_t to) {
    for (; here.at < to; ++here.at) {
      const char c = text[here.at];
      if (c == '\n') {
        ++here.line;
        here.column = 1;
      } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
        ++here.column;
      }
    }
  }

  static std::vector<Milestone> milestones_of(std::string_view text) {
    std::vector<Milestone> out(1);
    while (out.back().at + kStride <= text.size()) {
      Milestone next = out.back();
      go_on(next, text, next.at + kStride);
      out.push_back(next);
    }
    return out;
  }

  const Description& game_;
  const Sources& sources_;
  std::vector<std::vector<Milestone>> milestones_;  // by source
};

// "14:15 (move Add (to (sites Empty)))"
std::string note_about(const Description& game, const Places& places, BoundId id) {
  if (id >= game.bound.size()) return {};
  constexpr size_t kMost = 60;
  std::string text = to_text(game.tree, game.bound[id].node, 1'000'000);
  for (char& c : text)
    if (c == '\n') c = ' ';
  if (text.size() > kMost) text = text.substr(0, kMost) + "...";
  return places.of(id) + ' ' + text;
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
  out.program = std::make_shared<const ir::Program>(optimize::optimize(*lowered.program, style.passes));
  const Places places(*game);
  const auto note = [&](std::uint32_t source) { return note_about(*game, places, source); };
  out.text = style.notes ? ir::to_text(*out.program, note) : ir::to_text(*out.program);
  return out;
}

}  // namespace ludens::engine
