import { REPORT_CHARACTERS } from '../../../shared/business-rules.ts';
import type { Report, ReportWarning } from '../../../shared/contract/report-batches.ts';
import type { ReportBatchInput } from '../../../shared/contract/reports.ts';
import { findInstruction } from './writer/instruction.ts';
import { findContradiction, findMixedVoice, findPraisedFlaw } from './checks/find-contradiction.ts';
import { findConcernWords } from './checks/find-words.ts';
import { likeness } from './likeness.ts';
import { openingOf } from './writer/report-frame.ts';

type Warnings = Report['warnings'];

/** From this likeness on, two reports read as the same. */
const NEAR_DUPLICATE = 0.8;

const gendered = {
  she: /\b(?:she|her|hers|herself|girl|lass|daughter)\b/iu,
  he: /\b(?:he|him|his|himself|boy|lad|son)\b/iu,
};

/** A report of a batch, in the batch's order. */
export interface WrittenReport {
  name: string;
  report: string;
}

/** What a teacher should look at in one report before it leaves the house. */
export function checkReport(
  reports: readonly WrittenReport[],
  position: number,
  input: ReportBatchInput,
): Warnings {
  const own = reports[position];
  if (!own || own.report === '') return [];
  const others = reports.filter((_, index) => index !== position);
  const student = input.students[position];
  const { positives = '', areasToImprove = '', pronouns = 'none' } = student ?? {};
  return [
    ...findConcerns(own.report),
    ...warn('contradiction', student && findContradiction(own.report, student.level)),
    ...warn('praised-flaw', findPraisedFlaw(own.report)),
    ...warn('mixed-voice', findMixedVoice(own.report)),
    ...warn('name-missing', findMissingName(own)),
    ...warn('name-repeated', findRepeatedName(own)),
    ...warn('other-name', findOtherName(own, others)),
    ...warn('pronoun', findWrongPronoun(own, pronouns)),
    ...warn('near-duplicate', findDuplicate(reports, position, input)),
    ...warn('too-long', findOverlength(own, REPORT_CHARACTERS[input.length])),
    ...warn('instruction', findInstruction(positives, areasToImprove)),
  ];
}

/** The words of each kind that were found, in one warning. */
function findConcerns(report: string): Warnings {
  const byKind = Map.groupBy(findConcernWords(report), ({ kind }) => kind);
  return [...byKind].map(([kind, found]) => ({
    kind,
    detail: found.map(({ words }) => `“${words}”`).join(', '),
  }));
}

function warn(kind: ReportWarning, detail: string | undefined): Warnings {
  return detail === undefined ? [] : [{ kind, detail }];
}

const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;

function hasWord(text: string, word: string): boolean {
  // Scripts without capitals, such as Chinese, are often written without spaces too.
  if (!/\p{Lu}|\p{Ll}/u.test(word)) return text.includes(word);
  const at = new RegExp(`(?<![\\p{L}\\p{M}-])${RegExp.escape(word)}(?![\\p{L}\\p{M}-])`, 'u');
  return at.test(text);
}

function findMissingName({ name, report }: WrittenReport): string | undefined {
  return hasWord(report, firstName(name)) ? undefined : firstName(name);
}

function findRepeatedName({ name, report }: WrittenReport): string | undefined {
  const own = RegExp.escape(firstName(name));
  return new RegExp(`(?<![\\p{L}])${own}[’']?s?\\s+${own}(?![\\p{L}])`, 'u').test(report)
    ? firstName(name)
    : undefined;
}

function findOtherName(own: WrittenReport, others: WrittenReport[]): string | undefined {
  const ownWords = new Set(own.name.split(/\s+/u));
  return others
    .map((other) => firstName(other.name))
    .find((name) => name.length > 1 && !ownWords.has(name) && hasWord(own.report, name));
}

function findWrongPronoun(
  { report }: WrittenReport,
  chosen: ReportBatchInput['students'][number]['pronouns'],
): string | undefined {
  const wrong = [
    ...(chosen === 'she' ? [] : [gendered.she]),
    ...(chosen === 'he' ? [] : [gendered.he]),
  ];
  return wrong.map((pattern) => pattern.exec(report)?.[0]).find((word) => word !== undefined);
}

/** What every report of the class begins with makes no two alike. */
function findDuplicate(
  reports: readonly WrittenReport[],
  position: number,
  { students, classInfo }: ReportBatchInput,
): string | undefined {
  const texts = reports.map(({ report }, index) => {
    const student = students[index];
    return student ? report.replace(openingOf({ student, classInfo }), '').trim() : report;
  });
  const own = texts[position] ?? '';
  if (own === '') return undefined;
  return reports.find(
    ({ name }, index) =>
      index !== position &&
      texts[index] !== '' &&
      likeness(own, texts[index] ?? '', [reports[position]?.name ?? '', name]) >= NEAR_DUPLICATE,
  )?.name;
}

function findOverlength({ report }: WrittenReport, max: number): string | undefined {
  return report.length > max ? `${report.length} characters, ${max} fit` : undefined;
}
