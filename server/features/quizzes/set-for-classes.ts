import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson } from '../accounts/public.ts';
import type { QuizRow } from './quizzes-queries.ts';
import {
  countTaught,
  replaceQuizClasses,
  upsertQuizWindow,
  type QuizWindow,
} from './quiz-classes-queries.ts';

/**
 * Sets a quiz for classes, each with its window, and for no others; for none it is open to all with
 * the code. Who sits it goes on. Throws NOT_FOUND for a class that the actor does not teach.
 */
export function setForClasses(
  database: Database,
  actor: Actor,
  { quizCode }: QuizRow,
  classes: readonly (QuizWindow & { teacherCode: string })[],
): Promise<void> {
  return database.transaction(async (transaction) => {
    const codes = [...new Set(classes.map(({ teacherCode }) => teacherCode))];
    const teacherId = actor.role === 'admin' ? null : actor.id;
    const taught = await countTaught(transaction, codes, teacherId);
    if (taught !== classes.length) throw fail('NOT_FOUND');
    await replaceQuizClasses(transaction, quizCode, classes);
  });
}

/** Gives a student a window of their own. Throws STUDENT_NOT_FOUND. */
export async function setOwnWindow(
  database: Database,
  { quizCode }: QuizRow,
  userId: string,
  window: QuizWindow,
): Promise<void> {
  const student = await findPerson(database, userId);
  if (student?.role !== 'student') throw fail('STUDENT_NOT_FOUND');
  await upsertQuizWindow(database, quizCode, userId, window);
}
