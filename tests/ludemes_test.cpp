// ludemes_test.cpp - what each ludeme means, on tiny boards: the cases of tests/ludemes.
//
// Every case is played three times: with the program as it was lowered, as it was optimised, and as it was
// read again from its own text; a match once. ACCEPT=1 in the environment rewrites what is expected; read the
// difference before committing it. ONLY=moves/step plays the files whose path contains that.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "base/files.h"
#include "engine/game.h"
#include "engine/state_text.h"
#include "engine/table.h"
#include "ir/text.h"
#include "language/bound_text.h"
#include "ludemes/match_lowering.h"
#include "ludemes/registry.h"
#include "ludemes/tables.h"
#include "optimize/passes.h"
#include "tests/ludeme_cases.h"

using namespace ludens;
using namespace ludens::test;
namespace fs = std::filesystem;

namespace {

const fs::path kFolder = "tests/ludemes";

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

// --- playing

// Edges and cells by their vertices: "4 | 0-1 0-2 1-3 2-3 | 0-1-3-2".
std::string board_text(const ir::Equipment& equipment) {
  const geometry::Topology& board = equipment.board;
  std::ostringstream out;
  out << board.count(ir::SiteType::Vertex) << " |";
  for (const auto type : {ir::SiteType::Edge, ir::SiteType::Cell}) {
    const auto& corners = board.incident(type, ir::SiteType::Vertex);
    for (int site = 0; site < board.count(type); ++site) {
      std::vector<int> vertices(corners[site].begin(), corners[site].end());
      std::ranges::sort(vertices);
      char before = ' ';
      for (const int vertex : vertices) {
        out << before << vertex;
        before = '-';
      }
    }
    if (type == ir::SiteType::Edge) out << " |";
  }
  return out.str();
}

// Plays a case. What is drawn is what the case says; where it says nothing, the first possibility.
class Player {
 public:
  explicit Player(std::shared_ptr<const engine::Game> game) : game_(std::move(game)), table_(*game_) {
    table_.chance.forced = [this](int n) {
      if (outcomes_.empty()) return 0;
      const int outcome = outcomes_.front();
      outcomes_.pop_front();
      return std::clamp(outcome, 0, n - 1);
    };
  }

  // What ours gives where something is expected; for the rest, what is wrong with it.
  std::string take(const CaseStep& step) {
    if (step.kind == StepKind::Roll) {
      std::istringstream in(step.text);
      for (int outcome = 0; in >> outcome;) outcomes_.push_back(outcome);
      return {};
    }
    if (step.kind == StepKind::Start || !started_) {
      table_.start();
      started_ = true;
    }
    switch (step.kind) {
      case StepKind::Board:
        return board_text(*machine().program.equipment);
      case StepKind::Moves:
        return moves_text();
      case StepKind::Play:
        return play(step.text);
      case StepKind::State:
        return engine::state_text(machine());
      default:
        return {};
    }
  }

 private:
  engine::Machine& machine() { return table_.machine(); }

  std::vector<std::pair<std::string, interpreter::Move>> keyed_moves() {
    engine::legal_moves(machine(), list_);
    std::vector<std::pair<std::string, interpreter::Move>> keyed;
    for (const interpreter::Move& move : list_.moves)
      keyed.emplace_back(engine::move_sites(machine(), move), move);
    std::ranges::stable_sort(keyed, {}, [](const auto& k) { return k.first; });
    return keyed;
  }

  std::string moves_text() {
    std::string text;
    for (const auto& [key, move] : keyed_moves()) text += (text.empty() ? "" : " ") + key;
    return text.empty() ? "none" : text;
  }

  // "C0>C4", or "C0>C4 2": the second of those.
  std::string play(const std::string& text) {
    const std::string wanted = text.substr(0, text.find(' '));
    int left = wanted.size() < text.size() ? std::atoi(text.c_str() + wanted.size()) : 1;
    for (const auto& [key, move] : keyed_moves())
      if (key == wanted && --left == 0) {
        table_.apply(move);
        return {};
      }
    return "there is no such move; legal are " + moves_text();
  }

  std::shared_ptr<const engine::Game> game_;
  engine::Table table_;
  interpreter::MoveList list_;
  std::deque<int> outcomes_;
  bool started_ = false;
};

// Plays the steps; with `accepted`, writes down what ours gives instead of comparing. Returns whether all
// went as expected.
bool play_case(const CaseFile& file, const LudemeCase& c, std::shared_ptr<const engine::Game> game,
               const char* how, std::vector<std::string>* accepted) {
  Player player(std::move(game));
  bool good = true;
  for (const CaseStep& step : c.steps) {
    const std::string ours = player.take(step);
    const std::string where = file.path.string() + ":" + std::to_string(step.line) + ": " + c.name + how;
    const std::string word(word_of(step.kind));
    if (!is_expectation(step.kind) && !ours.empty()) {
      FAIL_CHECK(where << "\n  " << word << " " << step.text << ": " << ours);
      return false;  // the rest would be about another position
    }
    if (!is_expectation(step.kind)) continue;
    if (accepted != nullptr) {
      (*accepted)[static_cast<size_t>(step.line) - 1] = word + " " + ours;
    } else if (ours != step.text) {
      FAIL_CHECK(where << "\n  " << word << "\n    ours     " << ours << "\n    expected " << step.text);
      good = false;
    }
  }
  return good;
}

void write_lines(const fs::path& path, const std::vector<std::string>& lines) {
  std::ofstream out(path, std::ios::binary);
  for (const std::string& line : lines) out << line << '\n';
}

std::shared_ptr<const engine::Game> game_of(const ir::Program& program) {
  return std::make_shared<const engine::Game>(std::make_shared<const ir::Program>(program));
}

// The games of a match stand behind it in the case.
std::shared_ptr<const engine::Game> match_of(const std::string& where, const LudemeCase& c) {
  const auto find = [&](std::string_view name) -> std::optional<engine::GameText> {
    for (const std::string& part : c.parts)
      if (part.starts_with("(game \"" + std::string(name) + "\"")) return engine::GameText{where, part};
    return std::nullopt;
  };
  const engine::Compiled compiled = engine::compile(where, c.game, {}, find);
  if (!compiled.game)
    FAIL_CHECK(where << ": " << to_text(compiled.diagnostics) << to_text(compiled.unsupported));
  return compiled.game;
}

void play_file(const CaseFile& file, bool accept) {
  std::vector<std::string> accepted = file.lines;
  for (const LudemeCase& c : file.cases) {
    const std::string name = file.path.string() + ":" + std::to_string(c.line);
    const auto description = read_description(name, c.game, ludemes::registry());
    if (!description) {
      FAIL_CHECK(name << ": " << to_text(description.diagnostics));
      continue;
    }
    if (ludemes::is_match(*description)) {
      if (const auto match = match_of(name, c)) play_case(file, c, match, "", accept ? &accepted : nullptr);
      continue;
    }
    const ludemes::Lowered lowered = ludemes::lower_game(*description);
    if (!lowered.program) {
      FAIL_CHECK(name << ": "
                      << (lowered.needs.empty() ? to_text(lowered.diagnostics)
                                                : "needs " + lowered.needs.front().what));
      continue;
    }
    if (!play_case(file, c, game_of(*lowered.program), "", accept ? &accepted : nullptr) || accept) continue;
    const auto optimised = std::make_shared<const ir::Program>(optimize::optimize(*lowered.program));
    if (!play_case(file, c, game_of(*optimised), " (optimised)", nullptr)) continue;
    const auto read_again = ir::parse_program(ir::to_text(*optimised), optimised->equipment);
    if (!read_again) {
      FAIL_CHECK(name << ": " << to_text(read_again.diagnostics));
      continue;
    }
    play_case(file, c, game_of(*read_again), " (read again)", nullptr);
  }
  if (accept && accepted != file.lines) write_lines(file.path, accepted);
}

// --- which ludemes have a case

struct Record {
  std::string place;  // "moves/step" for src/ludemes/moves/step.cpp
  std::string name;   // of the record in it
  std::string rule, form;
};

std::string text_of(const fs::path& path) {
  const auto text = read_file(path.string());
  return text ? *text : std::string();
}

// The string after `mark`: all literals up to the comma behind the last.
std::string literal_after(const std::string& text, size_t at, std::string_view mark) {
  std::string literal;
  at = text.find(mark, at);
  for (bool inside = false; at != std::string::npos && at < text.size(); ++at) {
    if (text[at] == '"')
      inside = !inside;
    else if (inside)
      literal += text[at];
    else if (text[at] == ',')
      break;
  }
  return literal;
}

std::vector<Record> records_in_sources() {
  std::vector<Record> records;
  for (const auto& entry : fs::recursive_directory_iterator("src/ludemes")) {
    const std::string text = entry.path().extension() == ".cpp" ? text_of(entry.path()) : std::string();
    constexpr std::string_view kMark = "\nextern const Ludeme ";
    for (size_t at = text.find(kMark); at != std::string::npos; at = text.find(kMark, at + 1)) {
      const size_t name = at + kMark.size();
      if (const size_t end = text.find_first_of(" ;", name); text[end] == ' ')
        records.push_back(
            {entry.path().parent_path().filename().string() + "/" + entry.path().stem().string(),
             text.substr(name, end - name), literal_after(text, at, ".rule ="),
             literal_after(text, at, ".form =")});
    }
  }
  return records;
}

// By rule and form of a record: the labels that some use of it gives.
using Uses = std::map<std::pair<std::string, std::string>, std::set<std::string>>;

// Adds the forms that the game is made of, and the labelled arguments that they are given.
void add_uses(const BoundTree& bound, Uses& uses) {
  std::vector<bool> seen(bound.size(), false);
  std::vector<BoundId> todo{bound.root};
  while (!todo.empty()) {
    const BoundId id = todo.back();
    todo.pop_back();
    if (id == kUnbound || seen[id]) continue;
    seen[id] = true;
    const auto args = bound.args(id);
    todo.insert(todo.end(), args.begin(), args.end());
    if (bound[id].kind != BoundKind::Form) continue;
    const Form& form = *bound[id].form;
    std::set<std::string>& labels = uses[{std::string(form.ludeme->rule), std::string(form.ludeme->form)}];
    for (size_t slot = 0; slot < form.slots.size(); ++slot)
      if (!form.slots[slot].label.empty() && args[slot] != kUnbound) labels.emplace(form.slots[slot].label);
  }
}

Uses uses_in(const CaseFile& file) {
  Uses uses;
  for (const LudemeCase& c : file.cases)
    if (const auto description = read_description("case", c.game, ludemes::registry()))
      add_uses(description->bound, uses);
  return uses;
}

// "moves/step step" where the cases do not use the record; "moves/step step if:" for each labelled parameter
// that they never give.
std::set<std::string> without_case(const Record& record, const Uses& uses) {
  const std::string name = record.place + " " + record.name;
  const auto use = uses.find({record.rule, record.form});
  if (use == uses.end()) return {name};
  std::set<std::string> missing;
  for (const Form& form : ludemes::registry().forms())
    if (form.ludeme->rule == record.rule && form.ludeme->form == record.form)
      for (const Slot& slot : form.slots)
        if (!slot.label.empty() && !use->second.contains(std::string(slot.label)))
          missing.insert(name + " " + std::string(slot.label) + ":");
  return missing;
}

std::set<std::string> untested_ludemes() {
  std::ifstream in(kFolder / "untested.txt");
  std::set<std::string> names;
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line.front() != '#') names.insert(line);
  return names;
}

// Records and parameters that no game text can use: the rows "| `moves/step` step | why |" of the table under
// that heading.
std::set<std::string> unwritable_ludemes() {
  const std::string text = text_of("docs/conformance.md");
  std::istringstream in(text.substr(std::min(text.size(), text.find("## Ludemes that no game can use"))));
  std::set<std::string> names;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| `")) continue;
    const size_t place = line.find('`', 3), name = line.find(" |", 3);
    if (place < name && name != std::string::npos)
      names.insert(line.substr(3, place - 3) + line.substr(place + 1, name - place - 1));
  }
  return names;
}

}  // namespace

TEST_CASE("each ludeme does what its cases say") {
  const std::string only = environment("ONLY");
  const bool accept = environment("ACCEPT") == "1";
  size_t played = 0;
  for (const fs::path& path : case_files(kFolder)) {
    if (path.string().find(only) == std::string::npos) continue;
    const CaseFile file = read_case_file(path);
    for (const std::string& problem : file.problems) FAIL_CHECK(problem);
    play_file(file, accept);
    ++played;
  }
  CHECK(played > 0);
}

TEST_CASE("every ludeme and labelled parameter has a case of its own, or is known not to have one") {
  const std::vector<Record> records = records_in_sources();
  CHECK(records.size() == static_cast<size_t>(ludemes::kLudemeCount));
  const std::set<std::string> untested = untested_ludemes();
  const std::set<std::string> unwritable = unwritable_ludemes();
  std::map<std::string, Uses> tested;  // by place
  for (const fs::path& path : case_files(kFolder)) {
    const std::string place = fs::relative(path, kFolder).replace_extension().string();
    tested[place] = uses_in(read_case_file(path));
    CHECK_MESSAGE(fs::exists("src/ludemes/" + place + ".cpp"), path.string() << " is about no ludeme");
  }
  std::set<std::string> missing;
  for (const Record& record : records) missing.merge(without_case(record, tested[record.place]));
  for (const std::string& name : unwritable)
    CHECK_MESSAGE(missing.erase(name) == 1, name << " has a case: take it out of docs/conformance.md");
  if (environment("ACCEPT") == "1") {
    std::vector<std::string> lines = {
        "# Ludemes, and labelled parameters of ludemes, without a case in the file of their name. Only "
        "shrinks."};
    lines.insert(lines.end(), missing.begin(), missing.end());
    write_lines(kFolder / "untested.txt", lines);
    return;
  }
  for (const std::string& name : missing)
    CHECK_MESSAGE(untested.contains(name), name << " has no case in tests/ludemes that uses it");
  for (const std::string& name : untested)
    CHECK_MESSAGE(missing.contains(name), name << " has a case: take it out of tests/ludemes/untested.txt");
}
