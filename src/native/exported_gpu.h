// exported_gpu.h - a game that is a header of its own, on a GPU (`ludens export --cuda`): random playouts by
// the million, and many games at once, step by step, whose positions stay on the device.
//
// The rules are those of exported.h, compiled for both. One thread plays one game; when that is over it goes
// on with the next, so that games of different length leave nobody idle.
#pragma once

#include "native/exported.h"

#ifdef __CUDACC__

namespace ludens::exported {

inline constexpr int kThreadsInBlock = 128;

// What a call of CUDA came to; the first problem is kept.
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

template <class Constants>
__global__ void __launch_bounds__(kThreadsInBlock)
    play_on_gpu(std::uint64_t seed, std::uint64_t count, Sums<Constants>* total) {
  const std::uint64_t threads = static_cast<std::uint64_t>(gridDim.x) * blockDim.x;
  std::uint64_t number = static_cast<std::uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (number >= count) return;
  standalone::Runner<Constants> own;
  Playout<Constants> one(own);
  Sums<Constants> sums;
  one.begin(seed, number);
  for (;;) {
    one.go_on(1);
    if (!one.is_over()) continue;
    one.add_to(sums);
    number += threads;
    if (number >= count) break;
    one.begin(seed, number);
  }
  add_to_total(total, sums);
}

// As Referee::playouts, with the same numbers; `seconds`: what it took on the device.
template <class Constants>
Sums<Constants> playouts_on_gpu(long long count, std::uint64_t seed, Problem& problem,
                                double* seconds = nullptr) {
  using Total = Sums<Constants>;
  Total sums;
  Total* total = nullptr;
  int blocks = 0, processors = 0;
  cudaEvent_t begin, end;
  problem.note(cudaMalloc(&total, sizeof(Total)));
  problem.note(cudaMemset(total, 0, sizeof(Total)));
  problem.note(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  problem.note(
      cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, play_on_gpu<Constants>, kThreadsInBlock, 0));
  if (problem.is_there()) return sums;
  problem.note(cudaEventCreate(&begin));
  problem.note(cudaEventCreate(&end));
  problem.note(cudaEventRecord(begin));
  play_on_gpu<Constants>
      <<<blocks * processors, kThreadsInBlock>>>(seed, static_cast<std::uint64_t>(count), total);
  problem.note(cudaGetLastError());
  problem.note(cudaEventRecord(end));
  problem.note(cudaMemcpy(&sums, total, sizeof(Total), cudaMemcpyDeviceToHost));
  float milliseconds = 0;
  problem.note(cudaEventElapsedTime(&milliseconds, begin, end));
  if (seconds) *seconds = milliseconds / 1000.0;
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  cudaFree(total);
  return sums;
}

}  // namespace ludens::exported

#endif
