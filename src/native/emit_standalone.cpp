// The text that stands alone (standalone.h).
#include <algorithm>

#include "ir/all_ops.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/sow.h"
#include "ir/places.h"
#include "native/emit.h"
#include "native/rules_text.h"

namespace ludens::native {

namespace {

constexpr char kHostedHeader[] = "engine/hosted.h";
constexpr char kOnlyPlayouts[] = "LUDENS_ONLY_PLAYOUTS";
constexpr char kOnlyRest[] = "LUDENS_ONLY_REST";

class Standalone : public RulesText {
 public:
  explicit Standalone(const Prepared& game) : RulesText(game, true) {}
  Standalone(const Prepared& game, const Start& start, const Room& room, bool for_gpu)
      : RulesText(game, true), start_(&start), room_(room) {
    table_text_ = TableText(for_gpu);
    fn_ = "LUDENS_FN ";
    most_table_items_ = 400'000;
  }

  Emitted run() {
    std::vector<std::string> left(left_.begin(), left_.end());
    std::string reason = why_not_standalone();
    if (!reason.empty()) return {"", left, reason};
    write_standalone();
    if (start_ && constant_tables_.size() < tables_.size()) return {"", left, unwritten_table()};
    if (start_) return {out_.str(), left, "", part_ != fn_, "", {}};
    return {out_.str(), left, "", false, kHostedHeader, {kOnlyPlayouts, kOnlyRest}};
  }

 private:
  // All that stands against it; empty where nothing does.
  std::string why_not_standalone() const {
    std::string all;
    const auto against = [&](bool is_so, const std::string& reason) {
      if (is_so) all += (all.empty() ? "" : "; ") + reason;
    };
    for (const std::string& op : left_) against(true, "there is no kernel for " + op);
    against(p_.mode != ir::kInTurn, "players do not move in turn");
    against(p_.players < 1, "nobody plays");
    against(game_.satisfy, "it is a puzzle of deduction");
    against(game_.layout.match >= 0, "it is part of a match");
    const ir::MetaRules& meta = p_.meta;
    against(meta.automove || meta.gravity || meta.pin || meta.no_stack_on_fallen || meta.no_suicide,
            "a rule of the whole game needs the interpreter");
    std::set<std::string> kinds;
    for (const ir::Kind& kind : p_.kinds)
      if (std::string reason = is_made(kind) ? why_not_emitted(kind) : ""; !reason.empty())
        kinds.insert(std::move(reason));
    for (const std::string& reason : kinds) against(true, "a kind of move " + reason);
    constexpr int kMostBytes = 1 << 18;
    against(game_.layout.bytes > kMostBytes, "the state is large");
    return all;
  }

  std::string unwritten_table() const {
    for (size_t i = 0; i < table_uses_.size(); ++i)
      if (!constant_tables_.contains(static_cast<int>(i)))
        return "there are no constants, or too many, for " +
               std::string(p_.nodes[table_uses_[i].node].op->name);
    return "";
  }

  int most_captures() const {
    size_t most = 0;
    for (const ir::Kind& kind : p_.kinds) most = std::max(most, kind.captures.size());
    return static_cast<int>(most);
  }
  // How many answers about what is near a set are kept (runtime/kernels/grown_sets.h). Where a set is a word
  // or two there is little to gain, and on a GPU memory is dear.
  int grown_sets() const {
    constexpr int kMost = 4;
    if (start_ || p_.words <= 2) return 0;
    std::set<NodeId> nodes;
    for (const auto& [use, facts] : facts_)
      if (ir::is(p_, use.node, Op::Spread) || ir::is(p_, use.node, Op::Crowded)) nodes.insert(use.node);
    return std::min(static_cast<int>(nodes.size()), kMost);
  }
  // Of how many sites it is kept what they add to the hash of the board, for each count.
  int hashed_sites() const {
    constexpr int kMost = 64;
    const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
    const bool is_simple = s.height == 1 && s.count >= 0 && s.state < 0 && s.rotation < 0 && s.value < 0;
    return !start_ && keeps_positions() && !game_.layout.hash && is_simple && s.sites <= kMost ? s.sites : 0;
  }
  std::string hash_of(int type, const std::string& name) const {
    const bool is_kept = type == game_.default_type && hashed_sites() > 0;
    return "runtime::hash_space(w.space(" + name + "), " + std::to_string(type) +
           (is_kept ? ", w.m.site_hashes)" : ")");
  }
  bool keeps_positions() const { return p_.uses.repetitions != 0 || p_.uses.cycle; }
  // How much there is room for.
  void write_room() {
    const auto number = [&](const char* name, int value) {
      out_ << "  static constexpr int " << name << " = " << value << ";\n";
    };
    const bool measures = measures_turns();
    number("most_moves", measures ? std::min(room_.moves, 256) : room_.moves);
    number("most_groups", measures ? std::min(room_.groups, 64) : room_.groups);
    number("most_actions", room_.actions);
    number("most_saved", measures ? room_.saved_ahead : room_.saved);
    number("most_positions", keeps_positions() ? room_.positions : 1);
    number("most_listed", room_.listed);
    number("most_captures", most_captures());
    number("most_depth", 100);
    number("most_traces", traces() ? room_.traces : 0);
    number("scratch_lists", measures ? room_.lists_ahead : room_.lists);
    number("turn_worths", measures ? room_.worths : 0);
    number("grown_sets", grown_sets());
    number("hashed_sites", hashed_sites());
    out_ << "  static constexpr bool is_hosted = " << truth(!start_) << ";\n";
  }
  void write_constants() {
    const runtime::Layout& layout = game_.layout;
    const auto number = [&](const char* name, int value) {
      out_ << "  static constexpr int " << name << " = " << value << ";\n";
    };
    const auto flag = [&](const char* name, bool value) {
      out_ << "  static constexpr bool " << name << " = " << truth(value) << ";\n";
    };
    out_ << "struct Game;\nusing TheGame = Game;\nstruct Constants {\n  using Game = TheGame;\n  using Board "
            "= "
         << (start_ ? "ConstantBoard" : "HostBoard") << ";\n"
         << "  using Cell = Cells;\n  using Edge = Edges;\n  using Vertex = Vertices;\n  using Default = "
         << (game_.default_type == 0   ? "Cells"
             : game_.default_type == 1 ? "Edges"
                                       : "Vertices")
         << ";\n";
    number("bytes", layout.bytes);
    number("small_bytes", layout.small_bytes);
    number("words", p_.words);
    number("players", p_.players);
    number("components", layout.components);
    number("first_beyond", game_.first_beyond);
    write_room();
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
    flag("who_is_piece", !layout.owners.empty());
    flag("has_stacks", layout.small_bytes < layout.bytes);
    flag("uses_large_pieces", layout.large_pieces);
    flag("uses_dominoes", p_.uses.dominoes);
    flag("uses_cards", p_.uses.cards);
    flag("uses_line_of_play", p_.uses.line_of_play);
    flag("reads_around", reads_around());
    flag("notes_places", notes_places());
    flag("leaves_level", left_registers() != 0);
    flag("joins_moves", is_live({&Op::Combine, &Op::Sequence}));
    write_owner_known();
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
         << hash_of(0, "kCell") << " ^ " << hash_of(1, "kEdge") << " ^ " << hash_of(2, "kVertex") << "; }\n"
         << (start_ ? of_export() : "")
         << "};\nusing World = standalone::World<Constants>;\nusing TheWorld = World;\n"
         << "using List = World::List;\n\n";
  }
  // What exported.h asks for.
  std::string of_export() const {
    return "  static constexpr std::uint64_t chance_seed = 0xC0FFEE;\n"
           "  static constexpr int most_listed_moves = " +
           std::to_string(room_.legal) +
           ";\n"
           "  static constexpr int start_positions = " +
           std::to_string(start_->positions.size()) +
           ";\n"
           "  LUDENS_FN static std::uint64_t start_position(int i) { return kStartPositions()[i]; }\n"
           "  LUDENS_FN static const std::uint64_t* start() { return kStart(); }\n"
           "  static constexpr bool starts_in_order = " +
           truth(starts_in_order()) + ", whole_turns = " + truth(room_.whole_turns) +
           ";\n"
           "  LUDENS_FN static void set_up(std::byte* block) {\n"
           "    for (int i = 0; i < bytes / 8; ++i) reinterpret_cast<std::uint64_t*>(block)[i] = "
           "kStart()[i];\n  }\n"
           "  static const char* label(int type, int site) { return kLabels[kFirstLabel[type] + site]; }\n" +
           of_actions();
  }
  // What exported_actions.h asks for.
  std::string of_actions() const {
    const auto& space = game_.layout.space;
    const int cells = std::max(space[0].sites, 0);
    const int edges = std::max(space[1].sites, 0);
    const int vertices = std::max(space[2].sites, 0);
    return std::string("  static constexpr bool moves_within_a_site = ") + truth(room_.moves_within_a_site) +
           ";\n  static constexpr int all_sites = " + std::to_string(cells + edges + vertices) +
           ", most_variants = " + std::to_string(room_.variants) +
           ", most_nowhere = " + std::to_string(room_.nowhere) +
           ";\n  LUDENS_FN static constexpr int first_site(int type) { return type == 0 ? 0 : type == 1 ? " +
           std::to_string(cells) + " : " + std::to_string(cells + edges) + "; }\n";
  }
  // Does the first player begin, and the second follow?
  bool starts_in_order() const {
    const auto& head = *reinterpret_cast<const runtime::Head*>(start_->block.data());
    return head.mover == 1 && head.next == (p_.players == 1 ? 1 : 2) && !head.last_pass && !head.last_swap;
  }
  void write_labels() {
    std::string labels;
    std::string first;
    int count = 0;
    for (const ir::SiteType type : {ir::SiteType::Cell, ir::SiteType::Edge, ir::SiteType::Vertex}) {
      first += std::to_string(count) + ", ";
      const int sites = std::max(game_.layout.space[static_cast<size_t>(type)].sites, 0);
      for (int site = 0; site < sites; ++site, ++count) labels += '"' + label(type, site) + "\", ";
    }
    out_ << "inline constexpr const char* kLabels[] = {" << labels << "\"\"};\n"
         << "inline constexpr int kFirstLabel[] = {" << first << "};\n";
  }
  // As people call the site; of hands and the like by its number.
  std::string label(ir::SiteType type, int site) const {
    return site < game_.board->count(type) ? game_.board->label(type, site) : "@" + std::to_string(site);
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
    field("growth", view.growth);
    field("grown", view.grown);
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
  // A table of its own: on a GPU a constant of the program cannot be looked up.
  void write_owner_known() {
    out_ << "  LUDENS_FN static constexpr int owner_known(int what) {\n"
            "    constexpr std::uint8_t owners[] = {";
    for (const int owner : game_.owners) out_ << owner << ", ";
    out_ << "};\n    return owners[what];\n  }\n";
  }
  // Where an action happens, for rules that ask (interpreter/where.h).
  void write_places() {
    if (!notes_places()) return;
    out_ << "  template <class Action> LUDENS_FN static bool where(const Action& a, interpreter::Where& at) "
            "{\n    switch (a.op) {\n";
    for (int i = 0; i < ir::kOpCount; ++i) {
      const OpRecord& op = *ir::kAllOps[i];
      if (!op.locates) continue;  // others may push its actions, too
      const ir::Places places = ir::places_of(op);
      const auto value = [](int which) { return "a.v[" + std::to_string(which) + "]"; };
      const auto level = [&](int which) {
        return which < 0 ? "0" : "(" + value(which) + " < 0 ? 0 : " + value(which) + ")";
      };
      out_ << "      case " << i << ": at = {" << value(places.from) << ", " << value(places.to) << ", "
           << level(places.from_level) << ", " << level(places.to_level) << "}; return true;\n";
    }
    out_ << "      default: return false;\n    }\n  }\n";
  }
  // The phase that follows for a player, as engine::change_phases finds it.
  void write_next_phase() {
    out_ << "  template <class World> LUDENS_FN static int next_phase([[maybe_unused]] const World& w, int "
            "phase, "
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
    if (!start_)
      out_ << "// " << harmless(p_.name) << ", written by Ludens from its rules.\n#include \""
           << kHostedHeader << "\"\n\nnamespace {\n\n"
           << "using namespace ludens;\nusing namespace ludens::standalone;\n\n";
    write_space(0, "Cells");
    write_space(1, "Edges");
    write_space(2, "Vertices");
    write_arrays();
    if (start_) {
      write_array("std::uint64_t", "kStart", start_->block);
      write_array("std::uint64_t", "kStartPositions", start_->positions);
      write_labels();
    }
    write_constants();
    // The text of the rules says which tables there are.
    std::ostringstream before;
    std::swap(before, out_);
    write_functions();
    write_facts();
    write_attach();
    write_next_phase();
    write_places();
    write_kinds();
    write_moves();
    write_play();
    before << table_text_.take() << out_.str();
    std::swap(before, out_);
    if (start_) {
      out_ << "};\n";
      return;
    }
    out_ << "};\n\n";
    write_hosted();
  }
  // What the program calls (engine/hosted.h).
  void write_hosted() {
    const auto function = [](const std::string& of, const std::string& name, const std::string& result) {
      return "extern \"C\" const " + of + "* " + name + "() {\n  return " + result + ";\n}\n";
    };
    out_ << "}  // namespace\n\n#ifndef " << kOnlyRest
         << "\nconstexpr Playouts kPlayouts = hosted_playouts<Constants>();\n"
         << function("Playouts", "ludens_playouts", "&kPlayouts") << "#endif\n#ifndef " << kOnlyPlayouts
         << "\nconstexpr TableOf kTables[] = {";
    for (const Use& use : table_uses_) out_ << "{" << use.node << ", " << sink_constant(use.sink) << "}, ";
    out_ << "{}};\nconstexpr RestOfTurns kRest = hosted_rest<Constants>(kTables, " << table_uses_.size()
         << ");\n"
         << function("RestOfTurns", "ludens_rest", "&kRest") << "#endif\n";
  }

  const Start* start_ = nullptr;  // of a header of its own; null: it is played within this program
  const Room room_ = {};
};

}  // namespace

Emitted emit_exported(const Prepared& game, const Start& start, const Room& room, bool for_gpu) {
  return Standalone(game, start, room, for_gpu).run();
}

Emitted emit_standalone(const Prepared& game) {
  return Standalone(game).run();
}

}  // namespace ludens::native
