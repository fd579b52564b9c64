// card_ops.cpp - shuffling and dealing packs of cards.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/cards.h"

namespace ludens::interpreter {

namespace {

// v: site, card
void commit_lay_card(Machine& m, const Action& a) {
  const int type = m.prepared.default_type;
  if (a.v[0] < 0 || a.v[0] >= m.space(type).sites || a.v[1] <= 0 || a.v[1] >= m.layout.components) return;
  m.writer().push(type, a.v[0], {a.v[1], m.prepared.owners[static_cast<size_t>(a.v[1])]});
}

void op_act_lay_deck(Machine& m, const Code& c) {
  const ScratchList scratch(m);
  std::vector<int>& cards = scratch.list;
  const auto& all = m.program.lists[static_cast<size_t>(c.imm[1])];
  cards.assign(all.begin(), all.end());
  while (!cards.empty()) {
    const int drawn = m.chance ? m.chance->draw(static_cast<int>(cards.size())) : 0;
    Action& a = m.push(commit_lay_card, c.op);
    a.v[0] = c.imm[0];
    a.v[1] = cards[static_cast<size_t>(drawn)];
    cards.erase(cards.begin() + drawn);
  }
}

bool op_for_deal(Machine& m, const Code& c) {
  const Space& s = m.space(m.prepared.default_type);
  const auto& hands = m.program.lists[static_cast<size_t>(c.imm[1])];
  if (hands.empty() || c.imm[0] < 0 || c.imm[0] >= s.sites) return false;
  const int size = runtime::stack_size(s, c.imm[0]);
  const int count = static_cast<int>(hands.size());
  int cards = size;
  if (c.args[0]) cards = std::clamp(m.eval(c.args[0]), 0, size) * count;
  const int first = c.args[1] ? m.eval(c.args[1]) : 0;
  if (first < 0 || first >= count) return false;
  const Bind from(m, Reg::From, c.imm[0]);
  const Bind to(m, Reg::To);
  const Bind level(m, Reg::Aux);
  for (int i = 0; i < std::min(cards, size); ++i) {
    to.slot = hands[static_cast<size_t>((first + i) % count)];
    level.slot = c.imm[2] ? 0 : size - 1 - i;
    if (m.generate(c.args[2])) return true;
  }
  return false;
}

}  // namespace

void add_card_ops(OpTable& t);

void add_card_ops(OpTable& t) {
  set_op(t, Op::ActLayDeck, op_act_lay_deck);
  set_op(t, Op::ForDeal, op_for_deal);
}

}  // namespace ludens::interpreter
