// room.h - a trial that is being played: its tree, who sits where, and those who look on.
//
// What goes out is filtered by seat: a channel that belongs to one seat gets what observe() shows that
// player, and legal moves only on its turn; one without a seat plays every human one, in turn. Messages are
// listed in docs/server.md.
#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "apps/server/game_tree.h"
#include "apps/server/move_trie.h"
#include "apps/server/net.h"
#include "apps/server/seat_player.h"
#include "apps/server/thinkers.h"
#include "render/position_scene.h"

namespace ludens::server {

inline constexpr char kHuman[] = "human";
inline constexpr size_t kMostMoves = 20'000;  // that are sent of one position

// Reads ["human", "random", ...] for so many players; what is missing is human. Returns why it cannot.
std::string read_seats(const Json* json, const Game& game, std::vector<std::string>& seats);

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(std::unique_ptr<GameTree> tree, store::Trial trial, std::vector<std::string> seats,
       store::Store& store, Network& network, Thinkers& thinkers);

  const std::string& id() const { return trial_.id; }
  int players() const { return tree_->table().game.players(); }
  bool is_empty() const { return channels_.empty(); }
  std::string file() const { return tree_->file(); }

  // Everything about the trial, as somebody sees it who sits at `seat` (0: at all of them).
  Json describe(int seat);

  void enter(const ChannelRef& channel, int seat);
  void leave(const ChannelRef& channel);
  void received(const ChannelRef& channel, const std::string& text);

 private:
  std::string obey(int seat, const Json& message);
  std::string play(int seat, const Json& message);
  std::string undo();
  std::string redo();
  std::string look_at(int node);
  std::string change_seats(const Json& message);
  void broadcast();
  void let_players_move();
  void stop_thinking();
  void end_by_passes();
  void tell_thoughts(int node, const agents::Analysis& thoughts);
  void accept_move(int node, const Move& move, const std::string& why);
  void tell_all(const std::string& trouble);

  bool is_human(int player) const { return seats_[static_cast<size_t>(player - 1)] == kHuman; }
  bool is_agents_turn();
  const std::vector<MovePath>& paths();
  void find_board();
  Json board_json() const;
  Json nodes_json(size_t first) const;
  Json position_json(int seat);
  Json thoughts_json(const agents::Analysis& thoughts);
  Json line_json(const Moves& line);
  int eyes_of(int seat);  // whose view a channel of that seat gets
  std::string status();
  std::vector<render::SiteRef> decided();

  std::unique_ptr<GameTree> tree_;
  store::Trial trial_;
  std::vector<std::string> seats_;
  std::map<int, std::shared_ptr<SeatPlayer>> players_;  // by seat
  store::Store& store_;
  Network& network_;
  Thinkers& thinkers_;
  std::map<ChannelRef, int> channels_;  // and the seats they belong to

  render::BoardScene board_;
  std::string board_svg_;
  std::vector<MovePath> paths_;
  int paths_of_ = -1;      // the node
  size_t nodes_sent_ = 0;  // how many are known to all channels
  bool held_ = false;      // programs wait: somebody is looking at earlier moves
  int thinking_ = 0;       // the seat that a program is thinking for
  std::stop_source stop_;  // of that program
  bool hurried_ = false;   // it was stopped to move at once
};

}  // namespace ludens::server
