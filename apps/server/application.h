// application.h - what the server answers: the library, trials and the page. docs/server.md lists it all.
//
// Nothing here waits: games are compiled and trials replayed by the workers, and who asked is answered then.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/game_index.h"
#include "apps/server/library.h"
#include "apps/server/net.h"
#include "apps/server/ready_games.h"
#include "apps/server/room.h"
#include "store/store.h"

namespace ludens::server {

// Where the games come from besides the program itself.
struct GameSources {
  std::function<std::vector<std::string>()> own = nullptr;  // the user's files as they are now
  std::string index;                                        // the file in which facts about games are kept
  std::function<void(const Game&)> compiled = nullptr;      // told of each game to be played
};

class Application final : public Handler {
 public:
  Application(store::Store& store, Network& network, GameSources sources);

  void answer(const Request& request, Reply reply) override;
  void opened(const Request& request, const ChannelRef& channel, Refuse refuse) override;
  void received(const ChannelRef& channel, const std::string& text) override;
  void closed(const ChannelRef& channel) override;

 private:
  static constexpr size_t kMostRooms = 256;
  static constexpr int kMostNewPuzzles = 8;  // that wait, or are being made

  // The room, or null with the status and the reason.
  using WithRoom = std::function<void(const std::shared_ptr<Room>& room, const Response& refusal)>;

  void answer_api(const Request& request, const std::string& path, const Reply& reply);
  void answer_game(const Request& request, const std::string& slug, const std::string& part,
                   const Reply& reply);
  void show_game(const EntryRef& entry, const Request& request, const Reply& reply);
  void make_trial(const Request& request, const Reply& reply);
  struct NewPuzzle {
    std::string difficulty;
    Json body;
  };
  void begin_new_puzzle(const Entry& entry, const Choices& choices, const ReadyGameRef& ready,
                        const NewPuzzle& wanted, const Reply& reply);
  // A new puzzle says how hard it is.
  Response begin_trial(const Entry& entry, const Choices& choices, const ReadyGameRef& ready,
                       const Json& body, const std::string& difficulty = {});
  void answer_trial(const Request& request, const std::string& id, const std::string& rest,
                    const Reply& reply);

  // The trial's room, opened again where nobody is in it.
  void with_room(const std::string& id, const WithRoom& then);
  void load_room(const store::StoredTrial& trial, const Result<ReadyGameRef>& ready);
  void room_loaded(const std::string& id, const std::shared_ptr<Room>& room, const Response& refusal);
  bool make_space();  // for one more room
  bool make_space_on_disk();
  void watch();

  store::Store& store_;
  Network& network_;
  Workers workers_;
  Thinkers thinkers_;
  GameSources sources_;
  Library library_;
  ReadyGames ready_games_;
  GameIndex index_;
  std::shared_ptr<OwnFiles> own_ = std::make_shared<OwnFiles>();  // as they were read last
  int new_puzzles_ = 0;                                           // that wait, or are being made
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::map<std::string, std::vector<WithRoom>> loading_;  // who waits for a room
  std::map<ChannelRef, std::shared_ptr<Room>> places_;    // where the channels are
};

// The arenas within the program (docs/arena.md): a list of them, or the text of one.
Response answer_arena(const std::string& slug);

// A file of the page, or the page itself for the addresses of its screens.
Response answer_page(const std::string& path);

}  // namespace ludens::server
