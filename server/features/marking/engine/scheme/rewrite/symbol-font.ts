/** What word processors set in a symbol font comes out of a PDF in private letters: U+F0B4 for ×. */
const SIGNS: Readonly<Record<string, string>> = {
  '\uF02B': '+',
  '\uF02D': '−',
  '\uF03D': '=',
  '\uF044': 'Δ',
  '\uF057': 'Ω',
  '\uF061': 'α',
  '\uF062': 'β',
  '\uF067': 'γ',
  '\uF06C': 'λ',
  '\uF06D': 'μ',
  '\uF070': 'π',
  '\uF071': 'θ',
  '\uF072': 'ρ',
  '\uF0A3': '≤',
  '\uF0AE': '→',
  '\uF0B0': '°',
  '\uF0B1': '±',
  '\uF0B3': '≥',
  '\uF0B4': '×',
  '\uF0B8': '÷',
  '\uF0B9': '≠',
  '\uF0BB': '≈',
  '\uF0D6': '√',
  '\uF0D7': '·',
  '\uF0DE': '⇒',
  '\uF0E0': '→',
  '\uF0E8': '→',
};

/** In front of a line or cell they are the bullets of another font. */
const INSIDE =
  /(?<=[^\s\uE000-\uF8FF][^\S\t\n]?)[\uF02B\uF02D\uF03D\uF044\uF057\uF061-\uF072\uF0A3-\uF0E8](?=[^\S\t\n]?[^\s\uE000-\uF8FF])/g;

/** Puts the signs of a symbol font back, as "(2 × 16)" had them. */
export const restoreSigns = (text: string): string =>
  text.replaceAll(INSIDE, (sign) => SIGNS[sign] ?? sign);
