#include "apps/server/program_mark.h"

#include <elf.h>
#include <link.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>

#include "apps/server/http.h"
#include "base/files.h"

namespace ludens::server {

namespace {

std::string hex(const unsigned char* bytes, size_t count) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string out;
  for (size_t i = 0; i < count; ++i) {
    out += kDigits[bytes[i] >> 4];
    out += kDigits[bytes[i] & 15];
  }
  return out;
}

constexpr size_t padded(size_t bytes) {
  return (bytes + 3) / 4 * 4;
}

// The build ID among the notes of a segment; empty where there is none.
std::string build_id_in(const unsigned char* at, size_t size) {
  ElfW(Nhdr) note;
  while (size >= sizeof note) {
    std::memcpy(&note, at, sizeof note);
    const size_t name = padded(note.n_namesz), text = padded(note.n_descsz);
    if (size - sizeof note < name + text) break;
    const unsigned char* const id = at + sizeof note + name;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU &&
        std::memcmp(at + sizeof note, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0)
      return hex(id, note.n_descsz);
    at += sizeof note + name + text;
    size -= sizeof note + name + text;
  }
  return {};
}

// Asked of each thing that is loaded, of which the program is the first. Where its notes lie is counted from
// the table of its parts, which is one of them.
int find_build_id(dl_phdr_info* info, size_t, void* out) {
  const std::span<const ElfW(Phdr)> parts(info->dlpi_phdr, info->dlpi_phnum);
  const auto table = std::ranges::find(parts, ElfW(Word){PT_PHDR}, &ElfW(Phdr)::p_type);
  if (table == parts.end()) return 1;
  std::string& id = *static_cast<std::string*>(out);
  for (const ElfW(Phdr) & part : parts)
    if (part.p_type == PT_NOTE && id.empty())
      id = build_id_in(reinterpret_cast<const unsigned char*>(parts.data()) +
                           static_cast<std::ptrdiff_t>(part.p_vaddr - table->p_vaddr),
                       part.p_memsz);
  return 1;
}

}  // namespace

std::string program_mark() {
  static const std::string mark = [] {
    std::string id;
    dl_iterate_phdr(find_build_id, &id);
    if (!id.empty()) return id;
    const Result<std::string> file = read_file("/proc/self/exe", size_t{1} << 30);
    return tag_of(file ? *file : std::string());
  }();
  return mark;
}

}  // namespace ludens::server
