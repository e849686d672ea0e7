import type { Attempt, AttemptStart } from '../../../shared/contract/attempts.ts';
import { pick } from '../../../shared/pick.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { QuizRow } from '../quizzes/public.ts';
import {
  beginAttempt,
  findAttemptSetup,
  type AttemptKey,
  type AttemptRow,
} from './attempts-queries.ts';
import { isOver, limitsFor, personalTimeLimit } from './attempts-rules.ts';
import { beginAgain } from './several-attempts/begin-again.ts';
import { endAttempt } from './finish/finish-attempt.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { findWindows } from './set-quizzes/set-quizzes-queries.ts';
import { windowStateOf } from './set-quizzes/window-rules.ts';
import { presentAttempt } from './present-attempt.ts';
import { withRestSettled } from './rest-breaks/take-rest.ts';

interface AskedStart {
  quizCode: string;
  /** Called if the student has no attempt for the code, and so may have guessed it; may throw. */
  countGuess: () => Promise<void>;
}

/**
 * Starts the student's attempt at a quiz, or resumes the one under way, even if the quiz was locked
 * or deleted since. Throws QUIZ_NOT_FOUND, QUIZ_LOCKED, ATTEMPT_COMPLETED, ATTEMPT_NOT_MARKED,
 * MARKS_NOT_LOOKED_AT, APPEAL_OPEN, ATTEMPT_JUST_ENDED or ATTEMPT_OVER; for a quiz that is set for
 * classes, also QUIZ_NOT_OPEN_YET, QUIZ_CLOSED or QUIZ_SET_FOR_OTHERS.
 */
export async function startAttempt(
  database: Database,
  stamps: AttemptStamps,
  actor: Actor,
  { quizCode, again, countGuess }: AskedStart & { again: boolean },
): Promise<Attempt> {
  const key = { quizCode, userId: actor.id };
  const setup = await findAttemptSetup(database, key);
  if (!setup?.attempt) await countGuess();
  if (!setup) throw fail('QUIZ_NOT_FOUND');
  const { quiz, arrangements, now } = setup;
  const last = setup.attempt ?? (await begin(database, actor, quiz, now));
  const attempt = last.finishedAt ? await follow(database, actor, quiz, last, again, now) : last;
  if (isOver(attempt.deadlineAt, now)) {
    await endAttempt(database, { ...key, because: 'deadline', answers: [] });
    throw fail('ATTEMPT_OVER');
  }
  const arranged = await withRestSettled(database, { attempt, arrangements, now });
  return presentAttempt(database, quiz, arranged, stamps);
}

/**
 * Describes what a student is about to begin, without beginning it. Throws QUIZ_NOT_FOUND,
 * QUIZ_LOCKED, ATTEMPT_COMPLETED, QUIZ_NOT_OPEN_YET, QUIZ_CLOSED or QUIZ_SET_FOR_OTHERS, as
 * starting it would.
 */
export async function describeStart(
  database: Database,
  actor: Actor,
  { quizCode, countGuess }: AskedStart,
): Promise<AttemptStart> {
  const setup = await findAttemptSetup(database, { quizCode, userId: actor.id });
  if (!setup?.attempt) await countGuess();
  if (!setup) throw fail('QUIZ_NOT_FOUND');
  const { quiz, attempt, now } = setup;
  if (attempt?.finishedAt) throw await completed(database, quiz, attempt, now);
  if (!attempt) await checkOpen(database, quiz, actor.id, now);
  return {
    ...pick(quiz, ['quizCode', 'title', 'subject']),
    timeLimit: personalTimeLimit(
      attempt?.timeLimit ?? quiz.defaultTimeLimit,
      actor.extraTimePercentage,
    ),
    isUnderWay: attempt !== null,
  };
}

const attemptsLeft = ({ attemptsAllowed }: QuizRow, last: AttemptRow): number =>
  Math.max(0, attemptsAllowed - last.number);

/** Returns ATTEMPT_COMPLETED with the attempts left, or 0 if none could be begun now. */
async function completed(database: Database, quiz: QuizRow, last: AttemptRow, now: Date) {
  const left = attemptsLeft(quiz, last);
  const isOpen = left > 0 && !(await findRefusal(database, quiz, last.userId, now));
  return fail('ATTEMPT_COMPLETED', { data: { attemptsLeft: isOpen ? left : 0 } });
}

/**
 * Returns why a student may not begin: locked, not open yet, closed, or set only for other classes.
 */
async function findWindowRefusal(database: Database, key: AttemptKey, now: Date) {
  const { isSet, isLocked, windows } = await findWindows(database, key);
  if (!isSet) return undefined;
  if (isLocked) return fail('QUIZ_LOCKED');
  const found = windowStateOf(windows, now);
  if (!found) return fail('QUIZ_SET_FOR_OTHERS');
  if (found.state === 'open') return undefined;
  const code = found.state === 'too-early' ? 'QUIZ_NOT_OPEN_YET' : 'QUIZ_CLOSED';
  return fail(code, { data: { at: found.at.toISOString() } });
}

/**
 * Returns why no attempt can be begun: the quiz is deleted, locked, or not open to this student
 * now.
 */
async function findRefusal(database: Database, quiz: QuizRow, userId: string, now: Date) {
  if (quiz.deletedAt) return fail('QUIZ_NOT_FOUND');
  if (quiz.locked) return fail('QUIZ_LOCKED');
  return findWindowRefusal(database, { quizCode: quiz.quizCode, userId }, now);
}

async function checkOpen(database: Database, quiz: QuizRow, userId: string, now: Date) {
  const refusal = await findRefusal(database, quiz, userId, now);
  if (refusal) throw refusal;
}

/** Begins another attempt after a finished one, if requested and allowed. */
async function follow(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  last: AttemptRow,
  again: boolean,
  now: Date,
): Promise<AttemptRow> {
  if (!again || attemptsLeft(quiz, last) === 0) throw await completed(database, quiz, last, now);
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
  await beginAttempt(database)({ ...key, ...limitsFor(quiz, actor) });
  // Another tab of the same student may have begun it in the meantime.
  const setup = await findAttemptSetup(database, key);
  if (!setup?.attempt) throw fail('QUIZ_NOT_FOUND');
  return setup.attempt;
}
