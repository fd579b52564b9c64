#include "engine/puzzle_terms.h"

#include <algorithm>
#include <utility>

#include "interpreter/scopes.h"
#include "ir/ops/lists.h"
#include "ir/ops/puzzles.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"

namespace ludens::engine {

namespace {

namespace Op = ir::Op;
using interpreter::Bind;
using ir::attribute;
using ir::NodeId;
using ir::operand;
using ir::Reg;

}  // namespace

// The sites of a set that no value changes.
std::optional<std::vector<int>> PuzzleTerms::sites(NodeId set) const {
  if (!is_free(set)) return std::nullopt;
  std::vector<SetWord> words(static_cast<size_t>(m_.words));
  m_.eval(code(set), words.data());
  std::vector<int> out;
  for_each_bit(words.data(), m_.words, [&](int site) {
    if (is_site(site)) out.push_back(site);
    return false;
  });
  return out;
}

// --- what does not depend on values

bool PuzzleTerms::is_free(NodeId id) const {
  if (id == ir::kNothing) return true;
  const ir::OpRecord& op = *program_.nodes[id].op;
  if (op.reads != 0 || !ir::is_pure(op)) return false;
  if (is_edge_bound_ && ir::reads_register(program_, id, Reg::Edge)) return false;
  return std::ranges::all_of(program_.operands(id), [this](NodeId of) { return is_free(of); });
}
std::optional<int> PuzzleTerms::number(NodeId id) const {
  if (id == ir::kNothing || !is_free(id)) return std::nullopt;
  return m_.eval(code(id));
}
// Where that number is the hint of one site: which.
int PuzzleTerms::hint_of(NodeId id, int value) const {
  int site = -1;
  if (ir::is(program_, id, Op::Lookup))
    site = number(operand<Op::Lookup, "key">(program_, id)).value_or(-1);
  else if (ir::reads_register(program_, id, Reg::Hint))
    site = hint_site_;
  for (const ir::Hints& hints : program_.equipment->hints)
    for (const ir::Hint& hint : hints.hints)
      if (hint.sites == std::vector{site} && hint.value == value) return site;
  return -1;
}
std::optional<std::vector<int>> PuzzleTerms::list(NodeId id) const {
  if (!is_free(id)) return std::nullopt;
  std::vector<int> out;
  m_.eval(code(id), out);
  return out;
}

// --- numbers

Term PuzzleTerms::at_site(std::optional<int> site) const {
  if (!site || !is_site(*site)) return {};
  return {Term::Kind::Site, *site};
}
Term PuzzleTerms::term(NodeId id) const {
  if (const std::optional<int> known = number(id)) return {Term::Kind::Number, *known};
  if (!ir::is(program_, id, Op::What) || attribute<Op::What, "type">(program_, id) != puzzle_.type) return {};
  const Term site = at_site(number(operand<Op::What, "site">(program_, id)));
  if (site.is_site() && !puzzle_.is_filled(site.number))
    return {Term::Kind::Number, 0};  // nothing ever stands there
  return site;
}
std::optional<std::vector<Term>> PuzzleTerms::terms(NodeId id) const {
  std::vector<Term> out;
  if (const auto known = list(id)) {
    for (const int item : *known) out.push_back({Term::Kind::Number, item});
    return out;
  }
  if (ir::is(program_, id, Op::MakeList)) {
    for (const NodeId item : program_.operands(id)) out.push_back(term(item));
    return out;
  }
  if (ir::is(program_, id, Op::ListResults)) return results(id);
  return std::nullopt;
}
std::optional<std::vector<Term>> PuzzleTerms::results(NodeId id) const {
  const auto from = sites(operand<Op::ListResults, "from">(program_, id));
  if (!from) return std::nullopt;
  std::vector<Term> out;
  for (const int one : *from) {
    const Bind bound(m_, Reg::From, one);
    const auto to = sites(operand<Op::ListResults, "to">(program_, id));
    if (!to) return std::nullopt;
    for (const int other : *to) {
      const Bind bound_to(m_, Reg::To, other);
      out.push_back(term(operand<Op::ListResults, "body">(program_, id)));
    }
  }
  return out;
}

// As every_hint binds them (runtime/kernels/puzzles.h); how many edges are drawn depends on values.
bool PuzzleTerms::for_each_hint(NodeId id, const std::function<bool()>& visit) {
  const Bind from(m_, Reg::From);
  const Bind to(m_, Reg::To);
  const bool outer = std::exchange(is_edge_bound_, true);
  int index = 0;
  bool goes_on = true;
  for (const ir::Hints& hints : program_.equipment->hints) {
    if (hints.type != attribute<Op::EveryHint, "type">(program_, id)) continue;
    for (const ir::Hint& hint : hints.hints) {
      if (!hint.sites.empty()) from.slot = hint.sites[0];
      hint_site_ = hint.sites.size() == 1 ? hint.sites[0] : -1;
      if (hint.sites.size() > 1) to.slot = hint.sites[1];
      const Bind value(m_, Reg::Hint, hint.value);
      const Bind number(m_, Reg::Aux2, index++);
      goes_on = goes_on && visit();
    }
  }
  is_edge_bound_ = outer;
  hint_site_ = -1;
  return goes_on;
}

ValueSet values_at(const runtime::Space& space, int site, int least, int most) {
  ValueSet out, chosen;
  for (int value = 0; value < space.domain_words * 64; ++value) {
    if (!test_bit(space.domain + site * space.domain_words, value)) continue;
    out.set(static_cast<size_t>(value));
    if (value >= least && value <= most) chosen.set(static_cast<size_t>(value));
  }
  return out.count() == 1 ? out : chosen;
}

}  // namespace ludens::engine
