import type { MarkState, MarkingRun, Submission } from '../../../shared/contract/marking.ts';
import type { RunWithCounts } from './marking-run-queries.ts';
import type { ResponseRow } from './responses-queries.ts';

/** Where a mark stands between pencil and pen (design, section 8). */
export function markStateOf(row: {
  markAwarded: number | null;
  aiMark: number | null;
  confirmedBy: string | null;
}): MarkState {
  if (row.markAwarded === null) return 'unmarked';
  if (row.confirmedBy === null) return 'pencil';
  return row.markAwarded === row.aiMark ? 'accepted' : 'overridden';
}

/** An answer with its mark as the teacher sees it. */
export function presentSubmission(row: ResponseRow): Submission {
  return {
    submissionId: row.submissionId,
    questionId: row.questionId,
    userAnswer: row.userAnswer,
    submittedAt: (row.submittedAt ?? new Date(0)).toISOString(),
    markAwarded: row.markAwarded ?? 'Pending',
    aiMark: row.aiMark,
    markState: markStateOf(row),
    feedback: row.feedback,
    aiAnalysis: row.aiAnalysis,
    markRevision: row.markRevision,
    exceedsMaximum: row.markAwarded !== null && row.markAwarded > row.maxMark,
  };
}

/** A run and how far it has come, without who started it. */
export function presentRun(run: RunWithCounts): MarkingRun {
  const { startedBy: _, startedAt, finishedAt, ...rest } = run;
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
