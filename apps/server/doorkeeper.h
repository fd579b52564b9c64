// doorkeeper.h - who may come in: a bounded number of connections, and fewer of one address, so that nobody
// holds all places.
#pragma once

#include <map>
#include <string>

namespace ludens::server {

class Doorkeeper {
 public:
  Doorkeeper(int most, int most_of_one) : most_(most), most_of_one_(most_of_one) {}

  // True: it is inside until it leaves. False: it is turned away.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  int inside() const { return inside_; }

 private:
  int most_, most_of_one_;
  int inside_ = 0;
  std::map<std::string, int> by_owner_;
};

// What counts as one: an IPv4 address, or the 64 bits of an IPv6 address that one owner has all below of.
std::string owner_of(const std::string& address);

}  // namespace ludens::server
