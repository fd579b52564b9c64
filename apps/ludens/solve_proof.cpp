#include "apps/ludens/solve_proof.h"

#include <cstdio>
#include <ostream>
#include <sstream>

#include "apps/ludens/stop.h"
#include "base/files.h"
#include "base/json.h"
#include "base/utf8.h"
#include "engine/public_game.h"
#include "ludens/trial.h"
#include "solve/clock.h"
#include "solve/proof.h"

namespace ludens::cli {

namespace {

// The position after the moves "C3>C4 ...", or after those of a file: such words, or a trial.
struct Position {
  std::optional<Trial> trial;
  std::string problem;
};

Position position_after(const LoadedGame& loaded, const std::string& moves) {
  const Game game = public_game(loaded);
  Position out{Trial(game), ""};
  std::string words = moves;
  if (moves.find('>') == std::string::npos && !moves.empty()) {
    const Result<std::string> text = read_file(moves, kMostTrialBytes);
    if (!text) {
      out.problem = "'" + moves + "' is neither a move (\"C3>C4\") nor a file that can be read";
      return out;
    }
    words = *text;
  }
  if (words.starts_with("ludens trial ")) {
    Result<Trial> trial = Trial::load(game, moves, words);
    if (!trial) out.problem = to_text(trial.diagnostics, false);
    if (trial) out.trial.emplace(std::move(*trial));
    return out;
  }
  std::istringstream all(words);
  int ply = 0;
  for (std::string word; all >> word && out.problem.empty(); ++ply)
    if (!out.trial->play_key(word)) out.problem = "ply " + std::to_string(ply) + ": no legal move " + word;
  return out;
}

class ProofCommand {
 public:
  ProofCommand(const LoadedGame& loaded, const ProofArguments& arguments, Console& console)
      : loaded_(loaded), arguments_(arguments), console_(console) {}

  int run(const State& state) {
    const StopAtCtrlC stop;
    solve::ProofOptions options;
    options.method = arguments_.method == "df-pn" ? solve::ProofMethod::DfPn : solve::ProofMethod::AlphaBeta;
    options.symmetry = arguments_.symmetry;
    options.most_nodes = static_cast<std::size_t>(arguments_.nodes);
    if (arguments_.gigabytes > 0) options.bytes = static_cast<std::size_t>(arguments_.gigabytes * 1e9);
    options.certificate = !arguments_.write_to.empty();
    options.goes_on = [this](const auto& progress) { return tell(progress); };
    const solve::Proof proof = solve::prove(loaded_.game, engine::block_of(state), options);
    if (shows_progress()) console_.err << "\r\x1b[K";
    if (!proof.problem.empty()) {
      console_.err << "ludens solve: " << loaded_.game->name() << " is not solved: " << proof.problem << '\n';
      return proof.nodes > 0 ? kNegative : kUnsupported;
    }
    if (arguments_.json)
      console_.out << to_json(proof).text() << '\n';
    else
      print(proof);
    if (const int code = write(proof); code != kFine) return code;
    if (proof.winner) return kFine;
    return StopAtCtrlC::asked() ? kInterrupted : kNegative;
  }

  int verify(const State& state) {
    std::string problem;
    const auto table = solve::ProofTable::read(loaded_.game, arguments_.verify, problem);
    if (!table) {
      console_.err << "ludens solve: " << printable(problem) << '\n';
      return kNotFound;
    }
    const std::optional<int> winner = solve::check_proof(*table, engine::block_of(state), problem);
    if (arguments_.json)
      console_.out << Json::object()
                          .set("game", loaded_.game->name())
                          .set("positions", static_cast<std::int64_t>(table->size()))
                          .set("sound", problem.empty())
                          .set("value", winner ? Json(value_name(*winner)) : Json())
                          .set("problem", problem)
                          .text()
                   << '\n';
    else if (winner)
      console_.out << printable(arguments_.verify) << ": " << table->size() << " positions prove "
                   << outcome(*winner) << '\n';
    else
      console_.out << printable(arguments_.verify) << " is wrong: " << problem << '\n';
    return winner ? kFine : kNegative;
  }

 private:
  bool shows_progress() const { return console_.terminal_err && !console_.quiet; }
  bool tell(const solve::ProofOptions::Progress& progress) {
    if (shows_progress() && progress.seconds - told_ > 0.2) {
      told_ = progress.seconds;
      char text[160];
      if (progress.depth > 0)
        std::snprintf(text, sizeof(text), "\rdoes player %d win within %d plies? %zu positions, %.1f s   ",
                      progress.player, progress.depth, progress.nodes, progress.seconds);
      else
        std::snprintf(text, sizeof(text),
                      "\rdoes player %d win? proof number %u, disproof number %u, %zu positions, %.1f s   ",
                      progress.player, progress.pn, progress.dn, progress.nodes, progress.seconds);
      console_.err << text << std::flush;
    }
    return !StopAtCtrlC::asked() && (arguments_.seconds <= 0 || progress.seconds < arguments_.seconds);
  }

  // Of the first player.
  const char* value_name(int winner) const {
    if (winner == 0) return loaded_.game->players() == 1 ? "loss" : "draw";
    return winner == 1 ? "win" : "loss";
  }
  std::string outcome(int winner) const {
    if (loaded_.game->players() == 1)
      return winner == 1 ? "that it can be solved" : "that it cannot be solved";
    if (winner == 0) return "a draw";
    return winner == 1 ? "that the first player wins" : "that the second player wins";
  }
  // The least and the most that the first player may come to.
  Json bounds(const solve::Proof& proof) const {
    const bool alone = loaded_.game->players() == 1;
    return Json::object()
        .set("least", proof.not_won[2] && !alone ? "draw" : "loss")
        .set("most", proof.not_won[1] ? (alone ? "loss" : "draw") : "win");
  }
  Json to_json(const solve::Proof& proof) const {
    return Json::object()
        .set("game", loaded_.game->name())
        .set("method", arguments_.method)
        .set("mover", proof.mover)
        .set("value", proof.winner ? Json(value_name(*proof.winner)) : Json())
        .set("bounds", proof.winner ? Json() : bounds(proof))
        .set("distance", proof.distance < 0 ? Json() : Json(proof.distance))
        .set("within", proof.within < 0 ? Json() : Json(proof.within))
        .set("searched", arguments_.method == "df-pn" ? Json() : Json(proof.searched))
        .set("nodes", static_cast<std::int64_t>(proof.nodes))
        .set("symmetries", proof.symmetries)
        .set("seconds", proof.seconds);
  }
  void print(const solve::Proof& proof) {
    std::ostream& out = console_.out;
    out << loaded_.game->name() << ": ";
    if (proof.winner) {
      out << outcome(*proof.winner) << " is proven";
      if (proof.distance >= 0)
        out << ", in " << proof.distance << " plies";
      else if (proof.within >= 0)
        out << ", within " << proof.within << " plies";
    } else {
      out << "nothing is proven yet";
      for (int player = 1; player <= loaded_.game->players(); ++player)
        if (proof.not_won[static_cast<size_t>(player)]) out << "; player " << player << " does not win";
      if (proof.searched > 0) out << "; nobody wins within " << proof.searched << " plies";
    }
    char text[120];
    std::snprintf(text, sizeof(text), "\n  player %d to move, %zu positions looked at, %.1f s", proof.mover,
                  proof.nodes, proof.seconds);
    out << text << '\n';
    if (const std::string left = engine::PackedState::left_out(*loaded_.game); !left.empty())
      out << "  " << left << " are not looked at: what never ends is a draw\n";
  }
  int write(const solve::Proof& proof) {
    if (arguments_.write_to.empty() || !proof.winner) return kFine;
    std::string problem = "what proves it could not be gathered";
    if (proof.certificate) problem = proof.certificate->write(arguments_.write_to);
    if (!problem.empty())
      console_.err << "ludens solve: " << printable(problem) << '\n';
    else if (!arguments_.json)
      console_.out << "  " << printable(arguments_.write_to) << ": " << proof.certificate->size()
                   << " positions that prove it\n";
    return problem.empty() ? kFine : kNotWritten;
  }

  const LoadedGame& loaded_;
  const ProofArguments& arguments_;
  Console& console_;
  double told_ = 0;
};

}  // namespace

int solve_proof(const LoadedGame& loaded, const ProofArguments& arguments, Console& console) {
  const Position position = position_after(loaded, arguments.trial);
  if (!position.problem.empty()) {
    console.err << "ludens solve: " << printable(position.problem) << '\n';
    return kUsage;
  }
  ProofCommand command(loaded, arguments, console);
  return arguments.verify.empty() ? command.run(position.trial->state())
                                  : command.verify(position.trial->state());
}

}  // namespace ludens::cli
