const pairs = (from: string, to: string) =>
  new Map([...from].map((sign, at) => [sign, [...to][at] ?? '']));
const up = pairs('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const down = pairs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

interface Shifted {
  text: string;
  /** True if Unicode has all of its characters, so that the text reads the same. */
  isPlain: boolean;
}

/** Converts superscript text. */
export const raised = (text: string): Shifted => shift(text, up, '^');
/** Converts subscript text. */
export const lowered = (text: string): Shifted => shift(text, down, '_');

function shift(text: string, signs: ReadonlyMap<string, string>, mark: string): Shifted {
  const trimmed = text.trim();
  const shifted = [...trimmed].map((sign) => signs.get(sign));
  if (shifted.every((sign) => sign !== undefined)) return { text: shifted.join(''), isPlain: true };
  const isOne = [...trimmed].length === 1;
  return { text: mark + (isOne ? trimmed : `(${trimmed})`), isPlain: false };
}
