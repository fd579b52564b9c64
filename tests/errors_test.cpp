// errors_test.cpp - what people read when a game file is wrong: tests/errors/NN-name.lud against its
// .expected.
//
// A first line "// options: Heading/Item; Heading/Item" or "// ruleset: Name" says how the game is read.
// ACCEPT=1 in the environment rewrites the expectations; read the difference before committing it.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "base/files.h"
#include "language/description.h"
#include "language/names_check.h"
#include "ludemes/lowering.h"
#include "ludemes/registry.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().filename().string().ends_with(ending)) found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

std::string content(const fs::path& path) {
  const auto text = read_file(path.string());
  return text ? *text : std::string();
}

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
  const auto read = read_description(file.filename().string(), text, ludemes::registry(), choices_of(text));
  std::string told = to_text(read.diagnostics);
  if (read && read->bound.arg(read->bound.root, "equipment") != kUnbound)
    told += to_text(ludemes::lower_game(*read).diagnostics);
  return told;
}

bool accepting() {
  const char* accept = std::getenv("ACCEPT");
  return accept != nullptr && std::string_view(accept) == "1";
}

// Codes that no file in tests/errors can bring about; where they are tested instead.
const std::set<std::string> kTestedElsewhere = {
    "L0001",  // no such file: below
    "L0102",  // file too large: hostile_test
    "L0115",  // options that grow the game past the limit: hostile_test
};

}  // namespace

TEST_CASE("every wrong game is told about as expected") {
  const auto files = files_in("tests/errors", ".lud");
  REQUIRE(files.size() >= 40);
  for (const fs::path& file : files) {
    INFO(file.string(), " (ACCEPT=1 rewrites what is expected)");
    fs::path expected = file;
    expected.replace_extension(".expected");
    const std::string told = told_about(file);
    CHECK_FALSE(told.empty());
    if (accepting()) std::ofstream(expected, std::ios::binary) << told;
    CHECK(told == content(expected));
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

TEST_CASE("every code of the language folder, and of warnings about boards, occurs in an expectation") {
  std::string all;
  for (const fs::path& expected : files_in("tests/errors", ".expected")) all += content(expected);
  size_t codes = 0;
  auto sources = files_in("src/language", ".cpp");
  sources.emplace_back("src/ludemes/board_check.cpp");
  for (const fs::path& source : sources) {
    if (source.string().ends_with("_test.cpp")) continue;
    const std::string text = content(source);
    for (size_t at = text.find("\"L0"); at != std::string::npos; at = text.find("\"L0", at + 1)) {
      if (text[at + 6] != '"') continue;
      const std::string code = text.substr(at + 1, 5);
      INFO(code, " of ", source.string());
      CHECK((all.find("[" + code + "]") != std::string::npos || kTestedElsewhere.contains(code)));
      ++codes;
    }
  }
  CHECK(codes > 20);
}

TEST_CASE("a file that cannot be read is told about") {
  for (const char* path : {"tests/errors/no-such-file.lud", "tests/errors"}) {
    INFO(path);
    const auto text = read_file(path);
    REQUIRE_FALSE(text);
    CHECK(text.diagnostics.front().code == "L0001");
    CHECK(text.diagnostics.front().at.file == path);
  }
}

TEST_CASE("the slots that take names exist") {
  for (const std::string& problem : check_name_slots(ludemes::registry())) FAIL_CHECK(problem);
}
