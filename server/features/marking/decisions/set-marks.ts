import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { listQuizQuestions } from '../../quizzes/public.ts';
import { decide } from './decide.ts';
import { overrideMarks } from './decisions-queries.ts';
import { toSeenRows, type SeenMark, type SeenRow } from './seen-mark.ts';

interface GroupMark {
  items: readonly SeenMark[];
  markAwarded: number;
  /** Replaces each answer's feedback; absent leaves it. */
  feedback?: string;
  /** Why the teacher differs from the marker. */
  reason?: string;
}

/**
 * Puts one mark in ink on several answers. Those whose marks somebody changed meanwhile are left
 * alone. Throws BAD_REQUEST for a mark above the maximum, or an answer of another quiz.
 */
export async function setMarks(
  database: Database,
  actor: Actor,
  quizCode: string,
  { items, markAwarded, feedback, reason }: GroupMark,
): Promise<Decision> {
  const rows = toSeenRows(quizCode, items);
  if (!rows) throw fail('BAD_REQUEST');
  await refuseAboveMaximum(database, quizCode, rows, markAwarded);
  return decide(database, {
    head: { quizCode, teacherId: actor.id, reason: reason || null },
    named: rows,
    write: (transaction, head) => overrideMarks(transaction, head, rows, markAwarded, feedback),
  });
}

async function refuseAboveMaximum(
  database: Database,
  quizCode: string,
  rows: readonly SeenRow[],
  mark: number,
): Promise<void> {
  const named = new Set(rows.map((row) => row.question_id));
  const questions = await listQuizQuestions(database, quizCode);
  const isAbove = questions.some(({ id, maxMark }) => named.has(id) && mark > maxMark);
  if (isAbove) throw fail('BAD_REQUEST');
}
