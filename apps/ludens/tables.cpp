#include "apps/ludens/tables.h"

#include <filesystem>
#include <ostream>

#include "base/utf8.h"
#include "solve/table_folder.h"

namespace ludens::cli {

Argument tables_argument(std::string& into) {
  return {"--tables", "folder with tables of `ludens solve --table`: what they tell need not be solved",
          &into};
}

bool use_tables(const std::string& folder, const char* command, Console& console) {
  std::error_code error;
  if (!folder.empty() && !std::filesystem::is_directory(folder, error)) {
    console.err << "ludens " << command << ": there is no folder " << printable(folder) << '\n';
    return false;
  }
  solve::set_table_folder(folder);
  return true;
}

}  // namespace ludens::cli
