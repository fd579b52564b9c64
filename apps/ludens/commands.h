// commands.h - the commands of `ludens`, in the order of its help. Each is the file of its name.
#pragma once

#include "apps/ludens/command.h"

namespace ludens::cli {

Command check_command();
Command board_command();
Command render_command();
Command grammar_command();
Command manual_command();
Command conform_command();
Command trial_command();
Command match_command();
Command agents_command();
Command version_command();

inline std::vector<Command> all_commands() {
  return {check_command(), board_command(),   render_command(), grammar_command(), manual_command(),
          trial_command(), conform_command(), match_command(),  agents_command(),  version_command()};
}

}  // namespace ludens::cli
