import { BEFORE_STEPS } from '../../../../shared/report-passages.ts';
import { EVERYBODY, isOrder } from '../writer/address-student.ts';

/** Words of a book or of a pupil, which are not the teacher's. */
const QUOTED = /“[^“”]*”|"[^"\n]*"/gu;
/** The writer, and no king: “Henry I was” has a name before it that begins no sentence. */
const FIRST_PERSON =
  /(?<![\p{L}’'-])(?:(?<!(?:[\p{Ll}\d,;:]|\bI) \p{Lu}\p{Ll}+ )I(?=[’'](?:m|ve|ll|d)\b|,? \p{Ll})|[Mm]y(?:self)?|[Mm]e)(?![\p{L}-])/u;

/** A report that speaks to the student, and of them; a next step may tell them what to do. */
export function findMixedVoice(report: string): string | undefined {
  const [toParents = '', ...steps] = report.split(BEFORE_STEPS);
  const toStudent = steps
    .join('\n')
    .split(/(?<=[.!?;\n])/u)
    .filter((sentence) => !isOrder(sentence));
  const others = [toParents, ...toStudent].join('\n').replaceAll(new RegExp(EVERYBODY, 'giu'), '');
  return /\b(?:you|your|yours|yourself|you[’'](?:re|ve|ll|d))\b/iu.exec(others)?.[0];
}

/** The word by which a report speaks as its writer, outside what it quotes. */
export const findFirstPerson = (report: string): string | undefined =>
  FIRST_PERSON.exec(report.replaceAll(QUOTED, ''))?.[0];

/** For each report the word by which its teacher speaks as “I”, where most of the class's do not. */
export function findOddVoices(reports: readonly string[]): (string | undefined)[] {
  const said = reports.map(findFirstPerson);
  const written = reports.filter((report) => report !== '').length;
  const isUsual = 2 * said.filter((word) => word !== undefined).length >= written;
  return said.map((word) => (isUsual ? undefined : word));
}
