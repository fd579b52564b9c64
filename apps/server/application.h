// application.h - what the server answers: the library, trials and the page. docs/server.md lists it all.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "apps/server/library.h"
#include "apps/server/net.h"
#include "apps/server/room.h"
#include "store/store.h"

namespace ludens::server {

class Application final : public Handler {
 public:
  Application(store::Store& store, Network& network) : store_(store), network_(network) {}

  Response answer(const Request& request) override;
  std::string opened(const Request& request, const ChannelRef& channel) override;
  void received(const ChannelRef& channel, const std::string& text) override;
  void closed(const ChannelRef& channel) override;

 private:
  static constexpr size_t kMostRooms = 256;
  static constexpr int kMostTrials = 1'000'000;

  Response answer_api(const Request& request, const std::string& path);
  Response list_games();
  Response show_game(const Entry& entry, const Request& request);
  Response make_trial(const Request& request);
  Response answer_trial(const std::string& id, const std::string& rest);
  // The trial's room, opened again where nobody is in it; null, with the reason.
  std::shared_ptr<Room> room(const std::string& id, std::string& why);
  bool make_space();  // for one more room

  store::Store& store_;
  Network& network_;
  Library library_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::map<ChannelRef, std::shared_ptr<Room>> places_;  // where the channels are
};

// A file of the page, or the page itself for the addresses of its screens.
Response answer_page(const std::string& path);

}  // namespace ludens::server
