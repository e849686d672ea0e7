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

/** What a question asks, and by what it is marked. */
export interface Asked {
  questionText: string;
  markSchemeAnswer: string;
}

/** Words of a question, or of a line of a scheme, by which the writing itself is marked. */
const OF_WRITING =
  /\bcapital(?:s|i[sz]\w*| letters?)\b(?!\s+(?:of|cit(?:y|ies))\b)|\b(?:upper|lower)[- ]?case\b|\bpunctuat|\bproof-?read|\bapostrophes?\b|\bfull stops?\b|\b(?:speech|quotation|exclamation|question) marks?\b|\binverted commas\b/i;
/** "Correct the three errors in this sentence." */
const TO_CORRECT =
  /\b(?:correct|rewrite|copy out|find|spot)\b[^.?!\n]{0,60}\b(?:errors?|mistakes?|sentences?|passage|paragraph)\b/i;
/** A remark that lets it pass: "ignore capital letters". */
const LET_PASS =
  /\b(?:ignor\w+|condone\w*|accept|allow|regardless|irrespective|insensitive|not (?:required|needed|necessary|penali[sz]e\w*))\b/i;

/** Whether capitals and stops are part of what is asked, so that they tell answers apart. */
function testsWriting({ questionText, markSchemeAnswer }: Asked): boolean {
  return (
    OF_WRITING.test(questionText) ||
    TO_CORRECT.test(questionText) ||
    markSchemeAnswer.split('\n').some((line) => OF_WRITING.test(line) && !LET_PASS.test(line))
  );
}

/** What answers that are the same have in common. */
export type KeyOf = (answer: string) => string;

/** The key by which answers to this question are the same. */
export const equalityOf = (question: Asked): KeyOf => (testsWriting(question) ? tidy : equalityKey);

/**
 * The same for answers that are marked once and decided on together: they differ at most in spacing,
 * quotation marks, the closing stop, and the case of ordinary words. What carries meaning stays:
 * signs as in `x = -3` or `Na+`, powers, indentation, and the case of symbols, units and programs.
 * Joining too little costs a call of the marker; joining too much costs a mark.
 */
export function equalityKey(answer: string): string {
  const text = tidy(answer);
  const folded = isShouting(text)
    ? text.toLowerCase()
    : NOTATION.test(text)
      ? text
      : text.replaceAll(WORD, foldCase);
  const plain = folded.replace(CLOSING, '');
  const isFactorial = folded[plain.length] === '!' && FIGURE_OR_LETTER.test(plain.slice(-2));
  return isFactorial ? `${plain}!` : plain;
}

/** Without what says nothing: how spaces, quotation marks and powers were typed. */
function tidy(answer: string): string {
  return answer
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
