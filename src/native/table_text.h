// table_text.h - tables that kernels look things up in (runtime/kernels/), as C++ text.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "runtime/kernels/steps.h"

namespace ludens::native {

// Writes constant arrays. Each is a function of its name that says where it lies; on a GPU there is a copy of
// its own, whose entries point to other copies there.
class TableText {
 public:
  explicit TableText(bool for_gpu = false) : for_gpu_(for_gpu) {}
  // To be added to the outer one: what that has need not be written again.
  explicit TableText(const TableText* outer) : outer_(outer), for_gpu_(outer->for_gpu_) {}

  // `items`: one initialiser each; what they point to is written as at(name).
  void array(const std::string& type, const std::string& name, const std::vector<std::string>& items);
  template <class Values>
  void numbers(const std::string& type, const std::string& name, const Values& values) {
    std::vector<std::string> items;
    for (const auto value : values)
      items.push_back(std::to_string(+value) + (sizeof(value) == 8 ? "ull" : ""));
    array(type, name, items);
  }
  // An array like that, of whatever name: equal ones are written once.
  std::string shared(const std::string& type, const std::string& name, const std::vector<std::string>& items);
  // An array that was written before, within an item.
  static std::string at(const std::string& name) { return "@" + name + "@"; }
  void add(TableText& other) {
    items_ += other.items_;
    text_ += other.take();
    shared_.merge(other.shared_);
  }
  std::string take();                      // what was written since
  size_t items() const { return items_; }  // of all arrays
  bool for_gpu() const { return for_gpu_; }

 private:
  const std::string* find_shared(const std::string& key) const;

  std::string text_;
  size_t items_ = 0;
  std::map<std::string, std::string> shared_;  // names by type and items
  const TableText* outer_ = nullptr;
  bool for_gpu_;
};

// How long the arrays are that tables point to, where those do not say so themselves.
struct TableSizes {
  int words = 1;           // of a set
  int relation_sites = 0;  // of a table of steps
  int board_sites = 0;     // of the type that the op is about
  int components = 0;      // the empty one included
  int sets = 0;            // of a table of sets

  int members() const { return words * 64; }
};

// The table as an array of one, called `name`; false where nothing is known of tables of this type, or where
// it has more than so many items.
bool write_table(TableText& out, const std::string& type, const void* table, const std::string& name,
                 const TableSizes& sizes, size_t most_items);

}  // namespace ludens::native
