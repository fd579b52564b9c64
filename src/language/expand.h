// expand.h - from the text that a person wrote to the text that is bound: options, defines and ranges put in.
#pragma once

#include <memory>

#include "language/defines.h"
#include "language/options.h"

namespace ludens {

// A game's text after expansion, with everything needed to say where any of it came from.
struct Expansion {
  std::shared_ptr<Sources> sources;
  Text game;      // the first tree of the file
  Text metadata;  // "(metadata ...)", or empty
  OptionSet options;
};

// `name` is how errors call the file. Everything that can be wrong with the text alone is an error here.
Result<Expansion> expand(std::string name, std::string text, const Choices& choices = {},
                         const DefineLibrary& library = shared_defines());

}  // namespace ludens
