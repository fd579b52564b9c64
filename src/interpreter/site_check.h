// site_check.h - conditions on one site that are asked in a loop. Where a condition only asks whether sets
// that lie in the state hold the site, it is looked up there, without running the code.
#pragma once

#include "interpreter/op_call.h"

namespace ludens::interpreter {

class SiteCheck {
 public:
  SiteCheck() = default;
  // The condition is always asked of the site in one of these registers, and that is a site of the board. An
  // absent one holds.
  SiteCheck(const Prepared& game, Lazy<Type::Bool> condition, ir::RegSet site) : code_(condition.code) {
    known_ = !code_ || add(game, without_same(*code_, site), site, true);
  }

  // The register is bound to the site.
  bool holds(Machine& m, int site) const {
    if (!known_) return m.test(code_);
    if (same_ >= 0 && m.regs[same_] == site) return true;
    for (int i = 0; i < count_; ++i) {
      const Term& term = terms_[i];
      const auto* set = term.words ? term.words : reinterpret_cast<const SetWord*>(m.block + term.offset);
      if (test_bit(set, site) != term.wanted) return false;
    }
    return true;
  }

 private:
  struct Term {
    const SetWord* words;  // a constant set; null: in the state
    std::int32_t offset;   // how far into it
    bool wanted;           // the site must be in it, or must not
  };
  static constexpr int kMost = 4;

  static bool is_site(const Code* c, ir::RegSet site) {
    const auto reg = attribute_if<Op::GetReg, "register">(c);
    return reg && (ir::bit(*reg) & site) != 0;
  }
  // (or (eq site register) condition): notes the register; the condition is left.
  const Code& without_same(const Code& c, ir::RegSet site) {
    if (c.op != &Op::Or || c.arg_count != 2 || c.args[0]->op != &Op::Eq) return c;
    const Code* other = operand<Op::Eq, "b">(*c.args[0]);
    const auto reg = attribute_if<Op::GetReg, "register">(other);
    if (!reg || !is_site(operand<Op::Eq, "a">(*c.args[0]), site)) return c;
    same_ = static_cast<int>(*reg);
    return *c.args[1];
  }
  bool add_term(const Term& term) {
    if (count_ == kMost) return false;
    terms_[count_++] = term;
    return true;
  }
  // False where it is no question of that sort.
  bool add(const Prepared& game, const Code& c, ir::RegSet site, bool wanted) {
    if (c.op == &Op::Not) return add(game, *operand<Op::Not, "a">(c), site, !wanted);
    if (c.op == &Op::And && wanted) {
      for (const Lazy<Type::Bool> one : rest<Op::And, "all">(c))
        if (!add(game, *one.code, site, true)) return false;
      return true;
    }
    if (c.op == &Op::IsEmptyAt && is_site(operand<Op::IsEmptyAt, "site">(c), site)) {
      const int empty = game.layout.space[static_cast<size_t>(attribute<Op::IsEmptyAt, "type">(c))].empty;
      return empty >= 0 && add_term({nullptr, empty, wanted});
    }
    if (c.op != &Op::IsIn || !is_site(operand<Op::IsIn, "site">(c), site)) return false;
    const Code& set = *operand<Op::IsIn, "sites">(c);
    if (set.leaf == Leaf::Constant) return add_term({set.words, 0, wanted});
    return set.leaf == Leaf::Block && add_term({nullptr, set.offset, wanted});
  }

  const Code* code_ = nullptr;
  bool known_ = true;
  int count_ = 0;
  int same_ = -1;  // a register: its site is right in any case
  Term terms_[kMost];
};

// The moves of a body that is run in a loop.
inline bool generate_in_loop(Machine& m, Lazy<Type::Moves> body) {
  if (body.code->op != &Op::Emit) return m.generate(body);
  m.tick();
  return m.emit(attribute<Op::Emit, "kind">(*body.code));
}

}  // namespace ludens::interpreter
