import type { JudgeOne, KindQuestion, PointOfKind } from '../judge.ts';
import { isSameWord } from '../term/is-same-word.ts';

/** "Nucleus 1" and "A – 3": a name and its partner. */
interface Pair {
  words: readonly string[];
  partner: string;
}

const MATCHES = /\b(?:match|pair|link|join)(?:es|ed|ing)?\b/i;
const PAIR =
  /^(\p{L}[\p{L} ]{0,40}?)\s*(?:[-–—=:→,]|->)?\s*\(?(\d{1,2}|(?<=[\s–—=:→>-])[A-Z])\)?$/u;
const PARTNER = /^[^\p{L}\d]{0,6}(\d{1,2}|[A-Z])(?![\p{L}\d])/u;

const pairOf = (text: string): Pair | null => {
  const [, name, partner] = PAIR.exec(text.trim()) ?? [];
  return name === undefined || partner === undefined ? null : { words: name.split(/\s+/), partner };
};

/** Returns the pair that a point of a matching task asks for; null if not all points are pairs. */
export function readPair(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): Pair | null {
  const isTask = MATCHES.test(questionText) && points.length > 1;
  return isTask && points.every(({ text }) => pairOf(text) !== null) ? pairOf(point.text) : null;
}

/**
 * Judges a pair by the first number or letter after the name, which is the student's partner for
 * it.
 */
export function judgePair({ words, partner }: Pair): JudgeOne {
  const last = words.at(-1) ?? '';
  return (answer) => {
    const found = [...answer.slice(0, 4000).matchAll(/\p{L}+/gu)].flatMap((word) => {
      const isName =
        last.length === 1
          ? word[0].toUpperCase() === last.toUpperCase()
          : isSameWord(word[0], last);
      const given = isName ? PARTNER.exec(answer.slice(word.index + word[0].length)) : null;
      return given === null
        ? []
        : [
            {
              given: given[1],
              start: word.index,
              end: word.index + word[0].length + given[0].length,
            },
          ];
    });
    const given = new Set(found.map((one) => one.given));
    const isRight = given.size === 1 && given.has(partner);
    return {
      share: isRight ? 1 : 0,
      sureness: given.size === 1 ? 0.93 : 0.5,
      spans: isRight ? found.slice(0, 1) : [],
      finding: isRight ? null : 'other-word',
    };
  };
}
