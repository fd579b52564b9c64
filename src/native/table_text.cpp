#include "native/table_text.h"

#include <utility>
#include <vector>

namespace ludens::native {

namespace {

// Every @name@ becomes the copy with this ending.
std::string with_ending(const std::string& text, const std::string& ending) {
  std::string out;
  bool inside = false;
  for (const char c : text) {
    if (c == '@') {
      if (inside) out += ending;
      inside = !inside;
    } else {
      out += c;
    }
  }
  return out;
}

std::string truth(bool value) {
  return value ? "true" : "false";
}

class Writer {
 public:
  Writer(TableText& out, std::string name, int words, int sites)
      : out_(out), name_(std::move(name)), words_(words), sites_(sites) {}

  void write(const kernels::StepWays& ways) {
    std::vector<std::string> relations;
    for (int i = 0; i < ways.relation_count; ++i) relations.push_back(relation(ways.relations[i]));
    const std::string all = part("kernels::StepRelation", relations);
    finish("kernels::StepWays",
           "{" + all + ", " + std::to_string(ways.relation_count) + ", " + word_steps(ways.in_word) + "}");
  }
  void write(const kernels::StepPlan& plan) {
    std::vector<std::string> parts;
    for (const auto* one = plan.parts; one != plan.parts_end; ++one)
      parts.push_back("{" + std::to_string(one->kind) + ", " + std::to_string(one->from) + ", " +
                      word_steps(one->steps) + "}");
    const std::string first = part("kernels::StepPlan::Part", parts);
    finish("kernels::StepPlan",
           "{" + first + ", " + behind(first, parts.size()) + ", " + std::to_string(plan.way_count) + "}");
  }

 private:
  // An array of its own; how it is called within an item.
  std::string part(const std::string& type, const std::vector<std::string>& items) {
    if (items.empty()) return "nullptr";
    const std::string name = name_ + "_" + std::to_string(parts_++);
    out_.array(type, name, items);
    return TableText::at(name);
  }
  template <class Value>
  std::string numbers(const std::string& type, const Value* first, int count) {
    std::vector<std::string> items;
    for (int i = 0; first && i < count; ++i)
      items.push_back(std::to_string(first[i]) + (sizeof(Value) == 8 ? "ull" : ""));
    return part(type, items);
  }
  static std::string behind(const std::string& first, size_t count) {
    return count == 0 ? first : first + " + " + std::to_string(count);
  }
  void finish(const std::string& type, const std::string& item) { out_.array(type, name_, {item}); }

  std::string relation(const kernels::StepRelation& r) {
    std::vector<std::string> shifts;
    for (int i = 0; i < r.shift_count; ++i)
      shifts.push_back("{" + numbers("SetWord", r.shifts[i].from, words_) + ", " +
                       std::to_string(r.shifts[i].delta) + "}");
    return "{" + std::to_string(r.number) + ", " + std::to_string(r.shift_count) + ", " +
           part("kernels::Shift", shifts) + ", " + numbers("std::int16_t", r.forward, sites_) + ", " +
           numbers("std::int16_t", r.back, sites_) + ", " + numbers("SetWord", r.sources, words_) + "}";
  }
  std::string word_steps(const kernels::WordSteps& steps) {
    std::vector<std::string> ways;
    for (const kernels::StepWay* way = steps.ways; way != steps.ways_end; ++way)
      ways.push_back("{" + std::to_string(way->from) + "ull, " + std::to_string(way->delta) + ", " +
                     std::to_string(way->relation) + "}");
    const std::string first = part("kernels::StepWay", ways);
    return "{" + first + ", " + behind(first, ways.size()) + ", " + word_sum(steps.allowed) + "}";
  }
  std::string word_sum(const kernels::WordSum& sum) {
    const auto offsets = [&](const std::int32_t* first, const std::int32_t* end) {
      const std::string at = numbers("std::int32_t", first, static_cast<int>(end - first));
      return at + ", " + behind(at, static_cast<size_t>(end - first));
    };
    return "{" + std::to_string(sum.constant) + "ull, " + offsets(sum.plus, sum.plus_end) + ", " +
           offsets(sum.minus, sum.minus_end) + ", " + truth(sum.known) + "}";
  }

  TableText& out_;
  std::string name_;
  int words_, sites_;
  int parts_ = 0;
};

}  // namespace

void TableText::array(const std::string& type, const std::string& name,
                      const std::vector<std::string>& items) {
  std::string all;
  for (const std::string& item : items) all += item + ", ";
  text_ += "constexpr " + type + " " + name + "_table[] = {" + with_ending(all, "_table") + "};\n";
  text_ += "#ifdef __CUDACC__\n__device__ const " + type + " " + name + "_device[] = {" +
           with_ending(all, "_device") + "};\n#endif\n";
  text_ += "[[maybe_unused]] LUDENS_TABLE_FN const " + type + "* " + name + "() { return LUDENS_CHOOSE(" +
           name + "); }\n";
}

std::string TableText::take() {
  return std::exchange(text_, {});
}

bool write_table(TableText& out, const std::string& type, const void* table, const std::string& name,
                 int words, int sites) {
  Writer writer(out, name, words, sites);
  if (type.ends_with("kernels::StepWays"))
    writer.write(*static_cast<const kernels::StepWays*>(table));
  else if (type.ends_with("kernels::StepPlan"))
    writer.write(*static_cast<const kernels::StepPlan*>(table));
  else
    return false;
  return true;
}

}  // namespace ludens::native
