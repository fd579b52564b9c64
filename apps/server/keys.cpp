#include "apps/server/keys.h"

#include <random>

#include "base/json.h"

namespace ludens::server {

namespace {

constexpr size_t kKeyLength = 24;  // 120 bits

// Looks at every letter, so that the time tells nothing about how many were right.
bool is_same(std::string_view secret, std::string_view shown) {
  if (secret.empty()) return false;
  unsigned difference = secret.size() == shown.size() ? 0 : 1;
  for (size_t i = 0; i < secret.size(); ++i) {
    const char other = i < shown.size() ? shown[i] : '\0';
    difference |= static_cast<unsigned char>(secret[i]) ^ static_cast<unsigned char>(other);
  }
  return difference == 0;
}

}  // namespace

std::string random_letters(size_t count) {
  std::random_device device;
  std::string out;
  for (size_t i = 0; i < count; ++i) out += kKeyLetters[device() % 32];
  return out;
}

Keys Keys::make(int seats) {
  Keys out;
  out.owner_ = random_letters(kKeyLength);
  for (int s = 0; s < seats; ++s) out.seats_.push_back({random_letters(kKeyLength)});
  return out;
}

Keys Keys::read(const std::string& text, int seats) {
  const std::optional<Json> json = Json::parse(text);
  const Json* owner = json ? json->find("owner") : nullptr;
  const Json* list = json ? json->find("seats") : nullptr;
  const Json* given = json ? json->find("given") : nullptr;
  if (!owner || !list || !given || !owner->as_string() || !list->as_array() || !given->as_array() ||
      list->as_array()->size() != static_cast<size_t>(seats) ||
      given->as_array()->size() != static_cast<size_t>(seats))
    return {};
  Keys out;
  out.owner_ = *owner->as_string();
  for (size_t s = 0; s < static_cast<size_t>(seats); ++s) {
    const std::string* key = (*list->as_array())[s].as_string();
    if (!key) return {};
    out.seats_.push_back({*key, (*given->as_array())[s].as_int() == 1});
  }
  return out;
}

std::string Keys::text() const {
  Json seats = Json::array(), given = Json::array();
  for (const Seat& seat : seats_) {
    seats.push(seat.key);
    given.push(seat.given ? 1 : 0);
  }
  return Json::object()
      .set("owner", owner_)
      .set("seats", std::move(seats))
      .set("given", std::move(given))
      .text();
}

Rights Keys::rights_of(std::string_view key) const {
  Rights out;
  out.owner = is_same(owner_, key);
  for (size_t s = 0; s < seats_.size(); ++s)
    if (is_same(seats_[s].key, key)) out.seat = static_cast<int>(s) + 1;
  return out;
}

void Keys::take_back(int seat) {
  seats_[static_cast<size_t>(seat - 1)] = {random_letters(kKeyLength)};
}

}  // namespace ludens::server
