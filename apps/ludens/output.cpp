#include "apps/ludens/output.h"

#include <cerrno>
#include <cstring>
#include <ostream>

#include "base/files.h"
#include "base/utf8.h"

namespace ludens::cli {

int write_output(const std::string& path, const std::string& text, const std::string& command,
                 Console& console) {
  const std::string why = write_file(path, text);
  if (why.empty()) return kFine;
  console.err << "ludens " << command << ": " << printable(why) << '\n';
  return kNotWritten;
}

int finish_output(int code, std::ostream& out, std::ostream& err) {
  errno = 0;
  out.flush();
  if (out) return code;
  err << "ludens: the output could not be written";
  if (errno != 0) err << ": " << std::strerror(errno);
  err << '\n';
  return code == kFine ? int{kNotWritten} : code;
}

}  // namespace ludens::cli
