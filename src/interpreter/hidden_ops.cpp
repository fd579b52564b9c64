// hidden_ops.cpp - hidden information: who may not see what.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/hidden.h"
#include "runtime/kernels/hidden.h"

namespace ludens::interpreter {

namespace {

// v: site, players, level, hidden, site type, facts
void commit_hide(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[4]);
  const int level = s.height > 1 ? a.v[2] : 0;
  if (!kernels::can_be_hidden(s, a.v[0], level)) return;
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

}  // namespace

void add_hidden_ops(OpTable& t);

void add_hidden_ops(OpTable& t) {
  set_op<Op::ActHide, op_act_hide>(t);
  set_kernel<Op::IsHidden, LUDENS_KERNEL(is_hidden)>(t);
  set_kernel<Op::HiddenSites, LUDENS_KERNEL(hidden_sites)>(t);
}

}  // namespace ludens::interpreter
