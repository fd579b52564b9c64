#include "conform/board_stage.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

#include "conform/reference.h"

namespace ludens::conform {
namespace {

constexpr const char* kBoardGame =
    "(game \"Line\" (players 2) (equipment {(board (rectangle 1 2)) (piece \"Disc\" Each)}) (rules (play "
    "(move Add (to "
    "(sites Empty)))) (end (if (is Line 2) (result Mover Win)))))";

// Twice as large as ours and elsewhere, which must not matter.
constexpr const char* kRecord =
    "game line\nplayers 2\nflags stochastic=0 graph=1\ncomponent 1 Disc1 owner=1\ncomponent 2 Disc2 owner=2\n"
    "container 0 Board sites=2 from=0 owner=0 board\n"
    "board default=Cell vertices=6 edges=7 cells=2 boardless=false\n"
    "vertex 0 5.0000 5.0000 A1\nvertex 1 7.0000 5.0000 B1\nvertex 2 9.0000 5.0000 C1\n"
    "vertex 3 5.0000 7.0000 A2\nvertex 4 7.0000 7.0000 B2\nvertex 5 9.0000 7.0000 C2\n"
    "edges 0-1 1-2 0-3 1-4 2-5 3-4 4-5\n"
    "cell 0 6.0000 6.0000 A1 0 3 4 1\ncell 1 8.0000 6.0000 B1 1 4 5 2\n"
    "nbr 0 orth 1 diag adj 1 off\nsteps 0 E:1\nnbr 1 orth 0 diag adj 0 off\nsteps 1 W:0\n"
    "sites corners 0 1\nsites outer 0 1\nsites inner\nsites top 0 1\nsites bottom 0 1\nsites left 0\nsites "
    "right 1\n"
    "sites centre 0 1\nsites perimeter 0 1\n"
    "trial 0\nstart mover=1 phase=0,0 | 0\nply 0 mover=1 n=2 C0>C0#11111111 C1>C1#22222222\n"
    "move C1>C1#22222222\nstate mover=2 phase=0,0 | 0 1:Disc1\nply 1 mover=2 n=1 hash=0123456789abcdef\ncut "
    "time\n";

// A folder of reference data that vanishes with the test.
class ReferenceFolder {
 public:
  explicit ReferenceFolder(const std::string& record) {
    std::string name = (std::filesystem::temp_directory_path() / "ludens-reference-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
    write(path / "games" / "line.lud", kBoardGame);
    write(path / "trials" / "line.ref", record);
  }
  ~ReferenceFolder() { std::filesystem::remove_all(path); }
  ReferenceFolder(const ReferenceFolder&) = delete;
  ReferenceFolder& operator=(const ReferenceFolder&) = delete;

  std::filesystem::path path;

 private:
  static void write(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
};

Verdict judged(std::string record, const std::string& from = {}, const std::string& to = {}) {
  if (!from.empty()) record.replace(record.find(from), from.size(), to);
  const ReferenceFolder folder(record);
  return judge_board(Reference{folder.path}, "line.lud");
}

TEST_CASE("equal boards agree, up to scale and place") {
  const Verdict verdict = judged(kRecord);
  CHECK_MESSAGE(verdict.status == Status::Pass, verdict.why);
}

TEST_CASE("the first difference is told, ours and recorded") {
  CHECK(judged(kRecord, "steps 0 E:1", "steps 0 N:1").why ==
        "ours:     steps 0 E:1\n  recorded: steps 0 N:1");
  CHECK(judged(kRecord, "9.0000 7.0000 C2", "9.0000 7.1000 C2").status == Status::Fail);
  CHECK(judged(kRecord, "Disc2", "Cross2").why.find("recorded: component 2 Cross2") != std::string::npos);
  CHECK(judged(kRecord, "players 2", "players 3").why == "ours:     players 2\n  recorded: players 3");
  CHECK(judged(kRecord, "sites perimeter 0 1\n", "").why.find("recorded: (nothing)") != std::string::npos);
}

TEST_CASE("a game without recording is left out") {
  const ReferenceFolder folder(kRecord);
  std::filesystem::remove(folder.path / "trials" / "line.ref");
  CHECK(judge_board(Reference{folder.path}, "line.lud").status == Status::Skip);
}

TEST_CASE("recordings are read ply by ply") {
  const ReferenceFolder folder(kRecord);
  const Result<Recording> recording = read_recording(folder.path / "trials" / "line.ref", Part::Everything);
  REQUIRE(recording);
  CHECK(recording->flags.at("graph"));
  REQUIRE(recording->trials.size() == 1);
  const RecordedTrial& trial = recording->trials[0];
  CHECK(trial.start == "mover=1 phase=0,0 | 0");
  REQUIRE(trial.plies.size() == 2);
  CHECK(trial.plies[0].keys.size() == 2);
  CHECK(trial.plies[0].move == "C1>C1#22222222");
  CHECK(trial.plies[0].state == "mover=2 phase=0,0 | 0 1:Disc1");
  CHECK(trial.plies[1].moves_hash == "0123456789abcdef");
  CHECK(trial.cut == "cut time");
  const Result<Recording> head = read_recording(folder.path / "trials" / "line.ref", Part::Equipment);
  REQUIRE(head);
  CHECK(head->trials.empty());
}

}  // namespace
}  // namespace ludens::conform
