import type { Attempt, AttemptStart } from '../../../shared/contract/attempts.ts';
import { pick } from '../../../shared/pick.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { QuizRow } from '../quizzes/public.ts';
import {
  findAttempt,
  findAttemptSetup,
  insertAttempt,
  type AttemptKey,
  type AttemptRow,
} from './attempts-queries.ts';
import { isOver, personalTimeLimit } from './attempts-rules.ts';
import { beginAgain } from './begin-again.ts';
import { finishAttempt } from './finish-attempt.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { findWindows } from './set-quizzes-queries.ts';
import { windowStateOf } from './window-rules.ts';
import { presentAttempt } from './present-attempt.ts';
import { withRestSettled } from './take-rest.ts';

/**
 * Starts the student's attempt at a quiz, or takes up the one under way, also of a quiz that was
 * locked or deleted since. Throws QUIZ_NOT_FOUND, QUIZ_LOCKED, ATTEMPT_COMPLETED,
 * ATTEMPT_NOT_MARKED, ATTEMPT_JUST_ENDED, ATTEMPT_OVER, or QUIZ_NOT_OPEN_YET, QUIZ_CLOSED, QUIZ_SET_FOR_OTHERS where it is set for classes.
 */
export async function startAttempt(
  database: Database,
  stamps: AttemptStamps,
  actor: Actor,
  { quizCode, again }: { quizCode: string; again: boolean },
): Promise<Attempt> {
  const key = { quizCode, userId: actor.id };
  const setup = await findAttemptSetup(database, key);
  if (!setup) throw fail('QUIZ_NOT_FOUND');
  const { quiz, arrangements, now } = setup;
  const last = setup.attempt ?? (await begin(database, actor, quiz, now));
  const attempt = last.finishedAt ? await follow(database, actor, quiz, last, again, now) : last;
  if (isOver(attempt.deadlineAt, now)) {
    await finishAttempt(database, key, 'deadline', []);
    throw fail('ATTEMPT_OVER');
  }
  const arranged = await withRestSettled(database, { attempt, arrangements, now });
  return presentAttempt(database, quiz, arranged, stamps);
}

/**
 * What a student is about to begin; begins nothing. Throws QUIZ_NOT_FOUND, QUIZ_LOCKED, ATTEMPT_COMPLETED,
 * QUIZ_NOT_OPEN_YET, QUIZ_CLOSED or QUIZ_SET_FOR_OTHERS, as starting it would.
 */
export async function describeStart(
  database: Database,
  actor: Actor,
  quizCode: string,
): Promise<AttemptStart> {
  const setup = await findAttemptSetup(database, { quizCode, userId: actor.id });
  if (!setup) throw fail('QUIZ_NOT_FOUND');
  const { quiz, attempt, now } = setup;
  if (attempt?.finishedAt)
    throw fail('ATTEMPT_COMPLETED', { attemptsLeft: attemptsLeft(quiz, attempt) });
  if (!attempt) await checkOpen(database, quiz, actor.id, now);
  return {
    ...pick(quiz, ['quizCode', 'title', 'subject']),
    timeLimit: personalTimeLimit(quiz.defaultTimeLimit, actor.extraTimePercentage),
    isUnderWay: attempt !== null,
  };
}

const attemptsLeft = ({ attemptsAllowed }: QuizRow, last: AttemptRow): number =>
  Math.max(0, attemptsAllowed - last.number);

/** Refuses students who come before a quiz opens or after it closed, or are in no class it is set for. */
async function checkWindow(database: Database, key: AttemptKey, now: Date): Promise<void> {
  const { isSet, isLocked, windows } = await findWindows(database, key);
  if (!isSet) return;
  if (isLocked) throw fail('QUIZ_LOCKED');
  const found = windowStateOf(windows, now);
  if (!found) throw fail('QUIZ_SET_FOR_OTHERS');
  if (found.state === 'open') return;
  const code = found.state === 'too-early' ? 'QUIZ_NOT_OPEN_YET' : 'QUIZ_CLOSED';
  throw fail(code, { at: found.at.toISOString() });
}

/** Refuses to begin an attempt at a quiz that is gone, locked, or not open to this student now. */
async function checkOpen(database: Database, quiz: QuizRow, userId: string, now: Date) {
  if (quiz.deletedAt) throw fail('QUIZ_NOT_FOUND');
  if (quiz.locked) throw fail('QUIZ_LOCKED');
  await checkWindow(database, { quizCode: quiz.quizCode, userId }, now);
}

/** Begins the attempt after one that has ended, where that is asked for and allowed. */
async function follow(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  last: AttemptRow,
  again: boolean,
  now: Date,
): Promise<AttemptRow> {
  const left = attemptsLeft(quiz, last);
  if (!again || left === 0) throw fail('ATTEMPT_COMPLETED', { attemptsLeft: left });
  await checkOpen(database, quiz, actor.id, now);
  return beginAgain(database, actor, quiz, last);
}

async function begin(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  now: Date,
): Promise<AttemptRow> {
  await checkOpen(database, quiz, actor.id, now);
  const key = { quizCode: quiz.quizCode, userId: actor.id };
  const limit = personalTimeLimit(quiz.defaultTimeLimit, actor.extraTimePercentage);
  // Another tab of the same student may have begun it meanwhile.
  const attempt = (await insertAttempt(database, key, limit)) ?? (await findAttempt(database, key));
  if (!attempt) throw fail('QUIZ_NOT_FOUND');
  return attempt;
}
