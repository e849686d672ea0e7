import type { Database, Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import {
  findAnswer,
  isQuizQuestion,
  upsertAnswer,
  upsertAnswers,
  type SentAnswer,
  type StoredAnswer,
} from './answers-queries.ts';
import { findArrangedAttempt, type AttemptKey } from './attempts-queries.ts';
import { isAnother, isOver } from './attempts-rules.ts';
import { settleRest } from './rest-queries.ts';
import { restAt } from './rest-rules.ts';
import { resetOutdatedMark } from './reset-marks-queries.ts';

interface SavedAnswer {
  revision: number;
  savedAt: Date;
}

/**
 * Stores one answer of an open attempt; sending the same again is harmless. Throws NOT_FOUND (no
 * such attempt or question), ATTEMPT_OVER (also where the student sits another by now), RESTING, or
 * ANSWER_SUPERSEDED with what is stored.
 */
export async function saveAnswer(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer> {
  return (
    (await upsertAnswer(database)({ ...key, ...answer })) ??
    (await saveAfterRest(database, key, answer)) ??
    (await replaceMarkedAnswer(database, key, answer)) ??
    explainRefusal(database, key, answer)
  );
}

/** Stores the first words after a rest that nobody ended. */
async function saveAfterRest(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer | undefined> {
  const isOpen = await settleRest(database, key);
  return isOpen ? upsertAnswer(database)({ ...key, ...answer }) : undefined;
}

/**
 * Stores another text over a marked one, which is there only in a reopened attempt. The mark may
 * have been taken by another save meanwhile: then nothing is in the way any more.
 */
function replaceMarkedAnswer(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer | undefined> {
  return database.transaction(async (transaction) => {
    const isTaken = await resetOutdatedMark(transaction, key, answer);
    const [saved] = await upsertAnswers(transaction, [{ ...key, ...answer }]);
    // Thrown, so that the mark stays where the time for another text was over.
    if (!saved && isTaken) throw (await whileResting(transaction, key)) ?? fail('ATTEMPT_OVER');
    return saved;
  });
}

async function explainRefusal(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer> {
  const arranged = await findArrangedAttempt(database, key);
  if (!arranged) throw fail('NOT_FOUND');
  const { attempt, now } = arranged;
  if (isAnother(attempt, answer.startedAt)) throw fail('ATTEMPT_OVER');
  const stored = await findAnswer(database, key, answer.questionId);
  if (stored && isSame(stored, answer)) return stored;
  if (attempt.finishedAt) throw fail('ATTEMPT_OVER');
  if (stored && stored.revision >= answer.revision) {
    const { savedAt, ...data } = stored;
    throw fail('ANSWER_SUPERSEDED', { data: { ...data, savedAt: savedAt.toISOString() } });
  }
  const isAsked = await isQuizQuestion(database, key.quizCode, answer.questionId);
  if (!isAsked) throw fail('NOT_FOUND');
  const resting = await whileResting(database, key);
  if (resting) throw resting;
  // What was in the way has gone since: the page sends it again.
  throw fail(isOver(attempt.deadlineAt, now) ? 'ATTEMPT_OVER' : 'SERVICE_UNAVAILABLE');
}

/** RESTING where a rest break is what keeps the answer out. */
async function whileResting(database: Db, key: AttemptKey) {
  const arranged = await findArrangedAttempt(database, key);
  if (!arranged) return null;
  const { attempt, arrangements, now } = arranged;
  const rest = restAt(attempt, arrangements.restBreakMinutes, now);
  return rest?.startedAt ? fail('RESTING') : null;
}

function isSame(stored: StoredAnswer, sent: StoredAnswer): boolean {
  return (
    stored.revision === sent.revision &&
    // Half an emoji, as a limit may leave behind, is stored as the sign for what is unreadable.
    stored.answer === sent.answer.toWellFormed() &&
    stored.isSaved === sent.isSaved
  );
}
