import { tokenise } from '../engine/text/tokenise.ts';

/** So many words in a row, as the scheme has them, are its own. */
const COPIED_WORDS = 5;
/** So much of what a student has left out, said together, is the point. */
const MOST_OF_IT = 0.75;

interface Secrets {
  /** What the student has read or written. */
  known: string;
  /** Points that were not earned. */
  missing: readonly string[];
  markSchemeAnswer: string;
}

/** Whether a feedback says what only the mark scheme does. */
export function reveals(feedback: string, { known, missing, markSchemeAnswer }: Secrets): boolean {
  const said = stemsOf(feedback);
  const seen = stemsOf(known);
  const tells = (statement: string) => {
    const left = [...stemsOf(statement)].filter((stem) => !seen.has(stem));
    const told = left.filter((stem) => said.has(stem)).length;
    return told > 0 && told >= left.length * MOST_OF_IT;
  };
  if (missing.some(tells)) return true;
  const words = wordsOf(feedback);
  const scheme = ` ${wordsOf(markSchemeAnswer).join(' ')} `;
  const open = ` ${wordsOf(known).join(' ')} `;
  return words.some((_, start) => {
    const run = words.slice(start, start + COPIED_WORDS);
    const text = ` ${run.join(' ')} `;
    return run.length === COPIED_WORDS && scheme.includes(text) && !open.includes(text);
  });
}

/** What a text is about: figures, and words that carry meaning. */
const stemsOf = (text: string): Set<string> =>
  new Set(tokenise(text).flatMap(({ stem, isFunctionWord }) => (isFunctionWord ? [] : stem)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
