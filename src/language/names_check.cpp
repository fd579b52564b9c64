#include "language/names_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "base/names.h"
#include "language/bound_places.h"
#include "language/scan.h"

namespace ludens {

namespace {

enum class Kind : std::uint8_t {
  Piece,
  Container,
  Region,
  Track,
  Map,
  Phase,
  Hints,
  Variable,
  Remembered,
  Event,
  Proposition,
};
constexpr size_t kKinds = 11;

struct KindText {
  const char* noun;
  const char* declared;  // how a thing of that kind gets a name
};
constexpr std::array<KindText, kKinds> kKindTexts = {{
    {"piece", "(piece \"Name\" ...)"},
    {"container", "(hand ...), (dice ...)"},
    {"region", "(regions \"Name\" ...)"},
    {"track", "(track \"Name\" ...)"},
    {"map", "(map \"Name\" ...)"},
    {"phase", "(phase \"Name\" ...)"},
    {"set of hints", "(hints \"Name\" ...)"},
    {"variable", "(set Var \"Name\" ...)"},
    {"list of remembered values", "(remember Value \"Name\" ...)"},
    {"event", "(trigger \"Name\" ...)"},
    {"proposition", "(propose \"Name\") or (vote \"Name\")"},
}};

enum class How : std::uint8_t {
  Declares,
  Whole,         // the name itself, a piece's owner number included
  AsDeclared,    // the name without its owner's number
  WithoutOwner,  // either of these, or the part before the number
  Part,          // any part of a name
};

struct NameSlot {
  std::string_view rule;
  std::string_view form;  // how the form begins
  std::string_view slot;
  Kind kind;
  How how;
  Severity severity = Severity::Error;
};

using enum Kind;
using enum How;
constexpr Severity kWarn = Severity::Warning;

constexpr NameSlot kNameSlots[] = {
    {"component.piece", "(piece", "name", Piece, Declares},
    {"tile", "(tile", "name", Piece, Declares},
    {"component", "(component", "name", Piece, Declares},
    {"component.card", "(card", "name", Piece, Declares},
    {"domino", "(domino", "name", Piece, Declares},
    {"die", "(die", "name", Piece, Declares},
    {"place", "(place <string>", "piece", Piece, Whole},
    {"place", "(place Stack", "piece", Piece, Whole},
    {"place", "(place Stack", "items", Piece, Whole},
    {"place", "(place Random", "pieces", Piece, Whole},
    {"math.count", "(count <string>", "piece", Piece, Part, kWarn},
    {"moves.piece", "(piece", "name", Piece, Whole},
    {"moves.piece", "(piece", "names", Piece, Whole},
    {"board.id", "(id [<string>]", "name", Piece, Part, kWarn},
    {"board.id", "(id <string>", "name", Piece, Whole, kWarn},
    {"where", "(where", "name", Piece, Part, kWarn},
    {"operators.foreach.forEach", "(forEach Piece", "name", Piece, AsDeclared, kWarn},
    {"operators.foreach.forEach", "(forEach Piece", "names", Piece, AsDeclared, kWarn},
    {"sites", "(sites Occupied", "componentString", Piece, AsDeclared, kWarn},
    {"sites", "(sites Occupied", "components", Piece, AsDeclared, kWarn},
    {"count.count", "(count <countComponentType>", "name", Piece, Part, kWarn},
    {"booleans.no.no", "(no Pieces", "name", Piece, Part, kWarn},

    {"place", "(place <string>", "container", Container, Part},
    {"place", "(place Stack", "container", Container, Part},
    {"booleans.is.is", "(is Target", "name", Container, Part, kWarn},
    {"expand", "(expand", "name", Container, Part, kWarn},
    {"operators.foreach.forEach", "(forEach Piece", "containerName", Container, Part, kWarn},
    {"sites", "(sites Occupied", "containerString", Container, Part, kWarn},
    {"sites", "(sites <sitesPlayerType>", "name", Container, Part, kWarn},

    {"regions", "(regions", "name", Region, Declares},
    {"sites", "(region", "name", Region, Declares},
    {"sites", "(sites [<moves.player>", "name", Region, Part, kWarn},
    {"count.count", "(count [<countSiteType>]", "name", Region, Part, kWarn},
    {"deductionPuzzle.is.is", "(is <isPuzzleRegionResultType>", "name", Region, Part, kWarn},

    {"board.track", "(track", "name", Track, Declares},
    {"count.count", "(count StepsOnTrack", "name", Track, Part, kWarn},
    {"trackSite", "(trackSite", "name", Track, Part, kWarn},
    {"sites", "(sites Track", "name", Track, Part, kWarn},
    {"firstMoveOnTrack", "(firstMoveOnTrack", "track", Track, Part, kWarn},
    {"max.max", "(max Distance", "track", Track, Part, kWarn},
    {"move", "(move Slide", "track", Track, Part, kWarn},
    {"slide", "(slide", "track", Track, Part, kWarn},
    {"sow", "(sow", "track", Track, Part, kWarn},

    {"map", "(map", "name", Map, Declares},
    {"mapEntry", "(mapEntry", "name", Map, Whole, kWarn},
    {"phase.phase", "(phase", "name", Phase, Declares},
    {"nextPhase", "(nextPhase", "phase", Phase, Whole},
    {"hints", "(hints", "name", Hints, Declares},
    {"regions", "(regions", "hints", Hints, Whole, kWarn},

    {"effect.set.set", "(set Var", "variable", Variable, Declares},
    {"var", "(var", "name", Variable, Whole, kWarn},
    {"remember", "(remember Value", "list", Remembered, Declares},
    {"start.set.set", "(set RememberValue", "list", Remembered, Declares},
    {"forget", "(forget Value", "list", Remembered, Whole, kWarn},
    {"values.values", "(values Remembered", "name", Remembered, Whole, kWarn},
    {"trigger", "(trigger", "event", Event, Declares},
    {"booleans.is.is", "(is Triggered", "event", Event, Whole, kWarn},
    {"propose", "(propose", "proposition", Proposition, Declares},
    {"propose", "(propose", "propositions", Proposition, Declares},
    {"vote", "(vote", "vote", Proposition, Declares},
    {"vote", "(vote", "votes", Proposition, Declares},
    {"move", "(move <moveMessageType>", "proposition", Proposition, Declares},
    {"move", "(move <moveMessageType>", "propositions", Proposition, Declares},
    {"booleans.is.is", "(is <isStringType>", "name", Proposition, Whole, kWarn},
};

bool is_row(const NameSlot& row, std::string_view rule, const Form& form, const Slot& slot) {
  return slot.name == row.slot && rule == row.rule && form.ludeme->form.starts_with(row.form);
}

std::string_view without_number(std::string_view name) {
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  return name;
}

class NamesCheck {
 public:
  NamesCheck(const Tree& tree, const BoundTree& bound, const Text& text, const Sources& sources)
      : tree_(tree), bound_(bound), text_(text), sources_(sources), places_(tree, bound, text) {}

  Diagnostics run() {
    for (const BoundId at : places_.all())
      if (bound_[at].kind == BoundKind::Form) visit_form(at);
    finish_names();
    for (const Use& use : uses_) check(use);
    return std::move(diagnostics_);
  }

 private:
  using From = BoundPlaces::From;
  struct Use {
    const NameSlot* row;
    How how;
    BoundId string;
    From from;
    Severity severity;
  };
  struct Names {
    std::set<std::string, std::less<>> written;  // as declared
    std::set<std::string, std::less<>> whole;    // with their owners' numbers
    bool open = false;                           // made names that are not listed here
  };

  void visit_form(BoundId at) {
    const Form& form = *bound_[at].form;
    const auto args = bound_.args(at);
    note_item(at, form);
    for (size_t i = 0; i < args.size(); ++i) {
      if (args[i] == kUnbound) continue;
      const From here{at, static_cast<std::uint32_t>(i)};
      if (bound_[args[i]].kind == BoundKind::String) {
        visit_string(form, i, args[i], at, here);
      } else if (bound_[args[i]].kind == BoundKind::Array) {
        const auto items = bound_.args(args[i]);
        if (items.empty() || bound_[items[0]].kind != BoundKind::String) continue;
        for (size_t k = 0; k < items.size(); ++k)
          visit_string(form, i, items[k], at, {args[i], static_cast<std::uint32_t>(k)});
      }
    }
  }

  void visit_string(const Form& form, size_t slot, BoundId string, BoundId form_id, From from) {
    const NameSlot* row = row_of(form, slot);
    if (row == nullptr) return;
    if (row->how != Declares) {
      uses_.push_back({row, how_of(*row, form_id), string, from, row->severity});
      if (row->rule == "moves.piece") ask_user_of_piece(uses_.back(), form_id);
      return;
    }
    const std::string name(tree_.word(bound_[string].word));
    names(row->kind).written.insert(name);
    if (row->kind != Piece) return;
    const std::string_view role = role_of(form_id);
    pieces_.push_back({name, role.empty() && form.keyword == "piece" ? "Each" : role});
  }

  // (place "Pawn" "Hand") gives every player's hand that player's pawns.
  How how_of(const NameSlot& row, BoundId form) const {
    const bool each = row.rule == "place" && row.kind == Piece && bound_.arg(form, "container") != kUnbound;
    return each ? WithoutOwner : row.how;
  }

  // What a (piece "King") must name depends on the ludeme that it stands in. (promote ... Mover) looks for a
  // piece of that name and owner, and without one the piece turns into nothing; where others find none,
  // nothing happens.
  void ask_user_of_piece(Use& use, BoundId piece) const {
    const BoundId user = places_.from(piece).parent;
    if (user == kUnbound || bound_[user].kind != BoundKind::Form) return;
    const std::string_view form = bound_[user].form->ludeme->form;
    const auto is = [&](std::string_view begin) { return form.starts_with(begin); };
    const bool promotes = is("(promote") || is("(move Promote");
    const bool of_owner = bound_.arg(user, "player") != kUnbound || bound_.arg(user, "role") != kUnbound;
    if (promotes && of_owner) use.how = WithoutOwner;
    if ((promotes && of_owner) || is("(surround") || is("(sites Start")) use.severity = kWarn;
  }

  const NameSlot* row_of(const Form& form, size_t slot) const {
    const auto found = std::ranges::find_if(kNameSlots, [&](const NameSlot& row) {
      return is_row(row, form.ludeme->rule, form, form.slots[slot]);
    });
    return found == std::end(kNameSlots) ? nullptr : found;
  }

  // The roleType among the arguments, or nothing.
  std::string_view role_of(BoundId form) const {
    for (const BoundId arg : bound_.args(form))
      if (arg != kUnbound && bound_[arg].kind == BoundKind::Constant) {
        const std::string_view word = tree_.word(bound_[arg].word);
        if (word == "Each" || word == "Neutral" || word == "Shared" || owner_number(word)) return word;
      }
    return {};
  }

  static std::optional<int> owner_number(std::string_view role) {
    if (role.size() < 2 || role[0] != 'P' || !is_digit(role[1])) return std::nullopt;
    return std::stoi(std::string(role.substr(1)));
  }

  // Things that get names of their own accord.
  void note_item(BoundId at, const Form& form) {
    const std::string_view rule = form.ludeme->rule;
    if (rule == "players") return note_players(at);
    if (rule == "other.hand") return note_container("Hand");
    if (rule == "dice") {
      names(Piece).open = true;
      return note_container("Dice");
    }
    if (rule == "deck") {
      names(Piece).open = true;
      return note_container("Deck");
    }
    if (rule == "surakartaBoard") names(Track).open = true;
    if (rule == "dominoes") names(Piece).open = true;
    if (rule == "map" && bound_.arg(at, "name") == kUnbound) names(Map).written.insert("Map");
    if (rule == "regions" && bound_.arg(at, "name") == kUnbound)
      for (int owner = 0; owner <= kMaxOwner; ++owner)
        names(Region).written.insert("Region" + std::to_string(owner));
  }

  void note_container(const std::string& name) {
    names(Container).written.insert(name);
    for (int owner = 0; owner <= kMaxOwner; ++owner)
      names(Container).whole.insert(name + std::to_string(owner));
  }

  void note_players(BoundId at) {
    const auto args = bound_.args(at);
    if (args.empty() || args[0] == kUnbound) return;
    const Bound& count = bound_[args[0]];
    if (count.kind == BoundKind::Int && count.number >= 0 && count.number <= kMaxOwner)
      players_ = static_cast<int>(count.number);
    if (count.kind == BoundKind::Array && count.arg_count <= kMaxOwner)
      players_ = static_cast<int>(count.arg_count);
    if (count.kind == BoundKind::Form) names(Piece).open = true;  // (players (+ 1 2)): not worked out here
  }

  void finish_names() {
    names(Container).written.insert("Board");
    for (const auto& [name, role] : pieces_) {
      const auto number = owner_number(role);
      if (role == "Neutral") {
        declared_as_[name + "0"] = name;
      } else if (number && players_ != 1) {
        declared_as_[name + std::to_string(*number)] = name;
      } else if (role == "Each" && players_ != 1) {
        for (int owner = 1; owner <= players_; ++owner) declared_as_[name + std::to_string(owner)] = name;
      } else {
        declared_as_[name] = name;
      }
    }
    for (const auto& [whole, name] : declared_as_) names(Piece).whole.insert(whole);
    for (const Kind kind :
         {Container, Region, Track, Map, Phase, Hints, Variable, Remembered, Event, Proposition})
      names(kind).whole.insert(names(kind).written.begin(), names(kind).written.end());
  }

  bool known(std::string_view name, Kind kind, How how) {
    const Names& n = names(kind);
    if (n.open || (how != AsDeclared && n.whole.contains(name))) return true;
    if (n.whole.size() * uses_.size() > kMaxComparisons) return true;  // no game that people read
    if (how == AsDeclared) return n.written.contains(name);
    if (how == WithoutOwner)
      return n.written.contains(name) || std::ranges::any_of(n.whole, [&](const std::string& whole) {
               return without_number(whole) == name;
             });
    if (how == Part)
      return std::ranges::any_of(
          n.whole, [&](const std::string& whole) { return whole.find(name) != std::string::npos; });
    return false;
  }

  void check(const Use& use) {
    const Bound& string = bound_[use.string];
    const std::string_view name = tree_.word(string.word);
    const NameSlot& row = *use.row;
    if (known(name, row.kind, use.how)) return;
    if (row.kind == Region && (looks_like_site(name) || known(name, Container, Part))) return;
    if (!reported_.emplace(row.kind, string.word).second || diagnostics_.size() >= kMaxErrors) return;
    report(use, name, places_.place(use.string, use.from), tree_.node(string.node).length);
  }

  void report(const Use& use, std::string_view name, std::uint32_t place, std::uint32_t length) {
    const NameSlot& row = *use.row;
    const KindText& kind = kKindTexts[static_cast<size_t>(row.kind)];
    const auto& fitting =
        use.how == Whole || row.kind != Piece ? names(row.kind).whole : names(row.kind).written;
    const std::string message = "there is no " + std::string(kind.noun) + " \"" + std::string(name) + "\"" +
                                what_instead(use, name, {fitting.begin(), fitting.end()});
    Diagnostic out = sources_.error(text_.origin(place), static_cast<int>(length), kNoSuchName, message);
    out.severity = use.severity;
    const auto& listed = row.kind == Container ? names(row.kind).written : fitting;
    out.notes.insert(out.notes.begin(), list_note(kind, {listed.begin(), listed.end()}));
    diagnostics_.push_back(std::move(out));
  }

  // Why there is none, and what may have been meant.
  std::string what_instead(const Use& use, std::string_view name, const std::vector<std::string>& fitting) {
    const Names& n = names(use.row->kind);
    if (const auto found = declared_as_.find(name); use.how == AsDeclared && found != declared_as_.end())
      return " here, where names go without their owner's number; did you mean \"" + found->second + "\"?";
    if (use.how == Whole && n.written.contains(name))
      return " without a number: a piece's name ends with its owner's" + did_you_mean(name);
    if (const std::string near = nearest_name(name, fitting); !near.empty())
      return "; did you mean \"" + near + "\"?";
    return did_you_mean(nearest_name(name, {n.written.begin(), n.written.end()}));
  }

  // "; did you mean "Disc1" or "Disc2"?" for "Disc"
  std::string did_you_mean(std::string_view declared) const {
    std::string list;
    for (const auto& [whole, name] : declared_as_)
      if (name == declared) list += (list.empty() ? "\"" : " or \"") + whole + "\"";
    return list.empty() ? "" : "; did you mean " + list + "?";
  }

  static Note list_note(const KindText& kind, const std::vector<std::string>& all) {
    std::string list;
    for (size_t i = 0; i < all.size() && i < kNamesShown; ++i)
      list += (i == 0 ? "\"" : ", \"") + all[i] + "\"";
    if (all.size() > kNamesShown) list += ", ...";
    if (all.empty())
      return {"this game has none; a " + std::string(kind.noun) + " gets its name by " + kind.declared,
              std::nullopt};
    return {"this game has: " + list, std::nullopt};
  }

  Names& names(Kind kind) { return names_[static_cast<size_t>(kind)]; }

  static constexpr int kMaxOwner = 17;  // sixteen players, and what all of them share
  static constexpr size_t kNamesShown = 12;
  static constexpr size_t kMaxComparisons = 4'000'000;
  static constexpr size_t kMaxErrors = 20;

  const Tree& tree_;
  const BoundTree& bound_;
  const Text& text_;
  const Sources& sources_;
  BoundPlaces places_;
  std::array<Names, kKinds> names_;
  std::vector<std::pair<std::string, std::string_view>> pieces_;  // name, role
  std::map<std::string, std::string, std::less<>> declared_as_;   // a piece's whole name: the one written
  std::vector<Use> uses_;
  int players_ = 2;
  std::set<std::pair<Kind, WordId>> reported_;  // one error for each unknown name
  Diagnostics diagnostics_;
};

}  // namespace

bool looks_like_site(std::string_view name) {
  size_t letters = 0;
  while (letters < name.size() && letters < 3 && !is_digit(name[letters])) ++letters;
  return letters < name.size() &&
         std::all_of(name.begin() + static_cast<long>(letters), name.end(), is_digit);
}

Diagnostics check_names(const Tree& tree, const BoundTree& bound, const Text& text, const Sources& sources) {
  return NamesCheck(tree, bound, text, sources).run();
}

std::vector<std::string> check_name_slots(const Registry& registry) {
  std::vector<std::string> problems;
  for (const NameSlot& row : kNameSlots) {
    const bool found = std::ranges::any_of(registry.forms(), [&](const Form& form) {
      return std::ranges::any_of(form.slots, [&](const Slot& slot) {
        return slot.type != kNoType && registry.type(slot.type).takes_string &&
               is_row(row, form.ludeme->rule, form, slot);
      });
    });
    if (!found)
      problems.push_back("no form " + std::string(row.form) + "... of <" + std::string(row.rule) +
                         "> takes a name in its slot " + std::string(row.slot));
  }
  return problems;
}

}  // namespace ludens
