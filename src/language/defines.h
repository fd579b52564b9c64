// defines.h - textual macros: (define "Name" body), used as "Name" or ("Name" arg ...).
//
// A file's own defines are expanded until none is left, then the shared library's, and so on until nothing
// changes. The two sets never mix within one step: inside a library define the library's names are meant,
// even where the file defines the same name.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "language/text.h"

namespace ludens {

struct Define {
  std::string name;
  Text body;
  std::uint32_t id = 0;  // counted from 1 over all defines of one game
  Run at = {};
};

class DefineMap {
 public:
  // The first define of a name wins, later ones are dead.
  void add(Define define);
  const Define* find(std::string_view name) const;
  const std::vector<std::unique_ptr<Define>>& all() const { return defines_; }

 private:
  std::vector<std::unique_ptr<Define>> defines_;
  std::unordered_map<std::string_view, const Define*> by_name_;
};

// The shared defines. Their files take the source numbers 1, 2, ... in every game; 0 is the game's own file.
struct DefineLibrary {
  std::vector<std::shared_ptr<const SourceFile>> files;
  DefineMap defines;
  Diagnostics diagnostics;
};

DefineLibrary read_define_library(const std::vector<SourceFile>& files);

// The library that is built into the program from defines/*.def.
const DefineLibrary& shared_defines();

// Cuts every (define ...) out of `text`. `first_id` is the number of the first one.
void cut_defines(Text& text, DefineMap& out, std::uint32_t first_id, const Sources& sources,
                 Diagnostics& diagnostics);

// What expansion may cost, over a whole game. The largest known one has 15 MB.
struct ExpansionLimits {
  size_t characters = 20 << 20;  // of the result
  size_t work = 128 << 20;       // characters put in for uses, those of uses within uses too
  size_t uses = 500'000;
  int depth = 200;

  std::string characters_text() const { return std::to_string(characters >> 20) + " MB"; }
};

// One step: replaces every use of `defines` in text[from, to), outermost first, until none of them is left.
// Returns false, with an error, where a limit is passed or a define uses itself.
bool expand_defines(Text& text, const DefineMap& defines, Sources& sources, ExpansionLimits& limits,
                    bool& changed, Diagnostics& diagnostics);

}  // namespace ludens
