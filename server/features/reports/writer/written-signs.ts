/** Placeholders for hidden text, from a Unicode range that people do not type. */
const FIRST_PLACE = 0xe000;
const PLACES = /[\uE000-\uF8FF]/gu;
const MOST = 6_000;

const QUOTED = /“[^”]*”|‘[^’]*’|"[^"]*"|`[^`]*`|\$[^$]*\$/gu;
const TERM = String.raw`[(√-]*[\p{L}\p{N}½¼¾²³⁺⁻₀-₉°()'’%.]+`;
const SIGN = String.raw`(?:[-=]>|[=<>≤≥≈∝→⇌±×÷^*+−/-])`;
/** A formula or sum: “v = u + at”, “C + O2 → CO2”, “a + b”. */
const CHAIN = new RegExp(String.raw`(?<![\p{L}\p{N}])${TERM}(?: {0,2}${SIGN} {0,2}${TERM})+`, 'gu');
const TOKEN = /[^\s,;:!?“”"'’]+/gu;
/** Shorthand that contains a digit, and is expanded elsewhere. */
const SHORTHAND = /^(?:b4|gr8|[Yy]r\d+)[.)]?$/u;

/** The start of a sentence, where a capital means nothing. */
export const START = String.raw`(?:^|(?<=[.!?…]["”’)]?\s+|[\n;•:]\s*|^["“(]))`;

/** True if the note contains calculations, in which apparent shorthand is a symbol. */
export const hasFormula = (note: string): boolean => /[=<>≤≥≈∝→⇌±×÷^]/u.test(note);

/**
 * Replaces each formula, code, abbreviation, quotation and name of a note by a placeholder, so that
 * nothing rewrites it. Returns the text and a function that restores them.
 */
export function hideSigns(note: string, names: readonly string[]) {
  const hidden: string[] = [];
  const hide = (found: string): string => {
    if (hidden.length >= MOST) return found;
    return String.fromCodePoint(FIRST_PLACE + hidden.push(found) - 1);
  };
  const text = names
    .reduce((rest, name) => rest.replaceAll(wordOf(name), hide), note.replaceAll(PLACES, ''))
    .replaceAll(QUOTED, hide)
    .replaceAll(CHAIN, (chain) => (isFormula(chain) ? hide(chain) : chain))
    .replaceAll(TOKEN, (token, at: number) => (isSign(token, at) ? hide(token) : token));
  const show = (mended: string): string =>
    // Hidden text may itself contain placeholders, such as a name within quotation marks.
    mended.replaceAll(PLACES, (place) => show(hidden[place.charCodeAt(0) - FIRST_PLACE] ?? ''));
  return { text, show };
}

const wordOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, 'gu');

/** A sum of words, such as “neat + quick”, is not a formula. */
function isFormula(chain: string): boolean {
  if (hasFormula(chain)) return true;
  return (
    /\+/u.test(chain) && !/[-/*−]/u.test(chain) && chain.split('+').some((term) => isShort(term))
  );
}

const isShort = (term: string): boolean => term.trim().length <= 2 || /\d/u.test(term);

/** True if the token is not a word: “B4”, “CO2”, “pH”, “V”, “f(x)”, “my_list”. */
function isSign(token: string, at: number): boolean {
  if (SHORTHAND.test(token)) return false;
  if (/[\p{N}_\\^°#@{}[\]|]|\p{L}\(/u.test(token)) return true;
  const letters = token.replaceAll(/[^\p{L}]/gu, '');
  if (/^\p{Lu}$/u.test(letters)) return letters !== 'I' && at > 0;
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(letters);
}
