// binder_errors.cpp - why something does not bind, told so that it can be mended.
//
// For a bracket that fits no form, the form that is cheapest to align with what was written is what the
// author most likely meant, and its misfits are the errors. Misfits inside an argument are explained there,
// so one run reports many errors; one mistake is told once.
#include <algorithm>

#include "base/names.h"
#include "language/explainer.h"
#include "language/type_text.h"

namespace ludens {

namespace {

std::string in_quotes(std::string_view name) {
  return "\"" + std::string(name) + "\"";
}

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

bool is_whole_number(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string did_you_mean(std::string_view what) {
  return what.empty() ? std::string() : "; did you mean " + std::string(what) + "?";
}

std::string bracket(std::string_view keyword) {
  return "(" + std::string(keyword) + " ...)";
}

void Explainer::explain(SyntaxId node, std::uint32_t place, TypeId type, int depth) {
  if (full() || !explained_.emplace(node, type, depth).second) return;
  if (depth > 0) return explain_array(node, place, type, depth);
  switch (tree_.node(node).kind) {
    case SyntaxKind::List:
      return explain_list(node, place, type);
    case SyntaxKind::Word:
      return explain_word(node, place, type);
    case SyntaxKind::String:
      return explain_string(node, place, type);
    case SyntaxKind::Array:
      return wrong_kind(node, place, type, 0);
  }
}

void Explainer::add(SyntaxId node, std::uint32_t place, const char* code, std::string message,
                    std::vector<Note> notes) {
  const SyntaxNode& n = tree_.node(node);
  const int length = n.kind == SyntaxKind::List    ? 1 + static_cast<int>(tree_.word(n.word).size())
                     : n.kind == SyntaxKind::Array ? 1
                                                   : static_cast<int>(n.length);
  add_at(place, length, code, std::move(message), std::move(notes));
}

void Explainer::add_at(std::uint32_t place, int length, const char* code, std::string message,
                       std::vector<Note> notes) {
  if (full()) return;
  Diagnostic error = sources_.error(text_.origin(place), length, code, std::move(message));
  const bool told = std::ranges::any_of(errors_, [&](const Diagnostic& other) {
    return other.at.line == error.at.line && other.at.column == error.at.column &&
           other.at.file == error.at.file && other.message == error.message;
  });
  if (told) return;  // through another use of the same define
  error.notes.insert(error.notes.begin(), notes.begin(), notes.end());
  errors_.push_back(std::move(error));
}

std::uint32_t Explainer::place_of(const Child& child, std::uint32_t parent) const {
  return child_place(tree_, text_, child, parent);
}

std::uint32_t Explainer::label_place(const Child& child, std::uint32_t place) const {
  const std::string label = std::string(tree_.word(child.label)) + ":";
  const size_t found = text_.chars().rfind(label, place);
  return found != std::string_view::npos && place - found <= label.size() + 4
             ? static_cast<std::uint32_t>(found)
             : place;
}

void Explainer::add_via(SyntaxId bracket_node, std::uint32_t bracket_place, std::uint32_t child) {
  if (errors_.empty()) return;
  const Run outer = text_.origin(bracket_place);
  if (outer.frame == kNoFrame || text_.origin(child).frame == outer.frame) return;
  const Frame& frame = sources_.frame(outer.frame);
  errors_.back().notes.push_back({"this is an argument of " + frame.what + ", which puts it into " +
                                      bracket(tree_.word_of(bracket_node)),
                                  sources_.spot(outer.source, outer.offset, 1)});
}

Note Explainer::type_note(TypeId type) const {
  const std::string examples = examples_of(registry_, type);
  return {type_text(registry_, type) + " is " + (examples.empty() ? "something else" : examples),
          std::nullopt};
}

void Explainer::wrong_kind(SyntaxId node, std::uint32_t place, TypeId type, int depth) {
  std::vector<Note> notes;
  const bool array = tree_.node(node).kind == SyntaxKind::Array;
  if (depth == 0 && array)
    notes.push_back({"one value is expected here, not a list in braces", std::nullopt});
  if (depth > 0 && !array) notes.push_back({"a list is written in braces: {a b c}", std::nullopt});
  notes.push_back(type_note(type));
  add(node, place, "L0204",
      "expected " + type_text(registry_, type, depth) + ", found " + value_text(tree_, node),
      std::move(notes));
}

void Explainer::explain_array(SyntaxId node, std::uint32_t place, TypeId type, int depth) {
  if (tree_.node(node).kind != SyntaxKind::Array) return wrong_kind(node, place, type, depth);
  for (const Child& child : tree_.children(node)) {
    if (full()) return;
    const std::uint32_t at = place_of(child, place);
    if (child.label != 0) {
      const std::string label = std::string(tree_.word(child.label)) + ":";
      add_at(label_place(child, at), static_cast<int>(label.size()), "L0208",
             "items of a list have no labels, found '" + label + "'");
    } else if (binder_.bind(child.node, type, depth - 1) == kUnbound) {
      explain(child.node, at, type, depth - 1);
    }
  }
}

void Explainer::no_define(SyntaxId node, std::uint32_t place, const std::string& near) {
  add(node, place, "L0124", "there is no define " + value_text(tree_, node) + did_you_mean(in_quotes(near)));
}

void Explainer::explain_string(SyntaxId node, std::uint32_t place, TypeId type) {
  const std::string_view name = tree_.word_of(node);
  const Type& expected = registry_.type(type);
  if (is_numeric(name) && (expected.takes_int || expected.takes_float))
    return add(node, place, "L0204",
               std::string("expected ") + (expected.takes_float ? "a number" : "a whole number") +
                   ", found a name in quotes" + did_you_mean(std::string(name) + ", without quotes"));
  const std::string near = nearest_name(name, sources_.define_names());
  if (!near.empty()) return no_define(node, place, near);
  if (registry_.find_constant(name, type).first != kNoType)
    return add(node, place, "L0204",
               "expected " + type_text(registry_, type) + ", found a name in quotes" +
                   did_you_mean(std::string(name) + ", without quotes"));
  add(node, place, "L0124",
      "there is no define " + value_text(tree_, node) + ", and " + type_text(registry_, type) +
          " cannot be a name in quotes",
      {type_note(type)});
}

void Explainer::explain_word(SyntaxId node, std::uint32_t place, TypeId type) {
  const std::string word(tree_.word_of(node));
  const Type& expected = registry_.type(type);
  if (word.find('#') != std::string::npos)
    return add(node, place, "L0125",
               value_text(tree_, node) + " stands for an argument only inside a define");
  if (is_whole_number(word) && (expected.takes_int || expected.takes_float))
    return add(node, place, "L0211",
               "number out of range: whole numbers go from -2147483648 to 2147483647, found " +
                   value_text(tree_, node));
  if (is_numeric(word) && (expected.takes_int || expected.takes_float))
    return add(node, place, "L0204",
               std::string("expected ") + (expected.takes_float ? "a number" : "a whole number") +
                   ", found " + value_text(tree_, node));
  if (expected.takes_string)
    return add(node, place, "L0204",
               "expected a name in quotes, found " + value_text(tree_, node) +
                   (is_numeric(word) ? "" : did_you_mean(in_quotes(word))));
  if (const std::string near = nearest_name(word, constants_of(registry_, type)); !near.empty())
    return add(node, place, "L0203",
               "unknown " + type_text(registry_, type) + " " + value_text(tree_, node) +
                   did_you_mean("'" + near + "'"));
  if (const std::string near = nearest_name(word, keywords_of(registry_, type)); !near.empty())
    return add(node, place, "L0204",
               "expected " + type_text(registry_, type) + ", found " + value_text(tree_, node) +
                   did_you_mean("(" + near + ")"));
  wrong_kind(node, place, type, 0);
}

void Explainer::explain_list(SyntaxId node, std::uint32_t place, TypeId type) {
  const std::string keyword(tree_.word_of(node));
  const std::vector<int>& all = registry_.forms_of(keyword);
  if (all.empty()) return unknown_keyword(node, place, type, keyword);
  std::vector<const Form*> forms;
  for (const int index : all)
    if (registry_.fits(registry_.form(index).rule, type)) forms.push_back(&registry_.form(index));
  if (forms.empty()) return wrong_type(node, place, type, all);
  if (explain_variant(node, place, keyword, forms)) return;
  report(node, place, forms);
}

void Explainer::unknown_keyword(SyntaxId node, std::uint32_t place, TypeId type, const std::string& keyword) {
  if (registry_.find_constant(keyword, type).first != kNoType || is_whole_number(keyword))
    return add(node, place, "L0201",
               "unknown ludeme '" + keyword + "'" + did_you_mean("'" + keyword + "', without brackets"));
  const std::vector<const Form*> meant = forms_meant(node, type);
  if (meant.empty())
    return unknown_here(
        node, place,
        {{"expected " + type_text(registry_, type) + ": " + examples_of(registry_, type), std::nullopt}});
  const std::string near(meant.front()->keyword);
  add(node, place, "L0201", "unknown ludeme '" + keyword + "'" + did_you_mean("'" + near + "'"));
  explain_insides(node, place, best_alignments(node, meant).front());
}

void Explainer::unknown_here(SyntaxId node, std::uint32_t place, std::vector<Note> notes) {
  // A short word is near to many that make no sense here.
  std::vector<std::string> near;
  if (tree_.word_of(node).size() > 4) near = aligner_.near_keywords(tree_.node(node).word);
  add(node, place, "L0201",
      "unknown ludeme " + value_text(tree_, node) + did_you_mean(near.empty() ? "" : bracket(near.front())),
      std::move(notes));
}

std::vector<const Form*> Explainer::forms_meant(SyntaxId node, TypeId type) {
  std::vector<const Form*> best;
  int best_cost = 0;
  for (const std::string& near : aligner_.near_keywords(tree_.node(node).word)) {
    std::vector<const Form*> forms;
    for (const int index : registry_.forms_of(near))
      if (registry_.fits(registry_.form(index).rule, type)) forms.push_back(&registry_.form(index));
    if (forms.empty()) continue;
    const int cost = best_alignments(node, forms).front().cost;
    if (best.empty() || cost < best_cost) {
      best = std::move(forms);
      best_cost = cost;
    }
  }
  return best;
}

std::string Explainer::what_it_is(SyntaxId node, const std::vector<int>& forms) {
  std::string_view name;
  size_t width = 0;
  for (const int index : forms) {
    const TypeId rule = registry_.form(index).rule;
    const bool binds = binder_.bind(node, rule, 0) != kUnbound;
    if (!binds && !name.empty()) continue;
    for (const Type& t : registry_.types()) {
      if (!t.includes[rule] || t.parts.size() < width) continue;
      width = t.parts.size();
      name = t.name;
    }
    if (binds) break;
  }
  return name.empty() ? "something else" : "<" + std::string(name) + ">";
}

void Explainer::wrong_type(SyntaxId node, std::uint32_t place, TypeId type, const std::vector<int>& forms) {
  add(node, place, "L0202",
      "expected " + type_text(registry_, type) + ", but " + value_text(tree_, node) + " is " +
          what_it_is(node, forms),
      {type_note(type)});
}

bool Explainer::leads(const Form& form, std::string_view word) const {
  for (const Slot& slot : form.slots) {
    if (!slot.constant.empty() && is_constant(word, slot.constant)) return true;
    if (slot.constant.empty() && registry_.type(slot.type).constants &&
        registry_.find_constant(word, slot.type).first != kNoType)
      return true;
    if (!slot.optional && slot.group < 0) return false;
  }
  return false;
}

bool Explainer::begins_with_word(const Form& form) const {
  if (form.slots.empty()) return false;
  const Slot& slot = form.slots.front();
  return !slot.constant.empty() || (!slot.optional && registry_.type(slot.type).constants != nullptr);
}

std::vector<std::string> Explainer::variants_of(const std::vector<const Form*>& forms) const {
  std::vector<std::string> variants;
  for (const Form* form : forms) {
    if (form->slots.empty()) continue;
    const Slot& slot = form->slots.front();
    if (!slot.constant.empty()) {
      variants.emplace_back(slot.constant);
    } else if (const Enum* e = registry_.type(slot.type).constants; e != nullptr && !slot.optional) {
      for (int i = 0; i < e->count; ++i) variants.emplace_back(e->constants[i].name);
    }
  }
  std::ranges::sort(variants);
  variants.erase(std::unique(variants.begin(), variants.end()), variants.end());
  return variants;
}

std::vector<std::string> Explainer::leading_words(const std::vector<const Form*>& forms) const {
  std::vector<std::string> words;
  for (const Form* form : forms)
    for (const Slot& slot : form->slots) {
      if (!slot.constant.empty()) words.emplace_back(slot.constant);
      if (slot.constant.empty() && slot.label.empty() && slot.depth == 0)
        std::ranges::copy(constants_of(registry_, slot.type), std::back_inserter(words));
      if (!slot.optional && slot.group < 0) break;
    }
  return words;
}

bool Explainer::explain_variant(SyntaxId node, std::uint32_t place, const std::string& keyword,
                                std::vector<const Form*>& forms) {
  const auto children = tree_.children(node);
  const bool variant = !children.empty() && children[0].label == 0 &&
                       tree_.node(children[0].node).kind == SyntaxKind::Word &&
                       is_capital(tree_.word_of(children[0].node)[0]);
  const std::vector<std::string> variants = variants_of(forms);
  if (variants.empty() || (forms.size() < 2 && forms[0]->slots[0].constant.empty())) return false;
  std::string list;
  for (const std::string& v : variants) list += (list.empty() ? "" : ", ") + v;
  std::vector<Note> notes{{"after (" + keyword + " there may be: " + list, std::nullopt}};
  if (!variant) {
    if (!std::ranges::all_of(forms, [&](const Form* form) { return begins_with_word(*form); })) return false;
    add(node, place, "L0205", "(" + keyword + " must be followed by a word that says what is meant",
        std::move(notes));
    return true;
  }
  const std::string_view word = tree_.word_of(children[0].node);
  std::vector<const Form*> led;
  for (const Form* form : forms)
    if (leads(*form, word)) led.push_back(form);
  if (!led.empty()) {
    forms = std::move(led);  // the author chose among these
    return false;
  }
  std::string near = nearest_name(word, leading_words(forms));
  const bool may_be_name = std::ranges::any_of(forms, [&](const Form* form) {
    return !form->slots.empty() && form->slots[0].constant.empty() &&
           registry_.type(form->slots[0].type).takes_string;
  });
  if (near.empty() && may_be_name) near = in_quotes(word);
  if (!near.empty()) {
    near = "(" + keyword + " " + near + " ...)";
    notes.clear();
  }
  add(children[0].node, place_of(children[0], place), "L0205",
      "there is no (" + keyword + " " + std::string(word) + " ...)" + did_you_mean(near), std::move(notes));
  return true;
}

Diagnostics explain(Binder& binder, SyntaxId node, TypeId type, int depth, const Text& text,
                    const Sources& sources) {
  Explainer explainer(binder, text, sources);
  explainer.explain(node, binder.tree().node(node).at, type, depth);
  return explainer.take();
}

}  // namespace ludens
