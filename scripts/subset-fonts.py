"""Makes app/fonts/{rozha-one,figtree}.woff2 from two npm packages: English, and the rupee sign from the latin-ext file.

  npm i --prefix /tmp/f @fontsource/rozha-one@5.3.0 @fontsource-variable/figtree@5.3.0
  pip install fonttools brotli && python3 scripts/subset-fonts.py /tmp/f/node_modules app/fonts
"""

import sys
from copy import deepcopy

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

RUPEE = 0x20B9
KEPT = [
    *range(0x20, 0x7F), 0xA0, 0xA3, 0xA9, 0xAB, 0xAE, 0xB0, 0xB2, 0xB7, 0xBB, 0xBD, 0xD7, 0xE0, 0xE1, 0xE2, 0xE7,
    0xE8, 0xE9, 0xEA, 0xED, 0xF1, 0xF3, 0xF6, 0xFC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
    0x2212, RUPEE,
]  # fmt: skip


def load(path):
    font = TTFont(path)
    for tag in font.keys():
        if tag != "GlyphOrder":
            font[tag]  # reads the table now, before a glyph is added
    return font


def give_every_glyph_variations(font):
    if "gvar" in font:
        for glyph in font.getGlyphOrder():
            font["gvar"].variations.setdefault(glyph, [])


def build(latin, latin_ext, out, axes=None):
    font, extra = load(latin), load(latin_ext)
    source, added = extra.getBestCmap()[RUPEE], "rupee"
    font["glyf"].glyphs[added] = deepcopy(extra["glyf"][source])
    font.setGlyphOrder([*font.getGlyphOrder(), added])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][added] = extra["hmtx"][source]
    if "gvar" in font:
        font["gvar"].variations[added] = deepcopy(extra["gvar"].variations.get(source, []))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = added
    if "HVAR" in font:
        del font["HVAR"]
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font.save(out)

    font = TTFont(out)
    give_every_glyph_variations(font)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
        give_every_glyph_variations(font)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "tnum", "lnum", "calt", "ccmp", "locl", "mark"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(out)


if __name__ == "__main__":
    modules, target = sys.argv[1:3]
    figtree = f"{modules}/@fontsource-variable/figtree/files/figtree"
    rozha = f"{modules}/@fontsource/rozha-one/files/rozha-one"
    build(
        f"{figtree}-latin-wght-normal.woff2",
        f"{figtree}-latin-ext-wght-normal.woff2",
        f"{target}/figtree.woff2",
        {"wght": (400, 700)},
    )
    build(
        f"{rozha}-latin-400-normal.woff2",
        f"{rozha}-latin-ext-400-normal.woff2",
        f"{target}/rozha-one.woff2",
    )
