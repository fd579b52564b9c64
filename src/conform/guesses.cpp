#include "conform/guesses.h"

#include <bit>
#include <map>

#include "engine/arrange.h"

namespace ludens::conform {

using engine::Move;
using ir::Reg;

namespace {

// What the moves of a site show of its values.
std::uint64_t shown(std::uint64_t values) {
  return std::popcount(values) <= 2 ? values : ~std::uint64_t{0};
}

}  // namespace

bool Guesses::begin() {
  type_ = m_.prepared.default_type;
  last_ = -1;
  const runtime::Space& s = m_.space(type_);
  if (!s.domain || s.domain_words != 1) return false;
  guesses_.assign(static_cast<size_t>(s.sites), {});
  for (int site = 0; site < s.sites; ++site) guesses_[static_cast<size_t>(site)].insert(s.domain[site]);
  return true;
}

void Guesses::set(int site, Values values) {
  engine::set_values(m_, type_, site, values);
}

void Guesses::narrow(const std::function<bool()>& fits) {
  if (last_ < 0) return;
  std::set<Values>& all = guesses_[static_cast<size_t>(last_)];
  const Values current = m_.space(type_).domain[last_];
  std::set<Values> tried;
  const auto try_out = [&](Values values) {
    if (!tried.insert(shown(values)).second) return false;
    set(last_, values);
    if (!fits()) return false;
    std::erase_if(all, [&](Values other) { return shown(other) != shown(values); });
    return true;
  };
  if (try_out(current)) return;
  for (const Values values : std::vector<Values>(all.begin(), all.end()))
    if (try_out(values)) return;
  set(last_, current);
}

std::optional<Move> Guesses::find(int site, const Step& step) {
  engine::legal_moves(m_, list_);
  for (const Move& move : list_.moves) {
    if (move.to != site) continue;
    m_.clear_registers();
    m_.bind(move);
    const bool same = m_.reg(Reg::Value) == step.value && (m_.reg(Reg::Aux) != 0) == step.toggle;
    m_.clear_registers();
    if (same) return move;
  }
  return std::nullopt;
}

std::optional<Move> Guesses::choose(int site, const Fits& fits) {
  if (site < 0 || site >= static_cast<int>(guesses_.size())) return std::nullopt;
  std::set<Values>& before = guesses_[static_cast<size_t>(site)];
  const Values current = m_.space(type_).domain[site];
  const ir::ValueRange range = m_.program.equipment->values[static_cast<size_t>(type_)];
  std::set<Values> after;
  std::map<Values, bool> known;  // by what the move shows: is that the recorded state?
  std::optional<std::pair<Values, Step>> chosen;
  const auto consider = [&](Values values, const Step& step) {
    const Values bit = Values{1} << step.value;
    const Values next = step.toggle ? values ^ bit : bit;
    const Values resolved = std::popcount(next) == 1 ? next : 0;
    auto found = known.find(resolved);
    if (found == known.end()) {
      set(site, values);
      const auto move = find(site, step);
      if (!move) return;
      found = known.emplace(resolved, fits(*move)).first;
    }
    if (!found->second) return;
    // Setting a value may break a constraint; crossing out never does.
    if (!step.toggle) {
      set(site, values);
      if (!find(site, step)) return;
    }
    after.insert(next);
    if (!chosen || values == current) chosen = {values, step};
  };
  for (const Values values : before)
    for (int value = range.min; value <= range.max; ++value)
      if (values != Values{1} << value) consider(values, {value, true});
  for (int value = range.min; value <= range.max; ++value) consider(*before.begin(), {value, false});
  set(site, chosen ? chosen->first : current);
  if (!chosen) return std::nullopt;
  before = std::move(after);
  last_ = site;
  return find(site, chosen->second);
}

}  // namespace ludens::conform
