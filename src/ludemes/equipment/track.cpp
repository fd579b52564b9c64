// track.cpp - (track): a way along the board, site by site.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme track = {
    .rule = "board.track",
    .form =
        "(track <string> ({<int>} | <string> | {<equipment.trackStep>}) [loop:<boolean>] [<int> | "
        "<roleType>] [directed:<boolean>])",
    .summary = "Makes a named sequence of sites along which pieces can move or seeds be sown",
    .params = {{"name", "name of the track"},
               {"indices", "its sites, by number; End and Off may close it"},
               {"route", "its sites as text: start, then compass directions and sites, such as \"0,E,N1,W\""},
               {"steps", "its sites as a list of numbers, directions and End, Off or Repeat"},
               {"loop", "whether its end leads back to its start [False]"},
               {"owner", "its owner, by number [0, nobody]"},
               {"role", "its owner, by role [Neutral]"},
               {"directed", "whether it can be followed one way only [False]"}},
    .example = "(track \"Track\" \"0,E,N,W\" loop:True)",
};

}  // namespace ludens::ludemes::equipment
