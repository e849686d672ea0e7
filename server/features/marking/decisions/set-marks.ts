import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { listQuizQuestions, type QuizScope } from '../../quizzes/public.ts';
import { decide } from './decide.ts';
import { type MarkedRow, overrideMarks } from './decisions-queries.ts';
import { saySame } from './say-same.ts';
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
  actor: Pick<Actor, 'id'>,
  scope: QuizScope,
  { items, markAwarded, feedback, reason }: GroupMark,
): Promise<Decision> {
  const rows = toSeenRows(scope.quizCode, items);
  if (!rows) throw fail('BAD_REQUEST');
  const marked = await withFeedback(database, scope.quizCode, rows, markAwarded);
  const isOpened = await saySame(database, scope, rows);
  return decide(database, {
    head: { ...scope, teacherId: actor.id, reason: reason || null },
    named: rows,
    write: (transaction, head) =>
      overrideMarks(transaction, head, marked, { mark: markAwarded, feedback, isOpened }),
  });
}

/** The rows with what is said of the mark by their question. Refuses a mark above the maximum. */
async function withFeedback(
  database: Database,
  quizCode: string,
  rows: readonly SeenRow[],
  mark: number,
): Promise<MarkedRow[]> {
  const questions = await listQuizQuestions(database, quizCode);
  const maxMarks = new Map(questions.map(({ id, maxMark }) => [id, maxMark]));
  return rows.map((row) => {
    const maxMark = maxMarks.get(row.question_id) ?? mark;
    if (mark > maxMark) throw fail('BAD_REQUEST');
    return { ...row, rewritten: writeMarkFeedback(mark, maxMark) };
  });
}
