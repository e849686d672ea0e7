import { readDirectives } from '../scheme/lines/read-directive.ts';
import { figuresOf, listFigures } from '../text/figures.ts';
import { tokenise } from '../text/tokenise.ts';

/** Words, and board letters for them, after which a scheme names what earns nothing. */
const AFTER_WORDS = /\b(?:reject|ignore|do not (?:accept|allow|credit)|not)\b.*$/gim;
const AFTER_LETTERS = /(?:^|\s)(?:R|NE|I|CON)\s.*$/gm;
const SHORT_ANSWER = 6;

/**
 * True if an answer that earned nothing contains content of the scheme: all the words of a short
 * one, or a figure that the question does not give. In that case the scheme may not have been
 * understood.
 */
export function holdsSchemeContent(answer: string, scheme: string, question: string): boolean {
  const content = scheme
    .split('\n')
    .filter((line) => !readDirectives(line.trim()).some(({ kind }) => kind !== 'accept'))
    .join('\n')
    .replaceAll(AFTER_WORDS, '')
    .replaceAll(AFTER_LETTERS, '');
  const given = figuresOf(question);
  const figures = figuresOf(content);
  const last = listFigures(answer).at(-1);
  const isCalculation = /[=+×÷*/^]/.test(answer);
  if (last !== undefined && last > 9 && !isCalculation && figures.has(last) && !given.has(last))
    return true;
  const words = tokenise(answer).filter(({ isFunctionWord }) => !isFunctionWord);
  const hasWords =
    /\p{L}/u.test(answer) && !/\d/.test(answer) && !/\b(?:not|no|never)\b/i.test(answer);
  if (!hasWords || words.length === 0 || words.length > SHORT_ANSWER) return false;
  const known = new Set(tokenise(content).map(({ stem }) => stem));
  const asked = new Set(tokenise(question).map(({ stem }) => stem));
  return words.every(({ stem }) => known.has(stem)) && words.some(({ stem }) => !asked.has(stem));
}
