#include "engine/puzzle_deed.h"

#include <algorithm>

#include "engine/site_label.h"
#include "ir/ops/puzzles.h"

namespace ludens::engine {

std::optional<PuzzleDeed> puzzle_deed(const ir::Program& program, const Move& move) {
  const ir::Kind& kind = program.kinds[move.kind];
  if (kind.actions == ir::kNothing || program.nodes[kind.actions].op != &ir::Op::ActSetKnown)
    return std::nullopt;
  const auto captured = [&](ir::Reg reg) {
    const auto found = std::ranges::find(kind.captures, reg);
    return found == kind.captures.end() ? -1 : move.capture[found - kind.captures.begin()];
  };
  const int value = captured(ir::Reg::Value), toggle = captured(ir::Reg::Aux);
  if (value < 0 || toggle < 0) return std::nullopt;
  return PuzzleDeed{move.to, value, toggle != 0};
}

std::string puzzle_notation(const ir::Program& program, const runtime::View& view, const Move& move,
                            const PuzzleDeed& deed) {
  const geometry::SiteType type = program.kinds[move.kind].to_type;
  const std::string site = site_label(*program.equipment, type, deed.site);
  const std::string value = std::to_string(deed.value);
  if (!deed.toggles) return site + "=" + value;
  const runtime::Space& space = view.space[static_cast<size_t>(type)];
  if (runtime::known_at(space, deed.site).resolved) return site + " open";
  const bool is_possible = test_bit(space.domain + deed.site * space.domain_words, deed.value);
  return site + (is_possible ? " not " : " maybe ") + value;
}

}  // namespace ludens::engine
