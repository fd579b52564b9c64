#include "native/export.h"

#include <algorithm>
#include <array>

#include "native/amalgam.h"
#include "native/board_text.h"

namespace ludens::native {

namespace {

constexpr const char* kLicence =
    R"(// The rules were written by Ludens from a description of the game; that description may have an author and a
// licence of its own. Everything else in this file is part of Ludens:
//
// Copyright (c) 2026 The Ludens authors
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the "Software"), to deal in the Software without restriction, including without
// limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the
// Software, and to permit persons to whom the Software is furnished to do so, subject to the following
// conditions:
//
// The above copyright notice and this permission notice shall be included in all copies or substantial portions
// of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED
// TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL
// THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
// CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
// DEALINGS IN THE SOFTWARE.
)";

constexpr const char* kInterface =
    R"(// What there is to use, in namespace @:
//
//   kPlayers, kSites, kDice  how many there are; players count from 1, sites and dice from 0
//   State                    a position: a plain value, and a copy is all that undo takes
//     mover(), ply(), over() whose turn it is; moves made; is the game over?
//     winner(), rank(p)      of a game that is over: 0 where nobody won alone; 1 is the best rank
//     piece(site), owner(site)  what stands there (kPieces has the names), and whose it is
//     die(i), next_die(i)    what a die shows, 0 where it is used up; what it will show when it is thrown next,
//                            which is part of the move that is chosen now, or of a later one
//     given_up()             the rules asked for more than there is room for; the game means nothing then
//   Move                     from and to are sites, -1 where the move has none
//   Referee                  room to work in: one for each thread
//     start(seed)            the start position
//     legal_moves(state)     empty only when the game is over: who cannot move passes
//     apply(state, move)     makes a move of that list
//     random_move(state, random), playout(state, random)
//     playouts(count, seed)  many from the start; the same numbers as `ludens playout --seed`
//     action_numbers(moves)  for programs that learn: the number of each legal move among Actions::count that
//                            mean the same in every position; Actions::none where there is none
//   text(move)               "B2-B3", "+C1", "pass", "swap"
//   Random                   a generator of random numbers, a plain value
//
// C++20, and nothing but the standard library.
)";

constexpr const char* kExample =
    R"(// Plays @N with @H alone: one game move by move, then many at random.
//   g++ -std=c++20 -O2 -march=native @E -o @X && ./@X 10000
#include @Q

#include <chrono>
#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  const long long count = argc > 1 ? std::atoll(argv[1]) : 1000;
  const unsigned long long seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;

  // One game: a random choice among the legal moves, and one move taken back.
  @X::Referee referee;
  @X::Random random(seed);
  @X::State state = referee.start(seed);
  while (!state.over()) {
    const auto moves = referee.legal_moves(state);
    const auto& move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    const @X::State before = state;
    referee.apply(state, move);
    if (before.ply() == 0) {  // undo is a copy
      state = before;
      referee.apply(state, move);
    }
    if (before.ply() < 6) std::printf("%d. player %d: %s\n", state.ply(), before.mover(), @X::text(move).c_str());
  }
  std::printf("over after %d moves: ", state.ply());
  if (state.winner() > 0)
    std::printf("player %d won\n", state.winner());
  else
    std::printf("nobody won\n");

  // Many, as `ludens playout -n COUNT --seed SEED` plays them.
  const auto began = std::chrono::steady_clock::now();
  const auto sums = referee.playouts(count, seed);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::printf("%lld playouts, %lld plies, %.0f playouts a second\n", sums.playouts, sums.plies,
              static_cast<double>(sums.playouts) / seconds);
  for (int player = 1; player <= @X::kPlayers; ++player)
    std::printf("player %d won %lld\n", player, sums.wins[player]);
  std::printf("nobody won %lld\n", sums.wins[0]);
  if (sums.given_up > 0) std::printf("given up %lld\n", sums.given_up);
  std::printf("signature %016llx\nblocks %016llx\n", static_cast<unsigned long long>(sums.signature),
              static_cast<unsigned long long>(sums.blocks));
  return sums.given_up > 0 ? 1 : 0;
}
)";

constexpr const char* kGpuInterface =
    R"(//
// On a GPU (nvcc -std=c++20 -O3 --expt-relaxed-constexpr), besides:
//
//   Problem                  what calls of CUDA came to: is_there(), text()
//   playouts_on_gpu(count, seed, problem)  as Referee::playouts, with the same numbers (Sums::blocks apart)
//   Batch(size, problem)     so many games at once; all of it stays on the device
//     reset(seed)            all at their start
//     games()                pointers: legal moves, how many, a mask of them, whose turn, ranks, by game
//     step(choices)          in each game the legal move of that number; `choices` is on the device, too
//     step_actions(actions), write_action_mask(mask)  by numbers that mean the same in every position
)";

constexpr const char* kGpuFooter = R"(
#ifdef __CUDACC__
using Problem = ludens::exported::Problem;
using Batch = ludens::exported::Batch<rules::Constants>;
using Games = ludens::exported::Games<rules::Constants>;
inline Sums playouts_on_gpu(long long count, std::uint64_t seed, Problem& problem, double* seconds = nullptr,
                            int blocks = 0, bool with_positions = false) {
  return ludens::exported::playouts_on_gpu<rules::Constants>(count, seed, problem, seconds, blocks,
                                                             with_positions);
}
#endif
)";

constexpr const char* kGpuExample =
    R"(// Plays @N on a GPU, and the same on the processor; says whether both came to the same, and how fast it was.
//   nvcc -std=c++20 -O3 -arch=sm_90 --expt-relaxed-constexpr -cudart static @E -o @X && ./@X
// Arguments: how many playouts are compared (100000), how many are timed (10000000), the seed (1).
// Exit status: 0 fine, 1 the two differ, 2 there is no GPU, or it failed.
#include @Q

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using Sums = @X::Sums;

// On the processor, in all of its threads.
Sums on_processor(long long count, std::uint64_t seed) {
  const unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Sums> parts(threads);
  std::vector<std::thread> all;
  for (unsigned t = 0; t < threads; ++t)
    all.emplace_back([&, t] {
      @X::Referee referee;
      parts[t] = referee.playouts(count, seed, t, threads);
    });
  for (std::thread& one : all) one.join();
  Sums sums;
  for (const Sums& part : parts) sums.add(part);
  return sums;
}

bool is_same(const Sums& a, const Sums& b) {
  bool same = a.signature == b.signature && a.playouts == b.playouts && a.plies == b.plies &&
              a.given_up == b.given_up;
  for (int p = 0; p <= @X::kPlayers; ++p) same = same && a.wins[p] == b.wins[p];
  return same;
}

// Every choice in a batch of games follows from its number and ply alone.
__host__ __device__ int choice_of(int game, int ply, int count) {
  const auto mixed = @X::ludens::mix64(static_cast<std::uint64_t>(game) * 1000003 + static_cast<std::uint64_t>(ply));
  return static_cast<int>(mixed % static_cast<std::uint64_t>(count));
}
__global__ void choose(@X::Games games, int ply, bool by_action, const std::uint8_t* mask, int* choices) {
  const int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (game >= games.size || games.counts[game] == 0) return;
  const int choice = choice_of(game, ply, games.counts[game]);
  const int action = games.actions[static_cast<std::size_t>(game) * @X::Games::most_moves + choice];
  const std::size_t first = static_cast<std::size_t>(game) * @X::Actions::count;
  choices[game] = !by_action ? choice : action >= 0 && mask[first + action] ? action : -1;
}

// Games step by step on both sides: the positions after so many plies, and the numbers of moves on the way.
bool same_step_by_step(int size, int plies, @X::Problem& problem) {
  @X::Batch batch(size, problem);
  const auto games = static_cast<std::size_t>(size);
  @X::ludens::exported::DeviceArray<int> choices(games, problem);
  @X::ludens::exported::DeviceArray<std::uint8_t> mask(games * @X::Actions::count, problem);
  batch.reset(1);
  const int blocks = (size + 127) / 128;
  for (int ply = 0; ply < plies && !problem.is_there(); ++ply) {
    // Every other ply by numbers that mean the same in every position.
    const bool by_action = ply % 2 == 1;
    if (by_action) batch.write_action_mask(mask.get());
    choose<<<blocks, 128>>>(batch.games(), ply, by_action, mask.get(), choices.get());
    if (by_action)
      batch.step_actions(choices.get());
    else
      batch.step(choices.get());
  }
  std::vector<@X::State> states(static_cast<std::size_t>(size));
  problem.note(cudaMemcpy(states.data(), batch.games().states, states.size() * sizeof(@X::State),
                          cudaMemcpyDeviceToHost));
  @X::Referee referee;
  std::vector<@X::Move> moves;
  for (int game = 0; game < size && !problem.is_there(); ++game) {
    @X::State state = referee.start(@X::ludens::mix64(1 + 0x9E3779B97F4A7C15ull * static_cast<std::uint64_t>(game)));
    for (int ply = 0; ply < plies && !state.over(); ++ply) {
      referee.legal_moves(state, moves);
      const int chosen = choice_of(game, ply, static_cast<int>(moves.size()));
      const bool by_action = ply % 2 == 1;
      if (by_action && @X::Referee::action_numbers(moves)[static_cast<std::size_t>(chosen)] < 0) continue;
      referee.apply(state, moves[static_cast<std::size_t>(chosen)]);
    }
    if (std::memcmp(state.block, states[static_cast<std::size_t>(game)].block, sizeof(state.block)) != 0)
      return false;
  }
  return true;
}

int main(int argc, char** argv) {
  const long long compared = argc > 1 ? std::atoll(argv[1]) : 100'000;
  const long long timed = argc > 2 ? std::atoll(argv[2]) : 10'000'000;
  const unsigned long long seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  @X::Problem problem;
  double seconds = 0;
  const auto failed = [&] {
    std::printf("@N: no GPU, or it failed: %s\n", problem.text());
    return 2;
  };
  // Once with the positions that games end in, once as fast as they go.
  const Sums device = @X::playouts_on_gpu(compared, seed, problem, &seconds, 0, true);
  const Sums fast = @X::playouts_on_gpu(compared, seed, problem);
  if (problem.is_there()) return failed();
  const Sums processor = on_processor(compared, seed);
  const bool same = device.blocks == processor.blocks && is_same(device, processor) && is_same(fast, processor);
  std::printf("@N: %lld playouts, signature %016llx, blocks %016llx, given up %lld: %s\n", device.playouts,
              static_cast<unsigned long long>(device.signature), static_cast<unsigned long long>(device.blocks),
              device.given_up, same ? "the processor agrees" : "THE PROCESSOR DIFFERS");
  if (!same)
    std::printf("@N: processor: signature %016llx, blocks %016llx, given up %lld, plies %lld; device: plies %lld\n",
                static_cast<unsigned long long>(processor.signature),
                static_cast<unsigned long long>(processor.blocks), processor.given_up, processor.plies,
                device.plies);
  const bool steps = same_step_by_step(1000, 40, problem);
  if (problem.is_there()) return failed();
  std::printf("@N: 1000 games step by step: %s\n", steps ? "the processor agrees" : "THE PROCESSOR DIFFERS");
  // How many blocks at a time is best depends on the game; the first run warms up.
  double best = 0;
  int chosen = 0;
  for (const int blocks : {0, 1, 2, 3, 4, 6, 8, 12, 16}) {
    if (timed <= 0) break;
    const Sums part = @X::playouts_on_gpu(timed / 10, seed, problem, &seconds, blocks);
    if (problem.is_there()) return failed();
    const double speed = static_cast<double>(part.plies) / seconds;
    std::printf("@N: %d blocks: %.4g plies/s\n", blocks, speed);
    if (speed > best) chosen = blocks;
    best = std::max(best, speed);
  }
  if (timed > 0) {
    const Sums all = @X::playouts_on_gpu(timed, seed, problem, &seconds, chosen);
    if (problem.is_there()) return failed();
    std::printf("@N: %lld playouts, %lld plies in %.4f s: %.4g playouts/s, %.4g plies/s (%d blocks, given up %lld)\n",
                all.playouts, all.plies, seconds, static_cast<double>(all.playouts) / seconds,
                static_cast<double>(all.plies) / seconds, chosen, all.given_up);
  }
  return same && steps ? 0 : 1;
}
)";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

// A name for the namespace: letters of the game's name, small, and no word of C++.
std::string namespace_of(const std::string& game) {
  std::string name;
  for (const char c : game) {
    const bool is_capital = c >= 'A' && c <= 'Z';
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (is_capital || is_plain)
      name += is_capital ? static_cast<char>(c - 'A' + 'a') : c;
    else if (c == ' ' || c == '-' || c == '_')
      name += name.empty() || name.back() == '_' ? "" : "_";
  }
  constexpr std::array kTaken = {"std", "ludens", "double", "switch", "union", "this", "new", "xor",
                                 "and", "or",     "not",    "main",   "auto",  "goto", "try", "rules"};
  const bool taken = std::ranges::any_of(kTaken, [&](const char* word) { return name == word; });
  if (name.empty() || taken || (name[0] >= '0' && name[0] <= '9')) name = "game_" + name;
  return name;
}

// Text that may stand between quotes or in a comment.
std::string harmless(const std::string& text) {
  std::string out;
  for (const char c : text) out += c >= ' ' && c < 127 && c != '"' && c != '\\' ? c : '.';
  return out;
}

std::string pieces_of(const interpreter::Prepared& game) {
  std::string names;
  for (const ir::Component& component : game.program.equipment->components)
    names += '"' + harmless(component.name) + "\", ";
  return names;
}

std::string footer(const interpreter::Prepared& game, bool for_gpu) {
  const auto sites = std::to_string(game.layout.space[static_cast<size_t>(game.default_type)].sites);
  return "\n// --- what there is to use\n\n"
         "inline constexpr int kPlayers = rules::Constants::players;\n"
         "inline constexpr int kDice = rules::Constants::Game::dice;\n"
         "inline constexpr int kSites = " +
         sites +
         ";  // of the kind that is played on, then those of hands and the like\n"
         "inline constexpr const char* kPieces[] = {" +
         pieces_of(game) +
         "};\n"
         "using Move = ludens::Move;\n"
         "using Random = ludens::Random;\n"
         "using State = ludens::exported::State<rules::Constants>;\n"
         "using Referee = ludens::exported::Referee<rules::Constants>;\n"
         "using Actions = ludens::exported::Actions<rules::Constants>;\n"
         "using Sums = ludens::exported::Sums<rules::Constants>;\n"
         "inline std::string text(const Move& move) { return "
         "ludens::exported::text<rules::Constants>(move); }\n" +
         (for_gpu ? kGpuFooter : "");
}

}  // namespace

Exported export_header(const interpreter::Prepared& game, const Start& start, const ExportOptions& options) {
  Exported out;
  out.for_gpu = options.for_gpu;
  out.name = options.name.empty() ? namespace_of(game.program.name) : options.name;
  Emitted emitted = emit_exported(game, start, options.room, options.for_gpu);
  if (!emitted.problem.empty()) {
    out.problem = emitted.problem;
    return out;
  }
  const std::string end = footer(game, options.for_gpu);
  const std::string base = options.for_gpu ? "native/exported_gpu.h" : "native/exported.h";
  const Amalgam ours = amalgamate(base, emitted.text + end);
  const BoardText board = board_text(game, ours.names, emitted.text, options.for_gpu);
  if (!board.problem.empty()) {
    out.problem = board.problem;
    return out;
  }
  // What the board's constants are made of has been named by nobody yet.
  const Amalgam all = amalgamate(base, emitted.text + end + board.text);
  std::string includes;
  for (const std::string& line : all.includes) includes += line;
  out.text = "// " + harmless(game.program.name) + ", written by Ludens" +
             (options.version.empty() ? "" : " " + options.version) +
             " from its rules: a game as one header.\n//\n" + replaced(kInterface, "@", out.name) +
             (options.for_gpu ? kGpuInterface : "") + "//\n" + kLicence + "#pragma once\n\n" + includes +
             (emitted.in_parts ? "#define LUDENS_IN_PARTS\n" : "#undef LUDENS_IN_PARTS\n") + "\nnamespace " +
             out.name + " {\n\n" + all.text +
             "\nnamespace rules {\n\nusing namespace ludens;\nusing namespace ludens::standalone;\n\n" +
             board.text + emitted.text + "\n}  // namespace rules\n" + end + "\n}  // namespace " + out.name +
             "\n";
  return out;
}

std::string example_program(const Exported& exported, const std::string& header) {
  const std::string file = header.substr(header.rfind('/') + 1);
  const std::string stem = file.substr(0, file.rfind('.'));
  const char* const pattern = exported.for_gpu ? kGpuExample : kExample;
  std::string text = replaced(replaced(pattern, "@Q", '"' + file + '"'), "@H", file);
  text = replaced(text, "@E", stem + (exported.for_gpu ? "_example.cu" : "_example.cpp"));
  text = replaced(text, "@N", exported.name);
  return replaced(text, "@X", exported.name);
}

}  // namespace ludens::native
