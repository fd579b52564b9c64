// room.h - a trial that is being played: its tree, who sits where, and those who look on.
//
// What goes out is filtered by what a channel's key gives (keys.h): who holds one seat gets what observe()
// shows its player, and legal moves only on its turn; who holds several, what the one to move may see; who
// holds none, what everybody may see. The position of the game itself is shared; each channel looks at
// whichever it likes. Only who holds every human seat can take moves back. Seats stay when players are
// swapped (the pie rule): all that is said of players here is said of seats. Messages are listed in
// docs/server.md.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "agents/seat.h"
#include "apps/server/game_tree.h"
#include "apps/server/keys.h"
#include "apps/server/move_trie.h"
#include "apps/server/net.h"
#include "apps/server/seat_player.h"
#include "apps/server/thinkers.h"
#include "render/position_scene.h"
#include "solve/oracle.h"

namespace ludens::server {

// What a room knows of a solved game: as large as a program's memory, and forgotten like that.
struct SolvedGame final : Rememberer {
  std::shared_ptr<const solve::Oracle> oracle;
  std::function<void()> forgotten;  // told where there was something to forget

  void forget() override {
    if (std::exchange(oracle, nullptr)) forgotten();
  }
  int megabytes() const override;
};

using agents::kHuman;
inline constexpr size_t kMostMoves = 20'000;  // that are sent of one position

// Reads ["human", "random", ...] for so many players; what is missing is human. Returns why it cannot.
std::string read_seats(const Json* json, const Game& game, std::vector<std::string>& seats);

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(std::unique_ptr<GameTree> tree, store::StoredTrial trial, std::vector<std::string> seats,
       store::Store& store, Network& network, Thinkers& thinkers);

  const std::string& id() const { return trial_.id; }
  int players() const { return tree_->ready().game.players(); }
  bool is_empty() const { return channels_.empty(); }
  Rights rights_of(std::string_view key) const { return keys_.rights_of(key); }

  // The moves of the game with all that is secret, and who may have them: everybody once it is over.
  std::string file() const { return tree_->file(); }
  bool may_have_file(const Rights& rights);

  // Everything about the trial, as somebody sees it who has these rights.
  Json describe(const Rights& rights);

  void enter(const ChannelRef& channel, std::string_view key);
  void leave(const ChannelRef& channel);
  void received(const ChannelRef& channel, const std::string& text);

 private:
  static constexpr int kFollow = -1;

  // Somebody in the room.
  struct Guest {
    Rights rights;
    int cursor = kFollow;  // the node that is looked at; kFollow: the game as it goes on

    auto operator<=>(const Guest&) const = default;
  };

  Rights admit(std::string_view key);
  std::string obey(Guest& guest, const std::string& word, const Json& message);
  std::string play(Guest& guest, const Json& message);
  std::string play_found(Guest& guest, const Json& message,
                         const std::function<std::string(Move& move)>& find);
  std::string find_move(const Guest& guest, std::int64_t number, Move& move);
  // --- deduction puzzles (room_puzzle.cpp)
  std::optional<Json> write_value(Guest& guest, const Json& message, std::string& why);
  std::string find_value(const Guest& guest, int site, int value, Move& move, std::optional<Json>& conflict);
  std::string ask_hint(const ChannelRef& channel, const Guest& guest);
  Json puzzle_json() const;
  void add_values(Json& position);
  // --- solved games (room_values.cpp)
  std::string solve(const Guest& guest);
  void end_solving(std::shared_ptr<const solve::Oracle> oracle, const std::string& problem,
                   const std::string& trouble);
  void refuse_values(const std::string& why);
  void add_worth(Json& position, const Guest& guest);
  std::string undo(Guest& guest);
  std::string redo(Guest& guest);
  std::string resume(Guest& guest);
  std::string hurry();
  std::string rewind(int node);
  std::string look(Guest& guest, const Json& message);
  std::string change_seats(const Json& message);
  std::string take_back(const Json& message);
  void broadcast();
  void let_players_move();
  void stop_thinking();
  void end_by_passes();
  void tell_thoughts(int node, const agents::Analysis& thoughts);
  void accept_move(int node, const Move& move, const std::string& why);
  void tell_all(const std::string& trouble);

  bool is_human(int seat) const { return seats_[static_cast<size_t>(seat - 1)] == kHuman; }
  bool is_agents_turn();
  int seat_to_move() { return tree_->state().seat(tree_->state().mover()); }
  int player_at(int seat);  // for which player it plays now

  // --- what keys give
  bool plays(const Rights& rights, int seat) const;
  bool plays_all(const Rights& rights) const;  // for all people; without any, who made the trial
  bool has_own_secrets(int seat) const;        // of a program, that would be told to whoever made the trial
  int only_seat(const Rights& rights) const;   // 0: none, or more than one
  int node_of(const Guest& guest) const { return guest.cursor == kFollow ? tree_->at() : guest.cursor; }
  State view_for(const Rights& rights);

  const std::vector<MovePath>& paths();
  void find_board(const State& seen);
  Json board_json() const;
  Json nodes_json(size_t first, const Rights& rights) const;
  Json you_json(const Rights& rights) const;
  Json position_json(const Guest& guest);
  Json moves_json(const Guest& guest);
  bool may_move(const Guest& guest);
  std::string wish_for(const Guest& guest);
  Json scene_for(const Guest& guest);
  Message position_text(const Guest& guest, const Json& scene, size_t first);
  Json thoughts_json(const agents::Analysis& thoughts);
  Json line_json(const Moves& line);
  std::string status();
  std::vector<render::SiteRef> decided();

  std::unique_ptr<GameTree> tree_;
  store::StoredTrial trial_;
  std::vector<std::string> seats_;
  Keys keys_;
  std::map<int, std::shared_ptr<SeatPlayer>> players_;  // by seat
  store::Store& store_;
  Network& network_;
  Thinkers& thinkers_;
  std::map<ChannelRef, Guest> channels_;
  std::map<Guest, Json> looked_;  // what those see who look back: the same until seats or keys change

  render::BoardScene board_;
  std::string board_svg_;
  std::vector<MovePath> paths_;
  int paths_of_ = -1;      // the node
  size_t nodes_sent_ = 0;  // how many are known to all channels
  bool held_ = false;      // programs wait: moves were taken back, or somebody said so
  int thinking_ = 0;       // the seat that a program is thinking for
  std::stop_source stop_;  // of that program
  bool hurried_ = false;   // it was stopped to move at once
  bool hint_is_sought_ = false;
  Json conflicts_;         // of a puzzle
  int conflicts_of_ = -1;  // the node
  bool is_solving_ = false;
  std::shared_ptr<SolvedGame> solved_;  // null: nobody has asked for values, or there are none
  std::string unsolved_;                // why there are none, once that was tried
};

}  // namespace ludens::server
