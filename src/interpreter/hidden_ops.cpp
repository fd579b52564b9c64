// hidden_ops.cpp - hidden information: who may not see what.
#include "runtime/hidden.h"

#include "interpreter/machine.h"
#include "ir/ops/hidden.h"

namespace ludens::interpreter {

namespace {

bool has_level(const Space& s, int site, int level) {
  return s.hidden && site >= 0 && site < s.sites && level >= 0 && level < s.height;
}

// v: site, players, level, hidden, site type, facts
void commit_hide(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[4]);
  const int level = s.height > 1 ? a.v[2] : 0;
  if (!has_level(s, a.v[0], level)) return;
  for (int p = 1; p <= m.layout.players; ++p) {
    if (!(a.v[1] >> p & 1)) continue;
    std::uint8_t& facts = runtime::hidden_at(s, p, a.v[0], level);
    facts = static_cast<std::uint8_t>(a.v[3] ? facts | a.v[5] : facts & ~a.v[5]);
  }
}

void op_act_hide(Machine& m, const Code& c) {
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  const int players = m.eval(c.args[1]);
  const int level = c.args[2] ? m.eval(c.args[2]) : 0;
  const bool hidden = !c.args[3] || m.test(c.args[3]);
  for_each_bit(sites, m.words, [&](int site) {
    Action& a = m.push(commit_hide, c.op);
    const int values[] = {site, players, level, hidden, m.type_at(c.imm[0], site), c.imm[1]};
    std::copy(std::begin(values), std::end(values), a.v);
    return false;
  });
}

bool op_is_hidden(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const int player = m.eval(c.args[1]);
  const Space& s = m.space(m.type_at(c.imm[0], site));
  const int level = s.height > 1 && c.args[2] ? m.eval(c.args[2]) : 0;
  return player >= 1 && player <= m.layout.players && has_level(s, site, level) &&
         (runtime::hidden_at(s, player, site, level) & c.imm[1]);
}

// On the board, at the bottom of stacks.
void op_hidden_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int players = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  if (!s.hidden) return;
  const int count = m.prepared.board->count(static_cast<ir::SiteType>(c.imm[0]));
  for (int p = 1; p <= m.layout.players; ++p)
    for (int site = 0; (players >> p & 1) && site < count; ++site)
      if (runtime::hidden_at(s, p, site, 0) & c.imm[1]) set_bit(out, site);
}

}  // namespace

void add_hidden_ops(OpTable& t);

void add_hidden_ops(OpTable& t) {
  set_op(t, Op::ActHide, op_act_hide);
  set_op(t, Op::IsHidden, op_is_hidden);
  set_op(t, Op::HiddenSites, op_hidden_sites);
}

}  // namespace ludens::interpreter
