// piece.cpp - (piece): the men of a game.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void piece_item(const Use& use, GameEquipment& made) {
  ir::Component piece;
  read_common_slots(use, piece);
  add_component(use, made, std::move(piece), use.word("role", "Each"), use.arg("moves"));
}

}  // namespace

constexpr Meaning piece_meaning{.order = ItemOrder::Component, .item = piece_item};

extern const Ludeme piece = {
    .rule = "component.piece",
    .form =
        "(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] "
        "[maxCount:<int>] [maxValue:<int>])",
    .summary = "Makes a kind of piece",
    .params = {{"name", "its name, to which the owner's number is added"},
               {"role", "its owner [Each]"},
               {"facing", "where it faces [as its owner does]"},
               {"flips", "the two states of a piece that can be turned over [none]"},
               {"moves", "its moves, used by (forEach Piece) [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"},
               {"maxCount", "largest count to provide for [as the rules show]"},
               {"maxValue", "largest value to provide for [as the rules show]"}},
    .example = "(piece \"Pawn\" Each N (move Step Forward (to if:(is Empty (to)))))",
    .note =
        "Rules name it with that number: Pawn1 and Pawn2 for Each (or P1 and P2), Pawn0 for Neutral, Pawn "
        "alone for Shared. In a game for one player only Neutral's has a number. (forEach Piece) and "
        "(sites Occupied) look for the name without it, (id \"Pawn\" Mover) and (promote ... (piece "
        "\"King\") Mover) for that player's piece of the name.",
    .meaning = &piece_meaning,
};

}  // namespace ludens::ludemes::equipment
