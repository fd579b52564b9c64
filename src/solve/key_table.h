// key_table.h - positions of a game in the order of their keys, as a file has them: for tables that say
// something of each.
//
// A key takes as many bytes as it needs. What keys mean stands at the beginning of the file: the range of
// each number, and the symmetries of the board that make positions one. Whoever reads a file believes none of
// it: numbers must be such as the game may have, symmetries those of the board, and keys must hold a
// position.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solve/symmetry.h"

namespace ludens::solve {

class KeyTable {
 public:
  KeyTable() = default;
  // Of so many keys, which are sorted, each the least of its kind.
  KeyTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed, Symmetry symmetry,
           std::size_t size, const std::function<Key(std::size_t)>& key_at);

  const engine::Game& game() const { return *game_; }
  const engine::PackedState& packed() const { return *packed_; }
  const Symmetry& symmetry() const { return symmetry_; }
  std::size_t size() const { return size_; }
  std::size_t bytes() const { return keys_.size(); }
  Key key(std::size_t i) const;
  // Of a position of the game; none where it is not there.
  std::optional<std::size_t> find(const Key& key) const;

  // Writes the file: the magic line, what keys mean, the keys and one record of each. What went wrong, or
  // empty.
  struct Records {
    const void* data = nullptr;
    std::size_t bytes = 0;  // of one
  };
  std::string write(const std::string& file, const std::string& magic, Records records) const;
  // Reads one of this game, with records of so many bytes; false where there is none, and `problem` says why.
  bool read(std::shared_ptr<const engine::Game> game, const std::string& file, const std::string& magic,
            std::size_t record_bytes, std::vector<std::uint8_t>& records, std::string& problem);

 private:
  std::string header(const std::string& magic) const;
  bool read_header(std::istream& in);

  std::shared_ptr<const engine::Game> game_;
  std::shared_ptr<const engine::PackedState> packed_;
  Symmetry symmetry_;
  int key_bytes_ = 8;
  std::size_t size_ = 0;
  std::vector<std::uint8_t> keys_;  // the lowest byte of each first
};

// The magic line of a file; empty where there is no such file.
std::string magic_of(const std::string& file);
// Does the file begin like such a table of this game?
bool is_table_of(const engine::Game& game, const std::string& file, const std::string& magic);

}  // namespace ludens::solve
