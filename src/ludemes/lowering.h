// lowering.h - from bound ludemes to IR. Each ludeme's record has a `lower` function; this is what it works
// with.
//
// Iterators are registers with dynamic scope, so the IR of a condition or a number depends on its text alone
// and is lowered once. Moves also depend on what stands around them: the consequences (then), the look-ahead
// conditions (do ... ifAfterwards:) and the prelude (do ... next:) that every move made inside inherits. That
// surrounding is the Context.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/program.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/maker.h"

namespace ludens::ludemes {

using ir::NodeId;
namespace Op = ir::Op;
using ir::Reg;
using ir::SiteType;

// What every move made here inherits from the rules around it.
struct Context {
  std::vector<NodeId> thens;            // innermost first
  std::uint32_t waiting = 0;            // which of them wait until everybody's move is made, a bit each
  std::vector<std::uint16_t> filters;   // outermost first
  std::vector<std::uint16_t> preludes;  // outermost first
  std::vector<NodeId> trailing;         // Void: what every move does last of its own actions (dice used up)
  bool includes_consequences = false;   // see ir::Kind
  int component = -1;                   // whose own moves these are, where that is known
  NodeId froms = ir::kNothing;          // a set: From stands for all of these at once (lift_steps.cpp)
  std::uint32_t bound = 0;              // registers that ludemes around it have bound, a bit each
  bool is_consequence = false;          // it follows from a move, and nobody chooses it
  int firsts = 0;                       // how many of Reg::First1 ... are taken by preludes

  auto operator<=>(const Context&) const = default;
};

// A ludeme, or a combination, that has no meaning yet.
struct Need {
  std::string what;  // "(sow ...)"
  BoundId at = kUnbound;
};

// How a move is described besides its actions.
struct MoveTraits {
  SiteType from_type, to_type;
  bool decision = true;
  bool pass = false;
  bool swap = false;
  NodeId from_level = ir::kNothing,
         to_level = ir::kNothing;  // levels that the move names, in games with stacks
};

class Lowering {
 public:
  Lowering(const Description& description, const GameEquipment& made, ir::Program& program);

  const Description& description;
  const GameEquipment& made;
  const ir::Equipment& equipment;
  ir::Program& program;
  ir::Builder ir;
  Maker maker;
  std::vector<Need> needs;
  Context context;
  std::set<NodeId> existing;                 // sets whose sites all exist, on a board that grows
  SiteType direction_type = SiteType::Cell;  // the sites that the directions being lowered lead between

  // --- arguments. An absent one (kUnbound) gives kNothing.
  NodeId integer(BoundId id);
  NodeId boolean(BoundId id);
  NodeId region(BoundId id);  // a set of sites
  NodeId array(BoundId id);   // a list of integers
  NodeId directions(BoundId id, SiteType type);
  NodeId moves(BoundId id);  // a generator, in the current context; its own (then) is taken care of
  // The same, where these registers are bound.
  NodeId moves_with(const Use& use, std::string_view slot, std::initializer_list<Reg> bound);
  NodeId effect(BoundId id);  // a generator in a fresh context: for conditions and parts of moves
  NodeId consequence(BoundId id);
  NodeId perform(BoundId id);  // start rules and end rules: Void

  // The same by slot.
  NodeId integer(const Use& use, std::string_view slot) { return integer(use.arg(slot)); }
  NodeId level(const Use& use, std::string_view slot) { return ir.level(integer(use, slot)); }
  NodeId boolean(const Use& use, std::string_view slot) { return boolean(use.arg(slot)); }
  NodeId region(const Use& use, std::string_view slot) { return region(use.arg(slot)); }
  NodeId array(const Use& use, std::string_view slot) { return array(use.arg(slot)); }
  NodeId moves(const Use& use, std::string_view slot) { return moves(use.arg(slot)); }
  Use use(BoundId id) { return Use(maker, id); }

  // --- words
  SiteType default_type() const { return equipment.board.default_type(); }
  SiteType site_type(const Use& use, std::string_view slot = "siteType");  // default where left out
  int space(SiteType type) const { return static_cast<int>(type); }
  NodeId player(std::string_view role);  // an Int: the player that the role names now
  NodeId player(const Use& use, std::string_view player_slot,
                std::string_view role_slot);  // (player n) or a role; kNothing if neither
  bool is_everybody(std::string_view role) const;
  int component_named(std::string_view name) const;                // exact name, or -1
  std::vector<int> components_named(std::string_view name) const;  // also without the owner's number
  int players() const { return program.players; }

  // --- making moves
  // Emits one move with these actions; From and To are bound.
  NodeId emit(const Use& use, NodeId actions, const MoveTraits& traits);
  int add_kind(const Use& use, NodeId actions, const MoveTraits& traits);
  MoveTraits traits(SiteType type) const { return {type, type}; }
  // The (apply ...) of a from, between or to: its condition and its effect as Void; kNothing where absent.
  NodeId apply_condition(const Use& holder, std::string_view slot = "apply");
  NodeId apply_effect(const Use& holder, std::string_view slot = "apply");

  // A generator under other surroundings.
  template <class F>
  auto within(Context inner, F make) {
    std::swap(context, inner);
    auto made_node = make();
    std::swap(context, inner);
    return made_node;
  }

  // Says that something cannot be lowered yet; returns a node of the type that does nothing.
  NodeId need(BoundId at, std::string what, ir::Type type);

  // An absolute mask as a node.
  NodeId direction_mask(geometry::DirectionMask mask);

 private:
  NodeId lower(BoundId id, ir::Type type);
  NodeId lower_form(BoundId id, ir::Type type);

  std::map<std::pair<BoundId, Context>, NodeId> memo_;
  int depth_ = 0;
};

// A game's program, or everything that it still needs.
struct Lowered {
  std::shared_ptr<ir::Program> program;  // null where there are needs or errors
  std::vector<Need> needs;
  Diagnostics diagnostics;  // errors, and warnings about what the game says in vain
  // As the description has it, whether its rules are understood or not; null where there are errors in it.
  // The program's has more: what puzzles and large pieces need in play.
  std::shared_ptr<const GameEquipment> equipment;
};

Lowered lower_game(const Description& description, const Growing& growing = {});

}  // namespace ludens::ludemes
