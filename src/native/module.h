// module.h - emitted code as a shared library: compiled in a child process, kept on disk, loaded.
//
// A file in the cache is named after all that it depends on: the text, the headers that this program was
// built from, the compiler and its flags. Several processes may make the same one at once: each writes a file
// of its own and gives it its name when it is whole. The code of a game may be several files, which are made
// at the same time.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "interpreter/compiled.h"

namespace ludens::native {

struct BuildOptions {
  std::string cache;                        // a folder; empty: default_cache()
  std::string compiler;                     // empty: $LUDENS_CXX, or g++
  double seconds = 60;                      // of processor time, for the compiler of each text
  long megabytes = 2048;                    // of memory, likewise
  const std::atomic<bool>* stop = nullptr;  // true: give up
  bool only_cached = false;                 // what is not there already is not made
};

// $LUDENS_CACHE, else a folder of the user's own; empty where there is none.
std::string default_cache();

// Loaded code. Unloaded with its last owner, so whoever calls into it keeps it.
class Module {
 public:
  Module() = default;
  ~Module();
  Module(const Module&) = delete;
  // Empty: all is well.
  std::string load(const std::string& path);
  // What the function of that name returns, in any of its files; null where there is none.
  template <class Found>
  Found* find(const char* function) const {
    void* const found = find_function(function);
    return found ? reinterpret_cast<Found* (*)()>(found)() : nullptr;
  }
  std::span<const interpreter::CompiledNode> nodes() const;  // none: code that stands alone
  const interpreter::CompiledTurns* turns() const {
    return find<const interpreter::CompiledTurns>("ludens_turns");
  }
  bool is_game() const { return find_function("ludens_nodes") || find_function("ludens_rest"); }

 private:
  void* find_function(const char* name) const;
  std::vector<void*> libraries_;
};

// The code of a game.
struct Source {
  std::string header;  // what all of it begins with, which the compiler reads once for all games
  std::vector<std::string> texts;
};

struct Built {
  std::shared_ptr<const Module> module;  // null: there is a problem
  std::string problem;                   // one line
  bool was_cached = false;
  double seconds = 0;  // by the clock
};

Built build(const Source& source, const BuildOptions& options);

// A text that is a whole program, compiled and kept in the same way.
struct BuiltProgram {
  std::string path;     // empty: there is a problem
  std::string problem;  // one line
  bool was_cached = false;
  double seconds = 0;  // by the clock
};

// `compiler`: its name, then its flags; `ending`: of the text's file, as that compiler wants it.
BuiltProgram build_program(const std::string& text, const std::vector<std::string>& compiler,
                           const std::string& ending, const BuildOptions& options);

}  // namespace ludens::native
