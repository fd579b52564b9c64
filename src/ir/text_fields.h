// text_fields.h - how the plain fields of a program are called in its text; read by the writer and the
// reader.
//
// A field that is added to one of these structs and not here is lost between print and parse, and the round
// trip of text_test fails.
#pragma once

#include <string_view>

#include "ir/program.h"

namespace ludens::ir::fields {

template <class Struct>
struct Flag {
  std::string_view name;
  bool Struct::*field;
};

template <class Struct>
struct Number {
  std::string_view name;
  int Struct::*field;
};

inline constexpr Flag<Program> kProgramFlags[] = {{"stochastic", &Program::stochastic},
                                                  {"draw_when_all_pass", &Program::draw_when_all_pass}};
inline constexpr Number<Program> kProgramNumbers[] = {{"players", &Program::players},
                                                      {"words", &Program::words},
                                                      {"mode", &Program::mode},
                                                      {"max_turns", &Program::max_turns},
                                                      {"max_moves", &Program::max_moves}};

inline constexpr Flag<MetaRules> kMetaFlags[] = {{"swap", &MetaRules::swap},
                                                 {"automove", &MetaRules::automove},
                                                 {"pin", &MetaRules::pin},
                                                 {"no_suicide", &MetaRules::no_suicide},
                                                 {"no_stack_on_fallen", &MetaRules::no_stack_on_fallen}};
inline constexpr Number<MetaRules> kMetaNumbers[] = {{"gravity", &MetaRules::gravity},
                                                     {"pass_end", &MetaRules::pass_end}};
inline constexpr std::string_view kRepetitions[] = {"None", "Positional", "PositionalInTurn", "Situational",
                                                    "SituationalInTurn"};

inline constexpr Flag<Uses> kUseFlags[] = {{"stacks", &Uses::stacks},
                                           {"counts", &Uses::counts},
                                           {"states", &Uses::states},
                                           {"rotations", &Uses::rotations},
                                           {"values", &Uses::values},
                                           {"hidden", &Uses::hidden},
                                           {"scores", &Uses::scores},
                                           {"amounts", &Uses::amounts},
                                           {"pot", &Uses::pot},
                                           {"piece_sets", &Uses::piece_sets},
                                           {"hash", &Uses::hash},
                                           {"pending", &Uses::pending},
                                           {"visited", &Uses::visited},
                                           {"end_of_turn_captures", &Uses::end_of_turn_captures},
                                           {"teams", &Uses::teams},
                                           {"remembered", &Uses::remembered},
                                           {"dice", &Uses::dice},
                                           {"votes", &Uses::votes},
                                           {"starts", &Uses::starts},
                                           {"large_pieces", &Uses::large_pieces},
                                           {"cards", &Uses::cards},
                                           {"dominoes", &Uses::dominoes},
                                           {"track_indices", &Uses::track_indices},
                                           {"puzzle", &Uses::puzzle},
                                           {"cycle", &Uses::cycle},
                                           {"after_consequences", &Uses::after_consequences},
                                           {"last_sites", &Uses::last_sites},
                                           {"passed", &Uses::passed},
                                           {"graph_game", &Uses::graph_game},
                                           {"line_of_play", &Uses::line_of_play},
                                           {"owner_is_piece", &Uses::owner_is_piece},
                                           {"match", &Uses::match}};

inline constexpr Flag<Kind> kKindFlags[] = {{"decision", &Kind::decision},
                                            {"pass", &Kind::pass},
                                            {"swap", &Kind::swap},
                                            {"same_site", &Kind::same_site},
                                            {"turn_kept", &Kind::is_turn_kept},
                                            {"includes_consequences", &Kind::includes_consequences}};

inline constexpr std::string_view kSiteNames[] = {"Cell", "Edge", "Vertex"};

// --- values of attributes that have names

struct Word {
  std::string_view name;
  std::int32_t value = 0;
};

// Empty for attributes that are plain numbers.
std::span<const Word> words_of(AttributeType type);
std::string attribute_value(AttributeType type, std::int32_t value);

// "Cell cells=9 edges=24 vertices=16 containers=1 components=3 site_count=9": what a program was made for.
std::string equipment_text(const Equipment& equipment);

}  // namespace ludens::ir::fields
