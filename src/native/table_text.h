// table_text.h - tables that kernels look things up in (runtime/kernels/), as C++ text.
#pragma once

#include <string>
#include <vector>

#include "runtime/kernels/steps.h"

namespace ludens::native {

// Writes constant arrays. Each is a function of its name that says where it lies; on a GPU there is a copy of
// its own, whose entries point to other copies there.
class TableText {
 public:
  // `items`: one initialiser each; what they point to is written as at(name).
  void array(const std::string& type, const std::string& name, const std::vector<std::string>& items);
  template <class Values>
  void numbers(const std::string& type, const std::string& name, const Values& values) {
    std::vector<std::string> items;
    for (const auto value : values)
      items.push_back(std::to_string(value) + (sizeof(value) == 8 ? "ull" : ""));
    array(type, name, items);
  }
  // An array that was written before, within an item.
  static std::string at(const std::string& name) { return "@" + name + "@"; }
  std::string take();  // what was written since

 private:
  std::string text_;
};

// The table as an array of one, called `name`; false where nothing is known of tables of this type.
// `words`: of a set; `sites`: how many a table by site has.
bool write_table(TableText& out, const std::string& type, const void* table, const std::string& name,
                 int words, int sites);

}  // namespace ludens::native
