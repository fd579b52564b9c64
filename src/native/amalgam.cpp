#include "native/amalgam.h"

#include <algorithm>
#include <map>
#include <utility>

#include "native/headers.h"

namespace ludens::native {

namespace {

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// The word that ends right before `at`.
std::string word_before(const std::string& text, size_t at) {
  size_t end = at;
  while (end > 0 && text[end - 1] == ' ') --end;
  size_t begin = end;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}

bool is_capital(const std::string& word) {
  return !word.empty() && word[0] >= 'A' && word[0] <= 'Z';
}

// Is what begins there declared, not called? Then a type stands before it: a word, or a sign right behind
// one.
bool is_declared(const std::string& code, size_t at) {
  while (at > 0 && (code[at - 1] == ' ' || code[at - 1] == '\n')) --at;
  if (at == 0) return false;
  const char before = code[at - 1];
  if (before == '&' || before == '*' || before == '>')
    return at > 2 &&
           (is_word(code[at - 2]) || (code[at - 2] == '>' && code[at - 3] != ' ') || code[at - 2] == '-');
  if (!is_word(before)) return false;
  const std::string word = word_before(code, at);
  return word != "return" && word != "else" && word != "case" && word != "not";
}

// The text without comments and without what stands between quotes.
std::string bare(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
      out += '\n';
    } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || !is_word(text[i - 1])))) {
      const char quote = text[i];
      for (++i; i < text.size() && text[i] != quote; ++i)
        if (text[i] == '\\') ++i;
      out += ' ';
    } else {
      out += text[i];
    }
  }
  return out;
}

// --- one header, taken apart

struct Chunk {
  enum class Kind { Definition, Open, Close, Directive } kind = Kind::Definition;
  std::string text;
  std::string name;             // empty: it is kept whatever is asked for
  std::set<std::string> words;  // that it names
  bool kept = false;
  bool is_rare = false;  // what it asks of the world does not count
};

// Without what stands between these brackets, the outermost pairs.
std::string without_brackets(const std::string& text, const std::string& open, char close) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, open.size(), open) != 0) {
      out += text[i];
      continue;
    }
    int depth = 0;
    for (; i < text.size(); ++i) {
      depth += text[i] == open.back() ? 1 : text[i] == close ? -1 : 0;
      if (text[i] == close && depth == 0) break;
    }
    if (open == "[[") ++i;  // the second of two that close
  }
  return out;
}

// What the definition is called; empty where that is hard to say.
std::string name_of_definition(const std::string& code) {
  std::string head = code.substr(0, code.find('{'));
  std::ranges::replace(head, '\n', ' ');
  head = without_brackets(without_brackets(head, "[[", ']'), "template <", '>');
  head = without_brackets(head, "__launch_bounds__(", ')');
  if (head.find("operator") != std::string::npos) return "";
  for (const std::string word : {"struct ", "class "}) {
    const size_t at = head.find(word);
    if (at == std::string::npos || head.substr(0, at).find('(') != std::string::npos) continue;
    size_t begin = at + word.size();
    if (head.compare(begin, 8, "alignas(") == 0) begin = head.find(')', begin) + 2;
    size_t end = begin;
    while (end < head.size() && is_word(head[end])) ++end;
    return head.substr(begin, end - begin);
  }
  if (const size_t at = head.find("enum "); at != std::string::npos) {
    const size_t end = std::min(head.find(':', at), head.size());
    return word_before(head, end);
  }
  if (head.find("using ") != std::string::npos && head.find('=') == std::string::npos) return "";
  const size_t end = std::min(head.find_first_of("(=[;"), head.size());
  // Functions are kept where they are called, not wherever a variable has their name.
  return word_before(head, end) + (end < head.size() && head[end] == '(' ? "(" : "");
}

class Splitter {
 public:
  explicit Splitter(std::string_view text) {
    size_t at = 0;
    while (at < text.size()) {
      const size_t end = std::min(text.find('\n', at), text.size());
      add_line(std::string(text.substr(at, end - at)));
      at = end + 1;
    }
  }
  std::vector<Chunk> chunks;
  std::vector<std::string> includes;         // of ours
  std::vector<std::string> system_includes;  // of the standard library

 private:
  void add_line(const std::string& line) {
    // A comment that no definition follows goes with whatever it was about.
    if (code_.find_first_not_of(" \n") == std::string::npos && handle_outside(line)) {
      waiting_.clear();
      return;
    }
    waiting_ += line + "\n";
    const std::string code = bare(line + "\n");
    code_ += code;
    for (const char c : code) depth_ += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
    const size_t last = code_.find_last_not_of(" \n");
    if (last == std::string::npos) return;  // nothing but a comment so far
    if (depth_ == 0 && (code_[last] == ';' || code_[last] == '}')) finish();
  }
  // Lines that are no part of a definition.
  bool handle_outside(const std::string& line) {
    if (line.empty()) return true;
    if (line.starts_with("#")) {
      handle_directive(line);
      return true;
    }
    if (line.starts_with("namespace ") && line.ends_with("{")) {
      chunks.push_back({Chunk::Kind::Open, line + "\n", "", {}});
      return true;
    }
    if (line.starts_with("}")) {
      chunks.push_back({Chunk::Kind::Close, line + "\n", "", {}});
      return true;
    }
    // What a heading says is said of no single definition.
    return line.starts_with("// ---") || line.starts_with("// clang-format");
  }
  void handle_directive(const std::string& line) {
    if (line.starts_with("#pragma once")) return;
    if (!line.starts_with("#include ")) {
      chunks.push_back({Chunk::Kind::Directive, line + "\n", "", {}});
      return;
    }
    const size_t begin = line.find_first_of("<\"") + 1;
    const std::string name = line.substr(begin, line.find_first_of(">\"", begin) - begin);
    if (line[begin - 1] == '"')
      includes.push_back(name);
    else
      system_includes.push_back(name);
  }
  void finish() {
    chunks.push_back(
        {Chunk::Kind::Definition, std::exchange(waiting_, {}), name_of_definition(code_), words_of(code_)});
    code_.clear();
  }

  std::string waiting_, code_;
  int depth_ = 0;
};

// --- all of them

class Collector {
 public:
  // Includes first, so that each comes after what it stands on.
  void add(const std::string& header) {
    if (!seen_.insert(header).second) return;
    const std::string_view text = header_text(header);
    Splitter parts(text);
    for (const std::string& include : parts.includes) add(include);
    // Every move of a piece asks whether it is one of these; games that have any are refused (board_text.h).
    const bool is_rare = header == "runtime/kernels/dominoes.h" || header == "runtime/kernels/large.h";
    for (Chunk& chunk : parts.chunks) chunk.is_rare = is_rare;
    files_.push_back({header, std::move(parts.chunks), std::move(parts.system_includes)});
  }

  void keep(const std::set<std::string>& words) {
    std::map<std::string, std::vector<Chunk*>> by_name;
    for (File& file : files_)
      for (Chunk& chunk : file.chunks)
        if (chunk.kind == Chunk::Kind::Definition) by_name[chunk.name].push_back(&chunk);
    std::vector<std::string> todo(words.begin(), words.end());
    todo.emplace_back();
    names_.insert(todo.begin(), todo.end());
    while (!todo.empty()) {
      const std::string word = todo.back();
      todo.pop_back();
      const auto found = by_name.find(word);
      if (found == by_name.end()) continue;
      for (Chunk* const chunk : found->second) {
        if (std::exchange(chunk->kept, true)) continue;
        for (const std::string& used : chunk->words)
          if (!(chunk->is_rare && is_question(used)) && names_.insert(used).second) todo.push_back(used);
      }
    }
  }

  Amalgam result() const {
    Amalgam all;
    std::set<std::string> includes;
    for (const File& file : files_) {
      const std::string text = kept_text(file.chunks);
      if (text.empty()) continue;
      all.text += text;
      includes.insert(file.includes.begin(), file.includes.end());
    }
    for (const std::string& name : includes) {
      const std::string line = "#include <" + name + ">\n";
      // Of one kind of processor.
      all.includes.push_back(name != "immintrin.h"
                                 ? line
                                 : "#if defined(__BMI2__) && !defined(__CUDACC__)\n" + line + "#endif\n");
    }
    all.names = names_;
    return all;
  }

 private:
  static bool is_question(const std::string& word) { return word.find('.') != std::string::npos; }

  struct File {
    std::string name;
    std::vector<Chunk> chunks;
    std::vector<std::string> includes;
  };

  // Definitions that are kept, within their namespaces; empty where there are none.
  static std::string kept_text(const std::vector<Chunk>& chunks) {
    std::string out;
    std::vector<std::string> open;  // namespaces that have not been written yet
    std::vector<bool> written;
    bool some = false;
    const auto write_open = [&] {
      for (size_t i = 0; i < open.size(); ++i)
        if (!written[i]) {
          out += open[i];
          written[i] = true;
        }
    };
    for (const Chunk& chunk : chunks) {
      switch (chunk.kind) {
        case Chunk::Kind::Open:
          open.push_back(chunk.text);
          written.push_back(false);
          break;
        case Chunk::Kind::Close:
          if (written.back()) out += chunk.text;
          open.pop_back();
          written.pop_back();
          break;
        case Chunk::Kind::Directive:
          write_open();  // not within one of its branches
          out += chunk.text;
          some = some || chunk.text.starts_with("#define");
          break;
        case Chunk::Kind::Definition:
          if (!chunk.kept) break;
          write_open();
          out += chunk.text;
          some = true;
          break;
      }
    }
    return some ? out : "";
  }

  std::set<std::string> seen_, names_;
  std::vector<File> files_;
};

}  // namespace

std::set<std::string> words_of(std::string_view text) {
  const std::string code = bare(text);
  std::set<std::string> words;
  for (size_t i = 0; i < code.size();) {
    if (!is_word(code[i])) {
      ++i;
      continue;
    }
    size_t end = i;
    while (end < code.size() && is_word(code[end])) ++end;
    if (!is_digit(code[i])) {
      const std::string word = code.substr(i, end - i);
      words.insert(word);
      const bool is_called = end < code.size() && (code[end] == '(' || code[end] == '<');
      const char before = i > 0 ? code[i - 1] : ' ';
      const std::string owner = word_before(code, i - std::min<size_t>(i, before == ':' ? 2 : 1));
      // A namespace is no class: those have capitals.
      if (is_called && before == '.')
        words.insert(owner + "." + word + "(");
      else if (is_called && !is_declared(code, i) && (before != ':' || !is_capital(owner)))
        words.insert(word + "(");
    }
    i = end;
  }
  return words;
}

Amalgam amalgamate(const std::string& header, std::string_view text) {
  Collector all;
  all.add(header);
  all.keep(words_of(text));
  return all.result();
}

}  // namespace ludens::native
