#include "tests/ludeme_cases.h"

#include <algorithm>
#include <fstream>

namespace ludens::test {

namespace fs = std::filesystem;

namespace {

constexpr std::pair<StepKind, std::string_view> kWords[] = {
    {StepKind::Start, "start"}, {StepKind::Board, "board"}, {StepKind::Roll, "roll"},
    {StepKind::Moves, "moves"}, {StepKind::Play, "play"},   {StepKind::State, "state"}};

// Brackets opened and not closed again; strings hold no brackets in these files.
int depth_of(const std::string& text) {
  return static_cast<int>(std::ranges::count(text, '(') - std::ranges::count(text, ')'));
}

struct Reader {
  CaseFile file;
  int number = 0;  // of the line being read

  void problem(const std::string& what) {
    file.problems.push_back(file.path.string() + ":" + std::to_string(number) + ": " + what);
  }

  void add_step(const std::string& word, std::string rest) {
    const auto* known = std::ranges::find(kWords, word, &std::pair<StepKind, std::string_view>::second);
    if (known == std::end(kWords)) return problem("'" + word + "' is no word of this format");
    if (file.cases.empty() || file.cases.back().game.empty()) return problem("there is no game yet");
    file.cases.back().steps.push_back({known->first, std::move(rest), number});
  }

  // The text that is being read: the game of the case, or one that is part of its match.
  std::string& text() {
    LudemeCase& last = file.cases.back();
    return last.parts.empty() ? last.game : last.parts.back();
  }

  void add_line(const std::string& line) {
    if (!file.cases.empty() && depth_of(text()) > 0) {
      text() += line + "\n";
      return;
    }
    if (line.empty() || line.front() == '#') return;
    if (line.front() == '(') {
      if (file.cases.empty() || !file.cases.back().steps.empty()) return problem("a game without a case");
      // Options and the like belong to the game before them.
      if (!file.cases.back().game.empty() && line.starts_with("(game"))
        file.cases.back().parts.emplace_back();
      text() += line + "\n";
      return;
    }
    const size_t space = std::min(line.find(' '), line.size());
    const std::string rest = space < line.size() ? line.substr(space + 1) : std::string();
    if (line.substr(0, space) == "case")
      file.cases.push_back({rest, {}, {}, {}, number});
    else
      add_step(line.substr(0, space), rest);
  }

  void check() {
    number = 1;
    if (file.lines.empty() || !file.lines.front().starts_with("# "))
      problem("the first line should say what the ludeme means");
    if (file.cases.empty()) problem("no cases");
    for (const LudemeCase& c : file.cases) {
      number = c.line;
      if (c.name.empty()) problem("a case should say what it shows");
      if (std::ranges::none_of(c.steps, [](const CaseStep& s) { return is_expectation(s.kind); }))
        problem("the case expects nothing");
    }
  }
};

}  // namespace

CaseFile read_case_file(const fs::path& path) {
  Reader reader;
  reader.file.path = path;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    reader.number = static_cast<int>(reader.file.lines.size()) + 1;
    reader.file.lines.push_back(line);
    reader.add_line(line);
  }
  reader.check();
  return std::move(reader.file);
}

std::vector<fs::path> case_files(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".txt" && entry.path().parent_path() != folder)
      found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

std::string_view word_of(StepKind kind) {
  return std::ranges::find(kWords, kind, &std::pair<StepKind, std::string_view>::first)->second;
}

bool is_expectation(StepKind kind) {
  return kind == StepKind::Board || kind == StepKind::Moves || kind == StepKind::State;
}

}  // namespace ludens::test
