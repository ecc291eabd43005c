"""Takes a short film of three boards for the README, as an animated WebP: `make film`.

Chromium looks at a table with motion on, as often as it can, and turns each look into WebP; here they are bound.
"""

from __future__ import annotations

import base64
import json
import random
import struct
import sys
import tempfile
import time
from pathlib import Path

from hall import FLAGS, Hall, Shot
from playwright.sync_api import Page, sync_playwright

FILM = Path(__file__).parent / "film.webp"
MOST = 3_000_000  # bytes
ROOM = {"x": 0, "y": 112, "width": 1000, "height": 716}  # of the board on a wide screen
WIDTH, HEIGHT = 700, 501
SECONDS = 7.0  # of each board
SCENES: list[Shot] = [
    {"name": "odins-table", "game": "odins-table", "seats": 2, "answers": 40, "options": {}},
    {"name": "vedrfolnir", "game": "vedrfolnir", "seats": 4, "answers": 9, "options": {"deck": "both"}},
    {"name": "yggdrasil", "game": "yggdrasil", "seats": 3, "answers": 18, "options": {"level": "normal"}},
]
ANSWER = """lot => {
  const yes = document.querySelector("[role=alertdialog] button");
  const all = [...document.querySelectorAll("button.answer:enabled")];
  (yes ?? all[Math.floor(lot * all.length)])?.click();
}"""
SHRINK = """async ([picture, width, height, quality]) => {
  const image = new Image();
  image.src = "data:image/jpeg;base64," + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""

Frame = tuple[bytes, int]  # a picture as WebP, and how long it stands, in milliseconds


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def drawing(picture: bytes) -> bytes:
    """Of a WebP file the picture alone, without its head and what else a browser writes beside it."""
    found, at = b"", 12
    while at < len(picture):
        name, size = picture[at : at + 4], struct.unpack_from("<I", picture, at + 4)[0]
        end = at + 8 + size + size % 2
        if name in (b"VP8 ", b"VP8L"):
            found += picture[at:end]
        at = end
    return found


def bound(frames: list[Frame]) -> bytes:
    """An animated WebP that begins anew when it is over."""
    size = three(WIDTH - 1) + three(HEIGHT - 1)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + size), chunk(b"ANIM", b"\0\0\0\xff" + struct.pack("<H", 0))]
    for picture, lasts in frames:
        parts.append(chunk(b"ANMF", three(0) + three(0) + size + three(lasts) + b"\x02" + drawing(picture)))
    content = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def look(page: Page, lots: random.Random) -> list[tuple[bytes, float]]:
    """What is seen on a board for a while, and when, while somebody plays."""
    seen: list[tuple[bytes, float]] = []
    start = time.monotonic()
    while (now := time.monotonic() - start) < SECONDS:
        page.evaluate(ANSWER, lots.random())
        seen.append((page.screenshot(type="jpeg", quality=92, clip=ROOM), now))  # type: ignore[arg-type]
    return seen


def main() -> None:
    lots = random.Random(5)
    shots: list[tuple[bytes, float]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            for scene in SCENES:
                id, tokens = hall.set_table(scene)
                hall.play(id, tokens["0"], scene["answers"])
                table = {"id": id, "game": scene["game"], "tokens": tokens, "made": time.time()}
                memory = {"language": "en", "name": "Astrid", "tables": [table], "pace": "normal", "care": "never"}
                page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
                page.add_init_script(f"localStorage.setItem('gladsheim', {json.dumps(json.dumps(memory))})")
                page.goto(f"{hall.url}/t/{id}")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(1000)
                from_ = 0.0 if not shots else shots[-1][1] + 0.3
                shots += [(picture, from_ + at) for picture, at in look(page, lots)]
                page.close()
            tool = browser.new_page()
            for quality in (0.7, 0.55, 0.4, 0.28):
                ends = [at for _, at in shots[1:]] + [shots[-1][1] + 0.5]
                frames = [
                    (
                        base64.b64decode(
                            tool.evaluate(SHRINK, [base64.b64encode(picture).decode(), WIDTH, HEIGHT, quality])
                        ),
                        max(20, round(1000 * (end - at))),
                    )
                    for (picture, at), end in zip(shots, ends, strict=True)
                ]
                film = bound(frames)
                if len(film) < MOST:
                    break
            else:
                sys.exit(f"the film has {len(film)} bytes, more than {MOST}")
            FILM.write_bytes(film)
            print(f"docs/pictures/film.webp: {len(frames)} looks, {len(film) // 1000} kB")
        finally:
            browser.close()
            hall.close()


if __name__ == "__main__":
    main()
