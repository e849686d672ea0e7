import { randomUUID } from 'node:crypto';
import { MAX_LISTED_DECISIONS } from '../../../../shared/business-rules.ts';
import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { presentStudentSubmission } from '../present-submission.ts';
import { listBySubmissionId, type StudentResponseRow } from '../student-responses-queries.ts';
import { lockDecisions, type DecisionHead } from './decisions-queries.ts';
import { type AnswerKey, type SeenRow, toSubmissionId } from './seen-mark.ts';

/** What a decision does, within its transaction. */
interface Deciding {
  head: Omit<DecisionHead, 'decisionId'>;
  /** What the teacher named, as they saw it. */
  named: readonly SeenRow[];
  /** Whether a mark that is in ink as the teacher saw it is what they want. */
  isInkEnough?: boolean;
  /** Writes the marks and returns which. */
  write(transaction: Db, head: DecisionHead): Promise<AnswerKey[]>;
}

/** Whose decision it is; one that a script sent says by which key. */
export function decidedBy(
  { id, token }: Pick<Actor, 'id' | 'token'>,
  scope: QuizScope,
  reason = '',
): Deciding['head'] {
  const byKey = token
    ? `By ${token.kind === 'service' ? 'service key' : 'key'} ${token.name}.`
    : '';
  return { ...scope, teacherId: id, reason: `${reason} ${byKey}`.trim() || null };
}

/** Carries a decision out, whole or not at all, and tells what it did. */
export function decide(database: Database, deciding: Deciding): Promise<Decision> {
  return database.transaction((transaction) => decideWithin(transaction, deciding));
}

/**
 * The same within a transaction that does more. What was named and not written is told: another has
 * changed the mark since, or it is none that can be accepted.
 */
export async function decideWithin(
  transaction: Db,
  { head, named, isInkEnough = false, write }: Deciding,
): Promise<Decision> {
  const { quizCode, teacherCodes } = head;
  const scope = { quizCode, teacherCodes };
  const decisionId = randomUUID();
  await lockDecisions(transaction, quizCode);
  const written = await write(transaction, { ...head, decisionId });
  const ids = written.map((key) => toSubmissionId(quizCode, key));
  const changed = await listBySubmissionId(transaction, scope, ids.slice(0, MAX_LISTED_DECISIONS));
  const seen = new Map(named.map((row) => [toSubmissionId(quizCode, row), row.mark_revision]));
  for (const id of ids) seen.delete(id);
  const left = await listBySubmissionId(transaction, scope, [...seen.keys()]);
  const isWanted = ({ submissionId, markRevision, confirmedBy }: StudentResponseRow) =>
    isInkEnough && confirmedBy !== null && markRevision === seen.get(submissionId);
  const conflicts = left.filter((response) => !isWanted(response));
  return {
    decisionId,
    changedCount: ids.length,
    changed: changed.map(presentStudentSubmission),
    conflictCount: conflicts.length,
    conflicts: conflicts.slice(0, MAX_LISTED_DECISIONS).map(presentStudentSubmission),
    outOfReachCount: seen.size - left.length,
  };
}
