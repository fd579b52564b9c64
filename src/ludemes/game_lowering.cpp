// game_lowering.cpp - a whole game: phases, start, end and meta rules, and what the state must hold.
#include <algorithm>
#include <functional>

#include "base/bits.h"
#include "ir/captures.h"
#include "ir/kept_fields.h"
#include "ir/ops/large.h"
#include "ir/ops/lifted.h"
#include "language/names_check.h"
#include "ludemes/board_check.h"
#include "ludemes/counted_moves.h"
#include "ludemes/growing.h"
#include "ludemes/large_pieces.h"
#include "ludemes/match_lowering.h"
#include "ludemes/moves/dealing.h"
#include "ludemes/puzzle.h"
#include "ludemes/repetition.h"
#include "ludemes/uses.h"

namespace ludens::ludemes {

namespace {

int needed_words(const Lowering& l) {
  int sites = l.equipment.site_count();
  for (int t = 0; t < 3; ++t)
    if (l.program.uses.site_type[t])
      sites = std::max(sites, l.equipment.board.count(static_cast<SiteType>(t)));
  return (sites + 63) / 64;
}

void lower_meta(Lowering& l, const Use& rules) {
  if (!rules.has("meta")) return;
  const Use meta = rules.use("meta");
  std::vector<BoundId> items;
  if (meta.has("rule")) items.push_back(meta.arg("rule"));
  for (const BoundId id : meta.items("rules")) items.push_back(id);
  for (const BoundId id : items) {
    const Use rule = l.use(id);
    const std::string_view keyword = rule.form().keyword;
    ir::MetaRules& m = l.program.meta;
    if (keyword == "swap")
      m.swap = true;
    else if (keyword == "automove")
      m.automove = true;
    else if (keyword == "pin")
      m.pin = true;
    else if (keyword == "noStackOn")
      m.no_stack_on_fallen = true;
    else if (keyword == "gravity")
      m.gravity = 1;
    else if (keyword == "passEnd")
      m.pass_end = rule.word("outcome") == "NoEnd" ? 2 : 1;
    else if (keyword == "no" && rule.form().slots.front().constant == "Suicide")
      m.no_suicide = true;
    else if (keyword == "no")
      m.no_repeat = repetition_named(rule.word("repetition"));
  }
}

// A full round of passes ends the game unless the rules speak of passing themselves.
void find_whether_passes_end(Lowering& l) {
  if (l.program.meta.pass_end == 2 || l.program.uses.dice || l.program.mode != ir::kInTurn)
    l.program.draw_when_all_pass = false;
  const BoundTree& tree = l.description.bound;
  for (BoundId id = 0; id < tree.size(); ++id) {
    if (tree[id].kind != BoundKind::Form) continue;
    const std::string_view keyword = tree[id].form->keyword;
    if (keyword != "pass" && keyword != "playCard" && keyword != "move" && keyword != "set") continue;
    const auto names = [&](std::string_view word) {
      return std::ranges::any_of(tree.args(id), [&](BoundId arg) {
        return arg != kUnbound && tree[arg].kind == BoundKind::Constant &&
               l.description.word(tree[arg].word) == word;
      });
    };
    const bool passes = keyword == "pass" || (keyword == "move" && names("Pass"));
    const bool cards = keyword == "playCard" || (keyword == "move" && names("PlayCard")) ||
                       (keyword == "set" && names("TrumpSuit"));
    if (cards || (passes && l.players() == 1)) l.program.draw_when_all_pass = false;
  }
}

}  // namespace

NodeId lower_end(Lowering& l, BoundId end) {
  if (end == kUnbound) return ir::kNothing;
  const Use use = l.use(end);
  std::vector<NodeId> rules;
  if (use.has("rule")) rules.push_back(l.perform(use.arg("rule")));
  for (const BoundId id : use.items("rules")) rules.push_back(l.perform(id));
  return l.ir.node(Op::Do, rules);
}

namespace {

int phase_named(const std::vector<BoundId>& phases, Lowering& l, std::string_view name) {
  for (size_t i = 0; i < phases.size(); ++i)
    if (l.use(phases[i]).word("name") == name) return static_cast<int>(i);
  return -1;
}

void lower_next(Lowering& l, const std::vector<BoundId>& phases, size_t index, BoundId id) {
  const Use use = l.use(id);
  ir::NextPhase next;
  next.who = l.player(use, "player", "role");
  if (use.has("role") && l.is_everybody(use.word("role"))) next.who = ir::kNothing;
  next.condition = l.boolean(use, "condition");
  next.target = use.has("phase") ? phase_named(phases, l, use.word("phase")) : ir::NextPhase::kFollowing;
  if (use.has("phase") && next.target < 0)
    l.maker.fail(id, kNoSuchName, "there is no phase \"" + std::string(use.word("phase")) + "\"");
  l.program.phases[index].next.push_back(next);
}

// Nobody chooses: all that the rules would let happen is one move.
NodeId all_at_once(Lowering& l, const Use& play) {
  const NodeId happenings = l.effect(play.arg("moves"));
  const NodeId move = l.emit(play, l.ir.node(Op::Gather, {happenings}), l.traits(l.default_type()));
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::CanMove, {happenings}), move});
}

NodeId lower_play(Lowering& l, const Use& play) {
  return l.program.mode == ir::kSimulation ? all_at_once(l, play) : l.moves(play, "moves");
}

void lower_phases(Lowering& l, const Use& rules) {
  std::vector<BoundId> phases;
  for (const BoundId id : rules.items("phases")) phases.push_back(id);
  const NodeId shared = rules.has("play") ? lower_play(l, rules.use("play")) : ir::kNothing;
  if (phases.empty()) {
    ir::Phase only;
    only.play = shared;
    l.program.phases.push_back(only);
    return;
  }
  l.program.phases.resize(phases.size());
  for (size_t i = 0; i < phases.size(); ++i) {
    const Use use = l.use(phases[i]);
    ir::Phase& phase = l.program.phases[i];
    phase.name = use.word("name");
    phase.role = use.has("role") ? l.player(use.word("role")) : ir::kNothing;
    if (use.has("role") && l.is_everybody(use.word("role"))) phase.role = ir::kNothing;
    // The (mode) of a phase says how programs may think, nothing about the rules.
    NodeId play = lower_play(l, use.use("play"));
    if (shared != ir::kNothing) play = l.ir.node(Op::Concat, {play, shared});
    l.program.phases[i].play = play;
    l.program.phases[i].end = lower_end(l, use.arg("end"));
    if (use.has("next")) lower_next(l, phases, i, use.arg("next"));
    for (const BoundId next : use.items("nexts")) lower_next(l, phases, i, next);
  }
}

void lower_start(Lowering& l, const Use& rules) {
  lay_decks(l);
  if (!rules.has("start")) return;
  const Use start = rules.use("start");
  if (start.has("rule")) l.program.start.push_back(l.perform(start.arg("rule")));
  for (const BoundId id : start.items("rules")) l.program.start.push_back(l.perform(id));
}

// Moves remember the registers that their effects and look-ahead conditions read.
void find_captures(Lowering& l) {
  for (ir::Kind& kind : l.program.kinds) {
    std::vector<Reg> read = ir::free_registers(l.program, kind.actions);
    for (const NodeId level : {kind.from_level, kind.to_level})
      for (const Reg r : ir::free_registers(l.program, level)) read.push_back(r);
    for (const std::uint16_t filter : kind.filters)
      for (const Reg r : ir::free_registers(l.program, l.program.filters[filter].condition))
        read.push_back(r);
    for (const std::uint16_t prelude : kind.preludes)
      for (const Reg r : ir::free_registers(l.program, l.program.preludes[prelude])) read.push_back(r);
    std::ranges::sort(read);
    read.erase(std::unique(read.begin(), read.end()), read.end());
    std::erase_if(read, [](Reg r) { return r == Reg::From || r == Reg::To; });
    if (read.size() > kMaxCaptures)
      std::stable_partition(read.begin(), read.end(), std::not_fn(ir::is_narrow));
    if (ir::capture_words(read) > kMaxCaptures)
      l.need(kind.source, "a move that remembers more than it can", ir::Type::Moves);
    kind.captures = std::move(read);
  }
}

// Passing when nothing else is possible, and the swap offer.
void add_turn_moves(Lowering& l, const Use& rules) {
  MoveTraits pass = l.traits(l.default_type());
  pass.pass = true;
  l.program.pass_kind = l.add_kind(rules, l.ir.node(Op::ActPass), pass);
  if (!l.program.meta.swap) return;
  MoveTraits swap = l.traits(l.default_type());
  swap.swap = true;
  // Who swaps goes on, as the other player.
  const NodeId exchange = l.ir.node(Op::ActSwapPlayers, {l.ir.node(Op::Mover), l.ir.node(Op::Prev)});
  const NodeId again = l.ir.node(Op::ActSetNext, {l.ir.node(Op::Mover)});
  l.program.swap_kind = l.add_kind(rules, l.ir.node(Op::Do, {exchange, again}), swap);
}

// Without players it is a simulation, whatever is said; alone there is nobody to move at the same time.
void find_mode(Lowering& l, const Use& game) {
  const std::string_view mode = game.has("mode") ? game.use("mode").word("mode") : std::string_view();
  if (l.players() == 0)
    l.program.mode = ir::kSimulation;
  else if (mode == "Simultaneous" && l.players() > 1)
    l.program.mode = ir::kSimultaneous;
  else if (mode == "Simulation")
    l.need(game.arg("mode"), "(mode Simulation) with players", ir::Type::Void);
}

// What has no meaning yet where players do not move in turn.
void find_needs_of_mode(Lowering& l, const Use& rules) {
  ir::MetaRules& meta = l.program.meta;
  if (l.program.mode != ir::kInTurn) {
    // These are about the mover's moves alone.
    meta.swap = meta.automove = false;
    meta.gravity = 0;
  }
  const bool looks_back = meta.no_suicide || meta.no_repeat != ir::Repetition::None;
  if (l.program.mode != ir::kInTurn && looks_back)
    l.need(rules.id(), "such a (meta) where players do not move in turn", ir::Type::Void);
  if (l.program.mode == ir::kSimulation && rules.items("phases").size() > 1)
    l.need(rules.id(), "a simulation in several phases", ir::Type::Void);
}

// Of simultaneous moves, asked once all of them are known.
void find_needs_of_rounds(Lowering& l, const Use& rules) {
  if (l.program.mode != ir::kSimultaneous) return;
  if (!l.program.preludes.empty())
    l.need(rules.id(), "(do ... next:) with simultaneous moves", ir::Type::Moves);
  using ir::Field;
  if (ir::kept_fields(l.program) & ir::state(Field::LastSites, Field::Aftermath, Field::Passed))
    l.need(rules.id(), "what the last move did, after simultaneous moves", ir::Type::Moves);
}

// What is on the table but has no meaning in play yet.
void find_needs_of_equipment(Lowering& l) {
  const BoundId root = l.description.bound.root;
  for (const ir::ValueRange& range : l.equipment.values)
    if (l.equipment.puzzle && (range.min < 0 || range.max > ir::kMaxPuzzleValue || range.max < range.min))
      l.need(root, "such a range of values", ir::Type::Void);
}

// A piece of several sites that lies on a stack covers its own site only, and can be put there and taken. One
// that moved from stack to stack would have to lose what it is.
void find_needs_of_large_pieces(Lowering& l) {
  if (!l.program.uses.large_pieces || !l.program.uses.stacks) return;
  const bool moves = std::ranges::any_of(l.program.nodes, [](const ir::Node& node) {
    return node.op == &Op::ActMove || node.op == &Op::ActMoveLarge || node.op == &Op::ActReplace;
  });
  if (moves)
    l.need(l.description.bound.root, "pieces of several sites that move from stack to stack", ir::Type::Void);
}

// What a match says about the game: rules of the match's text, for the game's board and pieces.
void lower_match_rules(Lowering& l, const PartOf& part) {
  const Use subgame = l.use(part.subgame);
  l.program.match.result = l.integer(subgame, "result");
  l.program.match.next = l.integer(subgame, "next");
  l.program.match.end = lower_end(l, l.use(part.match.bound.root).arg("end"));
}

// A board that is too large for sets is made smaller, so that the rest of the rules can be read.
void find_words(Lowering& l) {
  l.program.words = needed_words(l);
  const int most = l.equipment.grows() ? kMaxWords : kMaxWordsOfBoard;
  if (l.program.words <= most) return;
  l.need(l.description.bound.root, "a board of more than " + std::to_string(most * 64) + " sites",
         ir::Type::Void);
  l.program.words = most;
}

void lower_rules(Lowering& l, const Use& game) {
  find_mode(l, game);
  const Use rules = game.use("rules");
  lower_meta(l, rules);
  find_needs_of_mode(l, rules);
  lower_start(l, rules);
  lower_phases(l, rules);
  l.program.end = lower_end(l, rules.arg("end"));
  add_turn_moves(l, rules);
  find_needs_of_rounds(l, rules);
  find_needs_of_large_pieces(l);
  find_needs_of_growth(l);
  let_moves_count(l);
  find_captures(l);
  find_whether_passes_end(l);
}

Lowered lower(const Description& description, const Growing& growing, const PartOf* part,
              std::vector<Need>& match_needs) {
  Lowered out;
  Result<GameEquipment> made = make_equipment(description, growing);
  if (!made) {
    out.diagnostics = made.diagnostics;
    return out;
  }
  out.equipment = std::make_shared<const GameEquipment>(*made);
  if (made->equipment.puzzle) add_puzzle_numbers(*made);
  add_footprints(*made);
  auto program = std::make_shared<ir::Program>();
  Maker maker(description);
  const Use game(maker, description.bound.root);
  program->name = game.word("name");
  program->players = made->equipment.players;
  program->equipment = std::make_shared<const ir::Equipment>(made->equipment);
  Lowering l(description, *made, *program);
  if (!game.has("rules")) {
    l.need(description.bound.root, "a (" + std::string(game.form().keyword) + ") without rules of its own",
           ir::Type::Void);
  } else {
    if (part) {
      Lowering of_match(part->match, *made, *program);
      find_uses(of_match);
      program->uses.match = true;
    }
    find_uses(l);
    find_needs_of_equipment(l);
    find_words(l);
    lower_rules(l, game);
    if (part) {
      Lowering of_match(part->match, *made, *program);
      lower_match_rules(of_match, *part);
      match_needs = std::move(of_match.needs);
      if (of_match.maker.error()) out.diagnostics.push_back(*of_match.maker.error());
    }
  }
  if (l.maker.error()) out.diagnostics.push_back(*l.maker.error());
  const bool sound = out.diagnostics.empty();
  out.needs = std::move(l.needs);
  if (out.needs.empty() && match_needs.empty() && sound) {
    ir::note_kept_fields(*program);
    out.program = std::move(program);
  }
  out.diagnostics.insert(out.diagnostics.end(), made.diagnostics.begin(), made.diagnostics.end());
  if (sound && game.has("rules")) {
    const Diagnostics warnings = check_board(l);
    out.diagnostics.insert(out.diagnostics.end(), warnings.begin(), warnings.end());
  }
  return out;
}

}  // namespace

Lowered lower_game(const Description& description, const Growing& growing) {
  std::vector<Need> none;
  return lower(description, growing, nullptr, none);
}

LoweredPart lower_part(const Description& game, const PartOf& part) {
  LoweredPart out;
  out.game = lower(game, {ir::Expansion::Fixed, {}}, &part, out.needs);
  return out;
}

}  // namespace ludens::ludemes
