// examples_test.cpp - the example of every record, in a game: it not only binds, it compiles and can be
// played.
//
// Each type has a game with a place, marked $, for something of that type. A record's example is put into the
// first place that its rule fits; the game must compile without an error, use that record, and be playable.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "engine/game.h"
#include "engine/table.h"
#include "language/bound_text.h"
#include "ludemes/registry.h"
#include "runtime/limit.h"

using namespace ludens;

namespace {

// The parts of a game, by name, with something of all that examples speak of.
using Parts = std::map<std::string_view, std::string>;
const Parts kParts = {
    {"players", "(players 2)"},
    {"board", R"((board (square 5) (track "Track" "0,E,N,W" loop:True)))"},
    {"items",
     R"((hand Each size:3) (dice num:2) (piece "Disc" Each) (piece "Pawn" Each) (piece "King" Each)
        (piece "Queen" Each) (piece "Dot" Neutral))"},
    {"play", "(play (move Add (to (sites Empty))))"},
    {"end", "(end (if (no Moves Next) (result Next Loss)))"},
};

// One part of that game, or a whole "game", around something of a type.
struct Place {
  std::string_view type;
  std::string_view part;
  std::string_view text;
};

// In the order in which they are tried: types that stand for many others come last.
constexpr Place kPlaces[] = {
    {"match", "game", "$"},
    {"game", "game", "$"},
    {"games", "game", R"((match "M" (players 2) $ (end (if (= (count Trials) 2) (result P1 Win)))))"},
    {"subgame", "game",
     R"((match "M" (players 2) (games $) (end (if (= (count Trials) 2) (result P1 Win)))))"},
    {"players", "players", "$"},
    {"players.player", "players", "(players {$ (player S)})"},
    {"mode", "players", "(players 2) $"},
    {"equipment", "game",
     R"((game "E" (players 2) $ (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Next Loss))))))"},

    {"hints", "puzzle items", "$"},
    {"equipment.hint", "puzzle items", "(hints {$})"},
    {"equipment.values", "puzzle board", "(board (square 3) $)"},
    {"iterator.hint", "puzzle play", "(play (satisfy (is Sum (sites Row 0) $)))"},
    {"deductionPuzzle.all.all", "puzzle play", "(play (satisfy $))"},
    {"deductionPuzzle.is.is", "puzzle end", "(end (if $ (result P1 Win)))"},
    {"forAll", "puzzle play", "(play (satisfy $))"},
    {"deductionPuzzle.set", "puzzle start", "(start $)"},
    {"satisfy", "puzzle play", "(play $)"},

    {"container.board.board", "board", "$"},
    {"board.track", "board", "(board (square 5) $)"},
    {"poly", "board", "(board (square $))"},
    {"dim", "board", "(board (square $))"},
    {"graph", "board", "(board $)"},
    {"equipment.card", "items", R"((piece "Disc" Each) (deck suits:1 {$}))"},
    {"path", "items", R"((piece "Disc" Each) (tile "T" {$}))"},
    {"area", "items", R"((piece "Disc" Each) (tile "T" areas:{$}))"},
    {"flips", "items", R"((piece "Disc" Each $))"},
    {"math.pair", "items", R"((piece "Disc" Each) (map {$}))"},
    {"item", "items", R"((piece "Disc" Each) $)"},

    {"rules.rules", "rules", "$"},
    {"phase.phase", "rules", "(rules phases:{$} (end (if (no Moves Next) (result Next Loss))))"},
    {"nextPhase", "rules",
     R"((rules phases:{(phase "First" (play (move Add (to (sites Empty)))) $) (phase "Movement" (play (forEach Piece)))}
          (end (if (no Moves Next) (result Next Loss)))))"},
    {"meta", "meta", "$"},
    {"metaRule", "meta", "(meta $)"},
    {"start", "start", "$"},
    {"start.deal", "cards start", "(start $)"},
    {"split", "cards start", "(start $)"},
    {"effect.deal", "cards play", "(play $)"},
    {"playCard", "cards play", "(play $)"},
    {"startRule", "start", "(start $)"},
    {"math.count", "start", "(start (place Random {$} 0))"},
    {"play", "play", "$"},
    {"end", "end", "$"},
    {"endRule", "end", "(end $)"},
    {"result", "end", "(end (if (no Moves Next) $))"},
    {"end.score", "end", "(end (if (no Moves Next) (byScore {$})))"},
    {"payoff", "end", "(end (if (no Moves Next) (payoffs {$})))"},

    {"then", "play", "(play (move Add (to (sites Empty)) $))"},
    {"moves.to", "play", "(play (move Add $))"},
    {"moves.from", "play", "(play (move $ (to (sites Empty))))"},
    {"moves.between", "play", "(play (forEach Piece (move Hop $ (to))))"},
    {"moves.piece", "play", "(play (move Add $ (to (sites Empty))))"},
    {"moves.player", "play", "(play (move Add (to (sites Empty)) (then (set Hidden at:0 to:$))))"},
    {"moves", "play", "(play $)"},
    {"boolean", "end", "(end (if $ (result Mover Win)))"},
    {"int", "end", "(end (if (= $ 99) (result Mover Win)))"},
    {"ints", "end", "(end (if (= (size Array $) 99) (result Mover Win)))"},
    {"sites", "play", "(play (move Add (to $)))"},
    {"range", "play", "(play (forEach Piece (move Hop (between $) (to))))"},
    {"direction", "play", "(play (forEach Piece (move Step $ (to))))"},
    {"float", "end", "(end (if (no Moves Next) (payoffs {(payoff P1 $)})))"},
};

// Forms whose example makes no game, and why.
const std::map<std::string_view, std::string_view> kNoGame = {
    {"(game <string>)", "names a game without its rules"},
    {"(match <string>)", "names a match without its games"},
    {"(region <equipment.region>)", "its argument is of a type that no text gives"},
    {"(graph)", "a graph of nothing"},
    {"(region <string> <container.board.board> {<string>})", "wants the board, which rules cannot name"},
    {"(sites)", "stands in the condition of a group only"},
};

// A form whose text another form takes too, with the same meaning.
const std::set<std::string_view> kSameAsAnother = {"(poly {{<dim>}} [rotns:<int>])"};

std::string text_of(const Parts& parts) {
  if (const auto whole = parts.find("game"); whole != parts.end()) return whole->second;
  const auto part = [&](std::string_view name) {
    const auto found = parts.find(name);
    return found == parts.end() ? std::string() : found->second + " ";
  };
  const std::string rules = parts.contains("rules")
                                ? part("rules")
                                : "(rules " + part("meta") + part("start") + part("play") + part("end") + ")";
  return "(game \"Example\" " + part("players") + "(equipment {" + part("board") + part("items") + "}) " +
         rules + ")";
}

// The game around an example; empty where no place is for its type.
std::string game_around(const Form& form) {
  const Registry& registry = ludemes::registry();
  const auto place = std::ranges::find_if(kPlaces, [&](const Place& p) {
    const TypeId type = registry.find_type(p.type);
    return type != kNoType && registry.fits(form.rule, type);
  });
  if (place == std::end(kPlaces)) return {};
  Parts parts = kParts;
  std::string_view part = place->part;
  if (part.starts_with("puzzle ")) {
    parts["players"] = "(players 1)";
    parts["board"] = "(board (square 3) (values Cell (range 1 9)))";
    parts["items"] = "(hints {(hint 0 3)})";
    parts["play"] = "(play (satisfy (all Different (sites Row 0))))";
    parts["end"] = "(end (if (is Solved) (result P1 Win)))";
  }
  if (part.starts_with("cards "))
    parts["items"] = form.ludeme->example.find("Domino") == std::string_view::npos
                         ? "(hand Each size:30) (deck)"
                         : "(hand Each size:30) (dominoes upTo:6)";
  part.remove_prefix(std::min(part.size(), part.find(' ') + 1));
  const size_t at = place->text.find('$');
  parts[part] = std::string(place->text.substr(0, at)) + std::string(form.ludeme->example) +
                std::string(place->text.substr(at + 1));
  return text_of(parts);
}

// Any game that a match asks for.
std::optional<engine::GameText> part_of_match(std::string_view name) {
  Parts parts = kParts;
  parts["end"] = "(end (if (> (count Moves) 2) (result Mover Win)))";
  std::string text = text_of(parts);
  text.replace(text.find("Example"), std::string_view("Example").size(), name);
  return engine::GameText{"part", text};
}

bool uses(const std::string& text, const Form& form) {
  const auto description = read_description("example", text, ludemes::registry());
  return description && std::ranges::any_of(forms_used(*description), [&](const Form* used) {
           return used->ludeme->form == form.ludeme->form && used->ludeme->rule == form.ludeme->rule;
         });
}

void play_some(const engine::Game& game) {
  engine::Table table(game);
  table.start();
  Random random(1);
  interpreter::MoveList scratch;
  std::uint64_t signature = 0;
  CHECK(table.play_randomly(random, scratch, 12, signature) > 0);
  CHECK(table.machine().head().limit == static_cast<int>(runtime::Limit::None));
}

}  // namespace

TEST_CASE("the example of every record is part of a game that can be played") {
  size_t played = 0;
  for (const Form& form : ludemes::registry().forms()) {
    const std::string text = game_around(form);
    CAPTURE(form.ludeme->rule);
    CAPTURE(form.ludeme->form);
    CAPTURE(text);
    REQUIRE_MESSAGE(!text.empty(), "no place of kPlaces is for this type");
    const engine::Compiled compiled = engine::compile("example", text, {}, part_of_match);
    CHECK_MESSAGE((compiled.game != nullptr) != kNoGame.contains(form.ludeme->form),
                  to_text(compiled.diagnostics), to_text(compiled.unsupported));
    if (!compiled.game) continue;
    CHECK(uses(text, form) != kSameAsAnother.contains(form.ludeme->form));
    play_some(*compiled.game);
    ++played;
  }
  CHECK(played > 480);
}
