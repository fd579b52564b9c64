#include "ludemes/growing.h"

#include <algorithm>
#include <string>

#include "ir/all_ops.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/order.h"
#include "ludemes/large_pieces.h"
#include "ludemes/lowering.h"
#include "ludemes/traits.h"

namespace ludens::ludemes {

namespace {

void find_parts_of_boards(Lowering& l) {
  for_each_form(l.description.bound, [&](BoundId id) {
    const Form& form = *l.description.bound[id].form;
    if (form.ludeme->meaning && (form.ludeme->meaning->traits & kWholeBoardTrait))
      l.need(id, "(" + std::string(form.keyword) + ") of a board that grows", ir::Type::Void);
  });
}

bool uses_op(const ir::Program& program, const ir::OpRecord& op) {
  return std::ranges::any_of(program.nodes, [&](const ir::Node& node) { return node.op == &op; });
}

}  // namespace

void find_needs_of_growth(Lowering& l) {
  const BoundId root = l.description.bound.root;
  const auto need = [&](bool there, const std::string& what) {
    if (there) l.need(root, what + " on a board that grows", ir::Type::Void);
  };
  const bool wanted = l.made.growing.expansion && *l.made.growing.expansion != ir::Expansion::Fixed;
  if (wanted && !l.equipment.boardless)
    l.need(root, "(boardless ...) for a board that grows", ir::Type::Void);
  if (!l.equipment.grows()) return;
  const ir::Uses& uses = l.program.uses;
  find_parts_of_boards(l);
  need(l.program.mode != ir::kInTurn, "players who do not move in turn");
  need(uses.site_type[static_cast<int>(SiteType::Edge)] || uses.site_type[static_cast<int>(SiteType::Vertex)],
       "pieces on edges or vertices");
  // Whether such a number is a site nobody knows.
  need(!l.program.names.empty() || uses.remembered, "numbers that rules remember");
  need(!l.equipment.tracks.empty(), "tracks");
  need(!l.equipment.regions.empty(), "regions");
  need(!l.equipment.maps.empty(), "maps");
  need(uses_op(l.program, ir::Op::PendingValue) || uses_op(l.program, ir::Op::ActSetPlayerValue),
       "values that rules keep");
  need(l.equipment.growth.expansion == ir::Expansion::Perimeter &&
           geometry::has_repeats(l.equipment.growth.window.shape),
       "a perimeter around cells of several shapes");
  const bool by_rules = l.equipment.growth.expansion == ir::Expansion::Rules;
  // Another player's moves are not what exists for the mover.
  need(by_rules && uses_op(l.program, ir::Op::WinningSites),
       "what would win, where the rules say what exists,");
  need(by_rules && l.program.stochastic, "chance, where the rules say what exists,");
  need(uses.large_pieces && !fits_first_window(l.equipment), "pieces that are longer than the first window");
  need(uses.large_pieces && geometry::has_repeats(l.equipment.growth.window.shape),
       "pieces of several sites, on cells of several shapes,");
  // Only where a move ends is asked, not what its piece covers.
  need(by_rules && uses.large_pieces, "pieces of several sites, where the rules say what exists,");
}

}  // namespace ludens::ludemes
