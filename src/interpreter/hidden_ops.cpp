// hidden_ops.cpp - hidden information: who may not see what.
#include "runtime/hidden.h"

#include "interpreter/acting.h"
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

void op_act_hide(Machine& m, const Words& sites, int players, std::optional<int> level,
                 Lazy<Type::Bool> hidden, SiteType type, int facts) {
  const bool hides = !hidden || m.test(hidden);
  for_each_bit(sites, m.words, [&](int site) {
    push_action(m, commit_hide, Op::ActHide, site, players, level.value_or(0), hides, m.type_at(type, site),
                facts);
    return false;
  });
}

bool op_is_hidden(Machine& m, int site, int player, std::optional<int> level, SiteType type, int fact) {
  const Space& s = m.space(m.type_at(type, site));
  const int at = s.height > 1 ? level.value_or(0) : 0;
  return m.is_player(player) && has_level(s, site, at) &&
         (runtime::hidden_at(s, player, site, at) & fact) != 0;
}

// On the board, at the bottom of stacks.
void op_hidden_sites(Machine& m, SetWord* out, int players, SiteType type, int fact) {
  clear_words(out, m.words);
  const Space& s = m.space(type);
  if (!s.hidden) return;
  const int count = m.prepared.board->count(type);
  for (int p = 1; p <= m.layout.players; ++p)
    for (int site = 0; (players >> p & 1) && site < count; ++site)
      if (runtime::hidden_at(s, p, site, 0) & fact) set_bit(out, site);
}

}  // namespace

void add_hidden_ops(OpTable& t);

void add_hidden_ops(OpTable& t) {
  set_op<Op::ActHide, op_act_hide>(t);
  set_op<Op::IsHidden, op_is_hidden>(t);
  set_op<Op::HiddenSites, op_hidden_sites>(t);
}

}  // namespace ludens::interpreter
