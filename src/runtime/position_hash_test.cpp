#include "runtime/position_hash.h"

#include <doctest/doctest.h>

#include <array>

namespace ludens::runtime {

namespace {

// Three sites with counts, one piece each.
struct Pits {
  static constexpr int sites = 3, height = 1;
  static constexpr std::int16_t* state = nullptr;
  static constexpr std::uint8_t* rotation = nullptr;
  static constexpr std::int32_t* value = nullptr;
  static constexpr std::uint8_t* size = nullptr;
  std::array<std::uint16_t, 3> what = {};
  std::array<std::uint8_t, 3> who = {};
  std::array<std::int16_t, 3> count = {};
  SetWord empty[1] = {7};

  void put(int site, int seeds, int owner = 1) {
    const auto at = static_cast<size_t>(site);
    what[at] = seeds > 0;
    who[at] = static_cast<std::uint8_t>(seeds > 0 ? owner : 0);
    count[at] = static_cast<std::int16_t>(seeds);
    empty[0] = seeds > 0 ? empty[0] & ~(SetWord{1} << site) : empty[0] | SetWord{1} << site;
  }
};

// The same with pointers, as the state has it.
struct View3 {
  static constexpr int sites = 3, height = 1;
  std::uint16_t* what;
  std::uint8_t* who;
  std::int16_t* count;
  static constexpr std::int16_t* state = nullptr;
  static constexpr std::uint8_t* rotation = nullptr;
  static constexpr std::int32_t* value = nullptr;
  static constexpr std::uint8_t* size = nullptr;
  SetWord* empty;
};

TEST_CASE("what sites add to the hash is the same from nothing and where it was kept") {
  Pits pits;
  const View3 view{pits.what.data(), pits.who.data(), pits.count.data(), pits.empty};
  SiteHashes<3> known;
  known.forget();
  const auto check = [&] { CHECK(hash_space(view, 2, known) == hash_space(view, 2)); };
  check();
  pits.put(0, 4);
  check();
  const std::uint64_t four = hash_space(view, 2, known);
  pits.put(1, 4);
  check();
  pits.put(0, 20);  // kept at the same place as four
  check();
  pits.put(1, 0);
  pits.put(0, 4, 2);  // somebody else's
  check();
  CHECK(hash_space(view, 2, known) != four);
  pits.put(0, 4);
  CHECK(hash_space(view, 2, known) == four);
}

}  // namespace

}  // namespace ludens::runtime
