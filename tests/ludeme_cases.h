// ludeme_cases.h - the files of tests/ludemes: cases that state what a ludeme means on a tiny board.
//
// The format is described in tests/ludemes/README.md. Knows nothing of how games are played.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ludens::test {

enum class StepKind { Start, Board, Roll, Moves, Play, State };

// One line under a game: something to do, or something to expect.
struct CaseStep {
  StepKind kind = StepKind::Start;
  std::string text;  // what follows the word
  int line = 0;
};

struct LudemeCase {
  std::string name;
  std::string game;                // or a match
  std::vector<std::string> parts;  // the games of the match
  std::vector<CaseStep> steps;
  int line = 0;
};

struct CaseFile {
  std::filesystem::path path;
  std::vector<std::string> lines;
  std::vector<LudemeCase> cases;
  std::vector<std::string> problems;  // lines that are not in the format
};

CaseFile read_case_file(const std::filesystem::path& path);

// Every case file below the folder, sorted.
std::vector<std::filesystem::path> case_files(const std::filesystem::path& folder);

std::string_view word_of(StepKind kind);
bool is_expectation(StepKind kind);

}  // namespace ludens::test
