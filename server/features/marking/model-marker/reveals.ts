import { tokenise } from '../engine/text/tokenise.ts';

/** This many words in a row copied from the scheme are a quotation. */
const COPIED_WORDS = 5;
/** Feedback with this share of the words that a student left out of a point gives it away. */
const MOST_OF_IT = 0.75;

interface Secrets {
  /** The text that the student has read or written. */
  known: string;
  /** Points that were not earned. */
  missing: readonly string[];
  markSchemeAnswer: string;
}

/** True if feedback says something that only the mark scheme says. */
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

/** Returns the figures and the meaningful words of a text. */
const stemsOf = (text: string): Set<string> =>
  new Set(tokenise(text).flatMap(({ stem, isFunctionWord }) => (isFunctionWord ? [] : stem)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
