#include "ludemes/moves/effects.h"

#include "ir/ops/lists.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"

namespace ludens::ludemes::moves {

namespace {

NodeId bind(Lowering& l, Reg reg, NodeId value, NodeId body) {
  return l.ir.node(Op::BindReg, {value, body}, {static_cast<int>(reg)});
}

std::optional<ir::Op::RoleGroup> group_of(std::string_view role) {
  using Group = ir::Op::RoleGroup;
  constexpr Named<Group> kGroups[] = {{"All", Group::All},
                                      {"Each", Group::All},
                                      {"Enemy", Group::Enemy},
                                      {"Ally", Group::Ally},
                                      {"Friend", Group::Friend},
                                      {"NonMover", Group::NonMover},
                                      {"TeamMover", Group::TeamMover}};
  for (const auto& row : kGroups)
    if (row.name == role) return row.value;
  if (role.starts_with("Team") && role.size() > 4 && role[4] >= '1' && role[4] <= '9')
    return static_cast<Group>(static_cast<int>(Group::Team1) + std::stoi(std::string(role.substr(4))) - 1);
  return std::nullopt;
}

}  // namespace

Context without_own_then(Lowering& l, const Use& use) {
  Context inner = l.context;
  if (use.has("then") && !inner.thens.empty()) {
    inner.thens.erase(inner.thens.begin());
    inner.waiting >>= 1;
  }
  return inner;
}

NodeId emit_effect(Lowering& l, const Use& use, NodeId actions) {
  const NodeId emit = l.emit(use, actions, l.traits(l.default_type()));
  if (use.form().keyword != "move") return emit;
  const NodeId nowhere = l.ir.constant(-1);
  return bind(l, Reg::From, nowhere, bind(l, Reg::To, nowhere, emit));
}

NodeId choose_among(Lowering& l, const Use& use, NodeId effects, NodeId single) {
  const NodeId pick = l.ir.node(Op::ActPick, {single, l.ir.reg(Reg::Aux)});
  return l.ir.node(Op::Choose, {effects, single}, {l.add_kind(use, pick, l.traits(l.default_type()))});
}

NodeId for_role(Lowering& l, std::string_view role, const ForPlayer& make) {
  const auto group = group_of(role);
  if (!group) return make(l.player(role));
  const NodeId players =
      l.ir.node(Op::ListPlayers, {l.ir.node(Op::PlayersMask, {ir::kNothing}, {static_cast<int>(*group)})});
  // A register of our own, since the amount may speak of (player).
  return l.ir.node(Op::ForList, {players, make(l.ir.reg(Reg::Aux2))}, {static_cast<int>(Reg::Aux2)});
}

NodeId for_players_named(Lowering& l, const Use& use, std::string_view player_slot,
                         std::string_view role_slot, const ForPlayer& make) {
  if (use.has(player_slot)) return make(l.player(use, player_slot, ""));
  return for_role(l, use.word(role_slot), make);
}

// Without an owner the name must be the whole name; with one, a part of it will do.
std::vector<int> tracks_named(const Lowering& l, std::string_view name, bool of_owner) {
  std::vector<int> out;
  const auto& tracks = l.equipment.tracks;
  for (size_t t = 0; t < tracks.size(); ++t) {
    const bool fits =
        name.empty() || (of_owner ? tracks[t].name.find(name) != std::string::npos : tracks[t].name == name);
    if (fits) out.push_back(static_cast<int>(t));
  }
  return out;
}

NodeId lower_message(Lowering& l, const Use& use, std::string_view one, std::string_view many,
                     const ir::OpRecord& act) {
  std::vector<std::string_view> words;
  if (use.has(one)) words.push_back(use.word(one));
  for (const BoundId id : use.items(many)) words.push_back(l.maker.word(id));
  std::vector<NodeId> all;
  for (const std::string_view word : words) {
    const NodeId action = l.ir.node(act, {}, {l.ir.name(std::string(word))});
    const NodeId nowhere = l.ir.constant(-1);
    all.push_back(bind(l, Reg::From, nowhere,
                       bind(l, Reg::To, nowhere, l.emit(use, action, l.traits(l.default_type())))));
  }
  return l.ir.node(Op::Concat, all);
}

}  // namespace ludens::ludemes::moves
