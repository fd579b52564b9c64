#include "ludemes/board_check.h"

#include <algorithm>
#include <set>

#include "language/bound_places.h"
#include "language/names_check.h"
#include "ludemes/regions/region_tools.h"
#include "ludemes/roles.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes {

namespace {

enum class What : std::uint8_t { Label, Site, Row, Column };

// Slots that name something of the board; an array is a list of such names.
struct BoardSlot {
  std::string_view rule;
  std::string_view slot;
  What what;
};
constexpr BoardSlot kBoardSlots[] = {
    {"place", "coord", What::Label},         {"place", "coords", What::Label},
    {"place", "site", What::Site},           {"place", "indices", What::Site},
    {"start.set.set", "coord", What::Label}, {"start.set.set", "coords", What::Label},
    {"start.set.set", "site", What::Site},   {"start.set.set", "indices", What::Site},
    {"coord", "coordinate", What::Label},    {"coord", "row", What::Row},
    {"coord", "column", What::Column},       {"sites", "coordinates", What::Label},
    {"sites", "list", What::Site},
};

constexpr size_t kMaxWarnings = 20;
constexpr int kLabelsShown = 12;
constexpr char kHowHandsAreMade[] = "hands are made by (hand Each) in the equipment";

std::string in_quotes(std::string_view name) {
  return "\"" + std::string(name) + "\"";
}

std::string_view noun(SiteType type) {
  return type == SiteType::Cell ? "cell" : type == SiteType::Edge ? "edge" : "vertex";
}

class BoardCheck {
 public:
  explicit BoardCheck(Lowering& l)
      : l_(l),
        board_(l.equipment.board),
        description_(l.description),
        places_(description_.tree, description_.bound, description_.expansion.game) {}

  Diagnostics run() {
    for (const BoundId id : places_.all()) {
      const Bound& bound = description_.bound[id];
      if (bound.kind == BoundKind::Constant) check_direction(id, bound);
      if (bound.kind == BoundKind::Form) check_form(l_.use(id));
    }
    return std::move(warnings_);
  }

 private:
  // A value and the way to it: equal values are one, and 2 may stand in many places.
  struct Given {
    BoundId id;
    BoundPlaces::From from;
  };

  Given given(const Use& use, std::string_view slot) const {
    const auto& slots = use.form().slots;
    const auto found = std::ranges::find(slots, slot, &Slot::name);
    return {use.arg(slot), {use.id(), static_cast<std::uint32_t>(found - slots.begin())}};
  }

  void check_form(const Use& use) {
    const std::string_view rule = use.form().ludeme->rule;
    for (const BoardSlot& row : kBoardSlots)
      if (row.rule == rule && use.has(row.slot)) check_slot(use, row);
    if (rule == "place") check_place(use);
    if (rule == "handSite" || (rule == "sites" && use.word("sitesPlayerType") == "Hand")) check_hand(use);
    if (rule == "sites" && use.has("sitesIndexType") && use.has("index")) check_index(use);
    if (use.form().ludeme->form.starts_with("(sites [<moves.player>") && use.has("name"))
      check_region_or_label(use);
  }

  void check_slot(const Use& use, const BoardSlot& row) {
    if (row.what == What::Site && use.has("container")) return;  // a site of that container
    const Given value = given(use, row.slot);
    if (description_.bound[value.id].kind != BoundKind::Array) return check_value(use, row.what, value);
    const auto items = use.items(row.slot);
    for (size_t i = 0; i < items.size(); ++i)
      check_value(use, row.what, {items[i], {value.id, static_cast<std::uint32_t>(i)}});
  }

  void check_value(const Use& use, What what, const Given& value) {
    const SiteType type = use.pick("siteType", kSiteTypeNames, l_.default_type());
    if (what == What::Label) return check_label(type, value);
    const std::optional<double> number = l_.maker.number(value.id);
    if (!number) return;
    if (what == What::Site) return check_site(value, *number);
    check_line(value, *number, what == What::Row ? "row" : "column",
               what == What::Row ? board_.rows(type) : board_.columns(type));
  }

  void check_label(SiteType type, const Given& value) {
    if (description_.bound[value.id].kind != BoundKind::String || type == SiteType::Edge) return;
    const std::string_view label = l_.maker.word(value.id);
    const int count = board_.count(type);
    if (count == 0 || board_.find_label(type, label) >= 0) return;
    std::string some;
    for (int site = 0; site < std::min(count, kLabelsShown); ++site)
      some += (some.empty() ? "" : ", ") + in_quotes(board_.label(type, site));
    if (count > kLabelsShown) some += ", ..., " + in_quotes(board_.label(type, count - 1));
    warn(value, "L0350", "the board has no site " + in_quotes(label), "it has: " + some);
  }

  // (sites "Home") is a region; what looks like "B2" and is none is a coordinate.
  void check_region_or_label(const Use& use) {
    const std::string_view name = use.word("name");
    const auto is_named = [&](const ir::Region& r) { return r.name.find(name) != std::string::npos; };
    if (looks_like_site(name) && std::ranges::none_of(l_.equipment.regions, is_named))
      check_label(use.pick("siteType", kSiteTypeNames, l_.default_type()), given(use, "name"));
  }

  // Hands go on counting where the board ends.
  void check_site(const Given& value, double number) {
    int count = l_.equipment.site_count();
    for (const auto& row : kSiteTypeNames)
      if (l_.program.uses.site_type[l_.space(row.value)]) count = std::max(count, board_.count(row.value));
    if (number < count || count == 0) return;  // a board without sites is told about as such
    warn(value, "L0351", "there is no site " + std::to_string(static_cast<long>(number)),
         "sites are counted from 0 to " + std::to_string(count - 1) +
             ", those of hands after those of the board");
  }

  void check_line(const Given& value, double number, const std::string& kind, int count) {
    if ((number >= 0 && number < count) || count == 0) return;
    warn(value, "L0352", "the board has no " + kind + " " + std::to_string(static_cast<long>(number)),
         kind + "s are counted from 0 to " + std::to_string(count - 1));
  }

  void check_index(const Use& use) {
    const Given index = given(use, "index");
    const std::optional<double> number = l_.maker.number(index.id);
    if (!number) return;
    const SiteType type = use.pick("siteType", kSiteTypeNames, l_.default_type());
    const std::string_view kind = use.word("sitesIndexType");
    if (kind == "Row") check_line(index, *number, "row", board_.rows(type));
    if (kind == "Column") check_line(index, *number, "column", board_.columns(type));
    if (kind == "Layer") check_line(index, *number, "layer", board_.layers(type));
  }

  // --- directions

  // Which directions, and kinds of them, lead from site to site of the kinds that hold pieces.
  geometry::DirectionMask directions_there() {
    if (directions_) return *directions_;
    geometry::DirectionMask mask = geometry::bit(geometry::Direction::Rotational);
    for (const auto& row : kSiteTypeNames)
      if (l_.program.uses.site_type[l_.space(row.value)])
        for (const geometry::Step& step : board_.steps(row.value).items())
          if (step.type == row.value) mask |= step.directions;
    directions_ = mask;
    return mask;
  }

  void check_direction(BoundId id, const Bound& constant) {
    if (constant.type == kNoType || description_.registry->type(constant.type).name != "absoluteDirection")
      return;
    const auto direction = geometry::direction_named(l_.maker.word(id));
    if (!direction || geometry::has(directions_there(), *direction)) return;
    std::string list;
    for (const geometry::Direction d : board_.supported(l_.default_type(), geometry::Relation::All).in_order)
      list += (list.empty() ? "" : ", ") + std::string(geometry::name(d));
    const std::string kind(noun(l_.default_type()));
    warn(
        {id, places_.from(id)}, "L0353",
        "no step of this board leads " + std::string(geometry::name(*direction)),
        list.empty() ? "no " + kind + " has a neighbour" : "from " + kind + " to " + kind + " lead: " + list);
  }

  // --- hands and stacks

  // The player whose hand is asked for; none where that depends on the state.
  std::optional<int> player_asked(const Use& use) {
    if (use.has("role")) return role_number(use.word("role"), l_.players());
    if (!use.has("player")) return std::nullopt;
    BoundId player = use.arg("player");
    const Bound& bound = description_.bound[player];
    if (bound.kind == BoundKind::Form && bound.form->keyword == "player")
      player = l_.use(player).arg("index");
    const std::optional<double> number = player == kUnbound ? std::nullopt : l_.maker.number(player);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
  }

  void check_hand(const Use& use) {
    const auto& containers = l_.equipment.containers;
    const std::optional<int> player = player_asked(use);
    // Any hand will do where that depends on the state; for Shared it is whichever comes first.
    const bool any = !player || *player == l_.players() + 1;
    const bool there = std::any_of(containers.begin() + 1, containers.end(),
                                   [&](const ir::Container& c) { return any || c.owner == *player; });
    if (there) return;
    const Given whose = use.has("role")     ? given(use, "role")
                        : use.has("player") ? given(use, "player")
                                            : Given{use.id(), places_.from(use.id())};
    warn(whose, "L0354",
         any || *player < 1 ? "there is no such hand" : "player " + std::to_string(*player) + " has no hand",
         kHowHandsAreMade);
  }

  // (place "Disc" "Hand") is for every player who has one.
  void check_hands_of_players(const Use& use) {
    for (int player = 1; player <= l_.players(); ++player)
      if (rules::container_named(l_, "Hand" + std::to_string(player)) > 0) return;
    warn(given(use, "container"), "L0354", "no player has a hand", kHowHandsAreMade);
  }

  void check_place(const Use& use) {
    if (use.has("container")) check_hand_by_number(use);
    if (use.word("container") == "Hand") check_hands_of_players(use);
    const bool stack = use.form().ludeme->form.starts_with("(place Stack");
    if (use.form().ludeme->form.starts_with("(place Random")) return;
    if (!l_.program.uses.stacks || (stack && !use.has("container"))) return;
    for (const std::string_view slot : {"count", "counts"}) check_count(use, slot, stack);
  }

  void check_count(const Use& use, std::string_view slot, bool stack) {
    if (!use.has(slot)) return;
    Given value = given(use, slot);
    if (slot == "counts" && !use.items(slot).empty()) value = {use.items(slot).front(), {value.id, 0}};
    const std::optional<double> number = l_.maker.number(value.id);
    if (!number || *number == 1) return;
    const std::string label(slot);
    warn(value, "L0356",
         stack ? label + ": means nothing where a container is named: each site gets one of each piece"
               : label + ": means nothing in a game with stacks: this places a single piece",
         stack ? "name the site itself: (place Stack " + in_quotes(use.word("piece", "Piece")) +
                     " (handSite P1) count:" + std::to_string(static_cast<long>(*number)) + ")"
               : "a stack is placed by (place Stack " + in_quotes(use.word("piece")) +
                     " ... count:" + std::to_string(static_cast<long>(*number)) + ")");
  }

  // (place "Ball1" "Hand1") gives the hand the component of the container's number, whatever it names.
  void check_hand_by_number(const Use& use) {
    if (use.form().ludeme->form.starts_with("(place Stack")) return;
    const int container = rules::container_named(l_, use.word("container"));
    if (container < 1 || use.word("container").find("Hand") == std::string_view::npos) return;
    const auto& components = l_.equipment.components;
    const std::string_view piece = use.word("piece");
    if (l_.component_named(piece) == container) return;
    const bool known = static_cast<size_t>(container) < components.size();
    const ir::Container& hand = l_.equipment.containers[static_cast<size_t>(container)];
    const std::string site =
        "(handSite " + (hand.owner > l_.players() ? "Shared" : "P" + std::to_string(hand.owner)) + ")";
    warn(given(use, "piece"), "L0355",
         "this places " +
             (known ? in_quotes(components[static_cast<size_t>(container)].name) + ", not " + in_quotes(piece)
                    : "nothing") +
             ": a hand named with its number gets the piece of that number",
         "to place this piece, write (place " + in_quotes(piece) + " " + site +
             (use.has("count") ? " count:...)" : ")"));
  }

  void warn(const Given& value, const char* code, std::string message, std::string note) {
    if (warnings_.size() >= kMaxWarnings || !told_.emplace(code, message).second) return;
    Diagnostic out =
        description_.error_at(places_.place(value.id, value.from), value.id, code, std::move(message));
    out.severity = Severity::Warning;
    out.notes.insert(out.notes.begin(), {std::move(note), std::nullopt});
    warnings_.push_back(std::move(out));
  }

  Lowering& l_;
  const geometry::Topology& board_;
  const Description& description_;
  BoundPlaces places_;
  std::optional<geometry::DirectionMask> directions_;
  std::set<std::pair<std::string, std::string>> told_;  // each thing once
  Diagnostics warnings_;
};

}  // namespace

Diagnostics check_board(Lowering& lowering) {
  return BoardCheck(lowering).run();
}

}  // namespace ludens::ludemes
