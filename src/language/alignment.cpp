#include "language/alignment.h"

#include <algorithm>
#include <limits>

#include "base/names.h"
#include "language/type_text.h"

namespace ludens {

namespace {

constexpr int kMissing = 40;          // a required argument that is not there
constexpr int kMissingChoice = 41;    // one of several
constexpr int kMissingLabelled = 50;  // people rather forget what is written plainly in every game
constexpr int kMissingConstant = 60;
constexpr int kMissingEarly = 5;  // more, where arguments follow: what comes last is forgotten first
constexpr int kSurplus = 50;      // an argument that fits nowhere
constexpr int kInside = 20;       // right kind of thing, something wrong inside
constexpr int kManyInside = 10;   // more, where several items of a list are wrong
constexpr int kLabelOnly = 30;    // right value, label forgotten or misspelt
constexpr int kMisspelt = 20;     // nearly a word that could stand there
constexpr int kWrongWord = 50;    // a word where another word could stand
constexpr int kWrongKind = 60;    // fills a slot of another type
constexpr int kNever = std::numeric_limits<int>::max() / 4;

bool near_label(std::string_view given, std::string_view known) {
  const int limit = given.size() <= 3 ? 1 : 2;
  return edit_distance(given, known, limit) <= limit;
}

int skip_cost(const Form& form, size_t slot) {
  const Slot& s = form.slots[slot];
  if (s.group >= 0) {
    const bool last = after_group(form, slot) == slot + 1;
    if (!last || !form.group_required[static_cast<size_t>(s.group)]) return 0;
    return s.label.empty() ? kMissingChoice : kMissingLabelled;
  }
  if (s.optional) return 0;
  if (!s.constant.empty()) return kMissingConstant;
  return s.label.empty() ? kMissing : kMissingLabelled;
}

int first_of_group(const Form& form, size_t slot) {
  const int group = form.slots[slot].group;
  while (group >= 0 && slot > 0 && form.slots[slot - 1].group == group) --slot;
  return static_cast<int>(slot);
}

}  // namespace

bool Alignment::sound() const {
  return missing.empty() && std::ranges::find(slot_of, -1) == slot_of.end() &&
         std::ranges::find(misfits, Misfit::WrongKind) == misfits.end();
}

size_t after_group(const Form& form, size_t slot) {
  const int group = form.slots[slot].group;
  size_t next = slot + 1;
  while (group >= 0 && next < form.slots.size() && form.slots[next].group == group) ++next;
  return next;
}

bool Aligner::has_form(SyntaxId node, TypeId type) const {
  return tree_.node(node).kind == SyntaxKind::List &&
         std::ranges::any_of(registry_.forms_of(tree_.word_of(node)),
                             [&](int index) { return registry_.fits(registry_.form(index).rule, type); });
}

const std::vector<std::string>& Aligner::near_keywords(WordId keyword) {
  const auto [found, fresh] = near_keywords_.try_emplace(keyword);
  if (!fresh || !registry_.forms_of(tree_.word(keyword)).empty()) return found->second;
  std::vector<std::string> rest = registry_.keywords();
  for (std::string near = nearest_name(tree_.word(keyword), rest); !near.empty() && found->second.size() < 8;
       near = nearest_name(tree_.word(keyword), rest)) {
    found->second.push_back(near);
    std::erase(rest, near);
  }
  return found->second;
}

// Is the bracket's keyword a misspelt one of that type?
bool Aligner::misspells(SyntaxId node, TypeId type) {
  return tree_.node(node).kind == SyntaxKind::List &&
         std::ranges::any_of(near_keywords(tree_.node(node).word), [&](const std::string& near) {
           return std::ranges::any_of(registry_.forms_of(near), [&](int index) {
             return registry_.fits(registry_.form(index).rule, type);
           });
         });
}

bool Aligner::misspells_constant(const SyntaxNode& word, TypeId type) {
  if (word.kind != SyntaxKind::Word) return false;
  const auto [found, fresh] =
      near_constant_.try_emplace((static_cast<std::uint64_t>(word.word) << 16) | type);
  if (fresh) found->second = !nearest_name(tree_.word(word.word), constants_of(registry_, type)).empty();
  return found->second;
}

// Could a value written like this stand for the type at all, were it another one?
bool Aligner::looks_like(const SyntaxNode& node, TypeId type) const {
  const Type& t = registry_.type(type);
  const std::string_view word = tree_.word(node.word);
  if (node.kind == SyntaxKind::String)
    return t.takes_string || (is_numeric(word) && (t.takes_int || t.takes_float));
  if (node.kind != SyntaxKind::Word) return false;
  if (is_numeric(word)) return t.takes_int || t.takes_float;
  return t.takes_int || t.takes_bool || t.takes_string || t.constants != nullptr;
}

// 0: one item has an error inside; more where several do not fit, or one is of another kind.
int Aligner::misfit_of_items(SyntaxId array, TypeId type, int depth) {
  int bad = 0;
  bool other_kind = false;
  for (const Child& item : tree_.children(array)) {
    if (binder_.bind(item.node, type, depth) != kUnbound) continue;
    const SyntaxNode& node = tree_.node(item.node);
    other_kind = other_kind || !(depth > 0 ? node.kind == SyntaxKind::Array
                                           : has_form(item.node, type) || misspells(item.node, type) ||
                                                 misspells_constant(node, type));
    if (++bad > 1) break;
  }
  return (bad > 1 ? kManyInside : 0) + (other_kind ? kManyInside : 0);
}

Aligner::Fit Aligner::fit_value(const Child& child, const Slot& slot) {
  const SyntaxNode& node = tree_.node(child.node);
  if (binder_.bind(child.node, slot.type, slot.depth) != kUnbound) return {0, Misfit::None};
  if (slot.depth > 0 && node.kind == SyntaxKind::Array)
    return {kInside + misfit_of_items(child.node, slot.type, slot.depth - 1), Misfit::Inside};
  if (slot.depth > 0 && binder_.bind(child.node, slot.type, slot.depth - 1) != kUnbound)
    return {kInside, Misfit::NeedsBraces};
  if (slot.depth == 0 && node.kind == SyntaxKind::Array && node.child_count == 1 &&
      binder_.bind(tree_.children(child.node)[0].node, slot.type, 0) != kUnbound)
    return {kInside, Misfit::NeedsNoBraces};
  if (slot.depth == 0 && (has_form(child.node, slot.type) || misspells(child.node, slot.type)))
    return {kInside, Misfit::Inside};
  if (slot.depth == 0 && misspells_constant(node, slot.type)) return {kMisspelt, Misfit::WrongKind};
  return {slot.depth == 0 && looks_like(node, slot.type) ? kWrongWord : kWrongKind, Misfit::WrongKind};
}

Aligner::Fit Aligner::fit(const Child& child, const Slot& slot) {
  const std::string_view label = tree_.word(child.label);
  if (!slot.constant.empty()) {
    const SyntaxNode& node = tree_.node(child.node);
    const bool same =
        label.empty() && node.kind == SyntaxKind::Word && is_constant(tree_.word(node.word), slot.constant);
    return {same ? 0 : kNever, Misfit::None};
  }
  if (label == slot.label) {
    Fit value = fit_value(child, slot);
    if (!label.empty() && value.misfit == Misfit::WrongKind)
      value.cost = kLabelOnly;  // the label says what is meant
    return value;
  }
  if (slot.label.empty()) {
    const bool name = std::ranges::any_of(registry_.forms_of(label), [&](int index) {
      return !slot.optional && slot.depth == 0 && registry_.fits(registry_.form(index).rule, slot.type);
    });
    return {name ? kLabelOnly : kNever, Misfit::LabelForName};
  }
  if (label.empty()) {
    const bool fits = binder_.bind(child.node, slot.type, slot.depth) != kUnbound;
    return {fits ? kLabelOnly : kNever, Misfit::NeedsLabel};
  }
  if (!near_label(label, slot.label)) return {kNever, Misfit::None};
  return {kLabelOnly + std::min(fit_value(child, slot).cost, kInside), Misfit::MisspeltLabel};
}

Alignment Aligner::align(std::span<const Child> children, const Form& form) {
  const size_t n = children.size();
  const size_t m = form.slots.size();
  enum Step : char { None, Fill, Skip, Drop };
  struct Cell {
    int cost = kNever;
    Step step = None;
    Misfit misfit = Misfit::None;

    void offer(int other, Step how, Misfit what) {
      if (other < cost) *this = {other, how, what};
    }
  };
  // cell(i, j): arguments i.. against slots j..
  std::vector<Cell> cells((n + 1) * (m + 1));
  const auto cell = [&](size_t i, size_t j) -> Cell& { return cells[i * (m + 1) + j]; };
  cell(n, m).cost = 0;
  for (size_t i = n + 1; i-- > 0;)
    for (size_t j = m + 1; j-- > 0;) {
      if (i < n && j < m) {
        const Fit given = fit(children[i], form.slots[j]);
        cell(i, j).offer(given.cost + cell(i + 1, after_group(form, j)).cost, Fill, given.misfit);
      }
      if (j < m) {
        const int cost = skip_cost(form, j);
        const int early = cost > 0 && i < n ? kMissingEarly : 0;
        cell(i, j).offer(cost + early + cell(i, j + 1).cost, Skip, Misfit::None);
      }
      if (i < n) cell(i, j).offer(kSurplus + cell(i + 1, j).cost, Drop, Misfit::None);
    }
  Alignment out;
  out.form = &form;
  out.cost = cell(0, 0).cost;
  out.slot_of.assign(n, -1);
  out.misfits.assign(n, Misfit::None);
  for (size_t i = 0, j = 0; i < n || j < m;) {
    const Cell& here = cell(i, j);
    if (here.step == Fill) {
      out.misfits[i] = here.misfit;
      out.slot_of[i++] = static_cast<int>(j);
      j = after_group(form, j);
    } else if (here.step == Skip) {
      if (skip_cost(form, j) > 0) out.missing.push_back(first_of_group(form, j));
      ++j;
    } else {
      ++i;
    }
  }
  return out;
}

}  // namespace ludens
