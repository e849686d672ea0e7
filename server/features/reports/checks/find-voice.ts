import { BEFORE_STEPS } from '../../../../shared/report-passages.ts';
import { EVERYBODY, isOrder } from '../writer/address-student.ts';

/** Quotations from a book or a pupil, which are not the teacher's words. */
const QUOTED = /“[^“”]*”|"[^"\n]*"/gu;
/**
 * The writer as “I” or “my”, but not a king: “Henry I was” has a name before it that does not start
 * a sentence.
 */
const FIRST_PERSON =
  /(?<![\p{L}’'-])(?:(?<!(?:[\p{Ll}\d,;:]|\bI) \p{Lu}\p{Ll}+ )I(?=[’'](?:m|ve|ll|d)\b|,? \p{Ll})|[Mm]y(?:self)?|[Mm]e)(?![\p{L}-])/u;

/**
 * Returns a word that speaks to the student in a report that also speaks about them. Instructions
 * in next steps are allowed.
 */
export function findMixedVoice(report: string): string | undefined {
  const [toParents = '', ...steps] = report.split(BEFORE_STEPS);
  const toStudent = steps
    .join('\n')
    .split(/(?<=[.!?;\n])/u)
    .filter((sentence) => !isOrder(sentence));
  const others = [toParents, ...toStudent].join('\n').replaceAll(new RegExp(EVERYBODY, 'giu'), '');
  return /\b(?:you|your|yours|yourself|you[’'](?:re|ve|ll|d))\b/iu.exec(others)?.[0];
}

/** Returns the word by which a report speaks as its writer, outside quotations. */
export const findFirstPerson = (report: string): string | undefined =>
  FIRST_PERSON.exec(report.replaceAll(QUOTED, ''))?.[0];

/**
 * Returns for each report the word by which its teacher speaks as “I”, unless at least half of the
 * class's reports do so.
 */
export function findOddVoices(reports: readonly string[]): (string | undefined)[] {
  const said = reports.map(findFirstPerson);
  const written = reports.filter((report) => report !== '').length;
  const isUsual = 2 * said.filter((word) => word !== undefined).length >= written;
  return said.map((word) => (isUsual ? undefined : word));
}
