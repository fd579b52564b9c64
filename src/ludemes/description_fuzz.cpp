// description_fuzz.cpp - any bytes as a game file, through expansion, binding, the check of names and the
// explanation of errors, with the whole grammar.
//
// Half of the mutations keep the file's shape: a bracket is doubled, dropped, moved or swapped for another, a
// word is replaced by one of the grammar's. They reach the binder where flipped bits only reach the reader.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>

#include "base/fuzz_checks.h"
#include "language/description.h"
#include "language/scan.h"
#include "ludemes/registry.h"

using namespace ludens;

extern "C" size_t LLVMFuzzerMutate(std::uint8_t* data, size_t size, size_t max_size);

namespace {

const std::vector<std::string>& words() {
  static const std::vector<std::string> all = [] {
    const Registry& registry = ludemes::registry();
    std::vector<std::string> out{"0",        "-1",        "99999999999", "0.5", "True",
                                 "\"Disc\"", "\"Disc1\"", "#1",          "<A>", "0..9"};
    for (const std::string& keyword : registry.keywords()) {
      out.push_back("(" + keyword + ")");
      for (const std::string& label : registry.labels_of(keyword)) out.push_back(label + ":");
    }
    for (const Type& type : registry.types())
      for (int i = 0; type.constants != nullptr && i < type.constants->count; ++i)
        out.emplace_back(type.constants->constants[i].name);
    return out;
  }();
  return all;
}

struct Part {
  size_t begin = 0, end = 0;
};

// A bracket, list or word at random; empty where there is none.
Part random_part(const std::string& text, std::minstd_rand& random) {
  if (text.empty()) return {};
  size_t at = random() % text.size();
  for (size_t tries = 0; tries < text.size(); ++tries, at = (at + 1) % text.size()) {
    if (text[at] == '(' || text[at] == '{') {
      const size_t close = find_closing(text, at);
      if (close != kNotFound) return {at, close + 1};
    }
    if (is_word_char(text[at]) && (at == 0 || !is_word_char(text[at - 1]))) {
      size_t end = at;
      while (end < text.size() && is_word_char(text[end])) ++end;
      return {at, end};
    }
  }
  return {};
}

void mutate_shape(std::string& text, std::minstd_rand& random) {
  const Part part = random_part(text, random);
  const std::string piece = text.substr(part.begin, part.end - part.begin);
  const std::string& word = words()[random() % words().size()];
  switch (random() % 6) {
    case 0:
      text.insert(part.end, " " + piece);
      break;
    case 1:
      text.erase(part.begin, part.end - part.begin);
      break;
    case 2:
      text.replace(part.begin, part.end - part.begin, word);
      break;
    case 3:
      text.insert(part.begin, word + (word.ends_with(':') ? "" : " "));
      break;
    case 4: {
      const Part other = random_part(text, random);
      const std::string moved = text.substr(other.begin, other.end - other.begin);
      text.replace(part.begin, part.end - part.begin, moved);
      break;
    }
    default:
      text.replace(part.begin, part.end - part.begin, "{" + piece + "}");
      break;
  }
}

}  // namespace

extern "C" size_t LLVMFuzzerCustomMutator(std::uint8_t* data, size_t size, size_t max_size, unsigned seed) {
  std::minstd_rand random(seed);
  if (random() % 2 == 0) return LLVMFuzzerMutate(data, size, max_size);
  std::string text(reinterpret_cast<const char*>(data), size);
  for (unsigned i = 0; i <= random() % 3; ++i) mutate_shape(text, random);
  size = std::min(text.size(), max_size);
  if (size > 0) std::memcpy(data, text.data(), size);
  return size;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto read = read_description("fuzz.lud", text, ludemes::registry());
  require(read || !read.diagnostics.empty());
  for (const Diagnostic& diagnostic : read.diagnostics) {
    require(!diagnostic.message.empty() && !diagnostic.code.empty());
    require(diagnostic.at.line >= 1 && diagnostic.at.column >= 1);
    require(to_text(diagnostic).size() < 100'000);
  }
  if (read) require(read->bound.root != kUnbound);
  return 0;
}
