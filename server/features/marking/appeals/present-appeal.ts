import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { AppealRow } from './appeals-queries.ts';

/** Presents an appeal to its student or teacher. */
export function presentAppeal(row: AppealRow): Appeal {
  return {
    submissionId: `${row.userId}_${row.quizCode}_${row.questionId}`,
    point: row.point,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    outcome: row.outcome,
    decisionReason: row.decisionReason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    oldMark: row.oldMark,
    newMark: row.newMark,
  };
}
