// exported_gpu.h - a game that is a header of its own, on a GPU (`ludens export --cuda`): random playouts by
// the million, and many games at once, step by step, whose positions stay on the device.
//
// The rules are those of exported.h, compiled for both. One thread plays one game; in playouts it goes on
// with the next one when that is over, so that games of different length leave nobody idle.
#pragma once

#include "native/exported.h"
#include "native/lean_parts.h"

#ifdef __CUDACC__

namespace ludens::exported {

inline constexpr int kThreadsInBlock = 128;

// What calls of CUDA came to: the first problem is kept.
class Problem {
 public:
  void note(cudaError_t what) {
    if (first_ == cudaSuccess) first_ = what;
  }
  bool is_there() const { return first_ != cudaSuccess; }
  const char* text() const { return cudaGetErrorString(first_); }

 private:
  cudaError_t first_ = cudaSuccess;
};

// Numbers on the device, gone with their owner.
template <class Item>
class DeviceArray {
 public:
  DeviceArray(std::size_t count, Problem& problem) : count_(count) {
    problem.note(cudaMalloc(&items_, count * sizeof(Item)));
    if (items_) problem.note(cudaMemset(items_, 0, count * sizeof(Item)));
  }
  ~DeviceArray() { cudaFree(items_); }
  DeviceArray(const DeviceArray&) = delete;
  Item* get() const { return items_; }
  void read(Item* out, Problem& problem) const {
    problem.note(cudaMemcpy(out, items_, count_ * sizeof(Item), cudaMemcpyDeviceToHost));
  }
  void write(const Item* in, Problem& problem) {
    problem.note(cudaMemcpy(items_, in, count_ * sizeof(Item), cudaMemcpyHostToDevice));
  }

 private:
  Item* items_ = nullptr;
  std::size_t count_;
};

// --- playouts

template <class Constants>
__device__ void add_to_total(Sums<Constants>* total, const Sums<Constants>& sums) {
  const auto add = [](auto* to, auto value) {
    atomicAdd(reinterpret_cast<unsigned long long*>(to), static_cast<unsigned long long>(value));
  };
  add(&total->playouts, sums.playouts);
  add(&total->plies, sums.plies);
  add(&total->given_up, sums.given_up);
  for (int p = 0; p <= Constants::players; ++p) add(&total->wins[p], sums.wins[p]);
  add(&total->signature, sums.signature);
  add(&total->blocks, sums.blocks);
}

// Which playouts: their numbers, from the first on; or of those the ones that are noted.
struct Share {
  std::uint64_t seed, first, count;
  std::uint32_t* left_over;  // a bit for each
};

// By the loops for everything, those that are noted, or all where there are no notes.
template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock) play_on_gpu(Share share, Sums<Constants>* total) {
  const std::uint64_t threads = static_cast<std::uint64_t>(gridDim.x) * blockDim.x;
  std::uint64_t number = static_cast<std::uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  const auto find_next = [&] {
    while (share.left_over && number < share.count && !((share.left_over[number >> 5] >> (number & 31)) & 1))
      number += threads;
    return number < share.count;
  };
  standalone::Runner<Constants> own;
  Playout<Constants> one(own);
  Sums<Constants> sums;
  bool plays = find_next();
  if (plays) one.begin(share.seed, share.first + number);
  while (standalone::is_any_left(plays)) {
    if (!plays) continue;
    // A loop of its own (lean.h) gains more than waiting for the longest game of a warp costs.
    if constexpr (Constants::Game::is_plain) {
      one.finish();
    } else {
      one.go_on(1);
      if (!one.is_over() && !own.is_stopped()) continue;
    }
    one.add_to(sums);
    number += threads;
    plays = find_next();
    if (plays) one.begin(share.seed, share.first + number);
  }
  add_to_total(total, sums);
}

// By the loop of lean_gpu.h or lean_parts.h. Each block has numbers of its own, and its threads take what is
// next.
template <class Constants>
__device__ __forceinline__ void play_share_in_sets(const Share& share, Sums<Constants>* total,
                                                   std::uint32_t& taken) {
  using Playouts = standalone::InThreads<Constants>;
  using Own = typename Playouts::Own;
  if (threadIdx.x == 0) taken = 0;
  __syncthreads();
  const std::uint64_t each = (share.count + gridDim.x - 1) / gridDim.x;
  const std::uint64_t first = each * blockIdx.x;
  const std::uint64_t end = first + each < share.count ? first + each : share.count;
  typename Own::Arrays arrays;
  Own own(arrays);
  standalone::Tally<Constants> tally;
  std::uint64_t number = 0;
  const auto take = [&](std::uint64_t& next) {
    number = first + atomicAdd(&taken, 1u);
    next = share.first + number;
    return number < end;
  };
  const auto leave = [&](std::uint64_t) { atomicOr(&share.left_over[number >> 5], 1u << (number & 31)); };
  Playouts(own).play(share.seed, kWholeGame, tally, take, leave);
  Sums<Constants> sums;
  sums.playouts = tally.playouts;
  sums.plies = static_cast<long long>(tally.plies);
  sums.signature = tally.signature;
  for (int p = 0; p <= Constants::players; ++p) sums.wins[p] = tally.wins[p];
  add_to_total(total, sums);
}

template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock) play_in_sets(Share share, Sums<Constants>* total) {
  __shared__ std::uint32_t taken;
  play_share_in_sets<Constants>(share, total, taken);
}
// Cut into functions: as many threads go through a ply together as there are registers for.
inline constexpr int kThreadsInParts = 512;
template <class Constants>
__global__ void __launch_bounds__(kThreadsInParts, 1) play_in_parts(Share share, Sums<Constants>* total) {
  __shared__ std::uint32_t taken;
  play_share_in_sets<Constants>(share, total, taken);
}

// Functions that are called through pointers or by themselves need room of which the compiler knows nothing.
template <class Kernel>
void make_room_for_calls([[maybe_unused]] Kernel kernel, [[maybe_unused]] Problem& problem) {
#ifdef LUDENS_IN_PARTS
  constexpr std::size_t kRoom = std::size_t{24} << 10;
  cudaFuncAttributes facts{};
  std::size_t now = 0;
  problem.note(cudaFuncGetAttributes(&facts, kernel));
  problem.note(cudaDeviceGetLimit(&now, cudaLimitStackSize));
  if (!problem.is_there() && now < facts.localSizeBytes + kRoom)
    problem.note(cudaDeviceSetLimit(cudaLimitStackSize, facts.localSizeBytes + kRoom));
#endif
}

// How a kernel is started: with so many threads in a block, and so many blocks on each multiprocessor, or as
// many as it holds.
template <class Constants, class Kernel>
void start_playouts(Kernel kernel, int threads, int blocks, const Share& share, Sums<Constants>* total,
                    Problem& problem) {
  make_room_for_calls(kernel, problem);
  int processors = 0;
  int most = 0;
  problem.note(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  problem.note(cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                                    cudaSharedmemCarveoutMaxL1));
  problem.note(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&most, kernel, threads, 0));
  if (problem.is_there()) return;
  const int each = blocks > 0 && blocks < most ? blocks : most;
  kernel<<<each * processors, threads>>>(share, total);
  problem.note(cudaGetLastError());
}

// As Referee::playouts, with the same numbers. `seconds`: what it took on the device. `blocks`: how many of
// 128 threads each multiprocessor gets at a time; 0: as many as it holds. Fewer leave more of the nearest
// memory to each game. `with_positions`: is Sums::blocks wanted? Then games are played by the loops for
// everything, which are slower.
template <class Constants>
Sums<Constants> playouts_on_gpu(long long count, std::uint64_t seed, Problem& problem,
                                double* seconds = nullptr, int blocks = 0, bool with_positions = false) {
  Sums<Constants> sums;
  DeviceArray<Sums<Constants>> total(1, problem);
  constexpr std::uint64_t kAtOnce = std::uint64_t{1} << 28;
  const auto all = static_cast<std::uint64_t>(count);
  constexpr bool in_sets = standalone::InThreads<Constants>::is_possible();
  const bool quickly = in_sets && !with_positions;
  DeviceArray<std::uint32_t> left_over(quickly ? (all < kAtOnce ? all : kAtOnce) / 32 + 1 : 1, problem);
  cudaEvent_t begin{};
  cudaEvent_t end{};
  problem.note(cudaEventCreate(&begin));
  problem.note(cudaEventCreate(&end));
  problem.note(cudaEventRecord(begin));
  for (std::uint64_t first = 0; first < all && !problem.is_there(); first += kAtOnce) {
    Share share{seed, first, all - first < kAtOnce ? all - first : kAtOnce, nullptr};
    if constexpr (in_sets) {
      if (quickly) {
        share.left_over = left_over.get();
        if (first > 0) problem.note(cudaMemsetAsync(left_over.get(), 0, kAtOnce / 8));
        if constexpr (Constants::Game::plays_in_parts)
          start_playouts(play_in_parts<Constants>, kThreadsInParts, blocks, share, total.get(), problem);
        else
          start_playouts(play_in_sets<Constants>, kThreadsInBlock, blocks, share, total.get(), problem);
      }
    }
    start_playouts(play_on_gpu<Constants>, kThreadsInBlock, quickly ? 0 : blocks, share, total.get(),
                   problem);
  }
  problem.note(cudaEventRecord(end));
  problem.note(cudaEventSynchronize(end));
  total.read(&sums, problem);
  float milliseconds = 0;
  problem.note(cudaEventElapsedTime(&milliseconds, begin, end));
  if (seconds) *seconds = static_cast<double>(milliseconds) / 1000.0;
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  return sums;
}

// --- many games, step by step

// Where a batch keeps its games on the device; all by game.
template <class Constants>
struct Games {
  static constexpr int most_moves = Constants::most_listed_moves;
  State<Constants>* states;
  Move* moves;         // most_moves for each game: the legal ones
  int* actions;        // most_moves for each game: their numbers among all that the game has (Actions)
  int* counts;         // how many of them there are; 0 where the game is over
  std::uint8_t* mask;  // most_moves for each game: 1 where there is a move of that number
  float* ranks;        // players for each game; 0 while it goes on
  int* movers;         // whose turn it is; 0 where the game is over
  int size;
};

// The runner with the position of one game.
template <class Constants>
__device__ void open_state(standalone::Runner<Constants>& own, const State<Constants>& state) {
  own.reset();
  for (int i = 0; i < Constants::bytes / 8; ++i)
    reinterpret_cast<std::uint64_t*>(own.block)[i] = reinterpret_cast<const std::uint64_t*>(state.block)[i];
  own.positions.assign(state.past.all, state.past.count);
}
template <class Constants>
__device__ void close_state(standalone::Runner<Constants>& own, State<Constants>& state) {
  if (own.is_stopped()) {
    own.head().over = 1;
    own.head().limit = 1;
  }
  for (int i = 0; i < Constants::bytes / 8; ++i)
    reinterpret_cast<std::uint64_t*>(state.block)[i] = reinterpret_cast<const std::uint64_t*>(own.block)[i];
  state.past.count = own.positions.count;
  for (int i = 0; i < own.positions.count; ++i) state.past.all[i] = own.positions[i];
}

// What is to be known of the game before the next choice. What is drawn for the list is drawn again for the
// move, as Referee does it.
template <class Constants>
__device__ void look_at(standalone::Runner<Constants>& own, const Games<Constants>& games, int game) {
  Random chance = games.states[game].chance;
  own.chance = Constants::Game::stochastic ? &chance : nullptr;
  const typename standalone::Runner<Constants>::Turns turns(own);
  const typename standalone::Runner<Constants>::Rules rules(own);
  const bool over = own.head().over != 0;
  const std::size_t first = static_cast<std::size_t>(game) * Games<Constants>::most_moves;
  int count = 0;
  if (!over) {
    own.begin_steps();
    turns.gather_candidates(own.candidates);
    for (int i = 0; i < own.candidates.total && count < Games<Constants>::most_moves; ++i) {
      Move move;
      rules.nth_move(own.candidates, i, move);
      if (turns.holds(move)) games.moves[first + count++] = move;
    }
    if (count == 0) games.moves[first + count++] = turns.pass_move();
  }
  Actions<Constants>::number_all(
      count, [&](int i) -> const Move& { return games.moves[first + i]; },
      [&](int i, int number) { games.actions[first + i] = number; });
  games.counts[game] = count;
  games.movers[game] = over ? 0 : own.head().mover;
  for (int i = 0; i < Games<Constants>::most_moves; ++i) games.mask[first + i] = i < count;
  for (int p = 1; p <= Constants::players; ++p)
    games.ranks[game * Constants::players + p - 1] = over ? own.view.rank[p] : 0;
}

template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock) reset_games(Games<Constants> games, std::uint64_t seed) {
  const int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (game >= games.size) return;
  State<Constants>& state = games.states[game];
  state.chance = Random(mix64(seed + 0x9E3779B97F4A7C15ull * static_cast<std::uint64_t>(game)));
  standalone::Runner<Constants> own;
  own.reset();
  own.chance = Constants::Game::stochastic ? &state.chance : nullptr;
  begin_game(own);
  close_state(own, state);
  look_at(own, games, game);
}
// Which of the legal moves has that number; -1: none.
template <class Constants>
__device__ int choice_of_action(const Games<Constants>& games, int game, int action) {
  const int* const actions = games.actions + static_cast<std::size_t>(game) * Games<Constants>::most_moves;
  if (action < 0) return -1;
  for (int i = 0; i < games.counts[game]; ++i)
    if (actions[i] == action) return i;
  return -1;
}
template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock)
    step_games(Games<Constants> games, const int* choices, bool are_actions) {
  const int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (game >= games.size || games.counts[game] == 0) return;
  const int choice = are_actions ? choice_of_action(games, game, choices[game]) : choices[game];
  if (choice < 0 || choice >= games.counts[game]) return;
  State<Constants>& state = games.states[game];
  standalone::Runner<Constants> own;
  open_state(own, state);
  own.begin_steps();
  own.chance = Constants::Game::stochastic ? &state.chance : nullptr;
  typename standalone::Runner<Constants>::Turns(own).play(
      games.moves[static_cast<std::size_t>(game) * Games<Constants>::most_moves + choice], true);
  close_state(own, state);
  look_at(own, games, game);
}

template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock) mark_actions(Games<Constants> games, std::uint8_t* mask) {
  const int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (game >= games.size) return;
  const std::size_t first = static_cast<std::size_t>(game) * Games<Constants>::most_moves;
  std::uint8_t* const own = mask + static_cast<std::size_t>(game) * Actions<Constants>::count;
  for (int i = 0; i < games.counts[game]; ++i)
    if (games.actions[first + i] >= 0) own[games.actions[first + i]] = 1;
}

// Many games at once. Every array is on the device (games()); choices are, too.
template <class Constants>
class Batch {
 public:
  Batch(int size, Problem& problem)
      : problem_(problem),
        states_(count(size, 1), problem),
        moves_(count(size, Games<Constants>::most_moves), problem),
        actions_(count(size, Games<Constants>::most_moves), problem),
        counts_(count(size, 1), problem),
        mask_(count(size, Games<Constants>::most_moves), problem),
        ranks_(count(size, Constants::players), problem),
        movers_(count(size, 1), problem),
        games_{states_.get(), moves_.get(), actions_.get(), counts_.get(),
               mask_.get(),   ranks_.get(), movers_.get(),  size} {}

  // All games at their start.
  void reset(std::uint64_t seed) {
    if (problem_.is_there()) return;
    make_room_for_calls(reset_games<Constants>, problem_);
    reset_games<Constants><<<blocks(), kThreadsInBlock>>>(games_, seed);
    problem_.note(cudaGetLastError());
  }
  // In each game, the legal move of that number is made; nothing happens where there is none of it.
  void step(const int* choices) { make_step(choices, false); }
  // The same by numbers that mean the same in every position (Actions).
  void step_actions(const int* actions) { make_step(actions, true); }
  // Actions::count for each game, on the device: 1 where that is legal.
  void write_action_mask(std::uint8_t* mask) {
    if (problem_.is_there()) return;
    problem_.note(cudaMemsetAsync(mask, 0, count(games_.size, Actions<Constants>::count)));
    mark_actions<Constants><<<blocks(), kThreadsInBlock>>>(games_, mask);
    problem_.note(cudaGetLastError());
  }
  // Where everything lies, on the device.
  const Games<Constants>& games() const { return games_; }

 private:
  static std::size_t count(int size, int each) {
    return static_cast<std::size_t>(size) * static_cast<std::size_t>(each);
  }
  void make_step(const int* numbers, bool are_actions) {
    if (problem_.is_there()) return;
    make_room_for_calls(step_games<Constants>, problem_);
    step_games<Constants><<<blocks(), kThreadsInBlock>>>(games_, numbers, are_actions);
    problem_.note(cudaGetLastError());
  }
  int blocks() const { return (games_.size + kThreadsInBlock - 1) / kThreadsInBlock; }

  Problem& problem_;
  DeviceArray<State<Constants>> states_;
  DeviceArray<Move> moves_;
  DeviceArray<int> actions_;
  DeviceArray<int> counts_;
  DeviceArray<std::uint8_t> mask_;
  DeviceArray<float> ranks_;
  DeviceArray<int> movers_;
  Games<Constants> games_;
};

}  // namespace ludens::exported

#endif
