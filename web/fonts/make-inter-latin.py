"""
Makes inter-latin.woff2 of the package's own file: the same characters, the weights that the screens use,
kerning and figures of one width, and nothing else. Its hinting stays: without it browsers on Linux set
words wider, so that menus no longer fit a phone. Needs Debian's python3-fonttools and python3-brotli.

    /usr/bin/python3 web/fonts/make-inter-latin.py
"""

from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
TARGET = "web/fonts/inter-latin.woff2"
WEIGHTS = (400, 750)
FEATURES = ["kern", "tnum"]

lighter = BytesIO()
instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": WEIGHTS}).save(lighter)
font = TTFont(lighter)
options = subset.Options(layout_features=FEATURES, flavor="woff2")
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=list(font.getBestCmap()))
subsetter.subset(font)
font.flavor = "woff2"
font.save(TARGET)
