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

/** A decision, as it is carried out within its transaction. */
interface Deciding {
  head: Omit<DecisionHead, 'decisionId'>;
  /** The answers that the teacher named, as they saw them. */
  named: readonly SeenRow[];
  /** True if an answer whose mark is already in ink, as the teacher saw it, counts as done. */
  isInkEnough?: boolean;
  /** Writes the marks and returns their answers. */
  write(transaction: Db, head: DecisionHead): Promise<AnswerKey[]>;
}

/** Returns the head of the actor's decision; its reason names the access token, if one was used. */
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

/** Carries out a decision, all or nothing, and returns what it did. */
export function decide(database: Database, deciding: Deciding): Promise<Decision> {
  return database.transaction((transaction) => decideWithin(transaction, deciding));
}

/**
 * Carries out a decision within a larger transaction. Reports answers that were named but not
 * written: someone else has changed the mark since, or the mark cannot be accepted.
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
