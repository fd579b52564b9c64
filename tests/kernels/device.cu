// device.cu - every kernel, compiled for a GPU. It is not run: `./check kernels` compiles it where there is nvcc,
// and fails where a kernel of src/runtime/kernels is not called here.
#include "device_world.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/slides.h"

using namespace ludens;
namespace k = ludens::kernels;

__device__ int numbers(int a, int b) {
  return k::add(a, b) + k::sub(a, b) + k::mul(a, b) + k::div(a, b) + k::mod(a, b) + k::pow(a, b) + k::neg(a) + k::abs(a) +
         k::min(a, b) + k::max(a, b) + k::to_int(k::eq(a, b)) + k::to_int(k::ne(a, b)) + k::to_int(k::lt(a, b)) +
         k::to_int(k::le(a, b)) + k::to_int(k::is_not(a < b)) + k::to_int(k::is_one_of_two(a < b, b < a));
}

__device__ int sites(const DeviceWorld& w, int site) {
  const k::Maybe level{site > 3, 1};
  constexpr TestSite cell = TestSite::Cell;
  return k::what(w, site, level, cell) + k::who(w, site, level, cell) + k::state_at(w, site, level, cell) +
         k::rotation_at(w, site, level, cell) + k::value_at(w, site, level, cell) + k::count_at(w, site, cell) +
         k::stack_size(w, site, cell) + k::to_int(k::is_empty(w, site, cell)) + k::team_of(w, site) +
         k::to_int(k::is_friend(w, site)) + k::to_int(k::is_enemy_at(w, site, cell)) +
         k::to_int(k::is_friend_at(w, site, cell)) + k::to_int(k::is_enemy(w, site));
}

__device__ int sets(const DeviceWorld& w, int site) {
  SetWord a[DeviceWorld::words];
  SetWord b[DeviceWorld::words];
  k::empty_sites(w, a, TestSite::Cell);
  k::own_sites(w, b, 1, TestSite::Cell);
  k::difference(w, a, a, b);
  k::single(w, b, site);
  const auto even = [](int s) { return s % 2 == 0; };
  k::filter_sites(w, b, a, even);
  return k::size(w, a) + k::first(w, b) + k::to_int(k::is_in(w, site, a)) + k::to_int(k::set_eq(w, a, b));
}

__device__ int slides(const k::Lines& lines, const k::HopPart* parts, int site, SetWord open) {
  SetWord a[DeviceWorld::words] = {};
  SetWord b[DeviceWorld::words] = {};
  k::add_lines(a, lines, site, b);
  k::add_far_slides(a, lines, site, 2, b, nullptr);
  k::hop_sources(b, parts, 2, a, a, b, DeviceWorld::words);
  return k::to_int(test_bit(b, site)) + static_cast<int>(k::line_word(lines, site, open));
}

__global__ void run(DeviceWorld w, k::Lines lines, const k::HopPart* parts, int* out) {
  const int i = static_cast<int>(threadIdx.x);
  out[i] = numbers(i, 3) + sites(w, i) + sets(w, i) + slides(lines, parts, i, 5);
}
