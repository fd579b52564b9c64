// domino_ops.cpp - dominoes: dealing and drawing them, where they may lie, whether their pips match.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/dominoes.h"
#include "runtime/kernels/dominoes.h"
#include "runtime/kernels/placing.h"

namespace ludens::interpreter {

namespace {

constexpr int kDominoSpace = static_cast<int>(geometry::SiteType::Cell);

class Dominoes : public kernels::DominoTable {
 public:
  Dominoes(const ir::Equipment& equipment, int players)
      : hand_first_(static_cast<size_t>(players) + 2), hand_sites_(hand_first_.size()) {
    const auto middle = equipment.board.sites_with(SiteType::Cell, geometry::Property::Centre);
    centre = middle.empty() ? -1 : middle[0];
    for (const ir::Component& component : equipment.components)
      is_double_.push_back(component.value == component.second_value);
    for (const ir::Container& container : equipment.containers) {
      const auto owner = static_cast<size_t>(container.owner);
      if (container.kind != ir::ContainerKind::Hand || hand_sites_[owner] != 0) continue;
      hand_first_[owner] = container.first;
      hand_sites_[owner] = container.sites;
    }
    is_double = is_double_.data();
    hand_first = hand_first_.data();
    hand_sites = hand_sites_.data();
  }

 private:
  std::vector<std::uint8_t> is_double_;
  std::vector<std::int32_t> hand_first_, hand_sites_;
};

std::shared_ptr<const kernels::DominoTable> make_dominoes(const Prepared& game) {
  return std::make_shared<Dominoes>(*game.program.equipment, game.layout.players);
}
std::shared_ptr<const kernels::DominoTable> prepare_dominoes(const Prepared& game, const Code&) {
  return make_dominoes(game);
}

// --- handing them out

// v: site, what
void commit_hand_out(Machine& m, const Action& a) {
  const Space& s = m.space(kDominoSpace);
  if (a.v[0] < 0 || a.v[0] >= s.sites) return;
  m.board().put(kDominoSpace, a.v[0],
                {a.v[1], m.prepared.owners[static_cast<size_t>(a.v[1])], 0, 0, kernels::kDominoInHand});
}

int draw_one(Machine& m, const std::vector<int>& among) {
  return m.draw(static_cast<int>(among.size()));
}

// One of those left, by chance; it is left no longer.
void hand_out(Machine& m, const ir::OpRecord& op, std::vector<int>& left, int site) {
  const auto at = left.begin() + draw_one(m, left);
  push_action(m, commit_hand_out, op, site, *at);
  left.erase(at);
}

std::shared_ptr<const kernels::DominoTable> prepare_act_take_domino(const Prepared& game) {
  return make_dominoes(game);
}
void op_act_take_domino(Machine& m, const kernels::DominoTable& table, int player) {
  const int site = kernels::free_hand_site(m, table, player);
  const ScratchList left(m);
  kernels::find_dominoes_left(m, left.list);
  if (site < 0 || left.list.empty()) return;
  hand_out(m, Op::ActTakeDomino, left.list, site);
}

// The sites to deal to, round the hands; none unless every player has one.
template <class Visit>
void for_each_share(Machine& m, int count, Visit visit) {
  const ScratchList hands(m);
  const auto& containers = m.program.equipment->containers;
  for (size_t i = 0; i < containers.size(); ++i)
    if (containers[i].kind == ir::ContainerKind::Hand) hands.list.push_back(static_cast<int>(i));
  const int players = m.layout.players;
  if (static_cast<int>(hands.list.size()) != players) return;
  constexpr int kHands = 2;  // so the reference counts, however many play
  for (int i = 0; i / kHands < count; ++i) {
    const ir::Container& hand = containers[static_cast<size_t>(hands.list[static_cast<size_t>(i % players)])];
    if (i / players >= hand.sites || !visit(hand.first + i / players)) return;
  }
}

void op_act_deal_dominoes(Machine& m, int count) {
  const ScratchList left(m);
  kernels::find_dominoes_left(m, left.list);
  for_each_share(m, count, [&](int site) {
    if (left.list.empty()) return false;
    hand_out(m, Op::ActDealDominoes, left.list, site);
    return true;
  });
}

bool op_for_dealt_dominoes(Machine& m, int count, Lazy<Type::Moves> moves) {
  const ScratchList all(m);
  for (int component = 1; component < m.layout.components; ++component) all.list.push_back(component);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const Bind what(m, Reg::Aux);
  bool stop = false;
  for_each_share(m, count, [&](int site) {
    if (all.list.empty()) return false;
    const auto at = all.list.begin() + draw_one(m, all.list);
    from.slot = to.slot = site;
    what.slot = *at;
    all.list.erase(at);
    stop = m.generate(moves);
    return !stop;
  });
  return stop;
}

}  // namespace

void add_domino_ops(OpTable& t);

void add_domino_ops(OpTable& t) {
  set_kernel<Op::IsDomino, LUDENS_KERNEL(is_domino)>(t);
  set_kernel<Op::LineOfPlay, LUDENS_KERNEL(line_of_play), prepare_dominoes>(t);
  set_kernel<Op::PipsMatch, LUDENS_KERNEL(pips_match)>(t);
  set_kernel<Op::DominoesLeft, LUDENS_KERNEL(dominoes_left)>(t);
  set_kernel<Op::CanTakeDomino, LUDENS_KERNEL(can_take_domino), prepare_dominoes>(t);
  set_op<Op::ActTakeDomino, op_act_take_domino, prepare_act_take_domino>(t);
  set_op<Op::ActDealDominoes, op_act_deal_dominoes>(t);
  set_op<Op::ForDealtDominoes, op_for_dealt_dominoes>(t);
}

}  // namespace ludens::interpreter
