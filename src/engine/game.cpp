#include "engine/game.h"

#include <algorithm>
#include <stdexcept>

#include "engine/opening.h"
#include "engine/rules_hash.h"
#include "ludemes/match_lowering.h"
#include "ludemes/registry.h"
#include "optimize/passes.h"

namespace ludens::engine {

Game::Game(std::shared_ptr<const ir::Program> program, interpreter::CompiledNodes compiled,
           std::uint64_t rules_hash)
    : name_(program->name),
      program_(std::move(program)),
      prepared_(std::make_shared<const interpreter::Prepared>(*program_, std::move(compiled))),
      rules_hash_(rules_hash),
      opens_with_chance_(engine::opens_with_chance(*program_)) {}

Game::Game(std::string match, std::vector<std::shared_ptr<const Game>> games)
    : name_(std::move(match)),
      program_(games.front()->program_),
      prepared_(games.front()->prepared_),
      games_(std::move(games)) {}

Game::Game(std::shared_ptr<const Game> first, Windows::Make make, std::shared_ptr<WindowNumbers> numbers)
    : name_(first->name_),
      program_(first->program_),
      prepared_(first->prepared_),
      opens_with_chance_(first->opens_with_chance_),
      windows_(std::make_unique<Windows>(std::move(first), std::move(make), std::move(numbers))) {}

bool Game::has_chance() const {
  return program_->stochastic ||
         std::ranges::any_of(games_, [](const auto& game) { return game->has_chance(); });
}

const Game& Game::at(const void* block) const {
  if (games_.empty()) return *this;
  // All games of a match keep its head at the same place.
  const auto* bytes = static_cast<const std::byte*>(block) + prepared_->layout.match;
  const int game = reinterpret_cast<const runtime::MatchHead*>(bytes)->game;
  return *games_[static_cast<size_t>(std::clamp(game, 0, static_cast<int>(games_.size()) - 1))];
}

int Game::block_bytes() const {
  int most = prepared_->layout.bytes;
  for (const auto& game : games_) most = std::max(most, game->prepared_->layout.bytes);
  return most;
}

std::vector<std::uint64_t> make_block(const Game& game) {
  std::vector<std::uint64_t> block = runtime::make_block(game.prepared().layout);
  block.resize(static_cast<size_t>(game.block_bytes()) / 8);
  return block;
}

Diagnostic unsupported(const Description& description, const ludemes::Need& need) {
  return description.error(need.at, kUnsupported, need.what + " has no meaning in this version yet");
}

namespace {

std::string about(const Spot& at) {
  return at.file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

void add_needs(Compiled& out, const Description& description, const std::vector<ludemes::Need>& needs) {
  for (const ludemes::Need& need : needs) {
    out.unsupported.push_back(unsupported(description, need));
    out.needs.push_back(need.what + " at " + about(out.unsupported.back().at));
  }
}

void add(Diagnostics& to, const Diagnostics& from) {
  to.insert(to.end(), from.begin(), from.end());
}

// A program that the verifier refuses is a fault of ours, not of the game.
std::shared_ptr<const Game> game_of(const ir::Program& program, ir::PassSet passes,
                                    std::uint64_t rules_hash = 0) {
  auto optimised = std::make_shared<const ir::Program>(optimize::optimize(program, passes));
  if (const auto problems = ir::verify(*optimised); !problems.empty())
    throw std::logic_error(program.name + " became a program that is not sound: " + problems.front());
  return std::make_shared<const Game>(std::move(optimised), interpreter::CompiledNodes(), rules_hash);
}

constexpr std::pair<std::string_view, ir::Expansion> kExpansions[] = {{"fixed", ir::Expansion::Fixed},
                                                                      {"perimeter", ir::Expansion::Perimeter},
                                                                      {"zone", ir::Expansion::Zone},
                                                                      {"rules", ir::Expansion::Rules}};

// The first window is there, the others are made when play comes to them.
std::shared_ptr<const Game> growing_game(std::shared_ptr<const Game> first,
                                         const std::shared_ptr<const Description>& description,
                                         const ludemes::Growing& growing, ir::PassSet passes) {
  const auto make = [=](const geometry::Window& window) -> std::shared_ptr<const Game> {
    const ludemes::Lowered lowered = ludemes::lower_game(*description, {growing.expansion, window});
    return lowered.program ? game_of(*lowered.program, passes) : nullptr;
  };
  return std::make_shared<const Game>(std::move(first), make);
}

// The games of a match, one after the other.
class MatchCompiler {
 public:
  MatchCompiler(const Description& match, const FindGame& find, ir::PassSet passes, Compiled& out)
      : match_(match), find_(find), passes_(passes), out_(out) {}

  void run() {
    const Result<ludemes::MatchPlan> plan = ludemes::read_match(match_);
    add(out_.diagnostics, plan.diagnostics);
    if (!plan) return;
    std::vector<std::shared_ptr<const Game>> games;
    for (const ludemes::MatchPlan::Part& part : plan->parts) {
      std::shared_ptr<const Game> game = compile_part(part, plan->players);
      if (!game) return;
      games.push_back(std::move(game));
    }
    out_.game = std::make_shared<const Game>(plan->name, std::move(games));
  }

 private:
  std::shared_ptr<const Game> fail(const ludemes::MatchPlan::Part& part, std::string message) {
    out_.diagnostics.push_back(match_.error(part.at, "L0363", std::move(message)));
    return nullptr;
  }

  std::shared_ptr<const Game> compile_part(const ludemes::MatchPlan::Part& part, int players) {
    std::optional<GameText> found = find_(part.name);
    if (!found) return fail(part, "there is no game called \"" + part.name + "\" for this match");
    Choices choices;
    if (!part.option.empty()) choices.options.push_back(part.option);
    const Result<Description> game =
        read_description(std::move(found->file), std::move(found->text), ludemes::registry(), choices);
    add(out_.diagnostics, game.diagnostics);
    if (!game) return nullptr;
    if (ludemes::is_match(*game))
      return fail(part, "\"" + part.name + "\" is a match; a match is made of games");
    const ludemes::LoweredPart lowered = ludemes::lower_part(*game, {match_, part.at});
    add(out_.diagnostics, lowered.game.diagnostics);
    add_needs(out_, *game, lowered.game.needs);
    add_needs(out_, match_, lowered.needs);
    if (!lowered.game.program) return nullptr;
    if (lowered.game.program->equipment->grows()) {
      add_needs(out_, match_, {{"a board that grows, in a match,", part.at}});
      return nullptr;
    }
    if (const int ours = lowered.game.program->players; ours != players)
      return fail(part, "\"" + part.name + "\" is for " + std::to_string(ours) + " players, the match for " +
                            std::to_string(players));
    return game_of(*lowered.game.program, passes_);
  }

  const Description& match_;
  const FindGame& find_;
  const ir::PassSet passes_;
  Compiled& out_;
};

}  // namespace

std::optional<ir::Expansion> find_expansion(std::string_view name) {
  const auto found = std::ranges::find(kExpansions, name, &std::pair<std::string_view, ir::Expansion>::first);
  if (found == std::end(kExpansions)) return std::nullopt;
  return found->second;
}

Compiled compile(std::string name, std::string text, const Choices& choices, FindGame find,
                 ir::PassSet passes) {
  Compiled out;
  if (!find) find = games_around(name);
  Result<Description> read = read_description(std::move(name), std::move(text), ludemes::registry(), choices);
  out.diagnostics = read.diagnostics;
  if (!read) return out;
  out.description = std::make_shared<const Description>(std::move(*read));
  const Description& description = *out.description;
  out.options = description.expansion.options;
  ludemes::Growing growing;
  if (!choices.expansion.empty()) {
    growing.expansion = find_expansion(choices.expansion);
    if (!growing.expansion) {
      out.diagnostics.push_back(description.error(
          description.bound.root, "L0364",
          "there is no expansion \"" + choices.expansion + "\"; there are fixed, perimeter, zone and rules"));
      return out;
    }
  }
  if (ludemes::is_match(description)) {
    if (growing.expansion.value_or(ir::Expansion::Fixed) == ir::Expansion::Fixed)
      MatchCompiler(description, find, passes, out).run();
    else
      add_needs(out, description, {{"a board that grows, in a match,", description.bound.root}});
    return out;
  }
  const ludemes::Lowered lowered = ludemes::lower_game(description, growing);
  out.equipment = lowered.equipment;
  add(out.diagnostics, lowered.diagnostics);
  add_needs(out, description, lowered.needs);
  if (!lowered.program) return out;
  out.game = game_of(*lowered.program, passes, rules_hash(description.tree));
  if (out.game->program().equipment->grows())
    out.game = growing_game(out.game, out.description, growing, passes);
  return out;
}

std::shared_ptr<const Game> with_passes(const Game& plain, ir::PassSet passes) {
  if (plain.is_match() || plain.grows() || plain.program().passes != ir::kNoPasses) return nullptr;
  return game_of(plain.program(), passes, plain.rules_hash());
}

}  // namespace ludens::engine
