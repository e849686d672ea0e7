import { FUNCTION_WORDS } from '../text/word-lists.ts';
import { isAccuracyOfLanguage } from './accuracy-of-language.ts';

/** Words that say how good an answer is, and nothing about its content. */
const QUALITY: ReadonlySet<string> = new Set(
  (
    'correct correctly right wrong term terms lhs rhs left hand side sides formula formulae formulas ' +
    'symbol symbols balanced balancing balance state states answer answers method two three four ' +
    'unit units working substitution substituting rearrangement rearranging calculation value ' +
    'values evaluation equation conversion step steps attempt attempts seen shown name names named ' +
    'species charge charges reactant reactants product products expression final accurate complete ' +
    'order place position fully partly partially item items mark marks first second third other ' +
    'simple basic detailed developed limited clear relevant accurate valid appropriate explanation ' +
    'explanations description influence way ways belief beliefs knowledge understanding application ' +
    'analysis evaluation identification elaboration development interpretation'
  ).split(' '),
);

/** What only a drawing shows. */
const DRAWN =
  /^(?:all\s+|the\s+|correct\s+|suitable\s+)*(?:arrows?|axes|axis|labels?|lines? of best fit|plot\w*|shad\w+|diagram|sketch)\b/i;

/** "FT for y correct following their x": any result that follows from another figure. */
const FOLLOWS =
  /^(?:ft|follow(?:ing)? through)\b|\bfollow(?:ing|s)\s+(?:through\s+|on\s+)?(?:from\s+)?their\b/i;

/**
 * True if a mark is for an aspect of an answer given elsewhere: "One term correct", "LHS", "correct
 * formulae".
 */
export function isAspect(text: string): boolean {
  if (DRAWN.test(text) || FOLLOWS.test(text) || isAccuracyOfLanguage(text)) return true;
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word),
  );
  return words.length > 0 && words.every((word) => QUALITY.has(word));
}
