#include "apps/server/doorkeeper.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace ludens::server {

std::string owner_of(const std::string& address) {
  std::array<unsigned char, 16> bytes{};
  const std::string plain = address.substr(0, address.find('%'));  // without the name of an interface
  if (inet_pton(AF_INET6, plain.c_str(), bytes.data()) != 1) return address;
  constexpr std::array<unsigned char, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (std::equal(kMapped.begin(), kMapped.end(), bytes.begin()))  // an IPv4 address in other clothes
    return inet_ntop(AF_INET, bytes.data() + kMapped.size(), text.data(), text.size());
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
}

bool Doorkeeper::enter(const std::string& address) {
  if (inside_ >= most_) return false;
  int& here = by_owner_[owner_of(address)];
  if (here >= most_of_one_) return false;
  ++here;
  ++inside_;
  return true;
}

void Doorkeeper::leave(const std::string& address) {
  const auto found = by_owner_.find(owner_of(address));
  if (found == by_owner_.end()) return;
  --inside_;
  if (--found->second == 0) by_owner_.erase(found);
}

}  // namespace ludens::server
