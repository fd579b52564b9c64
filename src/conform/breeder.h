// breeder.h - mutants of games: texts that are nearly those of real games, with some part of one swapped for
// another of the same type.
//
// What replaces a part is taken from another place or game where that type stood, from the example of a
// ludeme's own record, or is a constant or number of the type. So most mutants bind, and many play, in ways
// that nobody thought of. A mutant is made from its number and the files alone: the same ones give the same.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/random.h"
#include "language/description.h"

namespace ludens::conform {

class Breeder {
 public:
  // Files that do not bind, or are very long once expanded, are left aside.
  explicit Breeder(const std::vector<std::string>& files);

  size_t games() const { return parents_.size(); }
  size_t parts() const { return parts_; }  // that may replace others, all games together
  const std::string& name(std::uint64_t number) const { return parents_[parent_of(number)].name; }

  // Nothing where there is no game.
  std::string mutant(std::uint64_t number) const;

 private:
  struct Parent {
    std::string name;
    Tree tree;
    BoundTree bound;
    std::vector<double> sizes;         // by bound value: it and all below it
    std::vector<std::string> strings;  // that stand in it
  };
  // A place in a parent: the way down the tree, and what is expected there.
  struct Place {
    std::vector<size_t> way;  // numbers of children
    TypeId type = kNoType;
    int depth = 0;  // of arrays
    bool optional = false;
    BoundId value = kUnbound;
  };
  // By what they are, not by what was expected where they stood.
  struct Pool {
    std::map<TypeId, std::vector<std::string>> by_type;
    std::map<std::pair<TypeId, int>, std::vector<std::string>> arrays;
  };

  size_t parent_of(std::uint64_t number) const;
  void add(const std::string& file);
  void gather(const Parent& parent);
  void gather_examples();
  Place pick_place(const Parent& parent, Random& random) const;
  std::string other(const Parent& parent, const Place& place, Random& random) const;
  std::string other_array(const Parent& parent, const Place& place, Random& random) const;
  std::string other_of_type(TypeId type, Random& random) const;

  const Registry& registry_;
  std::vector<Parent> parents_;
  Pool pool_;
  size_t parts_ = 0;
};

}  // namespace ludens::conform
