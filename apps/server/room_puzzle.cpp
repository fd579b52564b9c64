// room_puzzle.cpp - a deduction puzzle in a room: values that are written down and taken away, hints.
#include <chrono>

#include "apps/server/puzzle_desk.h"
#include "apps/server/room.h"
#include "engine/puzzle_deed.h"

namespace ludens::server {

namespace {

constexpr std::chrono::seconds kHintTime{6};
constexpr int kOpen = -1;  // no value
constexpr char kNothingThere[] = "there is nothing to be taken away";

// The site of this name that the player fills; -1: there is none.
int find_site(const ReadyGame& ready, const render::BoardScene& board, const Json* name) {
  const std::string* wanted = name ? name->as_string() : nullptr;
  const int sites = static_cast<int>(ready.puzzle->start.size());
  for (int site = 0; wanted && site < sites; ++site)
    if (ready.puzzle->is_filled(site) && !ready.puzzle->is_given(site) &&
        board.name_of(ready.puzzle->type, site) == *wanted)
      return site;
  return -1;
}

}  // namespace

Json Room::puzzle_json() const {
  return server::puzzle_json(tree_->ready(), board_);
}

// Where the tree stands; all rules are judged once, however many look.
void Room::add_values(Json& position) {
  if (!tree_->ready().puzzle) return;
  const auto known = values_known(tree_->ready(), tree_->state());
  if (conflicts_of_ != tree_->at()) conflicts_ = conflicts_json(tree_->ready(), board_, known);
  conflicts_of_ = tree_->at();
  position.set("values", values_json(tree_->ready(), board_, known)).set("conflicts", conflicts_);
}

// {"do": "value", "node", "site": "c12", "value": 4}; without a value, the one that is there is taken away.
// Returns what forbids it, or null.
std::optional<Json> Room::write_value(Guest& guest, const Json& message, std::string& why) {
  const ReadyGame& ready = tree_->ready();
  std::optional<Json> conflict;
  why = "this is no deduction puzzle";
  if (!ready.puzzle) return conflict;
  const int site = find_site(ready, board_, message.find("site"));
  const Json* value = message.find("value");
  const std::int64_t wanted = value ? value->as_int().value_or(-1) : -1;
  why = "there is nothing to be written there";
  if (site < 0) return conflict;
  const int least = ready.puzzle->least, most = ready.puzzle->most;
  if (value && (wanted < least || wanted > most)) {
    why = "values go from " + std::to_string(least) + " to " + std::to_string(most);
    return conflict;
  }
  const int number = value ? static_cast<int>(wanted) : kOpen;
  why =
      play_found(guest, message, [&](Move& move) { return find_value(guest, site, number, move, conflict); });
  if (!conflict) return conflict;
  why.clear();
  conflict->set("type", "conflict").set("node", node_of(guest));
  conflict->set("site", *message.find("site")).set("value", number);
  return conflict;
}

// In the position where the tree stands. A value is taken away by allowing another one beside it.
std::string Room::find_value(const Guest& guest, int site, int value, Move& move,
                             std::optional<Json>& conflict) {
  if (tree_->state().over()) return "the game is over";
  if (!plays(guest.rights, seat_to_move())) return "it is not your turn";
  const ReadyGame& ready = tree_->ready();
  if (value == kOpen && engine::puzzle_values(tree_->state())[static_cast<size_t>(site)].count() != 1)
    return kNothingThere;
  for (const Move& one : tree_->legal_moves()) {
    const auto deed = engine::puzzle_deed(ready.drawable.game->program(), one);
    if (!deed || deed->site != site || deed->toggles != (value == kOpen)) continue;
    if (value != kOpen && deed->value != value) continue;
    move = one;
    return {};
  }
  if (value == kOpen) return kNothingThere;
  conflict = conflict_of(ready, board_, values_known(ready, tree_->state()), site, value);
  return "a rule forbids it";
}

std::string Room::ask_hint(const ChannelRef& channel, const Guest& guest) {
  if (!tree_->ready().puzzle) return "this is no deduction puzzle";
  if (!plays_all(guest.rights)) return "only who plays is given hints";
  if (hint_is_sought_) return "a hint is on its way";
  hint_is_sought_ = true;
  const int node = node_of(guest);
  const auto known = tree_->at_node(node, [&] { return values_known(tree_->ready(), tree_->state()); });
  auto hint = std::make_shared<Json>();
  thinkers_.work({.room = trial_.id,
                  .seconds = static_cast<double>(kHintTime.count()),
                  .work =
                      [ready = tree_->ready_ref(), board = board_, known, hint](const std::stop_token& stop) {
                        const auto end = std::chrono::steady_clock::now() + kHintTime;
                        *hint = find_hint(*ready, board, known, [&] {
                          return !stop.stop_requested() && std::chrono::steady_clock::now() < end;
                        });
                      },
                  .then =
                      [weak = weak_from_this(), channel, node, hint](const std::string& trouble) {
                        const std::shared_ptr<Room> room = weak.lock();
                        if (!room) return;
                        room->hint_is_sought_ = false;
                        if (!room->channels_.contains(channel)) return;
                        if (!trouble.empty()) *hint = Json::object().set("words", trouble);
                        channel->send(hint->set("type", "hint").set("node", node).text());
                      }});
  return {};
}

}  // namespace ludens::server
