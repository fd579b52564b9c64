// The text that stands alone (standalone.h).
#include <algorithm>

#include "ir/ops/regions.h"
#include "ir/ops/sow.h"
#include "native/emit.h"
#include "native/rules_text.h"

namespace ludens::native {

namespace {

class Standalone : public RulesText {
 public:
  explicit Standalone(const Prepared& game) : RulesText(game, true) {}

  Emitted run() {
    std::vector<std::string> left(left_.begin(), left_.end());
    std::string reason = why_not_standalone();
    if (!reason.empty()) return {"", left, reason};
    write_standalone();
    return {out_.str(), left, ""};
  }

 private:
  // Empty where nothing stands against it.
  std::string why_not_standalone() const {
    if (!hosts_.empty()) return "there is no kernel for " + *left_.begin();
    if (p_.mode != ir::kInTurn) return "players do not move in turn";
    if (p_.players < 1) return "nobody plays";
    if (game_.satisfy) return "it is a puzzle of deduction";
    if (game_.layout.match >= 0) return "it is part of a match";
    const ir::MetaRules& meta = p_.meta;
    if (meta.automove || meta.gravity || meta.pin || meta.no_stack_on_fallen || meta.no_suicide)
      return "a rule of the whole game needs the interpreter";
    for (size_t k = 0; k < p_.kinds.size(); ++k) {
      if (!is_emitted(p_.kinds[k])) return "a kind of move needs the interpreter";
    }
    constexpr int kMostBytes = 1 << 15;
    if (game_.layout.bytes > kMostBytes) return "the state is large";
    return "";
  }
  static constexpr int kMostMoves = 2048, kMostGroups = 512, kMostActions = 512, kMostSaved = 8,
                       kMostPositions = 4096, kMostListed = 1024, kScratchLists = 2, kMostTraces = 3;

  int most_captures() const {
    size_t most = 0;
    for (const ir::Kind& kind : p_.kinds) most = std::max(most, kind.captures.size());
    return static_cast<int>(most);
  }
  bool keeps_positions() const { return p_.uses.repetitions != 0 || p_.uses.cycle; }
  void write_constants() {
    const runtime::Layout& layout = game_.layout;
    const auto number = [&](const char* name, int value) {
      out_ << "  static constexpr int " << name << " = " << value << ";\n";
    };
    const auto flag = [&](const char* name, bool value) {
      out_ << "  static constexpr bool " << name << " = " << truth(value) << ";\n";
    };
    out_ << "struct Game;\nstruct Constants {\n  using Game = ::Game;\n  using Board = HostBoard;\n"
         << "  using Cell = Cells;\n  using Edge = Edges;\n  using Vertex = Vertices;\n";
    number("bytes", layout.bytes);
    number("words", p_.words);
    number("players", p_.players);
    number("components", layout.components);
    number("first_beyond", game_.first_beyond);
    number("most_moves", kMostMoves);
    number("most_groups", kMostGroups);
    number("most_actions", kMostActions);
    number("most_saved", kMostSaved);
    number("most_positions", keeps_positions() ? kMostPositions : 1);
    number("most_listed", kMostListed);
    number("most_captures", most_captures());
    number("most_depth", 100);
    number("most_traces", traces() ? kMostTraces : 0);
    number("scratch_lists", kScratchLists);
    number("memos", game_.memo_size.answers);
    number("memo_words", game_.memo_size.words);
    number("link_sites", layout.link_sites);
    number("link_parent", std::max(0, layout.link_parent));
    number("link_reached", std::max(0, layout.link_reached));
    number("link_joined", std::max(0, layout.link_joined));
    number("tracks", static_cast<int>(p_.equipment->tracks.size()));
    number("variables", layout.variables);
    out_ << "  static constexpr std::int64_t most_steps = 20'000'000;\n"
         << "  static constexpr SiteType default_type = static_cast<SiteType>(" << game_.default_type
         << ");\n";
    flag("keeps_hash", layout.hash);
    flag("has_stacks", layout.small_bytes < layout.bytes);
    flag("uses_large_pieces", layout.large_pieces);
    flag("uses_dominoes", p_.uses.dominoes);
    flag("uses_cards", p_.uses.cards);
    flag("uses_line_of_play", p_.uses.line_of_play);
    flag("reads_around", reads_around());
    out_ << "  LUDENS_FN static int owner(int what) { return kOwners()[what]; }\n"
         << "  LUDENS_FN static constexpr int board_sites(SiteType type) { return type == SiteType::Cell ? "
         << game_.board->count(ir::SiteType::Cell) << " : type == SiteType::Edge ? "
         << game_.board->count(ir::SiteType::Edge) << " : " << game_.board->count(ir::SiteType::Vertex)
         << "; }\n"
         << "  LUDENS_FN static const SetWord* constant_set(int index) { return kSets() + index * words; }\n"
         << "  LUDENS_FN static const std::uint8_t* owners_by_piece() { return "
         << (layout.owners.empty() ? "nullptr" : "kOwnersByPiece()") << "; }\n"
         << "  LUDENS_FN static int back(int relation, int to) { return kBack()[relation * " << back_width()
         << " + to]; }\n"
         << "  template <class World> LUDENS_FN static std::uint64_t board_hash(const World& w) { return "
            "runtime::hash_board(w.view); }\n"
         << "  static std::span<const TableOf> tables();\n"
         << "};\nusing World = standalone::World<Constants>;\nusing List = World::List;\n\n";
  }
  int back_width() const { return p_.words * 64; }
  void write_arrays() {
    std::vector<SetWord> sets;
    for (const auto& set : p_.sets) sets.insert(sets.end(), set.begin(), set.end());
    write_array("SetWord", "kSets", sets);
    write_array("std::uint8_t", "kOwners", game_.owners);
    write_array("std::uint8_t", "kOwnersByPiece", game_.layout.owners);
    std::vector<std::int16_t> back;
    for (const ir::Relation& relation : game_.relations) {
      std::vector<std::int16_t> row(relation.back.begin(), relation.back.end());
      row.resize(static_cast<size_t>(back_width()), -1);
      back.insert(back.end(), row.begin(), row.end());
    }
    write_array("std::int16_t", "kBack", back);
  }
  // Where the fields of the state lie.
  void write_attach() {
    std::vector<std::uint64_t> block(static_cast<size_t>(game_.layout.bytes) / 8);
    auto* const begin = reinterpret_cast<std::byte*>(block.data());
    runtime::View view;
    view.attach(game_.layout, begin);
    out_ << "  LUDENS_FN static void attach(runtime::View& view, std::byte* block) {\n    view = {};\n";
    const auto field = [&](const std::string& name, auto* at) {
      if (!at) return;
      out_ << "    view." << name << " = reinterpret_cast<decltype(view." << name << ")>(block + "
           << reinterpret_cast<const std::byte*>(at) - begin << ");\n";
    };
    field("head", view.head);
    field("phase", view.phase);
    field("rank", view.rank);
    field("score", view.score);
    field("amount", view.amount);
    field("team", view.team);
    field("player_value", view.player_value);
    field("seat", view.seat);
    field("var", view.var);
    field("pending", view.pending);
    field("visited", view.visited);
    field("to_remove", view.to_remove);
    field("dice", view.dice);
    field("remembered", view.remembered);
    field("proposals", view.proposals);
    field("triggered", view.triggered);
    field("on_track", view.on_track);
    field("last_sites", view.last_sites);
    field("passed", view.passed);
    field("start", view.start);
    field("match", view.match);
    field("sealed", view.sealed);
    field("choices", view.choices);
    constexpr const char* kSpaces[] = {"Cells", "Edges", "Vertices"};
    for (int t = 0; t < 3; ++t) {
      const runtime::Space& s = view.space[t];
      const std::string of = "space[" + std::to_string(t) + "].";
      out_ << "    view." << of << "sites = " << s.sites << ";\n    view." << of << "height = " << s.height
           << ";\n    view." << of << "plain = " << truth(s.plain) << ";\n    view." << of
           << "order_swaps = " << truth(s.order_swaps) << ";\n    view." << of
           << "domain_words = " << s.domain_words << ";\n    view." << of << "order_of = k" << kSpaces[t]
           << "Order();\n";
      field(of + "what", s.what);
      field(of + "who", s.who);
      field(of + "count", s.count);
      field(of + "state", s.state);
      field(of + "rotation", s.rotation);
      field(of + "value", s.value);
      field(of + "size", s.size);
      field(of + "listed", s.listed);
      field(of + "order", s.order);
      field(of + "empty", s.empty);
      field(of + "own", s.own);
      field(of + "piece", s.piece);
      field(of + "domain", s.domain);
      field(of + "hidden", s.hidden);
    }
    out_ << "  }\n";
  }
  // The phase that follows for a player, as engine::change_phases finds it.
  void write_next_phase() {
    out_ << "  LUDENS_FN static int next_phase([[maybe_unused]] const World& w, int phase, "
            "[[maybe_unused]] int player) {\n    switch (phase) {\n";
    const int everybody = p_.players + 1;
    for (size_t i = 0; i < p_.phases.size(); ++i) {
      out_ << "      case " << i << ":\n";
      for (const ir::NextPhase& next : p_.phases[i].next) {
        const auto value = [&](NodeId id) {
          const Use use{ir::renamed(p_, id), Sink::List};
          return "[&] { " + with_registers(use, unbound) + "return " + expression(use) + "; }()";
        };
        out_ << "        { const int who = "
             << (next.who != ir::kNothing ? value(next.who) : std::to_string(everybody)) << ";\n"
             << "          if ((who == player || who == " << everybody << ")";
        if (next.condition != ir::kNothing) out_ << " && w.tick() && " << value(next.condition);
        out_ << ") return ";
        if (next.target != ir::NextPhase::kFollowing)
          out_ << int{next.target};
        else
          out_ << "(w.view.phase[who >= 1 && who <= " << p_.players << " ? who : w.head().mover] + 1) % "
               << p_.phases.size();
        out_ << "; }\n";
      }
      out_ << "        return phase;\n";
    }
    out_ << "      default:\n        return phase;\n    }\n  }\n";
  }
  void write_standalone() {
    out_ << "// " << harmless(p_.name)
         << ", written by Ludens from its rules.\n#include \"engine/hosted.h\"\n\nnamespace {\n\n"
         << "using namespace ludens;\nusing namespace ludens::standalone;\n\n";
    write_space(0, "Cells");
    write_space(1, "Edges");
    write_space(2, "Vertices");
    write_arrays();
    write_constants();
    // The text of the rules says which tables there are.
    std::ostringstream before;
    std::swap(before, out_);
    write_functions();
    write_facts();
    write_attach();
    write_next_phase();
    write_kinds();
    write_moves();
    write_play();
    before << table_text_.take() << out_.str();
    std::swap(before, out_);
    out_ << "};\n\nconstexpr TableOf kTables[] = {";
    for (const Use& use : table_uses_) out_ << "{" << use.node << ", " << sink_constant(use.sink) << "}, ";
    out_ << "{}};\nstd::span<const TableOf> Constants::tables() { return {kTables, " << table_uses_.size()
         << "}; }\n"
         << "constexpr interpreter::CompiledTurns kTurns = hosted_turns<Constants>();\n"
         << "const interpreter::CompiledNode kNodes[] = {{0, Sink::List, nullptr}};\n\n}  // namespace\n\n";
    write_exports();
  }
};

}  // namespace

Emitted emit_standalone(const Prepared& game) {
  return Standalone(game).run();
}

}  // namespace ludens::native
