#include "engine/updating.h"

#include "base/processor_time.h"
#include "engine/machines.h"
#include "engine/playout.h"
#include "interpreter/turns.h"

namespace ludens::engine {

namespace {

class UpdatingPlayer {
 public:
  UpdatingPlayer(const Game& game, Updating how)
      : game_(game), how_(how), block_(make_block(game)), machines_(game) {
    machines_.use(chance_, history_);
  }

  // Returns how many moves were made.
  int play(std::uint64_t seed, int most, std::uint64_t& signature) {
    Random random(seed);
    chance_.random = Random(seed ^ 0xC0FFEE);
    machine_ = &machines_.start(block_);
    moves_.clear();
    int cells = existing();
    int plies = 0;
    for (; !is_over(*machine_) && plies < most && limit_of(*machine_) == runtime::Limit::None; ++plies) {
      Move move;
      random_move(*machine_, list_, random, move);
      interpreter::add_to_signature(signature, move);
      moves_.push_back({move, machine_->view.growth->window});
      machine_ = &machines_.apply(*machine_, move);
      const int now = existing();
      if (now != cells) update();
      cells = now;
    }
    return plies;
  }
  Machine& machine() { return *machine_; }

 private:
  struct Made {
    Move move;
    int window;
  };

  int existing() const { return count_bits(machine_->view.grown, machine_->words); }

  void update() {
    if (how_ == Updating::Mapping)
      rename();
    else
      play_again();
  }

  void rename() {
    const interpreter::Prepared& here = machine_->prepared;
    const int window = machine_->view.growth->window;
    spare_.resize(block_.size());
    runtime::carry_over({here.layout, *here.growth, reinterpret_cast<std::byte*>(block_.data())},
                        {here.layout, *here.growth, reinterpret_cast<std::byte*>(spare_.data())},
                        *game_.windows().numbers()->renumbered(window, window), window);
    block_.swap(spare_);
    machine_ = &machines_.at(block_);
  }

  void play_again() {
    const int window = machine_->view.growth->window;
    history_.positions.clear();
    machine_ = &machines_.start_in(block_, window);
    for (const Made& made : moves_) {
      Move move = made.move;
      for (std::int32_t* site : {&move.from, &move.to}) *site = renamed(*site, made.window, window);
      machine_ = &machines_.apply(*machine_, move);
    }
  }

  int renamed(int site, int from, int to) {
    if (site < 0 || from == to) return site;
    const int board = game_.windows().numbers()->window(from).cells();
    // Those of hands come behind.
    if (site >= board) return site - board + game_.windows().numbers()->window(to).cells();
    return (*game_.windows().numbers()->renumbered(from, to))[static_cast<size_t>(site)];
  }

  const Game& game_;
  const Updating how_;
  Block block_, spare_;
  interpreter::Chance chance_;
  interpreter::History history_;
  Machines machines_;
  Machine* machine_ = nullptr;
  MoveList list_;
  std::vector<Made> moves_;
};

}  // namespace

PlayoutSums run_updating_playouts(const Game& game, Updating how, const PlayoutOrder& order) {
  UpdatingPlayer player(game, how);
  PlayoutSums sums;
  sums.wins.assign(static_cast<size_t>(game.players()) + 1, 0);
  const double began = processor_seconds_of_thread();
  for (long i = 0; i < order.count; ++i) {
    if (order.seconds > 0 && processor_seconds_of_thread() - began >= order.seconds) break;
    const std::uint64_t seed = mix64(order.seed + 0x9E3779B97F4A7C15ull * static_cast<std::uint64_t>(i));
    std::uint64_t hash = seed;
    sums.plies += player.play(seed, order.max_plies, hash);
    Machine& m = player.machine();
    const bool over = is_over(m);
    const int winner = over ? m.head().winner : 0;
    const bool alone = winner > 0 && winner < static_cast<int>(sums.wins.size());
    ++sums.wins[alone ? static_cast<size_t>(winner) : 0];
    sums.cut += !over;
    ++sums.playouts;
    sums.signature += mix64(hash + static_cast<std::uint64_t>(winner + 2));
  }
  sums.seconds = processor_seconds_of_thread() - began;
  return sums;
}

}  // namespace ludens::engine
