// alignment.h - which form an author most likely meant, and which argument for which slot.
//
// Used only to explain errors: where no form fits, each form is aligned with what was written at the least
// cost (a misfitting argument, a missing one, one too many, a forgotten label).
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "language/binder.h"

namespace ludens {

// How an argument misses the slot that it is aligned with.
enum class Misfit : std::uint8_t {
  None,
  Inside,         // the right kind of thing, with an error inside
  NeedsLabel,     // would fit with the slot's label
  MisspeltLabel,  // the slot's label, nearly
  LabelForName,   // label:value where (label value) is expected
  NeedsBraces,    // one item where a list is expected
  NeedsNoBraces,  // a list of one where that one is expected
  WrongKind,      // something else altogether
};

struct Alignment {
  const Form* form = nullptr;
  int cost = 0;
  std::vector<int> slot_of;     // by argument; -1: fits nowhere
  std::vector<Misfit> misfits;  // by argument
  std::vector<int> missing;  // required slots without an argument; a group's first slot stands for the group

  // Every argument has its place, whatever may be wrong inside it.
  bool sound() const;
};

class Aligner {
 public:
  explicit Aligner(Binder& binder) : binder_(binder), tree_(binder.tree()), registry_(binder.registry()) {}

  Alignment align(std::span<const Child> children, const Form& form);
  // The bracket's keyword belongs to a form of that type.
  bool has_form(SyntaxId node, TypeId type) const;
  // The keywords that an unknown one may be a misspelling of, nearest first.
  const std::vector<std::string>& near_keywords(WordId keyword);

 private:
  struct Fit {
    int cost;
    Misfit misfit;
  };
  Fit fit(const Child& child, const Slot& slot);
  int misfit_of_items(SyntaxId array, TypeId type, int depth);
  Fit fit_value(const Child& child, const Slot& slot);
  bool looks_like(const SyntaxNode& node, TypeId type) const;
  bool misspells(SyntaxId node, TypeId type);
  bool misspells_constant(const SyntaxNode& word, TypeId type);

  Binder& binder_;
  const Tree& tree_;
  const Registry& registry_;
  std::unordered_map<WordId, std::vector<std::string>> near_keywords_;
  std::unordered_map<std::uint64_t, bool> near_constant_;  // by word and type
};

// One past the last slot of the group that `slot` belongs to, or past the slot itself.
size_t after_group(const Form& form, size_t slot);

// Forms shown to people have few arguments; more than this in one bracket are not aligned.
inline constexpr size_t kMaxAligned = 60;

}  // namespace ludens
