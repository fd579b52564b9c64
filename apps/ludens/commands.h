// commands.h - the commands of `ludens`, in the order of its help. Each is the file of its name.
#pragma once

#include "apps/ludens/command.h"

namespace ludens::cli {

Command check_command();
Command board_command();
Command render_command();
Command play_command();
Command playout_command();
Command perft_command();
Command solve_command();
Command puzzle_command();
Command arena_command();
Command expansion_command();
Command bench_command();
Command trial_command();
Command ir_command();
Command export_command();
Command grammar_command();
Command manual_command();
Command conform_command();
Command agree_command();
Command smoke_command();
Command mutants_command();
Command serve_command();
Command match_command();
Command agents_command();
Command version_command();

// What the word means in a game, as `ludens manual` prints it; empty where it means nothing (manual.cpp).
std::string ludeme_entry(const std::string& word);

inline std::vector<Command> all_commands() {
  return {check_command(),   board_command(),  render_command(),    serve_command(),  play_command(),
          playout_command(), match_command(),  agents_command(),    perft_command(),  solve_command(),
          puzzle_command(),  arena_command(),  expansion_command(), bench_command(),  trial_command(),
          ir_command(),      export_command(), grammar_command(),   manual_command(), conform_command(),
          agree_command(),   smoke_command(),  mutants_command(),   version_command()};
}

}  // namespace ludens::cli
