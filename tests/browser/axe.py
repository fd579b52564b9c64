"""axe-core, which judges how accessible a page is: fetched once, of one version, by its checksum; kept in build/browser.

    axe.py        fetches it; ends with 1 and the reason where that cannot be done
"""

import hashlib
import io
import pathlib
import sys
import tarfile
import urllib.request

VERSION = "4.10.3"
ADDRESS = f"https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz"
SHA256 = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292"
KEPT = pathlib.Path(__file__).resolve().parents[2] / "build" / "browser" / f"axe-{VERSION}.min.js"


def fetch():
    """The script as text; OSError or ValueError where it cannot be had."""
    if not KEPT.exists():
        with urllib.request.urlopen(ADDRESS, timeout=60) as answer:
            data = answer.read()
        found = hashlib.sha256(data).hexdigest()
        if found != SHA256:
            raise ValueError(f"{ADDRESS} has the checksum {found}, not the one in {__file__}")
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            script = archive.extractfile("package/axe.min.js").read()
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_bytes(script)
    return KEPT.read_text()


def findings(page):
    """What is serious or critical on the page, in words."""
    page.run(fetch())
    found = page.run("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations"
                     ".filter(v => ['serious', 'critical'].includes(v.impact))"
                     ".map(v => `${v.id} (${v.impact}): ${v.help}: ${v.nodes.slice(0, 3).map(n => n.html).join(' | ')}`))")
    return found


if __name__ == "__main__":
    try:
        fetch()
    except (OSError, ValueError) as error:
        sys.exit(f"axe-core {VERSION} cannot be had: {error}")
