// games.cpp - (games): the games of a match.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme games = {
    .rule = "games",
    .form = "(games (<subgame> | {<subgame>}))",
    .summary = "Holds the games that make up a match",
    .params = {{"game", "the only game"}, {"games", "the games, numbered from 0"}},
    .example = "(games {(subgame \"Tic-Tac-Toe\" next:1) (subgame \"Hex\" next:0)})",
};

}  // namespace ludens::ludemes::game
