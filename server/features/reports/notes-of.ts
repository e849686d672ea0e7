import type { ReportTask } from './writer/report-writer.ts';

type Notes = Pick<ReportTask['student'], 'name' | 'positives' | 'areasToImprove'> & {
  userId?: string | null | undefined;
};

/** Returns the texts that a teacher wrote about each student, for the welfare check. */
export function notesOf(teacherId: string, students: readonly Notes[]) {
  return students.flatMap(({ name, positives, areasToImprove, userId }) => {
    const text = [positives, areasToImprove].filter((note) => note.trim() !== '').join('\n');
    const of = { userId: userId ?? null, studentName: name, teacherId };
    return text === '' ? [] : [{ source: 'report-note' as const, text, ...of }];
  });
}
