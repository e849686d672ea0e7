import type { SchemePoint } from '../../scheme/scheme.ts';
import { findOptionTexts, readNamedChoice } from './read-options.ts';
import { cannotTell, type JudgeOne, type KindVerdict } from '../judge.ts';

const LETTER = /^(?:(?:option|answer|box|choice|diagram|graph|circuit)\s+)?\(?([A-H])\)?\.?$/i;
const TRUTH = /^(true|false)\.?$/i;

/**
 * Returns the option that a point asks for: a capital letter, or `true` or `false`; otherwise null.
 * A point may also give the text of an option that the question prints.
 */
export function readChoice({ text }: Pick<SchemePoint, 'text'>, questionText = ''): string | null {
  const bare = text.trim();
  const letter = LETTER.exec(bare)?.[1];
  if (letter !== undefined) return letter.toUpperCase();
  return TRUTH.exec(bare)?.[1]?.toLowerCase() ?? readNamedChoice(bare, questionText);
}

interface Chosen {
  option: string;
  start: number;
  end: number;
}

const DENIED = /\b(?:not|isn't|isnt|never|rather than)\s+(?:\w+\s+)?$/i;

/** Finds a letter alone, or after a word such as "option"; `A` and `I` in a sentence are words. */
function findLetters(answer: string): Chosen[] {
  const lone = /^[\s(]*([a-h])[\s).:]*$/i.exec(answer)?.[1];
  if (lone !== undefined) {
    const start = answer.indexOf(lone);
    return [{ option: lone.toUpperCase(), start, end: start + 1 }];
  }
  const named = /\b(?:option|answer|box|choice|diagram|graph|circuit)\s+(?:is\s+)?\(?([a-h])\b/gi;
  const capital = /(?<![\p{L}\p{N}'’])([A-H])(?![\p{L}\p{N}'’])/gu;
  const found = [...answer.matchAll(named), ...answer.matchAll(capital)].map((match) => {
    const letter = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(letter);
    return { option: letter.toUpperCase(), start, end: start + 1 };
  });
  // "A" before a lower-case word is an article.
  return found.filter(
    ({ option, end }) =>
      option !== 'A' || !/^\s+(?!because|since|as|is|and)[a-z]/.test(answer.slice(end)),
  );
}

function findTruths(answer: string): Chosen[] {
  const lone = /^\s*([tf])\s*\.?\s*$/i.exec(answer)?.[1]?.toLowerCase();
  if (lone !== undefined) {
    const start = answer.search(/\S/);
    return [{ option: lone === 't' ? 'true' : 'false', start, end: start + 1 }];
  }
  return [...answer.matchAll(/\b(true|false)\b/gi)].map(({ index, 0: word }) => ({
    option: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

const SURE = 0.95;

/** Returns the options that an answer chooses by their text, such as "omniscient". */
function findByText(answer: string, options: ReadonlyMap<string, string>): Chosen[] {
  return findOptionTexts(answer, options).map(({ option, text }) => {
    const first = text.split(' ')[0] ?? '';
    const start = Math.max(0, answer.toLowerCase().indexOf(first));
    return { option, start, end: Math.min(answer.length, start + text.length) };
  });
}

/**
 * Judges which option an answer chooses; choosing more options than asked earns nothing. `printed`
 * has the text of each option that the question prints.
 */
export function judgeChoice(
  wanted: string,
  asked = 1,
  printed: ReadonlyMap<string, string> = new Map(),
): JudgeOne {
  return (answer): KindVerdict => {
    const byText = findByText(answer, printed);
    const found = wanted.length > 1 ? findTruths(answer) : [...findLetters(answer), ...byText];
    const chosen = found.filter(({ start }) => !DENIED.test(answer.slice(0, start)));
    const options = new Set(chosen.map(({ option }) => option));
    if (options.size === 0) return { ...cannotTell, finding: 'unreadable' };
    if (options.size > asked)
      return { share: 0, sureness: 0.8, spans: [], finding: 'contradicted' };
    if (!options.has(wanted))
      return { share: 0, sureness: SURE, spans: [], finding: 'other-value' };
    const spans = chosen.map(({ start, end }) => ({ start, end }));
    return { share: 1, sureness: SURE, spans, finding: null };
  };
}
