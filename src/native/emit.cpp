#include "native/emit.h"

#include "native/rules_text.h"

namespace ludens::native {

namespace {

constexpr char kMachineHeader[] = "engine/native_rules.h";

class OnMachine : public RulesText {
 public:
  explicit OnMachine(const Prepared& game) : RulesText(game, false) {}

  Emitted run() {
    write_head();
    write_functions();
    write_game();
    write_table();
    return {out_.str(), {left_.begin(), left_.end()}, "", false, kMachineHeader, {}};
  }

 private:
  std::string owners() const {
    std::string all;
    for (const int owner : game_.owners) all += std::to_string(owner) + ", ";
    return all;
  }
  void write_head() {
    out_ << "// " << harmless(p_.name) << ", written by Ludens from its rules.\n#include \"" << kMachineHeader
         << "\"\n\nnamespace {\n\n"
         << "using namespace ludens;\nusing namespace ludens::native;\n\n";
    write_space(0, "Cells");
    write_space(1, "Edges");
    write_space(2, "Vertices");
    out_ << "struct Constants {\n  static constexpr int words = " << p_.words << ", players = " << p_.players
         << ", components = " << game_.layout.components << ", first_beyond = " << game_.first_beyond
         << ";\n  static constexpr SiteType default_type = static_cast<SiteType>(" << game_.default_type
         << ");\n"
         << "  static constexpr bool keeps_hash = " << truth(game_.layout.hash)
         << ", has_owners_by_piece = " << truth(!game_.layout.owners.empty())
         << ", uses_large_pieces = " << truth(game_.layout.large_pieces)
         << ", uses_dominoes = " << truth(p_.uses.dominoes) << ", uses_cards = " << truth(p_.uses.cards)
         << ", is_simulation = " << truth(p_.mode == ir::kSimulation)
         << ";\n  static constexpr int tracks = " << p_.equipment->tracks.size() << ", board_sites[] = {"
         << game_.board->count(ir::SiteType::Cell) << ", " << game_.board->count(ir::SiteType::Edge) << ", "
         << game_.board->count(ir::SiteType::Vertex) << "};\n  static constexpr std::uint8_t owners[] = {"
         << owners() << "};\n"
         << "  using Cell = Cells;\n  using Edge = Edges;\n  using Vertex = Vertices;\n};\n"
         << "using World = native::World<Constants>;\nusing TheWorld = World;\nusing List = "
            "World::List;\nstruct Game;\n\n";
    for (size_t i = 0; i < p_.sets.size(); ++i) {
      out_ << "[[maybe_unused]] constexpr SetWord kSet" << i << "[] = {";
      for (const SetWord word : p_.sets[i]) out_ << word << "ull, ";
      out_ << "};\n";
    }
  }
  void write_game() {
    write_facts();
    write_kinds();
    write_moves();
    write_play();
    out_ << "};\n\nconstexpr interpreter::CompiledTurns kTurns = turns_of<Game>();\n";
  }
  // What the interpreter calls in place of its own code.
  void write_table() {
    out_ << "\n";
    std::ostringstream entries;
    for (const Use& root : roots_) {
      if (!is_function(root)) continue;
      const Type type = p_.type(root.node);
      out_ << result_type(type) << " enter_" << function_name(root)
           << "(interpreter::Machine& m, const interpreter::Code&";
      if (is_out(type)) out_ << ", " << out_type(type);
      out_ << ") {\n  const World w(m);\n  return " << function_name(root) << "(w"
           << (is_out(type) ? ", out" : "");
      for_each_register(facts_.at(root).reads,
                        [&](Reg reg) { out_ << ", m.reg(" << reg_constant(reg) << ")"; });
      out_ << ");\n}\n";
      entries << "    {" << root.node << ", " << sink_constant(root.sink)
              << ", reinterpret_cast<void (*)()>(enter_" << function_name(root) << ")},\n";
    }
    out_ << "\nconst interpreter::CompiledNode kNodes[] = {\n"
         << entries.str() << "    {0, Sink::List, nullptr},\n};\n\n}  // namespace\n\n";
    out_ << "extern \"C\" const ludens::interpreter::CompiledNode* ludens_nodes() {\n  return kNodes;\n}\n"
         << "extern \"C\" const ludens::interpreter::CompiledTurns* ludens_turns() {\n  return &kTurns;\n}\n";
  }
};

}  // namespace

Emitted emit(const Prepared& game) {
  return OnMachine(game).run();
}

}  // namespace ludens::native
