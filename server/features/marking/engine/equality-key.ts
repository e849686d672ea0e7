import { INVISIBLE_CHARACTERS } from '../../../../shared/business-rules.ts';

/** Superscripts, which NFKC makes plain figures: 10³ is not 103. */
const RAISED = /([²³¹⁰-ⁿ\p{Lm}]+)(\d?)/gu;
/** Calls, blocks and comparisons of a program, or f(x): there every case counts. */
const NOTATION = /[\p{L}\d][([]|\w_\w|[{}]|[=!]=|= ?["']/u;
const WORD = /\p{L}(?:[\p{L}\p{M}\p{N}]|'(?=\p{L}))*/gu;
const CAPITALISED = /^\p{Lu}[^\p{Lu}\p{N}]*$/u;
const SHOUTED = /^[^\p{Ll}\p{N}]{4,}$/u;
/** Words of two letters that are neither symbols nor units. */
const SHORT_WORD = /^(?:an|by|go|if|is|it|my|no|of|on|or|so|to|up|us|we)$/i;
/** A genotype such as Aabb. */
const IN_PAIRS = /^(?:(\p{L})\1)+$/iu;
/** The elements of one letter, as in HCOOH. */
const ELEMENTS = /^[BCFHIKNOPSUVWY]+$/;
const AFTER_FIGURE = /\d ?$/;
const CLOSING = /(?<![\s.!,;])[\s.!,;]+$/;
/** Whose `!` is that of a factorial. */
const FIGURE_OR_LETTER = /(?:[\d)]|(?<!\p{L})\p{L})$/u;

/**
 * The same for answers that are marked once and decided on together: they differ at most in spacing,
 * quotation marks, the closing stop, and the case of ordinary words. What carries meaning stays:
 * signs as in `x = -3` or `Na+`, powers, indentation, and the case of symbols, units and programs.
 * Joining too little costs a call of the marker; joining too much costs a mark.
 */
export function equalityKey(answer: string): string {
  const text = answer
    .replaceAll(
      RAISED,
      (_, raised: string, figure: string) => `^${raised}${figure && ' '}${figure}`,
    )
    .normalize('NFKC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .split('\n')
    .map(foldSpaces)
    .join('')
    .trim();
  const folded = isShouting(text)
    ? text.toLowerCase()
    : NOTATION.test(text)
      ? text
      : text.replaceAll(WORD, foldCase);
  const plain = folded.replace(CLOSING, '');
  const isFactorial = folded[plain.length] === '!' && FIGURE_OR_LETTER.test(plain.slice(-2));
  return isFactorial ? `${plain}!` : plain;
}

/** A sentence typed with the capitals locked: its short words are no symbols. */
const isShouting = (text: string): boolean =>
  !/[\p{Ll}\d]/u.test(text) && (text.match(/\p{Lu}{5,}/gu)?.length ?? 0) > 1;

/** A line goes on from the one before, unless it is indented, as programs are. */
function foldSpaces(line: string): string {
  const words = line.replaceAll(INVISIBLE_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim();
  const indentation = /^[ \t]+/.exec(line)?.[0].replaceAll('\t', '    ');
  return words && `${indentation ? `\n${indentation}` : ' '}${words}`;
}

function foldCase(word: string, offset: number, text: string): string {
  const lower = word.toLowerCase();
  if (word === lower) return word;
  const isShouted = SHOUTED.test(word);
  const carriesMeaning =
    (word.length < 3 && !SHORT_WORD.test(word)) ||
    (word.length < 5 && AFTER_FIGURE.test(text.slice(Math.max(0, offset - 2), offset))) ||
    (isShouted && ELEMENTS.test(word)) ||
    IN_PAIRS.test(word);
  const isProse = (isShouted || CAPITALISED.test(word)) && !carriesMeaning;
  return isProse ? lower : word;
}
