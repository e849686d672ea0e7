import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import {
  findAnswer,
  findAttempt,
  isQuizQuestion,
  upsertAnswer,
  type AttemptKey,
  type StoredAnswer,
} from './attempts-queries.ts';

/**
 * Stores one answer of an open attempt; sending the same again is harmless. Throws NOT_FOUND (no
 * such attempt or question), ATTEMPT_OVER, or ANSWER_SUPERSEDED with what is stored.
 */
export async function saveAnswer(
  database: Database,
  key: AttemptKey,
  answer: StoredAnswer,
): Promise<{ revision: number; savedAt: Date }> {
  return (await upsertAnswer(database, key, answer)) ?? explainRefusal(database, key, answer);
}

async function explainRefusal(
  database: Database,
  key: AttemptKey,
  answer: StoredAnswer,
): Promise<{ revision: number; savedAt: Date }> {
  const attempt = await findAttempt(database, key);
  if (!attempt) throw fail('NOT_FOUND');
  const stored = await findAnswer(database, key, answer.questionId);
  if (stored && isSame(stored, answer)) return stored;
  if (attempt.finishedAt) throw fail('ATTEMPT_OVER');
  if (stored && stored.revision >= answer.revision) {
    const { savedAt: _, ...data } = stored;
    throw fail('ANSWER_SUPERSEDED', data);
  }
  const isAsked = await isQuizQuestion(database, key.quizCode, answer.questionId);
  throw fail(isAsked ? 'ATTEMPT_OVER' : 'NOT_FOUND');
}

function isSame(stored: StoredAnswer, sent: StoredAnswer): boolean {
  return (
    stored.revision === sent.revision &&
    // Half an emoji, as a limit may leave behind, is stored as the sign for what is unreadable.
    stored.answer === sent.answer.toWellFormed() &&
    stored.isSaved === sent.isSaved
  );
}
