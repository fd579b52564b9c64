#include "ir/captures.h"

#include <doctest/doctest.h>

#include <vector>

namespace ludens::ir {

TEST_CASE("a move remembers up to six registers as they are, and more in pairs") {
  CHECK(capture_words(std::vector<Reg>{}) == 0);
  CHECK(capture_words(std::vector<Reg>(6, Reg::Site)) == 6);
  CHECK(capture_words(std::vector<Reg>(7, Reg::Site)) == 4);
  CHECK(capture_words(std::vector<Reg>(7, Reg::Value)) == 7);
  CHECK(capture_words(std::vector<Reg>{Reg::Site, Reg::Value, Reg::Site, Reg::Site, Reg::Site, Reg::Site,
                                       Reg::Site}) == 5);
}

TEST_CASE("what is packed comes back, negative numbers too") {
  const std::vector<Reg> many = {Reg::Value, Reg::Aux,   Reg::Between, Reg::Level, Reg::Site,
                                 Reg::Team,  Reg::Track, Reg::Dir,     Reg::Way,   Reg::Dist};
  int regs[kRegs] = {};
  for (const Reg r : many)
    regs[static_cast<int>(r)] = is_narrow(r) ? static_cast<int>(r) * 17 : -100'000'000 - static_cast<int>(r);
  regs[static_cast<int>(Reg::Site)] = -1;
  regs[static_cast<int>(Reg::Level)] = 4095;
  Move move;
  pack(many, regs, move);
  int back[kRegs] = {};
  unpack(many, move, back);
  for (const Reg r : many) CHECK(back[static_cast<int>(r)] == regs[static_cast<int>(r)]);
  CHECK(back[static_cast<int>(Reg::Site)] == -1);
  CHECK(back[static_cast<int>(Reg::Level)] == 4095);
}

}  // namespace ludens::ir
