"""Draws devices with titles of all kinds in pseudo-terminals and measures every line by wcwidth."""
import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios

from wcwidth import wcswidth

TITLES = [
    "Лента", "Новости й\u0306 ё", "и\u0306е\u0308", "日本語タブ", "한국어", "👍🏽 ok", "👨\u200d👩\u200d👧 семья",
    "🇷🇺 флаг", "❤️ heart", "1️⃣", "\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627", "ภาษาไทย",
    "a\u200bb", "tab\there", "\x1b[31mred", "\u202eabc", "ｆｕｌｌ", "e\u0301\u0301\u0301", "🫠", "…", "—",
]
DEVICES = [
    "iphone os:18", "iphone os:26", "iphone-max os:18", "ipad os:17", "ipad os:18", "appletv", "vision",
    "android", "watch",
]
# What leads to each picture, and the command that draws it.
SCENES = [
    ("", "show"), ("", "show bar"), ("rotate", "show"), ("direction rtl", "show"), ("tap more", "show"),
    ("tap more; customize begin", "show"), ("sidebar show", "show"), ('present "二 👍🏽"', "show"),
    ('push "語й\u0306"', "show"), ("keyboard show", "show"), ('badge 1 "語語"', "show diff"),
    ("move 1 3", "show diff"), ("search-tab 2; accessory \"▶ 日本語\"", "show"), ("logo 200x68", "show"),
]
WIDTHS = [20, 40, 60, 80, 120]
# A line that no picture has, printed by a command without effect.
MARK = "shtorka "


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def drawn(binary, lines, columns, environment):
    """What the program writes on a terminal of `columns` for lines of its standard input."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    with tempfile.TemporaryFile() as script:
        script.write("\n".join(lines).encode())
        script.seek(0)
        process = subprocess.Popen(
            [binary, "--plain"], stdin=script, stdout=slave, stderr=subprocess.DEVNULL, env=environment)
    os.close(slave)
    chunks = []
    while True:
        try:
            chunk = os.read(master, 65536)
        except OSError:
            break
        if not chunk:
            break
        chunks.append(chunk)
    process.wait()
    os.close(master)
    return b"".join(chunks).decode().replace("\r\n", "\n")


def straight(picture, columns):
    """The lines of a picture and whether all are equally wide and fit the terminal."""
    rows = [row for row in picture.split("\n") if row]
    # Sentences follow two screens of before and after.
    while rows and rows[-1].strip()[-1:] not in ("+", "╯", "|", "│"):
        rows.pop()
    widths = {wcswidth(row) for row in rows}
    return rows, len(widths) == 1 and 0 < widths.pop() <= columns


def main():
    binary = sys.argv[1]
    faults = lines = pictures = 0
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(
            os.environ, LC_ALL="C.UTF-8", HOME=folder, XDG_CACHE_HOME=folder, TERM="xterm")
        for number, device in enumerate(DEVICES):
            titles = [TITLES[(number * 5 + place) % len(TITLES)] for place in range(7)]
            for columns in WIDTHS:
                for frame in ["ascii", "unicode"]:
                    script = [f"set frame {frame}"]
                    for steps, command in SCENES:
                        script += [
                            "reset", f"device {device}", "new " + " ".join(map(quoted, titles)),
                            *steps.split("; "), "version", command, "version"]
                    text = drawn(binary, script, columns, environment)
                    parts = ("\n" + text).split("\n" + MARK)
                    for scene, part in zip(SCENES, parts[1::2]):
                        picture = part.split("\n", 1)[1]
                        rows, is_straight = straight(picture, columns)
                        if not rows:
                            continue  # Nothing differs, and a sentence says so.
                        pictures += 1
                        lines += len(rows)
                        if not is_straight:
                            faults += 1
                            if faults <= 5:
                                print(f"{device}, {columns} columns, {frame}, {scene}\n{picture}")
    expected = len(DEVICES) * len(WIDTHS) * 2 * (len(SCENES) - 2)
    print(f"widths by wcwidth: {lines} lines of {pictures} pictures, {faults} pictures not straight")
    sys.exit(1 if faults or pictures < expected else 0)


main()
