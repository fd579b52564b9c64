#!/usr/bin/env python3
"""The table and the picture of docs/performance.md, from measured files.

    ludens bench --backend all --tsv GAMES... > ours.tsv
    scripts/performance.py ours.tsv peers.tsv --scale 1.02 --svg docs/pictures/speed.svg > table.md
    scripts/performance.py ours.tsv peers.tsv --scale 1.02 --below 6

`ours.tsv` is what `ludens bench --tsv` prints (several files joined will do). `peers.tsv` has the columns
game, option, ludii and rbg: random playouts a second, empty where there is no figure; `game` is the path or
the file's own name. `--scale`: how much faster the machine at hand is than the peers', by a program that ran
on both. Prints the table and, behind it, medians and worst; writes the picture, if a file is named. With --below it
lists the games instead whose best backend is below so many times Ludii, slowest first, with both sides' mean plies (of
peers.tsv those called ludii_plies): where these differ by more than noise, so do the rules. Exit status 1 if there are any."""
import argparse
import csv
import math
import os
import statistics
import sys
from xml.sax.saxutils import escape


def rows_of(path):
    with open(path, encoding="utf-8") as file:
        head = None
        for row in csv.reader(file, delimiter="\t"):
            if head is None or row[:1] == ["game"]:
                head = row
            else:
                yield dict(zip(head, row))


def key_of(row):
    name = os.path.basename(row["game"]).removesuffix(".lud").lower()
    return name, row.get("option") or ""


def below(ours, peers, scale, bound):
    """(times Ludii, game, Ludii's plies, ours, playouts by backend) of the best backend, slowest first; and of how
    many games, with the median."""
    speeds, plies = {}, {}
    for row in rows_of(ours):
        of_game = speeds.setdefault(key_of(row), {})
        of_game[row["backend"]] = max(float(row["playouts_per_s"]), of_game.get(row["backend"], 0.0))
        plies[key_of(row)] = row.get("mean_plies", "")
    found = []
    for row in rows_of(peers):
        of_game = speeds.get(key_of(row))
        if of_game and row.get("ludii"):
            times = max(of_game.values()) / (float(row["ludii"]) * scale)
            found.append((times, row["game"], row.get("ludii_plies", ""), plies[key_of(row)], of_game))
    found.sort(key=lambda each: each[:2])
    median = statistics.median(each[0] for each in found) if found else 0.0
    return [each for each in found if each[0] < bound], len(found), median


def write_below(ours, peers, scale, bound, out):
    slow, count, median = below(ours, peers, scale, bound)
    if not count:
        sys.exit("performance.py: no game is in both files")
    out.write("times Ludii\tgame\tplies\tLudii's\tours\n")
    for times, game, theirs, own, speeds in slow:
        each = ", ".join(f"{backend} {number(speed)}" for backend, speed in sorted(speeds.items()))
        out.write(f"{times:.2f}\t{game}\t{own}\t{theirs}\t{each}\n")
    out.write(f"{len(slow)} of {count} games below {bound:g}; median {median:.1f}\n")
    return not slow


def gather(ours, peers, scale):
    """One row a game that both have: its name, playouts by backend, how many times Ludii and RBG."""
    speeds = {}
    for row in rows_of(ours):
        of_game = speeds.setdefault(key_of(row), {})
        speed = float(row["playouts_per_s"])
        of_game[row["backend"]] = max(speed, of_game.get(row["backend"], 0.0))
    games = []
    for row in rows_of(peers):
        of_game = speeds.get(key_of(row))
        if not of_game:
            continue
        times = {}
        for peer in ("ludii", "rbg"):
            if row.get(peer):
                times[peer] = {b: s / (float(row[peer]) * scale) for b, s in of_game.items()}
        games.append((" ".join(key_of(row)).strip(), of_game, times))
    return games


def number(value):
    return "" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def write_table(games, out):
    out.write("| game | interpreter | native | native × Ludii | native × RBG |\n|---|---|---|---|---|\n")
    for name, speeds, times in games:
        cells = [name, number(speeds.get("interpreter")), number(speeds.get("native"))]
        cells += [number(times.get(peer, {}).get("native")) for peer in ("ludii", "rbg")]
        out.write("| " + " | ".join(cells) + " |\n")
    out.write("\n")
    for peer in ("ludii", "rbg"):
        for backend in ("interpreter", "native"):
            all_times = [t[peer][backend] for _, _, t in games if backend in t.get(peer, {})]
            if all_times:
                out.write(f"{backend}, times {peer}: median {statistics.median(all_times):.1f}, "
                          f"worst {min(all_times):.1f}, over {len(all_times)} games\n")


def picture(games):
    """A row a game; from left to right how many times Ludii, each power of ten as wide as the others."""
    row, left, width, top = 16, 210, 560, 44
    shown = sorted((g for g in games if "ludii" in g[2]), key=lambda g: max(g[2]["ludii"].values()))
    most = max((max(g[2]["ludii"].values()) for g in shown), default=10)
    powers = max(1, math.ceil(math.log10(most)))

    def across(times):
        return left + width * max(0.0, math.log10(max(times, 1))) / powers

    height = top + row * len(shown) + 12
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 40} {height}" '
             'font-family="sans-serif" font-size="11">',
             f'<rect width="100%" height="100%" fill="#fff"/><text x="{left}" y="14" font-size="13">'
             'Random playouts a second: how many times Ludii</text>']
    for power in range(powers + 1):
        x = across(10 ** power)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top - 8}" y2="{height - 8}" stroke="#ccc"/>'
                     f'<text x="{x:.1f}" y="{top - 12}" text-anchor="middle">{10 ** power:,}</text>')
    marks = (("interpreter", "#999"), ("native", "#1a6"))
    for i, (backend, colour) in enumerate(marks):
        parts.append(f'<circle cx="{12}" cy="{12 + 14 * i}" r="4" fill="{colour}"/>'
                     f'<text x="22" y="{16 + 14 * i}">Ludens, {backend}</text>')
    parts.append('<path d="M12 35l4 5h-8z" fill="#c40"/><text x="22" y="41">RBG, compiled</text>')
    for i, (name, speeds, times) in enumerate(shown):
        y = top + row * i + row / 2
        parts.append(f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{escape(name)}</text>')
        ludii = times["ludii"]
        ends = [across(t) for t in ludii.values()]
        parts.append(f'<line x1="{min(ends):.1f}" x2="{max(ends):.1f}" y1="{y}" y2="{y}" stroke="#bbb"/>')
        for backend, colour in marks:
            if backend in ludii:
                parts.append(f'<circle cx="{across(ludii[backend]):.1f}" cy="{y}" r="4" fill="{colour}"/>')
        if "rbg" in times and "native" in ludii and "native" in times["rbg"]:
            x = across(ludii["native"] / times["rbg"]["native"])
            parts.append(f'<path d="M{x:.1f} {y - 4}l4 7h-8z" fill="#c40"/>')
    return "\n".join(parts + ["</svg>\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("peers")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--svg", help="the picture goes here")
    parser.add_argument("--below", type=float, help="list games below so many times Ludii, and nothing else")
    arguments = parser.parse_args()
    if not arguments.scale > 0:
        parser.error("--scale is more than 0")
    try:
        if arguments.below is not None:
            sys.exit(0 if write_below(arguments.ours, arguments.peers, arguments.scale, arguments.below, sys.stdout)
                     else 1)
        games = gather(arguments.ours, arguments.peers, arguments.scale)
    except (OSError, KeyError, ValueError) as problem:
        sys.exit(f"performance.py: {problem}")
    if not games:
        sys.exit("performance.py: no game is in both files")
    write_table(games, sys.stdout)
    if arguments.svg:
        with open(arguments.svg, "w", encoding="utf-8") as file:
            file.write(picture(games))


if __name__ == "__main__":
    main()
