// argument_errors.cpp - which argument of a bracket is missing, misplaced, unlabelled or one too many.
#include <algorithm>
#include <numeric>

#include "base/names.h"
#include "language/explainer.h"
#include "language/type_text.h"

namespace ludens {

namespace {

constexpr size_t kFormsShown = 3;
constexpr size_t kMaxReordered = 5;  // arguments of which all orders are tried

}  // namespace

std::vector<Alignment> Explainer::best_alignments(SyntaxId node, const std::vector<const Form*>& forms) {
  const auto children = tree_.children(node);
  std::vector<Alignment> alignments;
  for (const Form* form : forms)
    alignments.push_back(aligner_.align(children.first(std::min(children.size(), kMaxAligned)), *form));
  std::ranges::stable_sort(alignments, {}, &Alignment::cost);
  return alignments;
}

void Explainer::report(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms) {
  if (tree_.children(node).size() > kMaxAligned) return too_many(node, place, forms);
  const std::vector<Alignment> alignments = best_alignments(node, forms);
  const Alignment& best = alignments.front();
  if (!best.sound() && wrong_order(node, place, forms)) return;
  const size_t before = errors_.size();
  const bool seen = explain_insides(node, place, best);
  explain_misfits(node, place, best, alignments);
  if (!best.missing.empty()) missing(node, place, best, alignments);
  if (errors_.size() == before && !seen)
    add(node, place, "L0204", "these arguments fit no form of " + bracket(tree_.word_of(node)),
        forms_note(alignments));
}

void Explainer::too_many(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms) {
  size_t most = 0;
  for (const Form* form : forms) most = std::max(most, form->slots.size());
  const Child& first_surplus = tree_.children(node)[most];
  add(first_surplus.node, place_of(first_surplus, place), "L0209",
      bracket(tree_.word_of(node)) + " has " + std::to_string(tree_.children(node).size()) +
          " arguments; no form of it takes more than " + std::to_string(most));
}

bool Explainer::explain_insides(SyntaxId node, std::uint32_t place, const Alignment& alignment) {
  const auto children = tree_.children(node);
  bool any = false;
  for (size_t i = 0; i < alignment.slot_of.size() && !full(); ++i) {
    if (alignment.slot_of[i] < 0 || alignment.misfits[i] != Misfit::Inside) continue;
    const Slot& slot = alignment.form->slots[static_cast<size_t>(alignment.slot_of[i])];
    explain(children[i].node, place_of(children[i], place), slot.type, slot.depth);
    any = true;
  }
  return any;
}

void Explainer::lacks_braces(const Child& child, std::uint32_t at, const Slot& slot) {
  add(child.node, at, "L0204",
      "expected " + type_text(registry_, slot.type, slot.depth) + ", found " + value_text(tree_, child.node) +
          did_you_mean("{" + plain(child.node) + "}"),
      {{"a list is written in braces, also when it has one item only", std::nullopt}});
}

void Explainer::explain_misfits(SyntaxId node, std::uint32_t place, const Alignment& best,
                                const std::vector<Alignment>& alignments) {
  const auto children = tree_.children(node);
  bool braces_told = false;  // one pair of braces holds them all
  for (size_t i = 0; i < children.size() && !full(); ++i) {
    const Child& child = children[i];
    const std::uint32_t at = place_of(child, place);
    if (best.slot_of[i] < 0) {
      const bool item = std::ranges::any_of(
          alignments, [&](const Alignment& other) { return is_item_of(child, *other.form); });
      if (item && braces_told) continue;
      braces_told = braces_told || item;
      unexpected(node, child, at, item, alignments);
      add_via(node, place, at);
      continue;
    }
    const auto index = static_cast<size_t>(best.slot_of[i]);
    const Slot& slot = best.form->slots[index];
    if (is_label_of_next(children, i, best)) {
      const std::string pair = std::string(tree_.word_of(child.node)) + ":" + plain(children[i + 1].node);
      add(child.node, at, "L0206", "a label ends with a colon" + did_you_mean("'" + pair + "'"));
      ++i;
      continue;
    }
    switch (best.misfits[i]) {
      case Misfit::NeedsLabel:
        add(child.node, at, "L0206",
            "this argument of " + bracket(tree_.word_of(node)) + " needs its label" +
                did_you_mean("'" + std::string(slot.label) + ":" + plain(child.node) + "'"),
            forms_note({best}));
        break;
      case Misfit::LabelForName:
        label_for_name(node, child, at);
        break;
      case Misfit::MisspeltLabel:
        misspelt_label(node, child, at, slot);
        break;
      case Misfit::NeedsBraces:
        if (!braces_told) lacks_braces(child, at, slot);
        braces_told = true;
        break;
      case Misfit::NeedsNoBraces:
        add(child.node, at, "L0204",
            "expected one " + type_text(registry_, slot.type) + ", found a list in braces" +
                did_you_mean(plain(tree_.children(child.node)[0].node) + ", without braces"));
        break;
      case Misfit::WrongKind:
        if (index == 0 && alignments.size() > 1 && begins_with_word(*best.form)) {
          add(node, place, "L0205",
              bracket(tree_.word_of(node)) + " lacks a word that says what is meant, before " +
                  value_text(tree_, child.node),
              forms_note(alignments));
          break;
        }
        wrong_argument(child, at, *best.form, index);
        break;
      case Misfit::None:
      case Misfit::Inside:
        continue;
    }
    add_via(node, place, at);
  }
}

void Explainer::wrong_argument(const Child& child, std::uint32_t at, const Form& form, size_t index) {
  const int group = form.slots[index].group;
  size_t first = index;
  while (group >= 0 && first > 0 && form.slots[first - 1].group == group) --first;
  const size_t end = after_group(form, index);
  if (end - first < 2 || tree_.node(child.node).kind == SyntaxKind::Word)
    return explain(child.node, at, form.slots[index].type, form.slots[index].depth);
  std::string expected;
  std::vector<Note> notes;
  for (size_t k = first; k < end; ++k) {
    expected += (k == first ? "" : " or ") + slot_text(registry_, form.slots[k]);
    const bool told =
        std::any_of(form.slots.begin() + static_cast<long>(first), form.slots.begin() + static_cast<long>(k),
                    [&](const Slot& other) { return other.type == form.slots[k].type; });
    if (form.slots[k].constant.empty() && !told) notes.push_back(type_note(form.slots[k].type));
  }
  add(child.node, at, "L0204", "expected " + expected + ", found " + value_text(tree_, child.node), notes);
}

std::string Explainer::plain(SyntaxId node) const {
  const SyntaxNode& n = tree_.node(node);
  return n.kind == SyntaxKind::Word ? std::string(tree_.word(n.word)) : value_text(tree_, node);
}

// (to if (is Empty (to))): a word that is the label which the next argument needs.
bool Explainer::is_label_of_next(std::span<const Child> children, size_t i, const Alignment& best) const {
  if (i + 1 >= children.size() || tree_.node(children[i].node).kind != SyntaxKind::Word) return false;
  return best.misfits[i + 1] == Misfit::NeedsLabel &&
         best.form->slots[static_cast<size_t>(best.slot_of[i + 1])].label == tree_.word_of(children[i].node);
}

// (move Add to:(sites Empty)): the label is the name of what is expected.
void Explainer::label_for_name(SyntaxId node, const Child& child, std::uint32_t at) {
  const std::string label(tree_.word(child.label));
  add_at(label_place(child, at), static_cast<int>(label.size()) + 1, "L0206",
         bracket(tree_.word_of(node)) + " has no label '" + label + ":'" +
             did_you_mean("(" + label + " " + plain(child.node) + ")"));
}

void Explainer::misspelt_label(SyntaxId node, const Child& child, std::uint32_t at, const Slot& slot) {
  const std::string label = std::string(tree_.word(child.label)) + ":";
  add_at(label_place(child, at), static_cast<int>(label.size()), "L0206",
         "unknown label '" + label + "' in " + bracket(tree_.word_of(node)) +
             did_you_mean("'" + std::string(slot.label) + ":'"));
  if (binder_.bind(child.node, slot.type, slot.depth) == kUnbound)
    explain(child.node, at, slot.type, slot.depth);
}

bool Explainer::is_item_of(const Child& child, const Form& form) {
  return child.label == 0 && std::ranges::any_of(form.slots, [&](const Slot& slot) {
           return slot.constant.empty() && slot.label.empty() && slot.depth > 0 &&
                  (binder_.bind(child.node, slot.type, slot.depth - 1) != kUnbound ||
                   aligner_.has_form(child.node, slot.type));
         });
}

std::vector<Note> Explainer::forms_note(const std::vector<Alignment>& alignments) {
  std::vector<Note> notes;
  for (size_t i = 0; i < alignments.size() && i < kFormsShown; ++i)
    notes.push_back(
        {(i == 0 ? "the form is: " : "or: ") + std::string(alignments[i].form->ludeme->form), std::nullopt});
  if (alignments.size() > kFormsShown)
    notes.push_back({"and " + std::to_string(alignments.size() - kFormsShown) + " more; see: ludens manual " +
                         std::string(alignments.front().form->keyword),
                     std::nullopt});
  return notes;
}

void Explainer::unexpected(SyntaxId node, const Child& child, std::uint32_t at, bool item,
                           const std::vector<Alignment>& alignments) {
  const std::string keyword(tree_.word_of(node));
  if (child.label != 0) {
    const std::string label = std::string(tree_.word(child.label)) + ":";
    const std::vector<std::string> known = registry_.labels_of(keyword);
    std::string message = bracket(keyword) + " has no place for '" + label + "'";
    if (std::ranges::find(known, tree_.word(child.label)) != known.end()) {
      message += " here: arguments stand in the order of the form";
    } else if (const std::string near = nearest_name(tree_.word(child.label), known); !near.empty()) {
      message += did_you_mean("'" + near + ":'");
    }
    return add_at(label_place(child, at), static_cast<int>(label.size()), "L0209", std::move(message),
                  forms_note(alignments));
  }
  if (tree_.node(child.node).kind == SyntaxKind::List &&
      registry_.forms_of(tree_.word_of(child.node)).empty())
    return unknown_here(child.node, at, forms_note(alignments));
  if (tree_.node(child.node).kind == SyntaxKind::String)
    if (const std::string near = nearest_name(tree_.word_of(child.node), sources_.define_names());
        !near.empty())
      return no_define(child.node, at, near);
  std::string message = bracket(keyword) + " has no place for " + value_text(tree_, child.node);
  if (item)
    message +=
        did_you_mean("a list in braces: (" + keyword + " {" + value_text(tree_, child.node) + " ...})");
  add(child.node, at, "L0209", std::move(message), forms_note(alignments));
}

void Explainer::missing(SyntaxId node, std::uint32_t place, const Alignment& best,
                        const std::vector<Alignment>& alignments) {
  std::string list;
  for (const int index : best.missing) {
    const auto first = static_cast<size_t>(index);
    if (!list.empty()) list += " and ";
    for (size_t k = first; k < after_group(*best.form, first); ++k) {
      const Slot& slot = best.form->slots[k];
      list += (k == first ? "" : " or ") + slot_text(registry_, slot);
      if (!slot.doc.empty()) list += " (" + std::string(slot.doc) + ")";
    }
  }
  const Slot& slot = best.form->slots[static_cast<size_t>(best.missing.front())];
  if (!slot.constant.empty())
    return add(node, place, "L0205",
               bracket(tree_.word_of(node)) + " lacks a word that says what is meant, such as " +
                   std::string(slot.constant),
               forms_note(alignments));
  std::vector<Note> notes = forms_note(alignments);
  notes.insert(notes.begin(), type_note(slot.type));
  add(node, place, "L0210", bracket(tree_.word_of(node)) + " lacks " + list, std::move(notes));
}

bool Explainer::wrong_order(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms) {
  const auto children = tree_.children(node);
  if (children.size() < 2 || children.size() > kMaxReordered || forms.size() > 8) return false;
  std::vector<size_t> order(children.size());
  std::iota(order.begin(), order.end(), 0u);
  while (std::ranges::next_permutation(order).found) {
    std::vector<Child> reordered;
    for (const size_t i : order) reordered.push_back(children[i]);
    for (const Form* form : forms) {
      Alignment alignment = aligner_.align(reordered, *form);
      if (!alignment.sound()) continue;
      tell_order(node, place, reordered, *form);
      // Back into the order in which they stand.
      Alignment standing = alignment;
      for (size_t i = 0; i < order.size(); ++i) {
        standing.slot_of[order[i]] = alignment.slot_of[i];
        standing.misfits[order[i]] = alignment.misfits[i];
      }
      explain_insides(node, place, standing);
      return true;
    }
  }
  return false;
}

void Explainer::tell_order(SyntaxId node, std::uint32_t place, const std::vector<Child>& reordered,
                           const Form& form) {
  const auto children = tree_.children(node);
  size_t first = 0;  // that stands elsewhere
  while (first + 1 < children.size() && children[first] == reordered[first]) ++first;
  std::string meant = "(" + std::string(tree_.word_of(node));
  for (const Child& child : reordered) {
    meant += " ";
    if (child.label != 0) meant += std::string(tree_.word(child.label)) + ":";
    meant += plain(child.node);
  }
  add(children[first].node, place_of(children[first], place), "L0212",
      "the arguments of " + bracket(tree_.word_of(node)) + " stand in another order: " + meant + ")",
      {{"the form is: " + std::string(form.ludeme->form), std::nullopt}});
}

}  // namespace ludens
