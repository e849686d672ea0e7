import { asNote, isFigure, withoutBrackets } from './example-calculation.ts';

/**
 * Handles "•1 begin valid strategy ⇥ •1 340 ÷ 85": what earns the mark in general and in this
 * question, in two columns or in two lists one below the other, as Scotland's board writes it.
 */

const NUMBERED =
  /^(?:[^\t\n•]{0,20}\t)?\s*•\s?([\d¹²³⁴-⁹])\s+(\S[^\t]*?)\s*(?:\t+\s*(?:•\s?\1\s+)?(\S[^\t]*?)\s*)?(?:\t+\s*\d{1,2}\s*)?$/u;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

interface Bullet {
  line: number;
  number: string;
  said: readonly string[];
}

function readBullets(lines: readonly string[]): Bullet[] {
  return lines.flatMap((text, line): Bullet[] => {
    const [, number, general, here] = NUMBERED.exec(text) ?? [];
    if (number === undefined || general === undefined) return [];
    const raised = RAISED.indexOf(number);
    const plain = raised < 0 ? number : String(raised);
    return [{ line, number: plain, said: here === undefined ? [general] : [general, here] }];
  });
}

/** "3x² − 4", "8": what students write for a point that is a step. */
const IS_SUM = /^(?!.*\p{L}{4})(?=.*\d).+$/u;

/**
 * Joins the general and the specific text: a figure is added to its point; other words are another
 * wording.
 */
const joinSaid = ([general = '', here]: readonly string[]): string => {
  if (here === undefined) return general;
  if (isFigure(here)) return `${general}, ${withoutBrackets(here)}`;
  return IS_SUM.test(here) ? here : `${general} / ${here}`;
};

/**
 * Writes each numbered bullet once, worth a mark; a scheme that numbers its bullets differently is
 * returned unchanged.
 */
export function writeNumberedBullets(scheme: string): string {
  const lines = scheme.split('\n');
  const byNumber = [...Map.groupBy(readBullets(lines), ({ number }) => number)];
  const counts = byNumber.every(([number], at) => number === String(at + 1));
  const sizes = new Set(byNumber.map(([, own]) => own.flatMap(({ said }) => said).length));
  const [size = 0] = sizes;
  if (byNumber.length < 2 || !counts || sizes.size > 1 || size > 2) return scheme;
  const written = new Map(
    byNumber.map(([, own]) => [own[0]?.line, `• ${joinSaid(own.flatMap(({ said }) => said))} (1)`]),
  );
  const others = new Set(byNumber.flatMap(([, own]) => own.slice(1).map(({ line }) => line)));
  return lines
    .map((text, at) => written.get(at) ?? (others.has(at) ? asNote(text) : text))
    .join('\n');
}

/** "3  water lubricates": a number without a full stop, where the lines count up. */
const NUMBER_AND_GAP = /^([^\S\n]*)(\d)[^\S\n]{2,4}(?=[\p{L}(])/gmu;
const FEWEST_NUMBERED = 3;

export function writeNumbers(scheme: string): string {
  const numbers = [...scheme.matchAll(NUMBER_AND_GAP)].map(([, , number]) => Number(number));
  const counts = numbers.every((number, at) => number === at + 1);
  return counts && numbers.length >= FEWEST_NUMBERED
    ? scheme.replace(NUMBER_AND_GAP, '$1$2. ')
    : scheme;
}
