import type { KindQuestion, PointOfKind } from './judge.ts';

/**
 * Writes an answer without looseness that the scheme accepts: another letter for the unknown, a
 * bracket that is not closed.
 */

const OTHER_LETTER =
  /\b(?:any|other|another|(?:a\s+)?different)\s+(?:letters?|variables?|unknowns?)\b/i;
const REFUSES =
  /\b(?:do not|don['’]t|reject|not)\s+(?:accept|allow|condone|credit)?\b[^.;\n]{0,20}$/i;
const OPEN_BRACKET =
  /\b(?:condone|allow|accept|ignore|permit|penali[sz]e)\b[^.;\n]{0,20}\b(?:missing|unclosed|no|lack of)\s+(?:(?:the|a|last|closing|final|end|right|outer)\s+){0,3}brackets?\b/i;
/** A letter by itself or after a figure; the x in "3 x 4" multiplies. */
const LETTER = /(?<![\p{L}'’])(?!(?<=\d\s*)[x×]\s*\d)\p{L}(?![\p{L}'’])/gu;

const lettersIn = (text: string): Set<string> => new Set(text.match(LETTER));

function isOtherLetterLetPass(scheme: string): boolean {
  const found = OTHER_LETTER.exec(scheme);
  return found !== null && !REFUSES.test(scheme.slice(0, found.index));
}

/**
 * Returns a function that writes an answer in the scheme's notation, as far as the scheme accepts
 * the difference; positions stay the same.
 */
export function prepareLoosely(
  points: readonly PointOfKind[],
  { scheme }: Pick<KindQuestion, 'scheme'>,
): (answer: string) => string {
  const maths = points.filter(({ kind }) => kind === 'number' || kind === 'expression');
  const unknowns = lettersIn(maths.map(({ text }) => text).join('\n'));
  const [unknown] = unknowns;
  const mayRename = unknowns.size === 1 && isOtherLetterLetPass(scheme);
  const mayClose = OPEN_BRACKET.test(scheme);
  return (answer) => {
    const [own, ...others] = lettersIn(answer);
    const renamed =
      mayRename && unknown !== undefined && own !== undefined && others.length === 0
        ? answer.replaceAll(LETTER, unknown)
        : answer;
    const isOpen = renamed.split('(').length === renamed.split(')').length + 1;
    return mayClose && isOpen ? `${renamed.trimEnd()})` : renamed;
  };
}
