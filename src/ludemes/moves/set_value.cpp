// set_value.cpp - (set Counter), (set Pot): the counter and the pot of the game.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language.
NodeId lower_set_value(Lowering& l, const Use& use) {
  const NodeId value = use.has("value") ? l.integer(use, "value") : l.ir.constant(-1);
  const NodeId action = use.word("property") == "Pot" ? l.ir.node(Op::ActSetPot, {value})
                                                      : l.ir.node(Op::ActSetCounter, {value});
  return l.within(without_own_then(l, use), [&] { return emit_effect(l, use, action); });
}

}  // namespace

constexpr Meaning set_value_meaning{.lower = lower_set_value};

extern const Ludeme set_value = {
    .rule = "effect.set.set",
    .form = "(set <setValueType> [<int>] [<then>])",
    .summary = "Sets the game's counter, which rises by one with each move, or the pot",
    .params = {{"property", "what is set"},
               {"value", "what it becomes [-1]"},
               {"then", "what follows once it is done"}},
    .example = "(set Counter 0)",
    .meaning = &set_value_meaning,
};

}  // namespace ludens::ludemes::moves
