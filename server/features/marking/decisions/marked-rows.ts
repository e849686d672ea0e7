import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import { fail } from '../../../http/fail.ts';
import { fitQuotes } from '../run/equal-answers/fit-quotes.ts';
import type { StudentResponseRow } from '../student-responses-queries.ts';
import type { MarkedRow } from './decisions-queries.ts';
import type { SeenRow } from './seen-mark.ts';

/** A teacher's mark, with the points that were ticked for it, if any. */
export interface MarkByPoints {
  mark: number;
  points?: readonly MarkedPoint[];
}

/** Throws BAD_REQUEST if the points give less than the mark, because they would not explain it. */
export function refuseUnexplained({ mark, points }: MarkByPoints): void {
  if (points === undefined) return;
  const sum = points.reduce((all, { marksAwarded }) => all + marksAwarded, 0);
  if (mark > sum) throw fail('BAD_REQUEST');
}

/**
 * Returns the rows to write: with feedback that fits the mark, and each point's quote from this
 * answer.
 */
export function toMarkedRows(
  rows: readonly SeenRow[],
  answers: readonly Pick<StudentResponseRow, 'userId' | 'questionId' | 'userAnswer' | 'maxMark'>[],
  { mark, points }: MarkByPoints,
): MarkedRow[] {
  const byKey = new Map(answers.map((answer) => [`${answer.userId} ${answer.questionId}`, answer]));
  return rows.map((row) => {
    const answer = byKey.get(`${row.user_id} ${row.question_id}`);
    const ticked = points ? fitQuotes(points, answer?.userAnswer ?? '') : null;
    const earned = ticked?.filter(({ marksAwarded }) => marksAwarded > 0) ?? [];
    const quotes = earned.flatMap(({ quote }) => quote ?? []);
    return { ...row, ticked, rewritten: writeMarkFeedback(mark, answer?.maxMark ?? mark, quotes) };
  });
}
