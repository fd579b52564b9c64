// errors_test.cpp - what people read when a game file is wrong: tests/errors/NN-name.lud against its
// .expected.
//
// A first line "// options: Heading/Item; Heading/Item" or "// ruleset: Name" says how the game is read.
// ACCEPT=1 in the environment rewrites the expectations; read the difference before committing it.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "engine/game.h"
#include "language/names_check.h"
#include "ludemes/registry.h"
#include "tests/expected_texts.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

// What follows `heading` on the first line, split at semicolons.
std::vector<std::string> on_first_line(const std::string& text, std::string_view heading) {
  std::vector<std::string> items;
  const std::string line = text.substr(0, text.find('\n'));
  if (!line.starts_with(heading)) return items;
  for (size_t from = heading.size(); from < line.size();) {
    const size_t to = std::min(line.find(';', from), line.size());
    const size_t begin = line.find_first_not_of(' ', from);
    if (begin < to) items.push_back(line.substr(begin, to - begin));
    from = to + 1;
  }
  return items;
}

Choices choices_of(const std::string& text) {
  Choices choices;
  choices.options = on_first_line(text, "// options:");
  if (const auto rulesets = on_first_line(text, "// ruleset:"); !rulesets.empty())
    choices.ruleset = rulesets.front();
  return choices;
}

std::string told_about(const fs::path& file) {
  const std::string text = content(file);
  const auto find_none = [](std::string_view) { return std::optional<engine::GameText>(); };
  const engine::Compiled compiled =
      engine::compile(file.filename().string(), text, choices_of(text), find_none);
  return to_text(compiled.diagnostics) + to_text(compiled.unsupported);
}

// Codes of the language that no file in tests/errors can bring about, but a test of another file.
const std::set<std::string> kTestedElsewhere = {
    "L0001",  // no such file: files_test
    "L0102",  // file too large: hostile_test
    "L0115",  // options that grow the game past the limit: hostile_test
    "L0305",  // a board that takes too long to build: equipping_test
};

// Codes that nothing brings about as long as all records have a meaning, which registry_test makes sure of.
const std::set<std::string> kCannotHappen = {
    "L0303",  // a graph without a meaning
    "L0321",  // equipment without a meaning
};

bool is_source(const fs::path& path) {
  return path.extension() == ".cpp" || path.extension() == ".h";
}

bool is_test(const fs::path& path) {
  return path.string().ends_with("_test.cpp") || path.string().starts_with("tests/");
}

// Every "L0123" in these folders' sources, with the first file that has it; of their tests, or of the rest.
// This file does not count: its lists name codes without testing them.
std::map<std::string, std::string> codes_in(const std::vector<std::string>& folders, bool of_tests) {
  std::map<std::string, std::string> codes;
  for (const std::string& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      const fs::path& path = entry.path();
      if (!is_source(path) || is_test(path) != of_tests || path.filename() == "errors_test.cpp") continue;
      const std::string text = content(path);
      for (size_t at = text.find("\"L0"); at != std::string::npos; at = text.find("\"L0", at + 1))
        if (at + 6 < text.size() && text[at + 6] == '"') codes.emplace(text.substr(at + 1, 5), path.string());
      // Tests name them within messages, too: "1:13: L0600: expected ...".
      for (size_t at = text.find(": L0"); of_tests && at != std::string::npos; at = text.find(": L0", at + 1))
        if (at + 7 < text.size() && text[at + 7] == ':') codes.emplace(text.substr(at + 2, 5), path.string());
    }
  return codes;
}

}  // namespace

TEST_CASE("every wrong game is told about as expected") {
  const auto files = files_in("tests/errors", ".lud");
  REQUIRE(files.size() >= 40);
  for (const fs::path& file : files) {
    INFO(file.string());
    fs::path expected = file;
    expected.replace_extension(".expected");
    const std::string told = told_about(file);
    CHECK_FALSE(told.empty());
    check_expected(told, expected);
  }
}

TEST_CASE("our own games are told nothing about") {
  const auto files = files_in("games", ".lud");
  REQUIRE(files.size() >= 30);
  for (const fs::path& file : files) {
    INFO(file.string());
    CHECK(told_about(file) == "");
  }
}

TEST_CASE("no expectation has lost its game") {
  for (fs::path expected : files_in("tests/errors", ".expected")) {
    INFO(expected.string());
    CHECK(fs::exists(expected.replace_extension(".lud")));
  }
}

TEST_CASE("every code that a game's text can bring about occurs in an expectation") {
  std::string all;
  for (const fs::path& expected : files_in("tests/errors", ".expected")) all += content(expected);
  const auto codes = codes_in({"src/base", "src/geometry", "src/language", "src/ludemes"}, false);
  CHECK(codes.size() > 60);
  for (const auto& one : codes) {
    const std::string& code = one.first;
    const auto& source = one.second;
    INFO(code, " of ", source);
    const bool expected = all.find("[" + code + "]") != std::string::npos;
    CHECK(expected != (kTestedElsewhere.contains(code) || kCannotHappen.contains(code)));
  }
}

TEST_CASE("every other code, too, is named by a test") {
  std::string all;
  for (const fs::path& expected : files_in("tests/errors", ".expected")) all += content(expected);
  const auto tested = codes_in({"src", "apps", "tests"}, true);
  for (const auto& one : codes_in({"src", "apps"}, false)) {
    const std::string& code = one.first;
    const auto& source = one.second;
    INFO(code, " of ", source);
    const bool named = tested.contains(code) || all.find("[" + code + "]") != std::string::npos;
    CHECK(named != kCannotHappen.contains(code));
  }
  for (const std::string& code : kTestedElsewhere) {
    INFO(code);
    CHECK(tested.contains(code));
  }
}

TEST_CASE("the slots that take names exist") {
  for (const std::string& problem : check_name_slots(ludemes::registry())) FAIL_CHECK(problem);
}
