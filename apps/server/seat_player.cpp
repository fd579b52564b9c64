#include "apps/server/seat_player.h"

namespace ludens::server {

namespace {

class RandomPlayer final : public SeatPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}

  Move choose(const Game& game, const State& view, std::stop_token) override {
    Referee referee(game, random_.next());
    State state = view;
    return referee.random_move(state, random_);
  }

 private:
  Random random_;
};

}  // namespace

const std::vector<PlayerKind>& player_kinds() {
  static const std::vector<PlayerKind> kinds = {{"random", "Random mover"}};
  return kinds;
}

std::shared_ptr<SeatPlayer> make_player(const std::string& text, const Game&, std::uint64_t seed,
                                        std::string& why) {
  if (text == "random") return std::make_shared<RandomPlayer>(seed);
  why = "no player is called '" + text + "'";
  return nullptr;
}

}  // namespace ludens::server
