// explainer.h - the inside of explain(): one method per kind of mistake. Used by binder_errors.cpp (values
// and keywords) and argument_errors.cpp (which argument belongs where) alone.
#pragma once

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "language/alignment.h"

namespace ludens {

// `place`, everywhere: where this occurrence of the node stands in the expanded text.
class Explainer {
 public:
  Explainer(Binder& binder, const Text& text, const Sources& sources)
      : binder_(binder),
        aligner_(binder),
        tree_(binder.tree()),
        registry_(binder.registry()),
        text_(text),
        sources_(sources) {}

  Diagnostics take() { return std::move(errors_); }
  void explain(SyntaxId node, std::uint32_t place, TypeId type, int depth);

 private:
  static constexpr size_t kMaxErrors = 20;

  // Telling
  bool full() const { return errors_.size() >= kMaxErrors; }
  void add(SyntaxId node, std::uint32_t place, const char* code, std::string message,
           std::vector<Note> notes = {});
  void add_at(std::uint32_t place, int length, const char* code, std::string message,
              std::vector<Note> notes = {});
  std::uint32_t place_of(const Child& child, std::uint32_t parent) const;
  // Where the label of a child stands that itself stands at `place`.
  std::uint32_t label_place(const Child& child, std::uint32_t place) const;
  // An argument that went through a define ends up in a bracket that its author never wrote: says which
  // define.
  void add_via(SyntaxId bracket_node, std::uint32_t bracket_place, std::uint32_t child);
  Note type_note(TypeId type) const;

  // Values and keywords (binder_errors.cpp)
  void wrong_kind(SyntaxId node, std::uint32_t place, TypeId type, int depth);
  void explain_array(SyntaxId node, std::uint32_t place, TypeId type, int depth);
  void no_define(SyntaxId node, std::uint32_t place, const std::string& near);
  void explain_string(SyntaxId node, std::uint32_t place, TypeId type);
  void explain_word(SyntaxId node, std::uint32_t place, TypeId type);
  void explain_list(SyntaxId node, std::uint32_t place, TypeId type);
  void unknown_keyword(SyntaxId node, std::uint32_t place, TypeId type, const std::string& keyword);
  // Nothing that could stand here has a name like this one.
  void unknown_here(SyntaxId node, std::uint32_t place, std::vector<Note> notes);
  // The forms of the ludeme whose keyword is closest to that of `node`; among several, of the one that suits
  // the arguments best.
  std::vector<const Form*> forms_meant(SyntaxId node, TypeId type);
  // What the bracket would be elsewhere: the widest type that it binds as.
  std::string what_it_is(SyntaxId node, const std::vector<int>& forms);
  void wrong_type(SyntaxId node, std::uint32_t place, TypeId type, const std::vector<int>& forms);
  // Does the word choose this form, as Line does in (is Line 3)?
  bool leads(const Form& form, std::string_view word) const;
  bool begins_with_word(const Form& form) const;
  // The words of which one must follow the keyword in some form.
  std::vector<std::string> variants_of(const std::vector<const Form*>& forms) const;
  // All words that may follow the keyword.
  std::vector<std::string> leading_words(const std::vector<const Form*>& forms) const;
  // (is Lin 3): the word after the keyword chooses the form, so a wrong one is the error.
  bool explain_variant(SyntaxId node, std::uint32_t place, const std::string& keyword,
                       std::vector<const Form*>& forms);

  // Arguments (argument_errors.cpp)
  // Alignments with all the forms, cheapest first.
  std::vector<Alignment> best_alignments(SyntaxId node, const std::vector<const Form*>& forms);
  void report(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms);
  void too_many(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms);
  // Errors inside arguments that stand in the right place. True if there are any, told before or now.
  bool explain_insides(SyntaxId node, std::uint32_t place, const Alignment& alignment);
  // A list without braces around it.
  void lacks_braces(const Child& child, std::uint32_t at, const Slot& slot);
  void explain_misfits(SyntaxId node, std::uint32_t place, const Alignment& best,
                       const std::vector<Alignment>& alignments);
  // An argument of another kind than its slot, or any of the slot's alternatives, takes.
  void wrong_argument(const Child& child, std::uint32_t at, const Form& form, size_t index);
  // The node in one short piece of text.
  std::string plain(SyntaxId node) const;
  bool is_label_of_next(std::span<const Child> children, size_t i, const Alignment& best) const;
  void label_for_name(SyntaxId node, const Child& child, std::uint32_t at);
  void misspelt_label(SyntaxId node, const Child& child, std::uint32_t at, const Slot& slot);
  // Would the argument belong into a list that the form takes?
  bool is_item_of(const Child& child, const Form& form);
  static std::vector<Note> forms_note(const std::vector<Alignment>& alignments);
  void unexpected(SyntaxId node, const Child& child, std::uint32_t at, bool item,
                  const std::vector<Alignment>& alignments);
  void missing(SyntaxId node, std::uint32_t place, const Alignment& best,
               const std::vector<Alignment>& alignments);
  // The same arguments in another order fit: then the order is the mistake.
  bool wrong_order(SyntaxId node, std::uint32_t place, const std::vector<const Form*>& forms);
  void tell_order(SyntaxId node, std::uint32_t place, const std::vector<Child>& reordered, const Form& form);

  Binder& binder_;
  Aligner aligner_;
  const Tree& tree_;
  const Registry& registry_;
  const Text& text_;
  const Sources& sources_;
  Diagnostics errors_;
  std::set<std::tuple<SyntaxId, TypeId, int>> explained_;  // one mistake, one error
};

// "; did you mean X?", or nothing where X is empty.
std::string did_you_mean(std::string_view what);
// (keyword ...)
std::string bracket(std::string_view keyword);

}  // namespace ludens
