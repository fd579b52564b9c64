// groups.h - tables of steps for ops about sites that hang together (runtime/kernels/flood.h).
#pragma once

#include <map>
#include <vector>

#include "interpreter/op_call.h"
#include "runtime/kernels/groups.h"

namespace ludens::interpreter {

// The steps in directions that are the same everywhere; `Table` is what kernels know of them.
template <class Table>
struct OwnedSteps : Table {
  OwnedSteps(const Prepared& game, const Code* directions, SiteType type) {
    const auto mask = ir::constant_directions(game.program, directions->node);
    if (!mask) return;
    first_.push_back(0);
    for (int site = 0; site < game.board->count(type); ++site) {
      for (const geometry::Step& step : game.board->steps(type)[site])
        if (step.type == type && (step.directions & *mask)) to_.push_back(step.to);
      first_.push_back(static_cast<std::int32_t>(to_.size()));
    }
    this->first = first_.data();
    this->to = to_.data();
    find_masks(game.words);
  }
  OwnedSteps(const OwnedSteps&) = delete;

 private:
  static constexpr int kMostWords = 8;
  static constexpr size_t kMostShifts = 8;

  void find_masks(int words) {
    const int sites = static_cast<int>(first_.size()) - 1;
    this->is_mutual = true;
    for (int site = 0; site < sites; ++site)
      for (const std::int32_t near : this->from(site))
        this->is_mutual = this->is_mutual && kernels::has(this->from(near), site);
    if (words > kMostWords) return;
    masks_.resize(static_cast<size_t>(sites * words));
    for (int site = 0; site < sites; ++site)
      for (const std::int32_t near : this->from(site)) set_bit(masks_.data() + site * words, near);
    this->masks = masks_.data();
    find_shifts(sites, words);
  }
  void find_shifts(int sites, int words) {
    std::map<int, std::vector<SetWord>> from;
    for (int site = 0; site < sites; ++site)
      for (const std::int32_t near : this->from(site)) {
        std::vector<SetWord>& set = from[near - site];
        set.resize(static_cast<size_t>(words));
        set_bit(set.data(), site);
      }
    if (from.size() > kMostShifts) return;
    for (auto& [by, set] : from) {
      shift_sets_.push_back(std::move(set));
      shifts_.push_back({by, shift_sets_.back().data()});
    }
    this->shifts = shifts_.data();
    this->shift_count = static_cast<int>(shifts_.size());
  }

  std::vector<std::int32_t> first_, to_;
  std::vector<SetWord> masks_;
  std::vector<std::vector<SetWord>> shift_sets_;
  std::vector<kernels::StepShift> shifts_;
};

// Has every piece an owner of its own? Then the sites of a player tell where each piece stands.
inline bool owners_differ(const Prepared& game) {
  for (size_t a = 1; a < game.owners.size(); ++a)
    for (size_t b = a + 1; b < game.owners.size(); ++b)
      if (game.owners[a] == game.owners[b]) return false;
  return true;
}

// The table of an op with such directions.
template <const ir::OpRecord& op>
std::shared_ptr<const kernels::StepTable> prepare_steps(const Prepared& game, const Code& c) {
  return std::make_shared<const OwnedSteps<kernels::StepTable>>(game, operand<op, "directions">(c),
                                                                attribute<op, "type">(c));
}

}  // namespace ludens::interpreter
