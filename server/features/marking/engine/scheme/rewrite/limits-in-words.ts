import { numberOf } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';

/** Rewrites limits on points and marks that a board gives in a separate sentence. */

const N = String.raw`[1-6]|one|two|three|four|five|six`;

/** "Two of the following (1 mark each): a; b; c". */
const OF_FOLLOWING = new RegExp(
  String.raw`^([^\S\n]*)(?:(?:for|award)\s+)?(${N})[^\S\n]+(?:of|from)[^\S\n]+(?:the[^\S\n]+following|these|those)(?:[^\S\n]+\p{L}+)?(?:[^\S\n]*[,–-]?[^\S\n]*[([]?(?:1|one)[^\S\n]+(?:marks?[^\S\n]+)?(?:for[^\S\n]+)?each[)\]]?)?[^\S\n]*[:–-][^\S\n]*`,
  'gimu',
);
/** "No more than 4 marks.", "Award no more than 2 marks in total." */
const NO_MORE = new RegExp(
  String.raw`^[^\S\n]*(?:award[^\S\n]+)?(?:no|not)[^\S\n]+more[^\S\n]+than[^\S\n]+(${N})[^\S\n]+marks?(?:[^\S\n]+(?:in[^\S\n]+(?:total|all)|overall|altogether))?(?=[.]|[^\S\n]*$)`,
  'gim',
);
/** "One mark for naming a technique, one mark for a quotation, one mark for its effect." */
const WORTH = String.raw`(?:1|one|an?)[^\S\n]+(?:further[^\S\n]+)?marks?[^\S\n]+(?:is[^\S\n]+)?for[^\S\n]+[^.,;:()\d\n]{3,70}`;
const WORTHS = new RegExp(
  String.raw`^[^\S\n]*(?:award[^\S\n]+)?${WORTH}(?:[,;][^\S\n]*(?:and[^\S\n]+)?${WORTH})+[.:]?[^\S\n]*$`,
  'im',
);
/** "One way identified 1 mark; described 2 marks": the worth of a plain and of a fuller answer. */
const PLAIN_OR_FULL =
  /^[^\S\n]*(?:(?:one|1|an?|each)[^\S\n]+)?(?:\p{L}+[^\S\n]+){0,3}(?:identified|named|stated|given|mentioned|listed)[^\S\n]*[:=–-]?[^\S\n]*[([]?1[^\S\n]*mark[)\]]?[^\S\n]*[;,.]?[^\S\n]*(?:(?:and|or|if)[^\S\n]+)?(?:\p{L}+[^\S\n]+){0,2}(?:described|explained|developed|supported|detailed)[^\S\n]*[:=–-]?[^\S\n]*[([]?(\d)[^\S\n]*marks?[)\]]?[.]?[^\S\n]*$/gimu;
const ENDS_WITH_MARK = /[([]\d(?:\s*marks?)?[)\]]\s*[.;]?\s*$/gm;

/** True if the lines below show as many marks as the question gives. */
const areShown = (scheme: string, maxMark: number): boolean =>
  (scheme.match(ENDS_WITH_MARK)?.length ?? 0) >= Math.max(2, maxMark);

export const rewriteLimitsInWords = (scheme: string, { maxMark }: Asked): string => {
  const written = scheme
    .replace(OF_FOLLOWING, (found, indent: string, count: string) =>
      numberOf(count.toLowerCase()) > 1 && numberOf(count.toLowerCase()) <= maxMark
        ? `${indent}Any ${count.toLowerCase()} from: `
        : found,
    )
    .replace(NO_MORE, (_, most: string) => `Max ${numberOf(most.toLowerCase())}`)
    .replace(PLAIN_OR_FULL, (_, most: string) => `1 mark for each way, up to ${most} marks`);
  return areShown(written, maxMark) ? written.replace(WORTHS, '') : written;
};
