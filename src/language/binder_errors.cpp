// binder_errors.cpp - why something does not bind, told so that it can be mended.
//
// For a bracket that fits no form, each form is aligned with what was written at the least cost (a misfitting
// argument, a missing one, one too many); the cheapest form is what the author most likely meant, and its
// misfits are the errors. Misfits inside an argument are explained there, so one run reports many errors.
#include <algorithm>
#include <limits>

#include "base/names.h"
#include "language/binder.h"

namespace ludens {

namespace {

constexpr size_t kMaxErrors = 20;
constexpr size_t kFormsShown = 3;

constexpr int kMissing = 4;     // a required argument that is not there
constexpr int kSurplus = 5;     // an argument that fits nowhere
constexpr int kInnerError = 2;  // right kind of thing, something wrong inside
constexpr int kWrongKind = 5;   // fills a slot of another type
constexpr int kWrongConstant = 6;

std::string article(std::string_view type) {
  return "<" + std::string(type) + ">";
}

struct Alignment {
  const Form* form = nullptr;
  int cost = std::numeric_limits<int>::max();
  std::vector<int> slot_of;  // by child; -1: fits nowhere
  std::vector<int> missing;  // required slots without an argument
};

class Explainer {
 public:
  Explainer(Binder& binder, const Text& text, const Sources& sources)
      : binder_(binder), tree_(binder.tree()), registry_(binder.registry()), text_(text), sources_(sources) {}

  Diagnostics take() { return std::move(errors_); }

  void explain(NodeId node, TypeId type, int depth) {
    if (errors_.size() >= kMaxErrors) return;
    if (std::ranges::find(explained_, node) != explained_.end()) return;  // one place, one error
    explained_.push_back(node);
    if (depth > 0) return explain_array(node, type, depth);
    switch (tree_.node(node).kind) {
      case NodeKind::List:
        return explain_list(node, type);
      case NodeKind::Word:
        return explain_word(node, type);
      default:
        return wrong_kind(node, type, 0);
    }
  }

 private:
  void add(NodeId node, const char* code, std::string message, std::vector<Note> notes = {}) {
    const Node& n = tree_.node(node);
    const int length = n.kind == NodeKind::List ? 1 + static_cast<int>(tree_.word(n.word).size())
                                                : static_cast<int>(n.length);
    Diagnostic error = sources_.error(text_.origin(n.at), length, code, std::move(message));
    error.notes.insert(error.notes.begin(), notes.begin(), notes.end());
    errors_.push_back(std::move(error));
  }

  std::string shown(NodeId node) const {
    const Node& n = tree_.node(node);
    switch (n.kind) {
      case NodeKind::List:
        return "(" + std::string(tree_.word(n.word)) + (n.child_count > 0 ? " ...)" : ")");
      case NodeKind::Array:
        return "{...}";
      case NodeKind::String:
        return "\"" + std::string(tree_.word(n.word).substr(0, 40)) + "\"";
      case NodeKind::Word:
        return "'" + std::string(tree_.word(n.word).substr(0, 40)) + "'";
    }
    return {};
  }

  static std::string type_name(const Registry& registry, TypeId type, int depth) {
    return std::string(static_cast<size_t>(depth), '{') + article(registry.type(type).name) +
           std::string(static_cast<size_t>(depth), '}');
  }

  // What could stand there, in a few words.
  std::string examples_of(TypeId type) const {
    const Type& t = registry_.type(type);
    if (t.takes_string) return "a name in quotes";
    if (t.constants) {
      std::string out = "one of ";
      for (int i = 0; i < t.constants->count; ++i) {
        if (i == 12) return out + ", ...";
        out += (i == 0 ? "" : ", ") + std::string(t.constants->constants[i].name);
      }
      return out;
    }
    std::vector<std::string> keywords;
    for (const Form& form : registry_.forms())
      if (registry_.fits(form.rule, type)) keywords.emplace_back("(" + std::string(form.keyword) + ")");
    std::ranges::sort(keywords);
    keywords.erase(std::unique(keywords.begin(), keywords.end()), keywords.end());
    std::string out = t.takes_float  ? "a number"
                      : t.takes_int  ? "a whole number"
                      : t.takes_bool ? "True, False"
                                     : "";
    for (size_t i = 0; i < keywords.size(); ++i) {
      if (i == 10) return out + ", ...";
      out += (out.empty() ? "" : ", ") + keywords[i];
    }
    return out;
  }

  void wrong_kind(NodeId node, TypeId type, int depth) {
    std::vector<Note> notes;
    const Node& n = tree_.node(node);
    if (depth == 0 && n.kind == NodeKind::Array) {
      notes.push_back({"one value is expected here, not a list in braces", std::nullopt});
    } else if (depth > 0 && n.kind != NodeKind::Array) {
      notes.push_back({"a list is written in braces: {" + shown(node) + "}", std::nullopt});
    }
    if (const std::string examples = examples_of(type); !examples.empty())
      notes.push_back({article(registry_.type(type).name) + " is " + examples, std::nullopt});
    add(node, "L0204", "expected " + type_name(registry_, type, depth) + ", found " + shown(node),
        std::move(notes));
  }

  void explain_array(NodeId node, TypeId type, int depth) {
    if (tree_.node(node).kind != NodeKind::Array) return wrong_kind(node, type, depth);
    for (const Child& child : tree_.children(node)) {
      if (child.label != 0) {
        add(child.node, "L0208",
            "a list's items have no labels, found '" + std::string(tree_.word(child.label)) + ":'");
      } else if (binder_.bind(child.node, type, depth - 1) == kUnbound) {
        explain(child.node, type, depth - 1);
      }
    }
  }

  void explain_word(NodeId node, TypeId type) {
    std::vector<std::string> known;
    for (const Type& t : registry_.types()) {
      if (!t.constants || !registry_.fits(registry_.find_type(t.name), type)) continue;
      for (int i = 0; i < t.constants->count; ++i) known.emplace_back(t.constants->constants[i].name);
    }
    if (registry_.type(type).takes_int)
      for (const NamedInt& named : kNamedInts) known.emplace_back(named.name);
    if (registry_.type(type).takes_bool) known.insert(known.end(), {"True", "False"});
    const std::string near = nearest_name(tree_.word_of(node), known);
    if (near.empty()) return wrong_kind(node, type, 0);
    add(node, "L0203",
        "unknown " + article(registry_.type(type).name) + " " + shown(node) + "; did you mean '" + near +
            "'?");
  }

  void explain_list(NodeId node, TypeId type) {
    const std::string keyword(tree_.word_of(node));
    const std::vector<int>& all = registry_.forms_of(keyword);
    if (all.empty()) return unknown_keyword(node, type, keyword);
    std::vector<const Form*> forms;
    for (const int index : all)
      if (registry_.fits(registry_.form(index).rule, type)) forms.push_back(&registry_.form(index));
    if (forms.empty()) return wrong_type(node, type, all);
    if (explain_variant(node, keyword, forms)) return;
    report(node, forms);
  }

  void unknown_keyword(NodeId node, TypeId type, const std::string& keyword) {
    std::vector<std::string> fitting;
    for (const Form& form : registry_.forms())
      if (registry_.fits(form.rule, type)) fitting.emplace_back(form.keyword);
    std::string near = nearest_name(keyword, fitting);
    if (near.empty()) near = nearest_name(keyword, registry_.keywords());
    std::vector<Note> notes;
    std::string message = "unknown ludeme '" + keyword + "'";
    if (!near.empty()) message += "; did you mean '" + near + "'?";
    if (near.empty())
      notes.push_back(
          {"expected " + article(registry_.type(type).name) + ": " + examples_of(type), std::nullopt});
    add(node, "L0201", std::move(message), std::move(notes));
  }

  void wrong_type(NodeId node, TypeId type, const std::vector<int>& forms) {
    const std::string_view rule = registry_.type(registry_.form(forms.front()).rule).name;
    std::string what = article(rule);
    for (const Type& t : registry_.types())  // the abstract type says more than the ludeme's own name
      if (!t.parts.empty() && t.includes[registry_.find_type(rule)] && t.name != rule) {
        what = article(t.name);
        break;
      }
    std::vector<Note> notes{{article(registry_.type(type).name) + " is " + examples_of(type), std::nullopt}};
    add(node, "L0202",
        "expected " + article(registry_.type(type).name) + ", but (" + std::string(tree_.word_of(node)) +
            " ...) is " + what,
        std::move(notes));
  }

  static bool leads(const Form& form, std::string_view word, const Registry& registry) {
    for (const Slot& slot : form.slots) {
      if (slot.constant == word) return true;
      if (slot.constant.empty() && registry.type(slot.type).constants &&
          registry.find_constant(word, slot.type).first != kNoType)
        return true;
      if (!slot.optional && slot.group < 0) return false;
    }
    return false;
  }

  // (is Lin 3): the word after the keyword chooses the form, so a wrong one is the error.
  bool explain_variant(NodeId node, const std::string& keyword, const std::vector<const Form*>& forms) {
    const auto children = tree_.children(node);
    if (children.empty() || children[0].label != 0 || tree_.node(children[0].node).kind != NodeKind::Word)
      return false;
    const std::string_view word = tree_.word_of(children[0].node);
    if (!(word[0] >= 'A' && word[0] <= 'Z')) return false;
    std::vector<std::string> variants;
    for (const Form* form : forms) {
      if (leads(*form, word, registry_)) return false;
      if (form->slots.empty()) continue;
      const Slot& slot = form->slots.front();
      if (!slot.constant.empty()) variants.emplace_back(slot.constant);
      if (slot.constant.empty() && registry_.type(slot.type).constants && !slot.optional) {
        const Enum& e = *registry_.type(slot.type).constants;
        for (int i = 0; i < e.count; ++i) variants.emplace_back(e.constants[i].name);
      }
    }
    if (variants.empty()) return false;
    std::ranges::sort(variants);
    variants.erase(std::unique(variants.begin(), variants.end()), variants.end());
    std::string message = "there is no (" + keyword + " " + std::string(word) + " ...)";
    std::vector<Note> notes;
    if (const std::string near = nearest_name(word, variants); !near.empty()) {
      message += "; did you mean (" + keyword + " " + near + " ...)?";
    } else {
      std::string list;
      for (const std::string& v : variants) list += (list.empty() ? "" : ", ") + v;
      notes.push_back({"after (" + keyword + " there may be: " + list, std::nullopt});
    }
    add(children[0].node, "L0205", std::move(message), std::move(notes));
    return true;
  }

  // What it costs to take `child` for `slot`; INT_MAX where it cannot be meant for it.
  int fill_cost(const Child& child, const Slot& slot) {
    constexpr int kNever = std::numeric_limits<int>::max();
    const std::string_view label = tree_.word(child.label);
    const Node& n = tree_.node(child.node);
    if (!slot.constant.empty()) {
      if (label.empty() && n.kind == NodeKind::Word && tree_.word(n.word) == slot.constant) return 0;
      return kNever;
    }
    int cost = 0;
    if (label != slot.label) {
      if (slot.label.empty() || label.empty()) return kNever;
      if (edit_distance(label, slot.label, 2) > 2) return kNever;
      cost += kInnerError + 1;  // a misspelt label
    }
    if (binder_.bind(child.node, slot.type, slot.depth) != kUnbound) return cost;
    const bool same_shape = slot.depth > 0 ? n.kind == NodeKind::Array
                                           : n.kind == NodeKind::List && has_form(child.node, slot.type);
    if (same_shape) return cost + kInnerError;
    if (!label.empty()) return cost + kInnerError + 1;  // the label says which slot is meant
    return cost + kWrongKind;
  }

  bool has_form(NodeId node, TypeId type) const {
    return std::ranges::any_of(registry_.forms_of(tree_.word_of(node)),
                               [&](int index) { return registry_.fits(registry_.form(index).rule, type); });
  }

  Alignment align(NodeId node, const Form& form) {
    const auto children = tree_.children(node);
    const size_t n = children.size();
    const size_t m = form.slots.size();
    constexpr int kFar = std::numeric_limits<int>::max() / 4;
    enum Step : char { None, Fill, Skip, Drop };
    // best[i][j]: least cost of children i.. against slots j..
    std::vector<std::vector<int>> best(n + 1, std::vector<int>(m + 1, kFar));
    std::vector<std::vector<char>> step(n + 1, std::vector<char>(m + 1, None));
    for (size_t i = n + 1; i-- > 0;)
      for (size_t j = m + 1; j-- > 0;) {
        if (i == n && j == m) {
          best[i][j] = 0;
          continue;
        }
        if (i < n && j < m) {
          const int cost = fill_cost(children[i], form.slots[j]);
          const size_t next = after_group(form, j);
          if (cost < kFar && cost + best[i + 1][next] < best[i][j]) {
            best[i][j] = cost + best[i + 1][next];
            step[i][j] = Fill;
          }
        }
        if (j < m) {
          const int cost = skip_cost(form, j);
          if (cost + best[i][j + 1] < best[i][j]) {
            best[i][j] = cost + best[i][j + 1];
            step[i][j] = Skip;
          }
        }
        if (i < n && kSurplus + best[i + 1][j] < best[i][j]) {
          best[i][j] = kSurplus + best[i + 1][j];
          step[i][j] = Drop;
        }
      }
    Alignment out;
    out.form = &form;
    out.cost = best[0][0];
    out.slot_of.assign(n, -1);
    for (size_t i = 0, j = 0; i < n || j < m;) {
      switch (step[i][j]) {
        case Fill:
          out.slot_of[i++] = static_cast<int>(j);
          j = after_group(form, j);
          break;
        case Skip:
          if (skip_cost(form, j) > 0) out.missing.push_back(static_cast<int>(j));
          ++j;
          break;
        default:
          ++i;
          break;
      }
    }
    return out;
  }

  static size_t after_group(const Form& form, size_t slot) {
    const int group = form.slots[slot].group;
    size_t next = slot + 1;
    while (group >= 0 && next < form.slots.size() && form.slots[next].group == group) ++next;
    return next;
  }

  static int skip_cost(const Form& form, size_t slot) {
    const Slot& s = form.slots[slot];
    if (s.group >= 0) {
      const bool last = after_group(form, slot) == slot + 1;
      return last && form.group_required[static_cast<size_t>(s.group)] ? kMissing : 0;
    }
    if (s.optional) return 0;
    return s.constant.empty() ? kMissing : kWrongConstant;
  }

  void report(NodeId node, const std::vector<const Form*>& forms) {
    std::vector<Alignment> alignments;
    for (const Form* form : forms) alignments.push_back(align(node, *form));
    std::ranges::stable_sort(alignments, {}, &Alignment::cost);
    const Alignment& best = alignments.front();
    const size_t before = errors_.size();
    const auto children = tree_.children(node);
    std::vector<size_t> surplus;
    for (size_t i = 0; i < children.size() && errors_.size() < kMaxErrors; ++i) {
      if (best.slot_of[i] < 0) {
        surplus.push_back(i);
        continue;
      }
      const Slot& slot = best.form->slots[static_cast<size_t>(best.slot_of[i])];
      const std::string_view label = tree_.word(children[i].label);
      if (label != slot.label) {
        add(children[i].node, "L0206",
            "unknown label '" + std::string(label) + ":' in (" + std::string(best.form->keyword) +
                " ...); did you mean '" + std::string(slot.label) + ":'?");
      } else if (slot.constant.empty() && binder_.bind(children[i].node, slot.type, slot.depth) == kUnbound) {
        explain(children[i].node, slot.type, slot.depth);
      }
    }
    for (const size_t i : surplus) unexpected(node, children[i], alignments);
    if (!best.missing.empty()) missing(node, best, alignments);
    if (errors_.size() == before && errors_.size() < kMaxErrors)
      add(node, "L0207", "these arguments fit no form of (" + std::string(tree_.word_of(node)) + " ...)",
          forms_note(alignments));
  }

  static std::vector<Note> forms_note(const std::vector<Alignment>& alignments) {
    std::vector<Note> notes;
    for (size_t i = 0; i < alignments.size() && i < kFormsShown; ++i)
      notes.push_back({(i == 0 ? "closest form: " : "or: ") + std::string(alignments[i].form->ludeme->form),
                       std::nullopt});
    if (alignments.size() > kFormsShown)
      notes.push_back({"and " + std::to_string(alignments.size() - kFormsShown) +
                           " more; see: ludens manual " + std::string(alignments.front().form->keyword),
                       std::nullopt});
    return notes;
  }

  void unexpected(NodeId node, const Child& child, const std::vector<Alignment>& alignments) {
    if (errors_.size() >= kMaxErrors) return;
    const std::string keyword(tree_.word_of(node));
    const std::string_view label = tree_.word(child.label);
    std::string message = "(" + keyword + " ...) has no place for ";
    message += label.empty() ? shown(child.node) : "'" + std::string(label) + ":'";
    if (!label.empty()) {
      const std::string near = nearest_name(label, registry_.labels_of(keyword));
      if (!near.empty() && near != label) message += "; did you mean '" + near + ":'?";
      if (near == label) message += " here: arguments stand in the order of the form";
    } else if (const Slot* named = labelled_slot_for(child, *alignments.front().form)) {
      message +=
          "; did you mean '" + std::string(named->label) + ":" +
          (tree_.node(child.node).kind == NodeKind::List ? "(...)" : std::string(tree_.word_of(child.node))) +
          "'?";
    }
    add(child.node, "L0209", std::move(message), forms_note(alignments));
  }

  // An argument without its label: the slot that it would fill with one.
  const Slot* labelled_slot_for(const Child& child, const Form& form) {
    for (const Slot& slot : form.slots)
      if (!slot.label.empty() && binder_.bind(child.node, slot.type, slot.depth) != kUnbound) return &slot;
    return nullptr;
  }

  void missing(NodeId node, const Alignment& best, const std::vector<Alignment>& alignments) {
    if (errors_.size() >= kMaxErrors) return;
    std::string list;
    for (const int index : best.missing) {
      const Slot& slot = best.form->slots[static_cast<size_t>(index)];
      if (!list.empty()) list += " and ";
      if (!slot.constant.empty()) {
        list += std::string(slot.constant);
        continue;
      }
      list += slot.label.empty() ? "" : std::string(slot.label) + ":";
      list += type_name(registry_, slot.type, slot.depth);
      if (!slot.doc.empty()) list += " (" + std::string(slot.doc) + ")";
    }
    add(node, "L0210", "(" + std::string(tree_.word_of(node)) + " ...) lacks " + list,
        forms_note(alignments));
  }

  Binder& binder_;
  const Tree& tree_;
  const Registry& registry_;
  const Text& text_;
  const Sources& sources_;
  Diagnostics errors_;
  std::vector<NodeId> explained_;
};

}  // namespace

Diagnostics explain(Binder& binder, NodeId node, TypeId type, int depth, const Text& text,
                    const Sources& sources) {
  Explainer explainer(binder, text, sources);
  explainer.explain(node, type, depth);
  return explainer.take();
}

}  // namespace ludens
