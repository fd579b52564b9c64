// keys.h - who may do what in a trial: secret words, one for whoever made it and one for each seat.
//
// Who has none looks on. Who made the trial plays every human seat, at one screen, until somebody comes in
// with the key of a seat: then that seat is theirs. Nobody is ever sent a key that they do not hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludens::server {

// What a key gives to whoever shows it.
struct Rights {
  bool owner = false;  // made the trial
  int seat = 0;        // whose key it was; 0: none

  auto operator<=>(const Rights&) const = default;
};

// 32 that are not mistaken for each other.
inline constexpr char kKeyLetters[] = "abcdefghijkmnpqrstuvwxyz23456789";

// So many of them, at random.
std::string random_letters(size_t count);

class Keys {
 public:
  static Keys make(int seats);
  // From text(). No keys where that is empty or something else.
  static Keys read(const std::string& text, int seats);
  std::string text() const;

  bool empty() const { return owner_.empty(); }
  Rights rights_of(std::string_view key) const;  // takes as long for any key

  const std::string& owner() const { return owner_; }
  const std::string& seat(int seat) const { return seats_[static_cast<size_t>(seat - 1)].key; }
  bool is_given(int seat) const { return seats_[static_cast<size_t>(seat - 1)].given; }
  void give(int seat) { seats_[static_cast<size_t>(seat - 1)].given = true; }
  void take_back(int seat);  // whoever had it looks on from now on

 private:
  struct Seat {
    std::string key;
    bool given = false;  // somebody has come in with it
  };

  std::string owner_;
  std::vector<Seat> seats_;
};

}  // namespace ludens::server
