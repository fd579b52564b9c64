#include "language/topics.h"

#include "language/define_docs.h"

namespace ludens {

namespace {

struct Topic {
  std::string_view word;
  std::string_view text;
};

constexpr Topic kTopics[] = {
    {"defines",
     R"(Defines: shorthands.

A define is text with a name, put in before the game is read. In the game's own file:
    (define "StepTo" (move Step #1 (to if:(is Empty (to)))))
It is used as ("StepTo" Orthogonal): #1, #2, ... stand for what is given, and what is not given is left out.
A define without arguments is used as "Name" alone. `ludens check FILE --expanded` shows what comes out.

Every game may use the shared defines; `ludens help NAME` shows one of them:
)"},
    {"stack",
     R"(Stacks: several pieces on one site, one upon another.

A game has stacks as soon as a rule speaks of them: (place Stack ...), stack:True, (level), (size Stack at:...),
or (board ... largeStack:True). Each piece then has a level, from 0 at the bottom; unless level: says otherwise,
(who at:s) looks at the top and (what at:s) at the bottom. In such a game (place "Disc1" ... count:5) places a
single piece: write (place Stack "Disc1" ... count:5). Without stacks, several pieces on a site are a count: all
of one kind, (count at:s) of them.
)"},
    {"tutorial",
     R"(A first game, from nothing.

1.  Save this as mine.lud. It is all of tic-tac-toe:
        (game "Mine"
            (players 2)
            (equipment {
                (board (square 3))
                (piece "Disc" P1)
                (piece "Cross" P2)
            })
            (rules
                (play (move Add (to (sites Empty))))
                (end (if (is Line 3) (result Mover Win)))
            )
        )
2.  ludens check mine.lud             is it a game? if not: where, why, and what would be right
3.  ludens play mine.lud              play it in this terminal
4.  ludens playout mine.lud -n 1000   a thousand random games: who wins, how long do they last
5.  ludens render mine.lud --plies 9 -o mine.svg   a picture

Change (square 3) to (hex 5) and Line 3 to Line 4, and try again. What stands where:
    (equipment {...})  ludens help board, hex, piece, hand, dice, regions
    (start ...)        ludens help place
    (play ...)         ludens help move, forEach, step, slide, hop, or, priority
    (then ...)         ludens help then, and, if, set, moveAgain
    (end ...)          ludens help end, is, result
The folder games/ has games to start from; `ludens help defines` lists shorthands.
)"},
};

// "defines/steps.def" and the names in it, a line of them at a time.
std::string list_of_defines(const DefineLibrary& library) {
  std::string out;
  std::string file;
  std::string line;
  for (const DefineDoc& doc : define_docs(library)) {
    if (doc.file != file || line.size() + doc.name.size() > kPageWidth) {
      if (!line.empty()) out += line + '\n';
      if (doc.file != file) out += doc.file + '\n';
      file = doc.file;
      line = "   ";
    }
    line += " " + doc.name;
  }
  return line.empty() ? out : out + line + '\n';
}

}  // namespace

std::string topic_page(const DefineLibrary& library, std::string_view word) {
  for (const Topic& topic : kTopics) {
    if (topic.word != word) continue;
    std::string page(topic.text);
    if (topic.word == "defines") page += list_of_defines(library);
    return page + '\n';
  }
  return {};
}

std::vector<std::string> topic_words() {
  std::vector<std::string> words;
  for (const Topic& topic : kTopics) words.emplace_back(topic.word);
  return words;
}

}  // namespace ludens
