#include "native/module.h"

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <future>
#include <vector>

#include "native/cache.h"
#include "native/child.h"
#include "native/headers.h"
#include "native/naming.h"

namespace ludens::native {

namespace {

namespace fs = std::filesystem;

// The compiler's own file: a new version is another size or time.
std::string identity_of(const std::string& program) {
  std::string path = program;
  if (program.find('/') == std::string::npos) {
    const char* const folders = std::getenv("PATH");
    std::string_view rest = folders ? folders : "";
    while (!rest.empty()) {
      const size_t end = std::min(rest.find(':'), rest.size());
      const std::string candidate = std::string(rest.substr(0, end)) + "/" + program;
      if (access(candidate.c_str(), X_OK) == 0) {
        path = candidate;
        break;
      }
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  struct stat info {};
  if (stat(path.c_str(), &info) != 0) return "";
  return path + " " + std::to_string(info.st_size) + " " + std::to_string(info.st_mtime);
}

bool write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  return !out.fail();
}

std::vector<std::string> flags() {
  std::vector<std::string> all{"-std=c++20", "-O2", "-DNDEBUG", "-fPIC", "-w", "-fno-tree-slp-vectorize",
                               "-ffp-contract=off", "-fno-gnu-unique", "-fvisibility-inlines-hidden",
                               // Copies of functions that the compiler makes for itself are not made part of
                               // the one function that lean playouts are to be (lean_sets.h).
                               "-fno-ipa-cp", "-fno-ipa-sra", "-fno-partial-inlining",
                               // To tidy up its memory every 100 MB takes the compiler 5 % of its time.
                               "--param", "ggc-min-heapsize=400000"};
  if (std::strlen(LUDENS_MARCH) > 0) all.emplace_back("-march=" LUDENS_MARCH);
  return all;
}

// All that it calls is in this program, or loaded with it: to look for libraries takes longer than to link.
std::vector<std::string> link_flags() {
  return {"-shared", "-nostdlib", "-lgcc"};
}

ChildLimits limits_of(const BuildOptions& options) {
  return {options.seconds, options.megabytes, options.stop, "the compiler"};
}

// A name that no other thread or process uses at the time.
std::string own_name(const std::string& path) {
  static std::atomic<int> count = 0;
  return path + "." + std::to_string(getpid()) + "." + std::to_string(++count);
}

// What the names of all files have in common.
struct Tools {
  std::string cache, compiler, key;
};

// The folder of the headers, made if it is not there yet; what the compiler reads most of its time lies there
// read already, if that could be done. Empty: there is no writing there.
std::string ready_headers(const Tools& tools, const std::string& header, const BuildOptions& options) {
  std::string folder = tools.cache + "/headers-" + name_of(tools.key + "\n" + header);
  if (access(folder.c_str(), R_OK) == 0) {
    note_use(folder);
    return folder;
  }
  const std::string partial = own_name(folder);
  std::error_code ignored;
  const auto give_up = [&]() -> std::string {
    fs::remove_all(partial, ignored);
    return access(folder.c_str(), R_OK) == 0 ? folder : "";  // somebody else was faster
  };
  if (!make_private(partial) || !write_headers(partial)) return give_up();
  if (!write_file(partial + "/game.h", "#include \"" + header + "\"\n")) return give_up();
  std::vector<std::string> words{tools.compiler};
  for (const std::string& flag : flags()) words.push_back(flag);
  words.insert(words.end(), {"-I", partial + "/src", "-I", partial + "/include", "-x", "c++-header",
                             partial + "/game.h", "-o", partial + "/game.h.gch"});
  const bool is_read = run_child(words, limits_of(options)).ok;
  if (!is_read && options.stop && *options.stop) return give_up();  // the next one has the time
  if (!is_read) std::remove((partial + "/game.h.gch").c_str());
  if (std::rename(partial.c_str(), folder.c_str()) != 0) return give_up();
  return folder;
}

std::string path_of(const Tools& tools, const std::string& text) {
  return tools.cache + "/" + name_of(tools.key + "\n" + text) + ".so";
}

// Compiles the text into the file that is named after it. Returns what went wrong, in one line.
std::string compile(const std::string& text, const Tools& tools, const std::string& headers,
                    const BuildOptions& options) {
  const std::string path = path_of(tools, text);
  const std::string source = own_name(path) + ".cpp";
  const std::string library = own_name(path) + ".tmp";
  if (!write_file(source, text)) {
    std::remove(source.c_str());
    return "cannot write to " + tools.cache;
  }
  std::vector<std::string> words{tools.compiler};
  for (const std::string& flag : flags()) words.push_back(flag);
  words.insert(words.end(), {"-I", headers + "/src", "-I", headers + "/include", "-include",
                             headers + "/game.h", source, "-o", library});
  for (const std::string& flag : link_flags()) words.push_back(flag);
  const Ran ran = run_child(words, limits_of(options));
  std::remove(source.c_str());
  if (ran.ok && std::rename(library.c_str(), path.c_str()) == 0) return "";
  std::remove(library.c_str());
  return ran.ok ? "cannot write to " + tools.cache : ran.said;
}

// All of them at the same time.
std::string compile_all(const std::vector<std::string>& texts, const Tools& tools, const std::string& headers,
                        const BuildOptions& options) {
  std::vector<std::future<std::string>> others;  // where there is no thread for one, its turn is at the end
  for (size_t i = 1; i < texts.size(); ++i)
    others.push_back(std::async([&, i] { return compile(texts[i], tools, headers, options); }));
  std::string problem = compile(texts[0], tools, headers, options);
  for (std::future<std::string>& other : others)
    if (std::string said = other.get(); problem.empty()) problem = std::move(said);
  return problem;
}

std::shared_ptr<const Module> load(const std::vector<std::string>& texts, const Tools& tools,
                                   std::string& problem) {
  auto module = std::make_shared<Module>();
  for (const std::string& text : texts) {
    const std::string path = path_of(tools, text);
    problem = module->load(path);
    if (!problem.empty()) return nullptr;
    note_use(path);
  }
  if (module->is_game()) return module;
  problem = path_of(tools, texts[0]) + " is no game";
  return nullptr;
}

}  // namespace

std::string default_cache() {
  const auto value = [](const char* name) {
    const char* const text = std::getenv(name);
    return std::string(text ? text : "");
  };
  if (std::string named = value("LUDENS_CACHE"); !named.empty()) return named;
  if (const std::string cache = value("XDG_CACHE_HOME"); !cache.empty()) return cache + "/ludens";
  if (const std::string home = value("HOME"); !home.empty()) return home + "/.cache/ludens";
  return "";
}

std::string Module::load(const std::string& path) {
  void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  libraries_.push_back(library);
  return "";
}
Module::~Module() {
  for (void* const library : libraries_) dlclose(library);
}
void* Module::find_function(const char* name) const {
  for (void* const library : libraries_)
    if (void* const found = dlsym(library, name)) return found;
  return nullptr;
}
std::span<const interpreter::CompiledNode> Module::nodes() const {
  const auto* const first = find<const interpreter::CompiledNode>("ludens_nodes");
  size_t count = 0;
  while (first && first[count].node != ir::kNothing) ++count;
  return {first, count};
}

Built build(const Source& source, const BuildOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  Built built;
  const auto done = [&] {
    built.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return built;
  };
  const auto fail = [&](std::string problem) {
    built.problem = std::move(problem);
    return done();
  };
  Tools tools;
  tools.cache = options.cache.empty() ? default_cache() : options.cache;
  if (tools.cache.empty()) return fail("there is no folder for compiled games");
  if (options.only_cached ? !is_private(tools.cache) : !make_private(tools.cache))
    return fail(tools.cache + " is not a folder of yours alone");
  const char* const named = std::getenv("LUDENS_CXX");
  tools.compiler = !options.compiler.empty() ? options.compiler : named ? named : "g++";
  const std::string identity = identity_of(tools.compiler);
  if (identity.empty()) return fail("there is no compiler " + tools.compiler);
  tools.key = identity + "\n" + headers_name();
  for (const std::string& flag : flags()) tools.key += "\n" + flag;
  for (const std::string& flag : link_flags()) tools.key += "\n" + flag;
  std::vector<std::string> missing = source.texts;
  std::erase_if(missing,
                [&](const std::string& text) { return access(path_of(tools, text).c_str(), R_OK) == 0; });
  if (missing.empty()) {
    built.module = load(source.texts, tools, built.problem);
    built.was_cached = built.module != nullptr;
    if (built.was_cached) return done();
    built.problem.clear();
    missing = source.texts;
  }
  if (options.only_cached) return fail("it has not been compiled yet");
  const std::string headers = ready_headers(tools, source.header, options);
  if (headers.empty()) return fail("cannot write to " + tools.cache);
  if (std::string problem = compile_all(missing, tools, headers, options); !problem.empty())
    return fail(std::move(problem));
  trim_cache(tools.cache, most_cache_bytes());
  built.module = load(source.texts, tools, built.problem);
  return done();
}

BuiltProgram build_program(const std::string& text, const std::vector<std::string>& compiler,
                           const std::string& ending, const BuildOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  BuiltProgram built;
  const std::string cache = options.cache.empty() ? default_cache() : options.cache;
  const std::string identity = identity_of(compiler[0]);
  if (cache.empty() || !make_private(cache))
    built.problem = "there is no folder of yours alone for compiled games";
  else if (identity.empty())
    built.problem = "there is no compiler " + compiler[0];
  if (!built.problem.empty()) return built;
  std::string key = identity;
  for (const std::string& word : compiler) key += "\n" + word;
  const std::string path = cache + "/" + name_of(key + "\n" + text);
  built.was_cached = access(path.c_str(), X_OK) == 0;
  if (built.was_cached) {
    note_use(path);
  } else {
    const std::string source = own_name(path) + ending;
    const std::string made = own_name(path) + ".tmp";
    std::vector<std::string> words = compiler;
    words.insert(words.end(), {source, "-o", made});
    Ran ran{false, "cannot write to " + cache, "", -1};
    if (write_file(source, text)) ran = run_child(words, limits_of(options));
    std::remove(source.c_str());
    if (!ran.ok || std::rename(made.c_str(), path.c_str()) != 0) {
      std::remove(made.c_str());
      built.problem = ran.ok ? "cannot write to " + cache : ran.said;
      return built;
    }
    trim_cache(cache, most_cache_bytes());
  }
  built.path = path;
  built.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return built;
}

}  // namespace ludens::native
