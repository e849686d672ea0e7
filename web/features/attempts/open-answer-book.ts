import { AnswerBook } from './answer-book.ts';
import { isUnsent, openRecord } from './answer-record.ts';
import type { AnswerWrite } from './answer-record.ts';
import type { PendingSaves } from './pending-saves.ts';

/** The answers as the page opens: the server's, and what this device had kept beyond them. */
export function openAnswerBook(
  questionIds: readonly string[],
  stored: readonly AnswerWrite[],
  pending: PendingSaves,
): AnswerBook {
  const kept = pending.read();
  const records = questionIds.map((questionId) => {
    const onServer = stored.find((answer) => answer.questionId === questionId);
    const copy = kept.get(questionId);
    const record = openRecord(questionId, onServer, copy);
    if (copy !== undefined && !isUnsent(record)) pending.forget(questionId, copy.revision);
    return record;
  });
  return new AnswerBook(records);
}
