// exported_actions.h - numbers for moves that mean the same in every position, and of which there is a fixed
// number: what a program that learns a game wants.
//
// A number says where a move begins and ends, and which of several moves that do so it is: the first of them
// in the list of legal moves, the second, and so on (the pieces a pawn may become). How many there can be was
// measured by playing (engine/export_game.cpp). A move beyond that has no number and is made as a move.
#pragma once

#include "native/bodies.h"

namespace ludens::exported {

template <class Constants>
struct Actions {
  static constexpr int sites = Constants::all_sites;  // of all types
  static constexpr int places = Constants::moves_within_a_site ? sites : sites * sites;
  static constexpr int variants = Constants::most_variants, nowhere = Constants::most_nowhere;
  // First moves at sites, then those at none, then these two.
  static constexpr int pass = places * variants + nowhere, swap = pass + 1, count = swap + 1;
  static constexpr int none = -1;

  // Calls take(i, number) for each move of a list of legal moves; move(i) is one of them.
  template <class MoveAt, class Take>
  LUDENS_FN static void number_all(int size, MoveAt move, Take take) {
    int elsewhere = 0;
    for (int i = 0; i < size; ++i) {
      const int at = place(move(i));
      if (at != kNowhere) {
        int before = 0;
        if constexpr (variants > 1)
          for (int j = 0; j < i; ++j) before += place(move(j)) == at;
        take(i, at >= 0 && before < variants ? at * variants + before : own_number(move(i)));
      } else {
        take(i, elsewhere < nowhere ? places * variants + elsewhere : none);
        ++elsewhere;
      }
    }
  }

 private:
  static constexpr int kNowhere = -2, kOther = -1;
  // Where the move begins and ends, as one number.
  LUDENS_FN static int place(const Move& move) {
    const interpreter::MoveFacts kind = native::KindFacts<typename Constants::Game>::facts(move.kind);
    if (kind.pass || kind.swap) return kOther;
    if (move.to < 0) return kNowhere;
    const int to = Constants::first_site(kind.to_type) + move.to;
    const int from = move.from < 0 ? to : Constants::first_site(kind.from_type) + move.from;
    if (Constants::moves_within_a_site) return from == to ? to : kOther;
    return from * sites + to;
  }
  LUDENS_FN static int own_number(const Move& move) {
    const interpreter::MoveFacts kind = native::KindFacts<typename Constants::Game>::facts(move.kind);
    return kind.swap ? swap : kind.pass ? pass : none;
  }
};

}  // namespace ludens::exported
