import type { ReportTask } from './report-writer.ts';
import { findConcerns } from '../checks/find-concerns.ts';
import { withoutInstructions } from './instruction.ts';

/**
 * Removes from a note what a model must not see: orders to the writer, and sentences about safety,
 * health and the like, which are for people and do not belong in a report.
 */
export function fitForModel(
  note: string,
  { student, classInfo, classmates }: Pick<ReportTask, 'student' | 'classInfo' | 'classmates'>,
): string {
  const names = [student.name, ...classmates];
  const taught = `${classInfo.subject} ${classInfo.unitsCovered}`;
  const isPrivate = (sentence: string) =>
    findConcerns(sentence, { names, own: student.name, taught }).some(
      ({ kind }) => kind !== 'leftover',
    );
  return withoutInstructions(note)
    .split(/(?<=[.!?\n;•])/u)
    .filter((sentence) => !isPrivate(sentence))
    .join('')
    .trim();
}
