import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson } from '../accounts/public.ts';
import {
  countSettable,
  deleteOtherClasses,
  upsertQuizClasses,
  upsertQuizWindow,
  type QuizWindow,
} from './quiz-classes-queries.ts';
import type { QuizScope } from './scope-queries.ts';

/**
 * Sets a quiz for classes, each with its window, and for no others; for none it is open to all with
 * the code. Students who are sitting it go on. Teachers who only share the quiz move the windows of
 * their classes, and the other classes stay. Throws NOT_FOUND for a class that it is not set for and
 * the actor does not teach, or cannot add.
 */
export function setForClasses(
  database: Database,
  actor: Actor,
  { quizCode, teacherCodes }: QuizScope,
  classes: readonly (QuizWindow & { teacherCode: string })[],
): Promise<void> {
  return database.transaction(async (transaction) => {
    const codes = [...new Set(classes.map(({ teacherCode }) => teacherCode))];
    const teacherId = actor.role === 'admin' ? null : actor.id;
    const settable = await countSettable(transaction, quizCode, codes, teacherId);
    if (settable !== classes.length) throw fail('NOT_FOUND');
    if (teacherCodes === null) await deleteOtherClasses(transaction, quizCode, codes);
    else if (!codes.every((code) => teacherCodes.includes(code))) throw fail('NOT_FOUND');
    await upsertQuizClasses(transaction, quizCode, classes);
  });
}

/** Gives a student a window of their own. Throws STUDENT_NOT_FOUND. */
export async function setOwnWindow(
  database: Database,
  { quizCode }: QuizScope,
  userId: string,
  window: QuizWindow,
): Promise<void> {
  const student = await findPerson(database, userId);
  if (student?.role !== 'student') throw fail('STUDENT_NOT_FOUND');
  await upsertQuizWindow(database, quizCode, userId, window);
}
