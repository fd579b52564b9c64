// puzzle_terms.h - what rules of a deduction puzzle say as far as no value is needed: sites, numbers, lists;
// and numbers that are the value of a site.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/puzzle_constraints.h"
#include "ir/accessors.h"

namespace ludens::engine {

// A number of the rules: known, or the value of a site, or neither.
struct Term {
  enum class Kind : std::uint8_t { Unknown, Number, Site } kind = Kind::Unknown;
  int number = 0;  // of a Site: which

  bool is_site() const { return kind == Kind::Site; }
};

class PuzzleTerms {
 public:
  PuzzleTerms(Machine& m, const PuzzleConstraints& puzzle) : m_(m), program_(m.program), puzzle_(puzzle) {}

  // --- none where it depends on values
  // Is it the same whatever stands at the sites?
  bool is_free(ir::NodeId id) const;
  std::optional<std::vector<int>> sites(ir::NodeId set) const;  // ascending
  std::optional<int> number(ir::NodeId id) const;
  std::optional<std::vector<int>> list(ir::NodeId id) const;
  bool holds(ir::NodeId condition) const { return m_.test(code(condition)); }  // is free

  // Where that number is the hint of one site: which; -1: it is none.
  int hint_of(ir::NodeId id, int value) const;

  // --- numbers that may be values
  Term at_site(std::optional<int> site) const;
  Term term(ir::NodeId id) const;
  std::optional<std::vector<Term>> terms(ir::NodeId id) const;

  // Calls visit() for each hint that the node is about, bound as its op binds it, until that is false.
  bool for_each_hint(ir::NodeId every_hint, const std::function<bool()>& visit);

 private:
  const interpreter::Code* code(ir::NodeId id) const { return m_.prepared.code(id); }
  bool is_site(int site) const { return site >= 0 && site < static_cast<int>(puzzle_.start.size()); }
  std::optional<std::vector<Term>> results(ir::NodeId id) const;

  Machine& m_;
  const ir::Program& program_;
  const PuzzleConstraints& puzzle_;
  bool is_edge_bound_ = false;  // register Edge is what depends on values
  int hint_site_ = -1;          // of the hint that is looked at
};

// What a player can choose from at a site; 0, which says that it is empty, is among its values even where it
// is not one of the puzzle's.
ValueSet values_at(const runtime::Space& space, int site, int least, int most);

}  // namespace ludens::engine
