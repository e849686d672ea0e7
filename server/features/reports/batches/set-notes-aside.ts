import type { Database } from '../../../database/client.ts';
import { findConcerns, raiseConcerns, type WelfareTools } from '../../welfare/public.ts';
import type { ReportTask } from '../writer/report-writer.ts';

type Student = ReportTask['student'];

/**
 * Separates the students whose notes a person has to read first, and raises concerns about them.
 * They are identified by name alone, because nobody has checked that an account is within the
 * teacher's reach.
 */
export async function setNotesAside(
  { database, jobs, welfareCheck }: WelfareTools & { database: Database },
  teacherId: string,
  students: readonly Student[],
): Promise<{ held: Student[]; others: Student[] }> {
  const notes = (student: Student) => notesOf(teacherId, [{ ...student, userId: null }]);
  const concerns = await findConcerns(welfareCheck, students.flatMap(notes));
  await database.transaction((transaction) => raiseConcerns(transaction, jobs, concerns));
  const found = new Set(concerns.map(({ text }) => text));
  const isHeld = (student: Student) => notes(student).some(({ text }) => found.has(text));
  return { held: students.filter(isHeld), others: students.filter((one) => !isHeld(one)) };
}

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
