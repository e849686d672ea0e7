import { INVISIBLE_CHARACTERS } from '../../../../shared/unanswered.ts';
import { chosenIn, hasOptions, type QuestionKind } from '../../../../shared/choice-question.ts';

/** Superscripts, which NFKC turns into plain digits: 10³ is not 103. */
const RAISED = /([²³¹⁰-ⁿ\p{Lm}]+)(\d?)/gu;
/** Calls, blocks and comparisons in a program, or f(x): the case of every letter matters there. */
const NOTATION = /[\p{L}\d][([]|\w_\w|[{}]|[=!]=|= ?["']/u;
const WORD = /\p{L}(?:[\p{L}\p{M}\p{N}]|'(?=\p{L}))*/gu;
const CAPITALISED = /^\p{Lu}[^\p{Lu}\p{N}]*$/u;
const SHOUTED = /^[^\p{Ll}\p{N}]{4,}$/u;
/** Two-letter words that are neither symbols nor units. */
const SHORT_WORD = /^(?:an|by|go|if|is|it|my|no|of|on|or|so|to|up|us|we)$/i;
/** A genotype such as Aabb. */
const IN_PAIRS = /^(?:(\p{L})\1)+$/iu;
/** Elements with a one-letter symbol, as in HCOOH. */
const ELEMENTS = /^[BCFHIKNOPSUVWY]+$/;
const AFTER_FIGURE = /\d ?$/;
const CLOSING = /(?<![\s.!,;])[\s.!,;]+$/;
/** Text after which `!` means a factorial. */
const FIGURE_OR_LETTER = /(?:[\d)]|(?<!\p{L})\p{L})$/u;

/** What a question asks, how it is answered, and by what it is marked. */
export interface Asked {
  questionText: string;
  markSchemeAnswer: string;
  /** In words where nothing is said. */
  kind?: QuestionKind;
}

/** Words in a question, or in a line of a scheme, that show that the writing itself is marked. */
const OF_WRITING =
  /\bcapital(?:s|i[sz]\w*| letters?)\b(?!\s+(?:of|cit(?:y|ies))\b)|\b(?:upper|lower)[- ]?case\b|\bpunctuat|\bproof-?read|\bapostrophes?\b|\bfull stops?\b|\b(?:speech|quotation|exclamation|question) marks?\b|\binverted commas\b/i;
/** "Correct the three errors in this sentence." */
const TO_CORRECT =
  /\b(?:correct|rewrite|copy out|find|spot)\b[^.?!\n]{0,60}\b(?:errors?|mistakes?|sentences?|passage|paragraph)\b/i;
/** A remark that says not to mark the writing: "ignore capital letters". */
const LET_PASS =
  /\b(?:ignor\w+|condone\w*|accept|allow|regardless|irrespective|insensitive|not (?:required|needed|necessary|penali[sz]e\w*))\b/i;

/** True if capitals and full stops are being tested, so that they distinguish answers. */
function testsWriting({ questionText, markSchemeAnswer }: Asked): boolean {
  return (
    OF_WRITING.test(questionText) ||
    TO_CORRECT.test(questionText) ||
    markSchemeAnswer.split('\n').some((line) => OF_WRITING.test(line) && !LET_PASS.test(line))
  );
}

/** Returns a key that is the same for answers that count as equal. */
export type KeyOf = (answer: string) => string;

/** The key by which answers to this question are the same. */
export function equalityOf(question: Asked): KeyOf {
  if (hasOptions(question.kind ?? 'text')) return chosenKey;
  return testsWriting(question) ? tidy : equalityKey;
}

/** Options are marked word for word, and may differ in nothing but a capital. */
const chosenKey: KeyOf = (answer) => chosenIn(answer).join('\n');

/**
 * Returns the key by which answers are marked once and decided on together. Equal answers differ at
 * most in spacing, quotation marks, the closing full stop, and the case of ordinary words. What
 * carries meaning stays: signs as in `x = -3` or `Na+`, powers, indentation, and the case of
 * symbols, units and programs. Joining too little costs a call of the marker; joining too much
 * costs a mark.
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

/** Normalises differences in typing that carry no meaning: spaces, quotation marks and powers. */
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

/** True if a sentence was typed with caps lock on, so that its short words are not symbols. */
const isShouting = (text: string): boolean =>
  !/[\p{Ll}\d]/u.test(text) && (text.match(/\p{Lu}{5,}/gu)?.length ?? 0) > 1;

/** Joins a line to the one before with a space, unless it is indented, as programs are. */
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
