#include "language/binder.h"

#include <charconv>
#include <cmath>

#include "base/names.h"

namespace ludens {

BoundId BoundTree::arg(BoundId id, std::string_view slot) const {
  const Bound& bound = bounds_[id];
  if (bound.kind != BoundKind::Form) return kUnbound;
  const int index = bound.form->slot(slot);
  return index < 0 ? kUnbound : args(id)[static_cast<size_t>(index)];
}

BoundId BoundTree::add(Bound bound, std::span<const BoundId> args) {
  bound.first_arg = static_cast<std::uint32_t>(args_.size());
  bound.arg_count = static_cast<std::uint32_t>(args.size());
  args_.insert(args_.end(), args.begin(), args.end());
  bounds_.push_back(bound);
  return static_cast<BoundId>(bounds_.size() - 1);
}

namespace {

// Told by a look at the node: not worth remembering.
bool cannot_fit(SyntaxKind kind, const Type& type, int depth) {
  if (depth > 0) return kind != SyntaxKind::Array;
  return (kind == SyntaxKind::Array && !type.takes_int_array) ||
         (kind == SyntaxKind::String && !type.takes_string);
}

}  // namespace

BoundId Binder::bind(SyntaxId node, TypeId type, int depth) {
  if (cannot_fit(tree_.node(node).kind, registry_.type(type), depth)) return kUnbound;
  const std::uint64_t key = (static_cast<std::uint64_t>(node) << 24) |
                            (static_cast<std::uint64_t>(type) << 4) | static_cast<std::uint64_t>(depth);
  if (const auto found = memo_.find(key); found != memo_.end()) return found->second;
  const BoundId bound = bind_fresh(node, type, depth);
  memo_.emplace(key, bound);
  return bound;
}

BoundId Binder::bind_fresh(SyntaxId node, TypeId type, int depth) {
  if (depth > 0) return bind_array(node, type, depth);
  switch (tree_.node(node).kind) {
    case SyntaxKind::List:
      return bind_list(node, type);
    case SyntaxKind::Word:
      return bind_word(node, type);
    case SyntaxKind::Array:
      return bind_array(node, registry_.find_type("int"), 1);
    case SyntaxKind::String: {
      Bound bound;
      bound.kind = BoundKind::String;
      bound.node = node;
      bound.word = tree_.node(node).word;
      return bounds_.add(bound, {});
    }
  }
  return kUnbound;
}

BoundId Binder::bind_array(SyntaxId node, TypeId type, int depth) {
  std::vector<BoundId> items;
  for (const Child& child : tree_.children(node)) {
    const BoundId item = child.label == 0 ? bind(child.node, type, depth - 1) : kUnbound;
    if (item == kUnbound) return kUnbound;
    items.push_back(item);
  }
  Bound bound;
  bound.kind = BoundKind::Array;
  bound.node = node;
  return bounds_.add(bound, items);
}

BoundId Binder::bind_word(SyntaxId node, TypeId type) {
  const std::string_view word = tree_.word_of(node);
  const Type& expected = registry_.type(type);
  Bound bound;
  bound.node = node;
  bound.word = tree_.node(node).word;
  const char* begin = word.data();
  const char* end = begin + word.size();
  if (expected.takes_int) {
    int value = 0;
    const auto [stop, error] = std::from_chars(begin, end, value);
    bool found = error == std::errc() && stop == end;
    for (const NamedInt& named : kNamedInts)
      if (word == named.name) {
        value = named.value;
        found = true;
      }
    if (found) {
      bound.kind = BoundKind::Int;
      bound.number = value;
      return bounds_.add(bound, {});
    }
  }
  if (expected.takes_float) {
    double value = 0;
    const auto [stop, error] = std::from_chars(begin, end, value);
    if (error == std::errc() && stop == end && std::isfinite(value)) {
      bound.kind = BoundKind::Float;
      bound.number = value;
      return bounds_.add(bound, {});
    }
  }
  if (expected.takes_bool && (equal_ignoring_case(word, "true") || equal_ignoring_case(word, "false"))) {
    bound.kind = BoundKind::Bool;
    bound.number = equal_ignoring_case(word, "true") ? 1 : 0;
    return bounds_.add(bound, {});
  }
  const auto [constants, index] = registry_.find_constant(word, type);
  if (constants == kNoType) return kUnbound;
  bound.kind = BoundKind::Constant;
  bound.type = constants;
  bound.number = index;
  return bounds_.add(bound, {});
}

namespace {

// Slots that a match leaves empty; alternatives count as one slot.
int left_out(const Form& form, std::span<const BoundId> args) {
  int count = 0;
  for (size_t i = 0; i < args.size();) {
    const int group = form.slots[i].group;
    bool filled = false;
    do {
      filled = filled || args[i] != kUnbound;
      ++i;
    } while (i < args.size() && group >= 0 && form.slots[i].group == group);
    if (!filled) ++count;
  }
  return count;
}

}  // namespace

BoundId Binder::bind_list(SyntaxId node, TypeId type) {
  // Where several forms fit, the one that leaves least out is meant: (sites) is the region being looked at,
  // not the region of nobody in particular. Among equals the last one wins.
  BoundId best = kUnbound;
  int least = 0;
  for (const int index : registry_.forms_of(tree_.word_of(node))) {
    const Form& form = registry_.form(index);
    if (!registry_.fits(form.rule, type)) continue;
    const BoundId bound = bind_form(node, form);
    if (bound == kUnbound) continue;
    const int count = left_out(form, bounds_.args(bound));
    if (best != kUnbound && count > least) continue;
    best = bound;
    least = count;
  }
  return best;
}

bool is_constant(std::string_view word, std::string_view constant) {
  return word == constant || (word.size() == constant.size() && word.substr(1) == constant.substr(1) &&
                              word[0] - 'a' + 'A' == constant[0]);
}

struct Binder::Match {
  const Form& form;
  std::span<const Child> children;
  std::vector<BoundId> filled;  // by slot
  std::vector<bool> failed;     // (child, slot, group filled) known to lead nowhere

  size_t index(size_t child, size_t slot, bool group_filled) const {
    return ((child * (form.slots.size() + 1)) + slot) * 2 + (group_filled ? 1 : 0);
  }
};

bool Binder::match(Match& m, size_t child, size_t slot, bool group_filled) {
  if (slot == m.form.slots.size()) return child == m.children.size();
  if (m.failed[m.index(child, slot, group_filled)]) return false;
  const Slot& s = m.form.slots[slot];
  const bool last_of_group =
      s.group >= 0 && (slot + 1 == m.form.slots.size() || m.form.slots[slot + 1].group != s.group);
  const bool required_group = s.group >= 0 && m.form.group_required[static_cast<size_t>(s.group)];

  if (child < m.children.size() && !(s.group >= 0 && group_filled)) {
    const Child& given = m.children[child];
    BoundId bound = kUnbound;
    if (tree_.word(given.label) == s.label) {
      if (s.constant.empty()) {
        bound = bind(given.node, s.type, s.depth);
      } else if (tree_.node(given.node).kind == SyntaxKind::Word &&
                 is_constant(tree_.word_of(given.node), s.constant)) {
        Bound constant;
        constant.kind = BoundKind::Constant;
        constant.node = given.node;
        constant.word = tree_.node(given.node).word;
        bound = bounds_.add(constant, {});
      }
    }
    if (bound != kUnbound) {
      m.filled[slot] = bound;
      if (match(m, child + 1, slot + 1, !last_of_group && s.group >= 0)) return true;
      m.filled[slot] = kUnbound;
    }
  }
  const bool may_skip = s.group >= 0 ? !last_of_group || group_filled || !required_group : s.optional;
  if (may_skip && match(m, child, slot + 1, last_of_group ? false : group_filled)) return true;
  m.failed[m.index(child, slot, group_filled)] = true;
  return false;
}

BoundId Binder::bind_form(SyntaxId node, const Form& form) {
  const std::span<const Child> children = tree_.children(node);
  if (children.size() > form.slots.size()) return kUnbound;
  Match m{form, children, std::vector<BoundId>(form.slots.size(), kUnbound),
          std::vector<bool>((children.size() + 1) * (form.slots.size() + 1) * 2, false)};
  if (!match(m, 0, 0, false)) return kUnbound;
  Bound bound;
  bound.kind = BoundKind::Form;
  bound.node = node;
  bound.form = &form;
  return bounds_.add(bound, m.filled);
}

Result<BoundTree> bind(const Tree& tree, const Text& text, const Sources& sources, const Registry& registry,
                       std::string_view type) {
  Binder binder(tree, registry);
  const TypeId expected = registry.find_type(type);
  const BoundId root = binder.bind(tree.root, expected, 0);
  if (root == kUnbound) return explain(binder, tree.root, expected, 0, text, sources);
  BoundTree bounds = binder.take();
  bounds.root = root;
  return bounds;
}

}  // namespace ludens
