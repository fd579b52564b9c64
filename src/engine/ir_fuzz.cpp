// ir_fuzz.cpp - hostile IR: any text is answered with an error or a program, and a program that the verifier
// takes can be prepared and played for a few plies without harm, whatever it says.
//
// The boards are those of tests/ir/*.lud, whose .expected files are good seeds. Texts are changed mostly by
// their numbers, since other changes seldom parse.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "base/files.h"
#include "engine/state_text.h"
#include "engine/table.h"
#include "ir/accessors.h"
#include "ir/text.h"

namespace {

using namespace ludens;

std::vector<std::shared_ptr<const ir::Equipment>> load_equipment() {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (std::filesystem::directory_iterator it("tests/ir", error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".lud") files.push_back(it->path());
  std::ranges::sort(files);
  std::vector<std::shared_ptr<const ir::Equipment>> out;
  for (const auto& file : files)
    if (const Result<std::string> text = read_file(file.string()))
      if (const engine::Compiled compiled = engine::compile(file.string(), *text); compiled.game)
        out.push_back(compiled.game->program().equipment);
  if (out.empty()) std::abort();  // run it in the repository's root
  return out;
}

bool is_loop(const ir::OpRecord& op) {
  return op.name.starts_with("for_") || op.name.find("site") != std::string_view::npos ||
         op.name.find("group") != std::string_view::npos || op.name == "while" || op.name == "repeat" ||
         op.result == ir::Type::Set || op.result == ir::Type::Moves;
}

// Roughly how much work a node or a kind of move is, what it leads to included. A few lines of text can ask
// for more than anybody can wait for; that takes time, not safety, and is not looked for here.
class Cost {
 public:
  explicit Cost(const ir::Program& program)
      : program_(program), nodes_(program.nodes.size(), 0), kinds_(program.kinds.size(), 0) {}

  bool is_light() {
    constexpr double kMost = 20'000;
    if (program_.nodes.size() > 2'000 || program_.kinds.size() > 200) return false;
    for (ir::NodeId id = 1; id < program_.nodes.size(); ++id)
      if (of(id) > kMost) return false;
    for (std::size_t k = 0; k < program_.kinds.size(); ++k)
      if (of_kind(k) > kMost) return false;
    return true;
  }

 private:
  double of(ir::NodeId id) {
    if (id == ir::kNothing) return 0;
    if (nodes_[id] > 0) return nodes_[id];
    const ir::OpRecord& op = *program_.nodes[id].op;
    double below = 1;
    for (const ir::NodeId operand : program_.operands(id)) below += of(operand);
    if (const int kind = ir::kind_of(program_, id); kind >= 0)
      below += of_kind(static_cast<std::size_t>(kind));
    return nodes_[id] = is_loop(op) ? 8 * below : below;
  }

  double of_kind(std::size_t k) {
    if (kinds_[k] > 0) return kinds_[k];
    const ir::Kind& kind = program_.kinds[k];
    double sum = 1 + of(kind.actions);
    for (const ir::NodeId then : kind.thens) sum += of(then);
    for (const std::uint16_t f : kind.filters) sum += of(program_.filters[f].condition);
    for (const std::uint16_t p : kind.preludes) sum += of(program_.preludes[p]);
    return kinds_[k] = sum;
  }

  const ir::Program& program_;
  std::vector<double> nodes_, kinds_;
};

void play(ir::Program program) {
  const engine::Game game(std::make_shared<const ir::Program>(std::move(program)));
  engine::Table table(game);
  Random random(1);
  table.start();
  engine::MoveList list;
  constexpr int kPlies = 8;
  for (int ply = 0; ply < kPlies && !engine::is_over(table.machine()); ++ply) {
    engine::legal_moves(table.machine(), list);
    if (list.total == 0) return;
    const engine::Move move = engine::nth_move(table.machine(), list, random.below(list.total));
    engine::move_sites(table.machine(), move);
    table.apply(move);
    engine::state_text(table.machine());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto equipment = load_equipment();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& board : equipment) {
    Result<ir::Program> program = ir::parse_program(text, board);
    if (!program) continue;
    if (ir::to_text(*program).empty()) std::abort();
    if (Cost(*program).is_light()) play(std::move(*program));
    return 0;
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

// Three times out of four another number in the place of one of the text's.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  Random random(seed);
  std::string text(reinterpret_cast<const char*>(data), size);
  std::vector<std::size_t> starts;
  for (std::size_t i = 1; i < text.size(); ++i)
    if (std::isdigit(static_cast<unsigned char>(text[i])) &&
        !std::isdigit(static_cast<unsigned char>(text[i - 1])))
      starts.push_back(i);
  if (starts.empty() || random.below(4) == 0) return LLVMFuzzerMutate(data, size, most);
  const std::size_t at = starts[static_cast<std::size_t>(random.below(static_cast<int>(starts.size())))];
  std::size_t end = at;
  while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
  constexpr int kOdd[] = {-1, 0, 1, 2, 3, 7, 63, 64, 255, 65535, 1'000'000, 2'147'483'647, -2'147'483'647};
  const int other = random.below(3) == 0 ? kOdd[random.below(13)] : random.below(40);
  text.replace(at, end - at, std::to_string(other));
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
