#include <algorithm>
#include <cstring>

#include "solve/proof.h"

namespace ludens::solve {

namespace {

constexpr char kProofMagic[] = "ludens-proof 2";

}  // namespace

ProofTable::ProofTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed,
                       const Symmetry& symmetry, std::vector<std::pair<Key, std::uint16_t>> claims) {
  std::ranges::sort(claims);
  keys_ = KeyTable(std::move(game), packed, symmetry, claims.size(),
                   [&](std::size_t i) { return claims[i].first; });
  for (const auto& [key, claim] : claims) claims_.push_back(claim);
}

std::string ProofTable::write(const std::string& file) const {
  return keys_.write(file, kProofMagic, {claims_.data(), sizeof(std::uint16_t)});
}

std::optional<ProofTable> ProofTable::read(const std::shared_ptr<const engine::Game>& game,
                                           const std::string& file, std::string& problem) {
  ProofTable table;
  std::vector<std::uint8_t> records;
  if (!table.keys_.read(game, file, kProofMagic, sizeof(std::uint16_t), records, problem)) return {};
  table.claims_.resize(table.keys_.size());
  std::memcpy(table.claims_.data(), records.data(), records.size());
  return table;
}

bool ProofTable::is_one(const std::string& file) {
  return magic_of(file) == kProofMagic;
}

std::optional<std::uint16_t> ProofTable::find(const Key& key) const {
  const std::optional<std::size_t> at = keys_.find(key);
  return at ? std::optional(claims_[*at]) : std::nullopt;
}

// --- the checker

namespace {

class ProofChecker {
 public:
  explicit ProofChecker(const ProofTable& table)
      : table_(table), packed_(table.keys().packed()), successors_(table.keys().game(), packed_) {}

  bool follows(std::size_t i) {
    const Key key = table_.keys().key(i);
    if (i > 0 && !(table_.keys().key(i - 1) < key)) return false;
    if (successors_.list(key, after_) != engine::Successors::Status::Fine ||
        !turning_.holds(successors_, table_.keys().symmetry(), key, after_))
      return false;
    const Value value = Value::of_bits(table_.claim(i));
    if (value.winner() > 0) return is_won(key, value);
    for (const int player : {1, 2})
      if ((table_.claim(i) & ProofTable::not_won(player)) != 0 && !is_not_won(key, player)) return false;
    return true;
  }

 private:
  bool is_won(const Key& key, Value value) const {
    if (packed_.is_over(key)) return packed_.winner(key) == value.winner();
    const auto is_sooner = [&](const Key& next) {
      const Value there = Value::of_bits(table_.find(next).value_or(0));
      return there.winner() == value.winner() && there.rank() < value.rank();
    };
    return packed_.mover(key) == value.winner() ? std::ranges::any_of(after_, is_sooner)
                                                : !after_.empty() && std::ranges::all_of(after_, is_sooner);
  }
  bool is_not_won(const Key& key, int player) const {
    if (packed_.is_over(key)) return packed_.winner(key) != player;
    const auto stays = [&](const Key& next) {
      const std::uint16_t claim = table_.find(next).value_or(0);
      return Value::of_bits(claim).winner() == 0 && (claim & ProofTable::not_won(player)) != 0;
    };
    return packed_.mover(key) == player ? std::ranges::all_of(after_, stays)
                                        : after_.empty() || std::ranges::any_of(after_, stays);
  }

  const ProofTable& table_;
  const engine::PackedState& packed_;
  engine::Successors successors_;
  Turning turning_;  // the symmetries of the board are those of the rules, too
  std::vector<Key> after_;
};

}  // namespace

std::optional<int> check_proof(const ProofTable& table, const std::byte* block, std::string& problem) {
  Key key;
  std::optional<std::uint16_t> claim;
  if (table.keys().packed().pack(block, key)) claim = table.find(key);
  problem = "nothing is claimed of the position";
  if (!claim) return {};
  ProofChecker checker(table);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (checker.follows(i)) continue;
    problem = "position " + std::to_string(i) + " has a claim that does not follow from those after it";
    return {};
  }
  const int winner = Value::of_bits(*claim).winner();
  const int all = table.keys().game().players() == 1 ? ProofTable::not_won(1)
                                                     : ProofTable::not_won(1) | ProofTable::not_won(2);
  if (winner == 0 && *claim != all) {
    problem = "of the position it is claimed only who does not win, and not of every player";
    return {};
  }
  problem.clear();
  return winner;
}

}  // namespace ludens::solve
