#include "conform/judge.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstring>

#include "conform/bind_stage.h"
#include "conform/board_stage.h"
#include "conform/play_stage.h"
#include "ludemes/registry.h"

namespace ludens::conform {

namespace {

struct StageEntry {
  const char* name;
  Verdict (*judge)(const Reference&, const std::string& game);
  Verdict (*judge_native)(const Reference&, const std::string& game);  // with rules as native code
};
constexpr StageEntry kStages[] = {{"bind", judge_binding, judge_binding},
                                  {"board", judge_board, judge_board},
                                  {"play", judge_play, judge_native_play}};

// --- a verdict on its way between two processes: each field as its size and its bytes

void put(std::string& out, const std::string& field) {
  out += std::to_string(field.size()) + ':' + field;
}

void put(std::string& out, const std::vector<std::string>& fields) {
  put(out, std::to_string(fields.size()));
  for (const std::string& field : fields) put(out, field);
}

size_t number(std::string_view text) {
  size_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string get(std::string_view& in) {
  const size_t colon = std::min(in.find(':'), in.size());
  const size_t size = number(in.substr(0, colon));
  in.remove_prefix(std::min(colon + 1, in.size()));
  std::string field(in.substr(0, size));
  in.remove_prefix(field.size());
  return field;
}

std::vector<std::string> get_list(std::string_view& in) {
  std::vector<std::string> out;
  for (size_t n = number(get(in)); n > 0 && !in.empty(); --n) out.push_back(get(in));
  return out;
}

std::string packed_verdict(const Verdict& v) {
  std::string out;
  put(out, std::to_string(static_cast<int>(v.status)));
  put(out, v.why);
  put(out, v.stage);
  put(out, v.needs);
  put(out, v.agreed);
  return out;
}

Verdict unpacked_verdict(const std::string& game, std::string_view in) {
  Verdict v{game, Status::Pass, {}};
  v.status = static_cast<Status>(std::min<size_t>(number(get(in)), kStatuses - 1));
  v.why = get(in);
  v.stage = get(in);
  v.needs = get_list(in);
  v.agreed = get_list(in);
  return v;
}

Verdict unfinished(const std::string& game, const Finished& finished, const Limits& limits) {
  const bool crashed = finished.how == Finished::How::Crashed;
  return {game, crashed ? Status::Fail : Status::Limit, to_text(finished, limits)};
}

}  // namespace

std::vector<std::string> stage_names() {
  std::vector<std::string> names;
  for (const StageEntry& stage : kStages) names.emplace_back(stage.name);
  return names;
}

Verdict judge_one(const Reference& reference, const std::string& game, const Work& work) {
  if (!work.write_to.empty())
    if (const std::string why = write_play(reference, game, work.write_to); !why.empty())
      return {game, Status::Fail, why};
  Verdict all{game, Status::Pass, {}};
  for (const StageEntry& stage : kStages) {
    if (!work.stage.empty() && work.stage != stage.name) continue;
    Verdict one = (work.native ? stage.judge_native : stage.judge)(reference, game);
    one.agreed = std::move(all.agreed);
    if (one.status == Status::Pass) {
      one.agreed.emplace_back(stage.name);
      if (one.why.empty()) one.why = std::move(all.why);
    } else {
      one.stage = stage.name;
    }
    all = std::move(one);
    if (all.status != Status::Pass) break;
  }
  return all;
}

std::vector<Verdict> judge(const Reference& reference, const std::vector<std::string>& games,
                           const Work& work, const std::function<void(const Verdict&)>& tell) {
  ludemes::registry();  // made once, before the processes part
  std::vector<Verdict> verdicts(games.size());
  run_limited(
      games.size(), work.jobs, work.limits,
      [&](size_t i) { return packed_verdict(judge_one(reference, games[i], work)); },
      [&](size_t i, const Finished& finished) {
        verdicts[i] = finished.how == Finished::How::Done ? unpacked_verdict(games[i], finished.text)
                                                          : unfinished(games[i], finished, work.limits);
        tell(verdicts[i]);
      });
  return verdicts;
}

Summary sum_up(const std::vector<Verdict>& verdicts) {
  Summary out;
  for (const Verdict& verdict : verdicts) {
    ++out.by_status[static_cast<int>(verdict.status)];
    if (verdict.status == Status::Pass && !verdict.why.empty()) ++out.in_part;
  }
  return out;
}

}  // namespace ludens::conform
