#include "apps/server/thinkers.h"

#include <algorithm>

namespace ludens::server {

std::list<PlayerMemory::Holder>::iterator PlayerMemory::find(const std::shared_ptr<Rememberer>& player) {
  std::erase_if(holders_, [](const Holder& holder) { return holder.player.expired(); });
  return std::ranges::find_if(holders_, [&](const Holder& one) { return one.player.lock() == player; });
}

int PlayerMemory::megabytes() {
  int sum = 0;
  for (const Holder& holder : holders_)
    if (const std::shared_ptr<Rememberer> player = holder.player.lock()) sum += player->megabytes();
  return sum;
}

void PlayerMemory::begin(const std::shared_ptr<Rememberer>& player) {
  if (const auto known = find(player); known != holders_.end()) holders_.erase(known);
  holders_.push_front({player, true});
  for (auto at = holders_.end(); megabytes() > most_ && at != holders_.begin();) {
    --at;
    if (at->thinking) continue;
    if (const std::shared_ptr<Rememberer> idle = at->player.lock()) idle->forget();
    at = holders_.erase(at);
  }
}

void PlayerMemory::end(const std::shared_ptr<Rememberer>& player) {
  if (const auto known = find(player); known != holders_.end()) known->thinking = false;
}

void Thinkers::think(const std::shared_ptr<SeatPlayer>& player, Task task) {
  task.seconds = player->seconds();
  remember(player, std::move(task));
}

void Thinkers::remember(const std::shared_ptr<Rememberer>& who, Task task) {
  task.begin = [this, who] { memory_.begin(who); };
  task.then = [this, who, then = std::move(task.then)](const std::string& why) {
    memory_.end(who);
    if (!why.empty()) who->forget();
    then(why);
  };
  workers_.add(std::move(task));
}

}  // namespace ludens::server
