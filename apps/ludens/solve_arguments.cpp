#include "apps/ludens/solve_arguments.h"

namespace ludens::cli {

namespace {

constexpr unsigned bit(SolveWay way) {
  return 1u << static_cast<unsigned>(way);
}
constexpr unsigned kValues = bit(SolveWay::Values), kPlan = bit(SolveWay::Plan),
                   kProof = bit(SolveWay::Proof), kChance = bit(SolveWay::Chance),
                   kDeduction = bit(SolveWay::Deduction);

struct Flag {
  const char* name;
  bool (*is_given)(const SolveArguments& a);
  unsigned ways;    // for which it means something
  const char* why;  // it does not for the others
};
constexpr Flag kFlags[] = {
    {"--threads", [](const SolveArguments& a) { return a.threads > 0; }, kValues | kPlan,
     "one thread does all the work"},
    {"--folder", [](const SolveArguments& a) { return !a.folder.empty(); }, kValues | kPlan,
     "what is found is kept in memory alone"},
    {"--no-symmetry", [](const SolveArguments& a) { return a.no_symmetry; }, kValues | kPlan | kProof,
     "the board's symmetries are not used"},
    {"--memory", [](const SolveArguments& a) { return a.memory > 0; }, kValues | kPlan | kProof | kChance,
     "no positions are kept"},
    {"--most", [](const SolveArguments& a) { return a.most > 0; }, kValues | kPlan | kProof | kChance,
     "it is not solved position by position"},
    {"--table", [](const SolveArguments& a) { return !a.table.empty(); }, kValues | kProof | kChance,
     "there is no table of positions"},
    {"--verify", [](const SolveArguments& a) { return !a.verify.empty(); }, kValues | kProof | kChance,
     "there is no table of positions"},
    {"--pieces", [](const SolveArguments& a) { return !a.pieces.empty(); }, kValues,
     "it is for the values of end games"},
    {"--shortest", [](const SolveArguments& a) { return a.shortest; }, kPlan,
     "it is for puzzles in which one player moves"},
    {"--any", [](const SolveArguments& a) { return a.any; }, kPlan,
     "it is for puzzles in which one player moves"},
    {"--line", [](const SolveArguments& a) { return !a.line.empty(); }, kValues | kPlan,
     "there is no line of best play"},
    {"--proof", [](const SolveArguments& a) { return !a.proof.empty(); }, kProof,
     "it has a solver of its own"},
    {"--trial", [](const SolveArguments& a) { return !a.trial.empty(); }, kProof,
     "it goes with --proof, or with --verify of what that has written"},
    {"--tolerance", [](const SolveArguments& a) { return a.tolerance != SolveArguments().tolerance; },
     kChance, "it is for games of chance"},
    {"--count", [](const SolveArguments& a) { return a.count != SolveArguments().count; }, kDeduction,
     "it is for deduction puzzles"},
    {"--time", [](const SolveArguments& a) { return a.time > 0; }, kProof | kDeduction,
     "it is for proofs and deduction puzzles; Ctrl-C ends the others"},
};

const char* name_of(SolveWay way) {
  constexpr const char* kNames[] = {"the value of every position", "--shortest and --any", "--proof",
                                    "a game of chance", "a deduction puzzle"};
  return kNames[static_cast<int>(way)];
}

}  // namespace

std::string misfit(const SolveArguments& arguments, SolveWay way) {
  for (const Flag& flag : kFlags)
    if (flag.is_given(arguments) && (flag.ways & bit(way)) == 0)
      return std::string(flag.name) + " does not go with " + name_of(way) + ": " + flag.why;
  if (!arguments.line.empty() && !arguments.pieces.empty())
    return "--line is from the start of the game, and does not go with --pieces";
  return "";
}

std::vector<Argument> solve_arguments(SolveArguments& a) {
  std::vector<Argument> arguments = game_arguments(a.game);
  arguments.insert(
      arguments.end(),
      {{"--threads",
        "how many at a time (all cores); not of proofs, nor of games of chance",
        &a.threads,
        false,
        {},
        Range{0, 256}},
       {"--memory",
        "gigabytes for positions (three quarters of what is free; half for a game of chance; 0.27 for a "
        "proof)",
        &a.memory,
        false,
        {},
        Range{0, 1e6}},
       {"--most", "give up after so many positions (4 billion)", &a.most, false, {}, Range{0, 4.2e9}},
       {"--no-symmetry", "positions that are turns and reflections of one another count apart",
        &a.no_symmetry},
       {"--shortest", "of a puzzle for one: a shortest solution, and no more", &a.shortest},
       {"--any", "of a puzzle for one: any solution, as soon as one is found", &a.any},
       {"--line", "write the solution, or best play, to this file as a trial", &a.line},
       {"--table", "write the value of every position to this file", &a.table},
       {"--verify", "check a file that --table has written, instead", &a.verify},
       {"--proof",
        "who wins from one position, without looking at all of them: by proof numbers, or by alpha-beta "
        "deeper and "
        "deeper",
        &a.proof,
        false,
        {"df-pn", "alpha-beta"}},
       {"--trial", "the position of --proof: after these moves (\"C3>C4 ...\"), or those in a file",
        &a.trial},
       {"--pieces",
        "every position in which just these pieces stand on the board, \"King1 Rook1 King2\" or \"Man1*3 "
        "Man2*3\", "
        "in place of the start",
        &a.pieces},
       {"--folder",
        "keep what is found in files there, and go on where a run was stopped (not of proofs, nor of games "
        "of "
        "chance)",
        &a.folder},
       {"--tolerance",
        "of a game of chance: values are no farther from the truth (1e-9)",
        &a.tolerance,
        false,
        {},
        Range{1e-12, 0.1}},
       {"--count",
        "of a deduction puzzle: as many solutions are looked for (2, which tells whether there is only one)",
        &a.count,
        false,
        {},
        Range{1, 1e9}},
       {"--time", "of a proof or a deduction puzzle: seconds before it is given up (any)", &a.time},
       {"--json", "one JSON object", &a.json}});
  return arguments;
}

}  // namespace ludens::cli
