import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizRow } from '../../quizzes/public.ts';
import { findAttempt, type AttemptRow } from '../attempts-queries.ts';
import { isFinal, limitsFor, type GivenMark } from '../attempts-rules.ts';
import {
  clearForNext,
  holdEndedAttempt,
  insertEarlierAttempt,
  restartAttempt,
} from './earlier-attempts-queries.ts';

/**
 * Archives a finished attempt with its answers and marks, and begins the next one, all or nothing.
 * Throws ATTEMPT_JUST_ENDED before its answers were checked for welfare concerns, APPEAL_OPEN while
 * one of its marks is under appeal, and, if the best attempt counts, ATTEMPT_NOT_MARKED or
 * MARKS_NOT_LOOKED_AT until all its marks are final.
 */
export function beginAgain(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  last: AttemptRow,
): Promise<AttemptRow> {
  const key = { quizCode: quiz.quizCode, userId: actor.id };
  return database.transaction(async (transaction) => {
    const held = await holdEndedAttempt(transaction, key, last.number);
    // Another tab of the same student may have begun it in the meantime.
    if (held) {
      if (!held.isChecked) throw fail('ATTEMPT_JUST_ENDED');
      if (held.isQuestioned) throw fail('APPEAL_OPEN');
      if (quiz.countedAttempt === 'best') checkFinal(quiz, held.marks);
      await insertEarlierAttempt(transaction, key);
      await clearForNext(transaction, key);
      await restartAttempt(transaction, key, limitsFor(quiz, actor));
    }
    const next = await findAttempt(transaction, key);
    if (!next) throw fail('QUIZ_NOT_FOUND');
    return next;
  });
}

/** The best attempt is fixed only once nobody has to look at its marks any more. */
function checkFinal(quiz: QuizRow, marks: readonly GivenMark[]): void {
  if (marks.some(({ markAwarded }) => markAwarded === null)) throw fail('ATTEMPT_NOT_MARKED');
  if (!marks.every((mark) => isFinal(quiz, mark))) throw fail('MARKS_NOT_LOOKED_AT');
}
