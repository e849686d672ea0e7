import type { Finding, ReportWarning } from '../../../../shared/contract/report-batches.ts';
import type { ReportBatchInput } from '../../../../shared/contract/reports.ts';
import { checkReports } from './check-report.ts';
import { writeReport } from '../writer/write-report.ts';
import { findConcerns } from './find-concerns.ts';
import { findUnknownNames } from './find-people.ts';

export type NotesToCheck = Pick<ReportBatchInput, 'students' | 'classInfo'>;

export interface NotesFindings {
  /** In the order of the students. */
  students: Finding[][];
  classInfo: Finding[];
}

/** Warnings that only apply to reports. */
const OF_REPORTS = new Set<ReportWarning>([
  'name-missing',
  'name-repeated',
  'near-duplicate',
  'too-long',
]);

/**
 * Returns what to check in the form. Notes are checked as tidied by the writer, so that nothing is
 * reported that it corrects by itself.
 */
export function checkNotes({ students, classInfo }: NotesToCheck): NotesFindings {
  const reports = students.map((student) => ({
    name: student.name,
    report: writeReport({ student, classInfo }),
  }));
  const input = { students, classInfo, tone: 'warm', length: 'long' } as const;
  return {
    students: checkReports(reports, input).map((findings, position) => [
      ...checkName(students[position]?.name ?? ''),
      ...findings.filter(({ kind }) => !OF_REPORTS.has(kind)),
    ]),
    classInfo: checkClass(classInfo),
  };
}

/** A name such as “Tom Reid (SEN)” would appear in every file. */
function checkName(name: string): Finding[] {
  const words = /[([{/:].*/u.exec(name)?.[0];
  return words === undefined ? [] : [{ kind: 'leftover', words: [words] }];
}

/** The units appear in every report; units may be about anything except these kinds. */
const NEVER_TAUGHT = new Set<ReportWarning>(['needs', 'insult', 'leftover', 'colleague']);

function checkClass(classInfo: NotesToCheck['classInfo']): Finding[] {
  const text = [classInfo.className, classInfo.term, classInfo.unitsCovered].join('\n');
  const people = findUnknownNames(text, { names: [], taught: '' });
  const concerns = findConcerns(text).filter(({ kind }) => NEVER_TAUGHT.has(kind));
  const byKind = Map.groupBy(concerns, ({ kind }) => kind);
  return [
    ...[...byKind].map(([kind, found]) => ({ kind, words: found.map(({ words }) => words) })),
    ...(people.length > 0 ? [{ kind: 'other-name' as const, words: people }] : []),
  ];
}
