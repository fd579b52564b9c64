// thinkers.h - programs that think, and what they remember between their moves: bounded in all.
//
// A program keeps its tree from one move to the next. Where all of them together would hold too much, those
// forget that have not thought for longest; they begin anew when it is their turn.
#pragma once

#include <list>
#include <memory>

#include "apps/server/seat_player.h"
#include "apps/server/workers.h"

namespace ludens::server {

class PlayerMemory {
 public:
  explicit PlayerMemory(int megabytes) : most_(megabytes) {}

  // It begins to think, and may fill its memory; others forget until all that is held fits.
  void begin(const std::shared_ptr<Rememberer>& player);
  void end(const std::shared_ptr<Rememberer>& player);
  int megabytes();  // that are held, at most

 private:
  struct Holder {
    std::weak_ptr<Rememberer> player;
    bool thinking = false;
  };
  std::list<Holder>::iterator find(const std::shared_ptr<Rememberer>& player);

  int most_;
  std::list<Holder> holders_;  // who thought last is at the front
};

class Thinkers {
 public:
  static constexpr int kMegabytes = 256;

  explicit Thinkers(Workers& workers) : workers_(workers), memory_(kMegabytes) {}

  // `work` is the player's; its memory counts while it runs and until it forgets. One that fails forgets.
  void think(const std::shared_ptr<SeatPlayer>& player, Task task);
  // The same for whoever else keeps something large; the task says how long it takes.
  void remember(const std::shared_ptr<Rememberer>& who, Task task);
  // Something else that takes long, in the same queue.
  void work(Task task) { workers_.add(std::move(task)); }
  void look_again() { workers_.look_again(); }

 private:
  Workers& workers_;
  PlayerMemory memory_;
};

}  // namespace ludens::server
