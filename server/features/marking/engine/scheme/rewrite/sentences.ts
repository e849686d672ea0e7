import { isMarkingTalk } from '../lines/marking-talk.ts';
import { allocatesMarks } from '../lines/read-group-heading.ts';

/**
 * Rewrites sentences that give one mark for one thing and another for a second, as a point for
 * each.
 */

const MARK_FOR = String.raw`(?:1|one|an?|another|the other|an?\s+(?:further|second))\s+(?:further\s+)?marks?\s+for\s`;
const TWO = new RegExp(
  String.raw`\b(?:1|one|a)\s+marks?\s+for\s[^\n]{3,160}\band\s+${MARK_FOR}`,
  'i',
);
const BETWEEN = new RegExp(String.raw`[,;]?\s+and\s+(?=${MARK_FOR})`, 'i');
const POINT = new RegExp(
  String.raw`^\s*(?:[•●▪-]\s*)?(?:if\b[^,.]{3,60}\b(?:wrong|incorrect|not\s+(?:correct|right)),\s*)?(?:(?:award|give|allow|credit)\s+)?${MARK_FOR}(?:at least\s+)?(.+?)[.;]?$`,
  'i',
);
/** "Calculation: the correct answer is −0.4." */
const ANSWER_IS =
  /^[^\S\n]*(?:calculation:[^\S\n]*)?(?:the[^\S\n]+)?correct[^\S\n]+(?:final[^\S\n]+)?answer[^\S\n]*(?:is|=|:)[^\S\n]*(?=[^\n]{0,12}\d)(?!\d\s*marks?\b)([^\n]{1,80}?)[.]?$/gim;
/** "For the correct answer, with or without working, award 3 marks." */
const FOR_IT =
  /^[^\S\n]*for[^\S\n]+the[^\S\n]+correct[^\S\n]+answer\b[^\n.]{0,60}?\b(?:award|give)[^\S\n]+(\d|one|two|three|four)[^\S\n]+marks?\b/im;
/** A longer line is not such a sentence. */
const MOST_CHARACTERS = 300;

function writeLine(line: string): string {
  if (
    line.length > MOST_CHARACTERS ||
    !TWO.test(line) ||
    allocatesMarks(line) ||
    isMarkingTalk(line)
  )
    return line;
  const points = line.split(BETWEEN).map((part) => POINT.exec(part)?.[1]);
  return points.every((point) => point !== undefined && !allocatesMarks(`1 mark for ${point}`))
    ? points.map((point) => `• ${point} (1)`).join('\n')
    : line;
}

/** Rewrites the answer and what it is worth as one line. */
function writeAnswer(scheme: string): string {
  const [, answer] = [...scheme.matchAll(ANSWER_IS)][0] ?? [];
  if (answer === undefined) return scheme;
  const bare = answer.replace(/\s*\([^()]*\)/g, '');
  return scheme
    .replace(ANSWER_IS, 'Answer = $1')
    .replace(FOR_IT, (_, worth: string) => `${bare} scores ${worth} marks`);
}

export const rewriteSentences = (scheme: string): string =>
  writeAnswer(scheme)
    .split('\n')
    .map((line) => writeLine(line))
    .join('\n');
