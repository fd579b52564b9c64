// proof.h - who wins from one position, where there are too many positions to look at all: by proof-number
// search (df_pn.h) or by alpha-beta, deeper and deeper (deepening.h); with what proves it, as a table that a
// small checker verifies.
#pragma once

#include <optional>
#include <string>

#include "solve/attractor.h"
#include "solve/key_table.h"
#include "solve/proof_set.h"

namespace ludens::solve {

enum class ProofMethod { DfPn, AlphaBeta };

struct ProofOptions {
  ProofMethod method = ProofMethod::DfPn;
  bool symmetry = true;
  std::size_t most_nodes = 0;                  // positions to look at; 0: any
  std::size_t bytes = std::size_t{256} << 20;  // for what is remembered
  bool certificate = false;                    // gather what proves it
  struct Progress {
    std::size_t nodes = 0;
    int player = 0;                // whose win is looked for
    int depth = 0;                 // alpha-beta: within how many plies
    std::uint32_t pn = 0, dn = 0;  // df-pn: of the position
    double seconds = 0;
  };
  std::function<bool(const Progress&)> goes_on = {};  // told now and then, and asked whether to go on
};

// Positions with claims. Of each: that a player wins it, within so many plies; or which players do not.
class ProofTable {
 public:
  ProofTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed,
             const Symmetry& symmetry, std::vector<std::pair<Key, std::uint16_t>> claims);

  // What went wrong, or empty.
  std::string write(const std::string& file) const;
  static std::optional<ProofTable> read(const std::shared_ptr<const engine::Game>& game,
                                        const std::string& file, std::string& problem);
  // Is the file such a table, by its first line?
  static bool is_one(const std::string& file);

  std::size_t size() const { return claims_.size(); }
  const KeyTable& keys() const { return keys_; }
  std::uint16_t claim(std::size_t i) const { return claims_[i]; }
  void set_claim(std::size_t i, std::uint16_t claim) { claims_[i] = claim; }  // to try what a checker says
  std::optional<std::uint16_t> find(const Key& key) const;

  // A claim that is no win: a bit for each player who does not win.
  static constexpr std::uint16_t not_won(int player) { return static_cast<std::uint16_t>(1 << (player - 1)); }

 private:
  ProofTable() = default;
  KeyTable keys_;
  std::vector<std::uint16_t> claims_;
};

// Who wins the position by the table, 0 for a draw; none, and `problem` says why, where a claim does not
// follow from those after it, or nothing is claimed of the position.
std::optional<int> check_proof(const ProofTable& table, const std::byte* block, std::string& problem);

struct Proof {
  std::string problem;       // why there is none
  bool was_stopped = false;  // by goes_on or most_nodes
  int mover = 1;
  std::optional<int> winner;      // 0: nobody; none where it is not known
  std::array<bool, 3> not_won{};  // by player: is known not to win
  int distance = -1;              // how many plies the win takes; -1: not known
  int within = -1;                // no more than so many
  int searched = 0;               // alpha-beta: nobody wins within so many plies
  std::size_t nodes = 0;
  double seconds = 0;
  int symmetries = 1;
  std::optional<ProofTable> certificate;
};

// From a key. Where keys have no room for a position there is no proof, and `too_wide` gets that one.
struct ProofGround {
  std::shared_ptr<const engine::Game> game;
  const engine::PackedState& packed;
  const Symmetry& symmetry;
};
Proof prove(const ProofGround& ground, const Key& key, const ProofOptions& options,
            std::vector<std::byte>& too_wide);

// From the position, a block of the game's.
Proof prove(const std::shared_ptr<const engine::Game>& game, const std::byte* block,
            const ProofOptions& options);

}  // namespace ludens::solve
