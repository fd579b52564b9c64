#include "conform/play_stage.h"

#include "base/files.h"
#include "conform/board_stage.h"
#include "conform/replay.h"
#include "engine/native_game.h"

namespace ludens::conform {

namespace {

Verdict failed(const std::string& game, std::string why) {
  return {game, Status::Fail, std::move(why)};
}

engine::Compiled compile(const Reference& reference, const std::string& game) {
  const Result<std::string> text = read_file(reference.game(game).string());
  if (text) return engine::compile(game, *text, {}, engine::games_around(reference.game(game).string()));
  engine::Compiled none;
  none.diagnostics = text.diagnostics;
  return none;
}

std::string flags_of(const ir::Program& program) {
  const ir::Uses& uses = program.uses;
  const std::pair<const char*, bool> kFlags[] = {{"stochastic", program.stochastic},
                                                 {"hidden", uses.hidden},
                                                 {"stacking", uses.stacks},
                                                 {"puzzle", program.equipment->puzzle},
                                                 {"graph", uses.graph_game},
                                                 {"boardless", program.equipment->boardless},
                                                 {"cards", uses.cards},
                                                 {"dominoes", uses.dominoes},
                                                 {"large", uses.large_pieces}};
  std::string out;
  for (const auto& [name, value] : kFlags)
    out += (out.empty() ? "" : " ") + std::string(name) + (value ? "=1" : "=0");
  return out;
}

// A trial that says why there is none.
std::vector<RecordedTrial> no_trials(const std::string& why) {
  std::vector<RecordedTrial> trials(1);
  trials[0].cut = "cut " + why;
  return trials;
}

Verdict judge_trials(const Reference& reference, const std::string& game, bool native) {
  const engine::Compiled compiled = compile(reference, game);
  if (!compiled.needs.empty())
    return {game, Status::Needs, "needs " + compiled.needs.front(), {}, compiled.needs, {}};
  if (!compiled.game) return failed(game, to_text(compiled.diagnostics));
  std::error_code error;
  if (!std::filesystem::exists(reference.trial(game), error)) return {game, Status::Skip, "no recording"};
  const Result<Recording> recording = read_recording(reference.trial(game), Part::Everything);
  if (!recording) return failed(game, to_text(recording.diagnostics));
  engine::NativeGame played;
  played.game = compiled.game;
  if (native) played = engine::make_native(compiled.game);
  if (!played.problem.empty()) return failed(game, "no native code: " + played.problem);
  const std::string why = replay(*played.game, *recording, false).difference;
  return why.empty() ? Verdict{game, Status::Pass, {}} : failed(game, why);
}

}  // namespace

Verdict judge_play(const Reference& reference, const std::string& game) {
  return judge_trials(reference, game, false);
}

Verdict judge_native_play(const Reference& reference, const std::string& game) {
  return judge_trials(reference, game, true);
}

std::string write_play(const Reference& reference, const std::string& game,
                       const std::filesystem::path& folder) {
  const Result<Recording> recorded = read_recording(reference.trial(game), Part::Everything);
  if (!recorded) return to_text(recorded.diagnostics);
  const engine::Compiled compiled = compile(reference, game);
  Recording ours;
  ours.game = recorded->game;
  ours.options = recorded->options;
  if (compiled.game) {
    const ir::Program& program = compiled.game->program();
    ours.players = program.players;
    ours.flag_line = flags_of(program);
    ours.equipment = equipment_in_scale(*program.equipment, *recorded);
    ours.trials = replay(*compiled.game, *recorded, true).trials;
  } else {
    ours.trials =
        no_trials(compiled.needs.empty() ? "the game has errors" : "needs " + compiled.needs.front());
  }
  const std::filesystem::path path = (folder / game).replace_extension(".ref");
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  return write_file(path.string(), to_text(ours));
}

}  // namespace ludens::conform
