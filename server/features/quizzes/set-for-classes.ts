import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson } from '../accounts/public.ts';
import {
  countSettable,
  deleteQuizClasses,
  upsertQuizClasses,
  upsertQuizWindow,
  type QuizWindow,
} from './quiz-classes-queries.ts';
import type { QuizScope } from './scope-queries.ts';

type ClassWindow = QuizWindow & { teacherCode: string };

/**
 * Sets a quiz for exactly these classes, each with its window; if there are none, it is open to
 * everyone with the code. Students who are sitting it continue. Teachers who only share the quiz
 * change the windows of their own classes, and the other classes stay. Throws NOT_FOUND for a class
 * that it is not set for and that the actor does not teach, or cannot add.
 * @param seen The list that the choice was made from: entries left unchanged keep their current
 * state.
 */
export function setForClasses(
  database: Database,
  actor: Actor,
  { quizCode, teacherCodes }: QuizScope,
  classes: readonly ClassWindow[],
  seen: readonly ClassWindow[] | undefined,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const changed = classes.filter((one) => !seen?.some((before) => isSame(before, one)));
    const codes = changed.map(({ teacherCode }) => teacherCode);
    const teacherId = actor.role === 'admin' ? null : actor.id;
    const settable = await countSettable(transaction, quizCode, codes, teacherId);
    if (settable !== codes.length) throw fail('NOT_FOUND');
    if (teacherCodes === null)
      await deleteQuizClasses(transaction, quizCode, takenOff(classes, seen));
    else if (!codes.every((code) => teacherCodes.includes(code))) throw fail('NOT_FOUND');
    await upsertQuizClasses(transaction, quizCode, changed);
  });
}

const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

const isSame = (one: ClassWindow, other: ClassWindow): boolean =>
  one.teacherCode === other.teacherCode &&
  timeOf(one.opensAt) === timeOf(other.opensAt) &&
  timeOf(one.closesAt) === timeOf(other.closesAt);

/**
 * Returns the classes that lose the quiz: those that were seen and not chosen, or all that were not
 * chosen.
 */
function takenOff(classes: readonly ClassWindow[], seen: readonly ClassWindow[] | undefined) {
  const chosen = classes.map(({ teacherCode }) => teacherCode);
  if (!seen) return { allBut: chosen };
  const before = seen.map(({ teacherCode }) => teacherCode);
  return { these: before.filter((teacherCode) => !chosen.includes(teacherCode)) };
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
