import { REPORT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type {
  Finding,
  ReportBatch,
  ReportWarning,
} from '../../../../shared/contract/report-batches.ts';
import type { ReportBatchInput } from '../../../../shared/contract/reports.ts';
import { findWhole } from '../../../../shared/report-passages.ts';
import { findContradiction, findPraisedFlaw } from './find-contradiction.ts';
import { findConcerns } from './find-concerns.ts';
import { findUnknownNames } from './find-people.ts';
import { findMixedVoice, findOddVoices } from './find-voice.ts';
import { isLikelyOfLesson, sentencesOf, weighSentence } from './weigh-sentences.ts';
import { likeness, runsOf } from './likeness.ts';
import { findInstruction } from '../writer/instruction.ts';
import { beginsLike } from '../writer/opening-words.ts';
import { firstNameOf, openingOf } from '../writer/report-frame.ts';

type Student = ReportBatchInput['students'][number];

/** The kinds of warning that are never about a lesson. */
const NEVER_OF_LESSONS = new Set<ReportWarning>(['insult', 'needs', 'colleague', 'leftover']);

/** The similarity above which reports count as duplicates. */
const NEAR_DUPLICATE = 0.8;

const gendered = {
  she: /\b(?:she|her|hers|herself|girl|lass|(?:our|your) daughter)\b/iu,
  he: /\b(?:he|him|his|himself|boy|lad|(?:our|your) son)\b/iu,
};

/** A report of a batch, in the order of the batch. */
export interface WrittenReport {
  name: string;
  report: string;
  state?: ReportBatch['reports'][number]['state'];
}

/** Returns what a teacher should check in each report before it leaves the school. */
export function checkReports(
  reports: readonly WrittenReport[],
  input: ReportBatchInput,
): Finding[][] {
  const bodies = reports.map(({ report }, index) => bodyOf(report, input, index));
  const alike = findDuplicates(reports, bodies);
  const odd = findOddVoices(bodies);
  return reports.map((own, position) => {
    const student = input.students[position];
    if (own.report === '' || !student) return [];
    const names = reports.map(({ name }) => name);
    const others = names.filter((_, index) => index !== position);
    const { positives, areasToImprove, pronouns } = student;
    return [
      ...findInText(bodies[position] ?? own.report, student, {
        ...input,
        others,
        oddVoice: odd[position],
      }),
      ...finding('praised-flaw', findPraisedFlaw(own.report)),
      ...finding('name-missing', findMissingName(own)),
      ...finding('name-repeated', findRepeatedName(own)),
      ...finding('pronoun', findWrongPronoun(bodies[position] ?? '', pronouns)),
      ...finding('near-duplicate', alike[position]),
      ...finding('too-long', findOverlength(own, REPORT_CHARACTERS[input.length])),
      ...finding('instruction', findInstruction(positives, areasToImprove)),
    ];
  });
}

interface TextOfClass extends Pick<ReportBatchInput, 'classInfo'> {
  others: readonly string[];
  /** The word by which the report speaks as “I”, if most of the class's reports do not. */
  oddVoice?: string | undefined;
}

/** Returns findings for any text about a student: a report, or a note for one. */
function findInText(
  text: string,
  { name, level }: Pick<Student, 'name' | 'level'>,
  { classInfo, others, oddVoice }: TextOfClass,
): Finding[] {
  const taught = `${classInfo.subject} ${classInfo.unitsCovered}`;
  const names = [name, ...others];
  const concerns = Map.groupBy(
    findInSentences(text, { names, own: name, taught }),
    ({ kind }) => kind,
  );
  const unknown = findUnknownNames(text, { names, taught });
  const people = [...findOtherNames(text, name, others), ...unknown];
  const contradiction = findContradiction(text, level);
  return [
    ...[...concerns].map(([kind, found]) => ({ kind, words: found.map(({ words }) => words) })),
    ...finding('contradiction', ...contradiction),
    ...finding('mixed-voice', findMixedVoice(text), oddVoice),
    ...finding('other-name', ...people),
  ];
}

/**
 * Finds listed words, except those that are probably about a lesson, and sentences without listed
 * words that read as if they should stay in school.
 */
function findInSentences(text: string, context: { names: string[]; own: string; taught: string }) {
  const listed = findConcerns(text, context);
  const sentences = sentencesOf(text).map((sentence) => ({
    sentence,
    found: listed.filter(({ words }) => findWhole(sentence, words) >= 0),
  }));
  const isOfLesson = (one: (typeof listed)[number]) => {
    const around = sentences.filter(({ found }) => found.includes(one));
    return (
      !NEVER_OF_LESSONS.has(one.kind) &&
      around.length > 0 &&
      around.every(({ sentence }) => isLikelyOfLesson(sentence, one.kind, context))
    );
  };
  return [
    ...listed.filter((one) => !isOfLesson(one)),
    ...sentences
      .filter(({ found }) => found.length === 0)
      .flatMap(({ sentence }) => weighSentence(sentence, context)),
  ];
}

function finding(kind: ReportWarning, ...found: (string | undefined)[]): Finding[] {
  const words = found.filter((word) => word !== undefined);
  return words.length === 0 ? [] : [{ kind, words }];
}

/**
 * Returns a report without the opening that all of the class share, because it says nothing about
 * the student.
 */
export function bodyOf(
  report: string,
  { students, classInfo }: ReportBatchInput,
  position: number,
): string {
  const student = students[position];
  if (!student) return report;
  const opening = openingOf({ student, classInfo });
  return report.startsWith(opening) ? report.slice(opening.length).trim() : report;
}

function hasWord(text: string, word: string): boolean {
  // Scripts without capitals, such as Chinese, are often written without spaces too.
  if (!/\p{Lu}|\p{Ll}/u.test(word)) return text.includes(word);
  const at = new RegExp(`(?<![\\p{L}\\p{M}-])${RegExp.escape(word)}(?![\\p{L}\\p{M}-])`, 'u');
  return at.test(text);
}

function findMissingName({ name, report }: WrittenReport): string | undefined {
  return hasWord(report, firstNameOf(name)) ? undefined : firstNameOf(name);
}

function findRepeatedName({ name, report }: WrittenReport): string | undefined {
  const own = RegExp.escape(firstNameOf(name));
  return new RegExp(`(?<![\\p{L}])${own}[’']?s?\\s+${own}(?![\\p{L}])`, 'u').test(report)
    ? firstNameOf(name)
    : undefined;
}

function findOtherNames(text: string, name: string, others: readonly string[]): string[] {
  const ownWords = new Set(name.split(/\s+/u));
  const first = others.map(firstNameOf);
  return [...new Set(first)].filter(
    (other) => other.length > 1 && !ownWords.has(other) && hasWord(text, other),
  );
}

function findWrongPronoun(report: string, chosen: Student['pronouns']): string | undefined {
  const wrong = [
    ...(chosen === 'she' ? [] : [gendered.she]),
    ...(chosen === 'he' ? [] : [gendered.he]),
  ];
  return wrong.map((pattern) => pattern.exec(report)?.[0]).find((word) => word !== undefined);
}

/**
 * Returns for each report the name of one that is nearly the same, or whose first words a model
 * repeated.
 */
function findDuplicates(
  reports: readonly WrittenReport[],
  bodies: readonly string[],
): (string | undefined)[] {
  const names = reports.map(({ name }) => name);
  const runs = bodies.map((body) => runsOf(body, names));
  // The built-in writer's opening is not part of the body, and edited text is the teacher's own.
  const begun = reports.map((one, index) =>
    one.state === 'written' && bodies[index] === one.report ? one : { ...one, report: '' },
  );
  return runs.map((own, position) => {
    const start = begun[position];
    if (own.size === 0 || !start) return undefined;
    const isAlike = (other: Set<string>, index: number) =>
      index !== position && other.size > 0 && likeness(own, other) >= NEAR_DUPLICATE;
    const alike = names[runs.findIndex(isAlike)];
    return alike ?? begun.find((other) => other !== start && beginsLike(start, other))?.name;
  });
}

function findOverlength({ report }: WrittenReport, max: number): string | undefined {
  return report.length > max ? `${report.length} characters, ${max} fit` : undefined;
}
