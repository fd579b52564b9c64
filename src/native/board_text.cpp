#include "native/board_text.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "interpreter/dice.h"
#include "native/table_text.h"

namespace ludens::native {

namespace {

using geometry::SiteType;
using interpreter::Prepared;

constexpr SiteType kTypes[] = {SiteType::Cell, SiteType::Edge, SiteType::Vertex};

// Ways across the board, one behind the other. Those from sites further along a line are its last part.
class WayPool {
 public:
  // Where the way begins.
  int place(std::span<const int> way) {
    const std::vector<int> all(way.begin(), way.end());
    if (const auto known = places_.find(all); known != places_.end()) return known->second;
    const int first = static_cast<int>(sites.size());
    sites.insert(sites.end(), all.begin(), all.end());
    for (size_t skip = 0; skip < all.size(); ++skip)
      places_.try_emplace(std::vector<int>(all.begin() + static_cast<std::ptrdiff_t>(skip), all.end()),
                          first + static_cast<int>(skip));
    return first;
  }
  std::vector<int> sites;

 private:
  std::map<std::vector<int>, int> places_;
};

class BoardWriter {
 public:
  BoardWriter(const Prepared& game, const std::set<std::string>& words, const std::string& rules,
              bool for_gpu)
      : game_(game), words_(words), rules_(rules), tables_(for_gpu) {}

  BoardText run() {
    if (std::string problem = why_not(); !problem.empty()) return {"", problem};
    write_absent();
    if (is_asked("ways"))
      write_ways();
    else
      function("ConstantWays ways(SiteType, int)", "return {};");
    if (is_asked("steps"))
      write_steps();
    else
      function("ConstantSteps steps(SiteType, int)", "return {};");
    if (is_asked("supported")) write_supported();
    if (is_asked("points")) write_points();
    if (is_asked("coordinates")) write_coordinates();
    if (is_asked("ends")) write_ends();
    if (is_asked("direction_table")) write_direction_tables();
    if (is_asked("facing")) write_facing();
    if (is_asked("flipped")) write_flipped();
    if (is_asked("shown") || game_.layout.dice >= 0) write_shown();
    write_lists();
    write_dice();
    constexpr size_t kMostItems = 400'000;
    if (tables_.items() > kMostItems) return {"", "the board is too large for constants"};
    return {tables_.take() + "struct ConstantBoard {\n" + functions_.str() + "};\n", ""};
  }

 private:
  std::string why_not() const {
    if (game_.program.uses.large_pieces || game_.layout.large_pieces)
      return "pieces cover more than one site";
    if (game_.program.uses.dominoes) return "there are dominoes";
    if (game_.layout.on_track >= 0) return "the state keeps what stands on tracks";
    if (rules_.find("kernels::intervene(") != std::string::npos)
      return "there are no constants for intervene";
    return "";
  }
  // What kernels ask of games that have such things.
  void write_absent() {
    function("int footprints(int)", "return 0;");
    function("kernels::Ints footprint(int, int, int)", "return {};");
    function("bool is_domino(int)", "return false;");
    function("int pips(int, int)", "return 0;");
    function("void enter_tracks(runtime::View&, int, int, int)", "");
    function("void leave_tracks(runtime::View&, int, int)", "");
    function("void follow_on_tracks(runtime::View&, int, int, int, int)", "");
  }
  bool is_asked(const std::string& name) const {
    for (const std::string by : {"w.", "w_.", "world."})
      if (words_.contains(by + name + "(")) return true;
    return false;
  }
  int count(SiteType type) const { return game_.board->count(type); }
  static std::string number(std::int64_t value) { return std::to_string(value); }
  void numbers(const std::string& type, const std::string& name, const std::vector<int>& values) {
    tables_.numbers(type, name, values.empty() ? std::vector<int>{0} : values);
  }
  void function(const std::string& head, const std::string& body) {
    functions_ << "  LUDENS_FN static " << head << " { " << body << " }\n";
  }

  void write_ways() {
    WayPool pool;
    std::vector<int> of_site;
    std::vector<std::string> all, tables;
    for (const SiteType type : kTypes)
      for (int d = 0; d < geometry::kDirections; ++d) {
        const geometry::Radials& radials = game_.board->radials(type, static_cast<geometry::Direction>(d));
        const size_t before = all.size();
        const size_t first = of_site.size();
        for (int site = 0; site < count(type); ++site) {
          of_site.push_back(static_cast<int>(all.size()));
          for (int n = 0; n < radials.count(site); ++n) {
            const std::span<const int> way = radials.radial(site, n);
            all.push_back("{" + number(pool.place(way)) + ", " + number(std::ssize(way)) + "}");
          }
        }
        of_site.push_back(static_cast<int>(all.size()));
        const bool some = all.size() > before;
        if (!some) of_site.resize(first);
        const std::string at = TableText::at("kWayStarts") + " + " + number(static_cast<std::int64_t>(first));
        tables.push_back("{" + (some ? at : "nullptr") + ", " + TableText::at("kWayList") + ", " +
                         TableText::at("kWaySites") + "}");
      }
    if (all.empty()) all.emplace_back("{0, 0}");
    numbers("std::int32_t", "kWayStarts", of_site);
    tables_.array("ConstantWays::Way", "kWayList", all);
    numbers("std::int32_t", "kWaySites", pool.sites);
    tables_.array("ConstantWays", "kWays", tables);
    function("ConstantWays ways(SiteType type, int direction)",
             "return kWays()[static_cast<int>(type) * " + number(geometry::kDirections) + " + direction];");
  }

  void write_steps() {
    std::vector<int> first;
    std::vector<int> first_of_type;
    std::vector<std::string> all;
    for (const SiteType type : kTypes) {
      first_of_type.push_back(static_cast<int>(first.size()));
      for (int site = 0; site < count(type); ++site) {
        first.push_back(static_cast<int>(all.size()));
        for (const geometry::Step& step : game_.board->steps(type)[site])
          all.push_back("{" + number(step.to) + ", static_cast<SiteType>(" +
                        number(static_cast<int>(step.type)) + "), " + std::to_string(step.directions) +
                        "ull}");
      }
    }
    first.push_back(static_cast<int>(all.size()));
    if (all.empty()) all.emplace_back("{}");
    numbers("std::int32_t", "kStepTypes", first_of_type);
    numbers("std::int32_t", "kStepStarts", first);
    tables_.array("ConstantStep", "kStepList", all);
    function("ConstantSteps steps(SiteType type, int site)",
             "const std::int32_t* const at = kStepStarts() + kStepTypes()[static_cast<int>(type)] + site; "
             "return {kStepList() + at[0], kStepList() + at[1]};");
  }

  void write_supported() {
    std::vector<std::uint64_t> masks;
    for (const SiteType type : kTypes)
      for (int r = 0; r < geometry::kRelations; ++r)
        masks.push_back(game_.board->supported(type, static_cast<geometry::Relation>(r)).mask);
    tables_.numbers("std::uint64_t", "kSupported", masks);
    function("std::uint64_t supported(SiteType type, geometry::Relation relation)",
             "return kSupported()[static_cast<int>(type) * " + number(geometry::kRelations) +
                 " + static_cast<int>(relation)];");
  }

  // One table for all types; where each begins is a constant.
  std::string by_type(const std::string& table) const {
    return "return " + table + "() + (type == SiteType::Cell ? 0 : type == SiteType::Edge ? " +
           number(count(SiteType::Cell)) + " : " + number(count(SiteType::Cell) + count(SiteType::Edge)) +
           ");";
  }
  void write_points() {
    std::vector<std::string> all;
    for (const SiteType type : kTypes)
      for (const geometry::Point& p : game_.board->at(type)) {
        std::ostringstream item;
        item.precision(17);
        item << "{" << p.x << ", " << p.y << "}";
        all.push_back(item.str());
      }
    tables_.array("ConstantPoint", "kPoints", all);
    function("const ConstantPoint* points(SiteType type)", by_type("kPoints"));
  }
  void write_coordinates() {
    std::vector<std::string> all;
    for (const SiteType type : kTypes)
      for (const geometry::Coordinate& c : game_.board->coordinates(type))
        all.push_back("{" + number(c.row) + ", " + number(c.column) + ", " + number(c.layer) + "}");
    tables_.array("ConstantPlace", "kPlaces", all);
    function("const ConstantPlace* coordinates(SiteType type)", by_type("kPlaces"));
  }

  // Numbers in rows of different lengths: name(i) is the i-th as Ints.
  void write_rows(const std::string& table, const std::string& head, const std::string& index,
                  const std::vector<std::vector<int>>& rows) {
    std::vector<int> first, all;
    for (const std::vector<int>& row : rows) {
      first.push_back(static_cast<int>(all.size()));
      all.insert(all.end(), row.begin(), row.end());
    }
    first.push_back(static_cast<int>(all.size()));
    numbers("std::int32_t", table + "Starts", first);
    numbers("std::int32_t", table, all);
    function(head, "const std::int32_t* const at = " + table + "Starts() + " + index + "; return {" + table +
                       "() + at[0], at[1] - at[0]};");
  }
  void write_ends() {
    std::vector<std::vector<int>> rows;
    for (int edge = 0; edge < count(SiteType::Edge); ++edge) {
      const auto both = game_.board->incident(SiteType::Edge, SiteType::Vertex)[edge];
      rows.emplace_back(both.begin(), both.end());
    }
    write_rows("kEnds", "kernels::Ints ends(int edge)", "edge", rows);
  }
  // Those that the text names.
  void write_lists() {
    std::vector<std::vector<int>> rows;
    bool some = false;
    for (size_t i = 0; i < game_.program.lists.size(); ++i) {
      const bool named = rules_.find("w.list(" + std::to_string(i) + ")") != std::string::npos;
      some = some || named;
      rows.push_back(named ? game_.program.lists[i] : std::vector<int>{});
    }
    if (some) write_rows("kLists", "kernels::Ints list(int index)", "index", rows);
  }
  void write_direction_tables() {
    std::vector<std::uint64_t> all;
    for (const auto& table : game_.program.directions)
      all.insert(all.end(), table.by_facing.begin(), table.by_facing.end());
    if (all.empty()) all.push_back(0);
    tables_.numbers("std::uint64_t", "kDirectionTables", all);
    function("const std::uint64_t* direction_table(int index)",
             "return kDirectionTables() + index * " + number(geometry::kSpecificDirections + 1) + ";");
  }

  // --- pieces
  void write_facing() {
    numbers("std::int32_t", "kFacing", game_.facing);
    function("int facing(int what)", "return kFacing()[what];");
  }
  void write_flipped() {
    std::vector<int> both;
    for (const ir::Component& component : game_.program.equipment->components) {
      both.push_back(component.flips ? component.flips->first : -1);
      both.push_back(component.flips ? component.flips->second : -1);
    }
    numbers("std::int32_t", "kFlips", both);
    function("int flipped(int what, int state)",
             "const std::int32_t* const sides = kFlips() + 2 * what; return sides[0] == sides[1] ? state : "
             "state == sides[0] ? sides[1] : state == sides[1] ? sides[0] : state;");
  }
  void write_shown() {
    std::vector<std::vector<int>> rows;
    for (const ir::Component& component : game_.program.equipment->components)
      rows.push_back(component.faces);
    write_rows("kFaces", "kernels::Ints faces_of(int die)", "die", rows);
    function("int shown(int die, int face)",
             "const kernels::Ints faces = faces_of(die); return face >= 0 && face < faces.size() ? "
             "faces[face] : 0;");
  }
  void write_dice() {
    if (game_.layout.dice < 0) return;
    std::vector<std::string> items;
    std::vector<int> weights;
    for (const kernels::Die& die : interpreter::dice_of(game_.program)) {
      items.push_back("{" + number(die.site) + ", " + number(die.component) + ", " + number(die.faces) +
                      ", " + number(die.weight) + ", " + TableText::at("kDieWeights") + " + " +
                      number(std::ssize(weights)) + "}");
      if (die.weight > 0) weights.insert(weights.end(), die.weights, die.weights + die.faces);
    }
    if (items.empty()) return;
    numbers("std::int32_t", "kDieWeights", weights);
    tables_.array("kernels::Die", "kDice", items);
    function("const kernels::Die& die(int i)", "return kDice()[i];");
  }

  const Prepared& game_;
  const std::set<std::string>& words_;
  const std::string& rules_;
  TableText tables_;
  std::ostringstream functions_;
};

}  // namespace

BoardText board_text(const Prepared& game, const std::set<std::string>& words, const std::string& rules,
                     bool for_gpu) {
  return BoardWriter(game, words, rules, for_gpu).run();
}

}  // namespace ludens::native
