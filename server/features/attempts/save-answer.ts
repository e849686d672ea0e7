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
import { settleRest } from './rest-breaks/rest-queries.ts';
import { restAt } from './rest-breaks/rest-rules.ts';
import { resetOutdatedMark } from './reset-marks-queries.ts';

interface SavedAnswer {
  revision: number;
  savedAt: Date;
}

/**
 * Stores one answer of an open attempt. Idempotent. Throws NOT_FOUND (no such attempt or question),
 * ATTEMPT_OVER (also if the student is sitting another attempt by now), RESTING, or
 * ANSWER_SUPERSEDED with the stored answer.
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

/** Stores the first answer after a rest that nobody ended. */
async function saveAfterRest(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer | undefined> {
  const isOpen = await settleRest(database, key);
  return isOpen ? upsertAnswer(database)({ ...key, ...answer }) : undefined;
}

/**
 * Replaces the text of a marked answer, which exists only in a reopened attempt. If another save
 * has already removed the mark, there is nothing to remove.
 */
function replaceMarkedAnswer(
  database: Database,
  key: AttemptKey,
  answer: SentAnswer,
): Promise<SavedAnswer | undefined> {
  return database.transaction(async (transaction) => {
    const isTaken = await resetOutdatedMark(transaction, key, answer);
    const [saved] = await upsertAnswers(transaction, [{ ...key, ...answer }]);
    // Thrown so that the transaction rolls back and the mark stays if the time was already over.
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
  // The obstacle has disappeared in the meantime: the page will retry.
  throw fail(isOver(attempt.deadlineAt, now) ? 'ATTEMPT_OVER' : 'SERVICE_UNAVAILABLE');
}

/** Returns RESTING if a rest break is the reason for the rejection. */
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
    // Half an emoji, which a length limit may leave behind, is stored as the replacement character.
    stored.answer === sent.answer.toWellFormed() &&
    stored.isSaved === sent.isSaved
  );
}
