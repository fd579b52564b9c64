// manual.cpp - `ludens manual`: what a ludeme means, or the whole reference manual as Markdown.
#include <filesystem>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/output.h"
#include "base/names.h"
#include "base/utf8.h"
#include "language/manual_writer.h"
#include "ludemes/registry.h"

namespace ludens::cli {

namespace {

struct ManualArguments {
  std::string word;
  std::string out;
};

}  // namespace

std::string ludeme_entry(const std::string& word) {
  return manual_entry(ludemes::registry(), shared_defines(), word);
}

namespace {

int look_up(const std::string& word, Console& console) {
  const std::string entry = ludeme_entry(word);
  if (!entry.empty()) {
    console.out << entry;
    return kFine;
  }
  console.err << "ludens manual: nothing is called '" << printable(word) << "'";
  const std::string near = nearest_name(word, manual_words(ludemes::registry(), shared_defines()));
  if (!near.empty()) console.err << "; did you mean '" << near << "'?";
  console.err << '\n';
  return kNotFound;
}

int write_pages(const std::string& folder, Console& console) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::vector<ManualPage> pages = manual_pages(ludemes::registry(), shared_defines());
  for (const ManualPage& page : pages) {
    const std::filesystem::path path = std::filesystem::path(folder) / page.file;
    if (const int code = write_output(path.string(), page.text, "manual", console); code != kFine)
      return code;
  }
  if (!console.quiet) console.err << pages.size() << " pages in " << folder << '\n';
  return kFine;
}

int run_manual(const ManualArguments& arguments, Console& console) {
  if (!arguments.word.empty()) return look_up(arguments.word, console);
  if (!arguments.out.empty()) return write_pages(arguments.out, console);
  for (const ManualPage& page : manual_pages(ludemes::registry(), shared_defines()))
    console.out << page.text << '\n';
  return kFine;
}

}  // namespace

Command manual_command() {
  auto a = std::make_shared<ManualArguments>();
  return {.name = "manual",
          .summary = "Explain a ludeme, or print the reference manual",
          .examples =
              "ludens manual slide                       its forms, parameters and an example\n"
              "ludens manual roleType                    a set of constants\n"
              "ludens manual HopCapture                  a shared define\n"
              "ludens manual tutorial                    a first game; others: defines, stack\n"
              "ludens manual --out build/manual          all of it, a Markdown page per chapter",
          .arguments = {{"WORD", "a keyword, type, constant, label, define or topic", &a->word},
                        {"--out", "write the pages into this folder", &a->out}},
          .run = [a](Console& console) { return run_manual(*a, console); }};
}

}  // namespace ludens::cli
