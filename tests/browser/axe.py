"""axe-core, which judges how accessible a page is. third_party/README.md says which one it is and whose."""

import hashlib
import pathlib

SCRIPT = pathlib.Path(__file__).resolve().parent / "third_party" / "axe-core" / "axe.min.js"
SHA256 = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb"


def script():
    """The script as text, which is the one that was reviewed or an error."""
    data = SCRIPT.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        raise ValueError(f"{SCRIPT} has the checksum {found}, not the one in {__file__}")
    return data.decode("utf-8")


def findings(page):
    """What is serious or critical on the page, in words."""
    page.run(script())
    found = page.run("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations"
                     ".filter(v => ['serious', 'critical'].includes(v.impact))"
                     ".map(v => `${v.id} (${v.impact}): ${v.help}: ${v.nodes.slice(0, 3).map(n => n.html).join(' | ')}`))")
    return found
