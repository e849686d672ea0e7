import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import { decide, decidedBy } from './decide.ts';
import { overrideMarks } from './decisions-queries.ts';
import { refuseUnexplained, toMarkedRows } from './marked-rows.ts';
import { saySame } from './say-same.ts';
import { toSeenRows, type SeenMark } from './seen-mark.ts';

interface GroupMark {
  items: readonly SeenMark[];
  markAwarded: number;
  /** Replaces each answer's feedback; if absent, the feedback stays. */
  feedback?: string;
  /** The points that were ticked for the mark. */
  points?: readonly MarkedPoint[];
  /** The reason why the teacher disagrees with the marker. */
  reason?: string;
}

/**
 * Gives several answers the same mark, in ink. Answers whose marks someone changed in the meantime
 * are left alone. Throws BAD_REQUEST for a mark above the maximum or above what its points give, or
 * for an answer of another quiz.
 */
export async function setMarks(
  database: Database,
  actor: Pick<Actor, 'id' | 'token'>,
  scope: QuizScope,
  { items, markAwarded, feedback, points, reason }: GroupMark,
): Promise<Decision> {
  const rows = toSeenRows(scope.quizCode, items);
  if (!rows) throw fail('BAD_REQUEST');
  const given = { mark: markAwarded, points };
  refuseUnexplained(given);
  const ids = items.map(({ submissionId }) => submissionId);
  const answers = await listBySubmissionId(database, scope, ids);
  if (answers.some(({ maxMark }) => markAwarded > maxMark)) throw fail('BAD_REQUEST');
  const marked = toMarkedRows(rows, answers, given);
  const isOpened = await saySame(database, scope, rows);
  return decide(database, {
    head: decidedBy(actor, scope, reason),
    named: rows,
    write: (transaction, head) =>
      overrideMarks(transaction, head, marked, { mark: markAwarded, feedback, isOpened }),
  });
}
