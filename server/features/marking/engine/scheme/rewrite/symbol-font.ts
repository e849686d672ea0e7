/**
 * Private-use characters that a PDF yields for text in a symbol font, and their meanings: U+F0B4 is
 * ×.
 */
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

/** Private-use characters within a line or cell; at its start they are bullets of another font. */
const INSIDE =
  /(?<=[^\s\uE000-\uF8FF][^\S\t\n]?)[\uF02B\uF02D\uF03D\uF044\uF057\uF061-\uF072\uF0A3-\uF0E8](?=[^\S\t\n]?[^\s\uE000-\uF8FF])/g;

/** Restores the signs of a symbol font: "(2 × 16)". */
export const restoreSigns = (text: string): string =>
  text.replaceAll(INSIDE, (sign) => SIGNS[sign] ?? sign);
