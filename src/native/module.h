// module.h - emitted code as a shared library: compiled in a child process, kept on disk, loaded.
//
// The file in the cache is named after all that it depends on: the text, the headers that this program was
// built from, the compiler and its flags. Several processes may make the same one at once: each writes a file
// of its own and gives it its name when it is whole.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "interpreter/compiled.h"

namespace ludens::native {

struct BuildOptions {
  std::string cache;                        // a folder; empty: default_cache()
  std::string compiler;                     // empty: $LUDENS_CXX, or g++
  double seconds = 60;                      // of processor time, for the compiler
  long megabytes = 2048;                    // of memory, for the compiler
  const std::atomic<bool>* stop = nullptr;  // true: give up
  bool only_cached = false;                 // what is not there already is not made
};

// $LUDENS_CACHE, else a folder of the user's own; empty where there is none.
std::string default_cache();

// Loaded code. Unloaded with its last owner, so whoever calls into it keeps it.
class Module {
 public:
  explicit Module(void* library);
  ~Module();
  Module(const Module&) = delete;
  std::span<const interpreter::CompiledNode> nodes() const { return nodes_; }
  const interpreter::CompiledTurns* turns() const { return turns_; }
  bool is_game() const { return nodes_.data() != nullptr; }

 private:
  void* library_;
  std::span<const interpreter::CompiledNode> nodes_;
  const interpreter::CompiledTurns* turns_ = nullptr;
};

struct Built {
  std::shared_ptr<const Module> module;  // null: there is a problem
  std::string problem;                   // one line
  bool was_cached = false;
  double seconds = 0;  // by the clock
};

Built build(const std::string& text, const BuildOptions& options);

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
