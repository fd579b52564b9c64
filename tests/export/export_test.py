"""Games as headers (`ludens export`): a program that knows nothing but thirteen of them plays as the engine does, and so
does what a thread of a GPU plays, here on the processor; one compiles for a GPU where nvcc is there.

Exit status: 0 it does, 1 it does not.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = ["amazons", "breakthrough", "chess", "connect-four", "discs-on-stacks", "english-draughts", "go", "hex",
         "nine-mens-morris", "pip-race", "reversi", "tic-tac-toe", "yavalath"]
IN_PARTS = "chess-without-castling"
IN_THREADS = ["breakthrough", IN_PARTS, "nine-mens-morris", "tic-tac-toe"]
COUNT, SEED = 5, 7

# Each game move by move with random choices among the legal moves, every move made twice from a copy; then playouts.
# A number for moves stands for the same ends in all positions, and each legal move has its own. Of dice (each turn here
# begins with a throw) it is known beforehand what they will show.
PROGRAM = """
template <class Actions, int dice, class Referee, class Random, class Text>
void play(const char* name, Referee referee, Random random, Text text) {
  auto state = referee.start(1);
  std::map<int, std::pair<int, int>> ends;
  while (!state.over() && state.ply() < 60) {
    const auto moves = referee.legal_moves(state);
    const auto numbers = Referee::action_numbers(moves);
    if (std::set<int>(numbers.begin(), numbers.end()).size() != moves.size()) std::exit(2);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (numbers[i] < 0 || numbers[i] >= Actions::count) std::exit(3);
      const std::pair<int, int> own(moves[i].from, moves[i].to);
      if (ends.emplace(numbers[i], own).first->second != own) std::exit(4);
    }
    const auto& move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    const auto before = state;
    referee.apply(state, move);
    auto again = before;
    referee.apply(again, move);
    if (std::memcmp(again.block, state.block, sizeof(state.block)) != 0 || text(move).empty()) std::exit(1);
    for (int i = 0; i < dice; ++i) {
      if (before.next_die(i) < 1) std::exit(5);
      if (text(move) != "pass" && state.die(i) != before.next_die(i)) std::exit(6);
    }
  }
  const auto sums = referee.playouts(%(count)d, %(seed)d);
  std::printf("%%s %%lld %%016llx\\n", name, sums.plies, static_cast<unsigned long long>(sums.signature));
}
"""

# The loops of src/native/lean_gpu.h and lean_parts.h, which leave none of these games over.
THREAD_PROGRAM = """
template <class Playouts, class Tally>
void play(const char* name) {
  static_assert(Playouts::is_possible());
  typename Playouts::Own::Arrays arrays;
  typename Playouts::Own own(arrays);
  Tally tally;
  std::uint64_t taken = 0;
  const auto take = [&](std::uint64_t& next) { return (next = taken++) < %(count)d; };
  Playouts(own).play(%(seed)d, 100000, tally, take, [](std::uint64_t) { std::exit(1); });
  std::printf("%%s %%llu %%016llx\\n", name, static_cast<unsigned long long>(tally.plies),
              static_cast<unsigned long long>(tally.signature));
}
"""


def path_of(game):
    ours = ROOT / f"games/{game}.lud"
    return ours if ours.exists() else ROOT / f"tests/export/{game}.lud"


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def exported(ludens, games, folder, *options):
    """The names of the namespaces, by game."""
    names = {}
    folder.mkdir()
    for game in games:
        names[game] = game.replace("-", "_")
        run(ludens, "export", path_of(game), "-o", folder / f"{names[game]}.h", "--name", names[game],
            *options)
    return names


def said_by(names, program, calls, folder):
    lines = [f'#include "{name}.h"' for name in names.values()]
    lines += ["#include <cstdio>", "#include <cstdlib>", "#include <map>", "#include <set>", program % {"count": COUNT, "seed": SEED}, "int main() {"]
    (folder / "all.cpp").write_text("\n".join(lines + calls) + "\n}\n", encoding="utf-8")
    run("g++", "-std=c++20", "-O0", "-w", "-o", folder / "all", folder / "all.cpp")
    return run(folder / "all").splitlines()


def played_by_headers(ludens, folder):
    names = exported(ludens, GAMES, folder)
    calls = [f'  play<{name}::Actions, {name}::kDice>("{game}", {name}::Referee(), {name}::Random(1), {name}::text);'
             for game, name in names.items()]
    return said_by(names, PROGRAM, calls, folder)


def calls_threats(text):
    """Is what says of a Player whether he threatens a site a function that is called?"""
    heads = [line for line in text.splitlines() if line.startswith("template <class World> ") and line.endswith(" {")]
    asked = [line for line in heads if " bool n" in line and " int Player" in line and "_any" not in line]
    return not asked or any("LUDENS_RARE" in line for line in asked)


def played_in_threads(ludens, folder):
    names = exported(ludens, IN_THREADS, folder, "--cuda")
    in_parts = (folder / f"{names[IN_PARTS]}.h").read_text(encoding="utf-8")
    assert not calls_threats(in_parts), "who threatens a site is a call"
    playouts = "{0}::ludens::standalone::InThreads<{0}::rules::Constants>"
    tally = "{0}::ludens::standalone::Tally<{0}::rules::Constants>"
    calls = [f'  play<{playouts.format(name)}, {tally.format(name)}>("{game}");' for game, name in names.items()]
    return said_by(names, THREAD_PROGRAM, calls, folder)


def played_by_engine(ludens, games):
    for game in games:
        words = [ludens, "playout", path_of(game), "-n", str(COUNT), "--seed", str(SEED), "--json"]
        sums = json.loads(run(*words, "--backend", "interpreter"))
        yield f"{game} {round(sums['meanPlies'] * COUNT)} {sums['signature']}"


def compiles_for_gpu(ludens, folder):
    """True where there is no nvcc."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        return True
    run(ludens, "export", ROOT / "games/tic-tac-toe.lud", "--cuda", "-o", folder / "gpu.cuh")
    words = [nvcc, "-std=c++20", "-arch=sm_90", "--expt-relaxed-constexpr", "-ptx", "-o", folder / "gpu.ptx",
             folder / "gpu_example.cu"]
    return subprocess.run(words, check=False).returncode == 0


def main():
    ludens = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        by_headers = played_by_headers(ludens, folder / "headers") + played_in_threads(ludens, folder / "threads")
        on_gpu = compiles_for_gpu(ludens, folder)
    by_engine = list(played_by_engine(ludens, GAMES + IN_THREADS))
    for mine, theirs in zip(by_headers, by_engine, strict=True):
        if mine != theirs:
            print(f"header: {mine}\nengine: {theirs}")
    return 0 if on_gpu and by_headers == by_engine else 1


if __name__ == "__main__":
    sys.exit(main())
