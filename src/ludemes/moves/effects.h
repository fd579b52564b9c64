// effects.h - what many effects share: moves without sites, and the players that a role stands for.
#pragma once

#include <functional>
#include <optional>

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

// The surroundings without the ludeme's own (then): some ludemes take one and ignore it.
Context without_own_then(Lowering& l, const Use& use);

// One move of these actions. A decision of this kind has no sites; an effect leaves (from) and (to) as they
// are.
NodeId emit_effect(Lowering& l, const Use& use, NodeId actions);

// Effects that work out their actions together, as moves to choose from: `single` makes the same without what
// stands around.
NodeId choose_among(Lowering& l, const Use& use, NodeId effects, NodeId single);

// One move for each player that the role means now, or for the player given.
using ForPlayer = std::function<NodeId(NodeId player)>;
NodeId for_role(Lowering& l, std::string_view role, const ForPlayer& make);
NodeId for_players_named(Lowering& l, const Use& use, std::string_view player_slot,
                         std::string_view role_slot, const ForPlayer& make);

// The tracks that a ludeme means by a name and an owner, best first. No name: all of them.
std::vector<int> tracks_named(const Lowering& l, std::string_view name, bool of_owner);

// (propose) and (vote): one move for each of the words.
NodeId lower_message(Lowering& l, const Use& use, std::string_view one, std::string_view many,
                     const ir::OpRecord& act);

}  // namespace ludens::ludemes::moves
