// puzzle_desk.h - what a page needs to know of a deduction puzzle, and has no rules to find out by itself:
// which sites take which values, which are given, what breaks a rule, and what to conclude next.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/move_trie.h"
#include "base/json.h"
#include "engine/puzzle_constraints.h"
#include "ludens/state.h"
#include "solve/puzzle_maker.h"

namespace ludens::server {

// {"least", "most", "sites": those that take values, "given": of these, those that cannot be changed}.
Json puzzle_json(const ReadyGame& ready, const render::BoardScene& board);

// By site: the one value that it has, or all that it might have before the first move.
std::vector<engine::ValueSet> values_known(const ReadyGame& ready, const State& state);

// The values that are written down, {"c12": 4}, with those that are given.
Json values_json(const ReadyGame& ready, const render::BoardScene& board,
                 const std::vector<engine::ValueSet>& known);

// The rules that these values break: [{"words": "row 3 adds up to 15", "sites": ["c3", ...]}].
Json conflicts_json(const ReadyGame& ready, const render::BoardScene& board,
                    const std::vector<engine::ValueSet>& known);
// The same for one value more. Where no single rule forbids it, it says so with the site alone.
Json conflict_of(const ReadyGame& ready, const render::BoardScene& board, std::vector<engine::ValueSet> known,
                 int site, int value);

// The legal moves that write a value, as paths: the site, then the value as a word.
std::vector<MovePath> puzzle_paths(const ReadyGame& ready, const render::BoardScene& board,
                                   const Moves& moves);

// What to conclude next: {"site", "value", "words", "way"}; or, where a value is wrong, which: {"site",
// "wrong": true, "words"}; or {"words"} alone. Takes long: not for the network's thread.
Json find_hint(const ReadyGame& ready, const render::BoardScene& board,
               const std::vector<engine::ValueSet>& known, const std::function<bool()>& goes_on);

// The text of the same game with another instance, as hard as is said where one is found soon. Takes long,
// too; nothing where none was found while it went on.
std::optional<solve::MadeInstance> new_puzzle(const ReadyGame& ready, const std::string& text,
                                              solve::Difficulty difficulty, std::uint64_t seed,
                                              const std::function<bool()>& goes_on);

}  // namespace ludens::server
