import type { StudentSubmission } from '../../../shared/contract/mark-decisions.ts';
import type { MarkState, Submission } from '../../../shared/contract/marking.ts';
import type { ResponseRow } from './responses-queries.ts';
import type { StudentResponseRow } from './student-responses-queries.ts';

/** Returns the state of a mark between pencil and pen. */
export function markStateOf(row: {
  markAwarded: number | null;
  aiMark: number | null;
  confirmedBy: string | null;
}): MarkState {
  if (row.markAwarded === null) return 'unmarked';
  if (row.confirmedBy === null) return 'pencil';
  return row.markAwarded === row.aiMark ? 'accepted' : 'overridden';
}

/** Presents an answer with its mark to the teacher. */
export function presentSubmission(row: ResponseRow): Submission {
  return {
    submissionId: row.submissionId,
    questionId: row.questionId,
    userAnswer: row.userAnswer,
    submittedAt: (row.submittedAt ?? new Date(0)).toISOString(),
    late: row.late,
    markAwarded: row.markAwarded ?? 'Pending',
    aiMark: row.aiMark,
    markState: markStateOf(row),
    isAcceptedInBulk: row.confirmedInBulk,
    feedback: row.feedback,
    aiAnalysis: row.aiAnalysis,
    tickedPoints: row.tickedPoints,
    markRevision: row.markRevision,
    isHeldBack: row.isHeldBack,
    exceedsMaximum: row.markAwarded !== null && row.markAwarded > row.maxMark,
    isOfEarlierQuestion: row.isOfEarlierQuestion,
  };
}

/** Presents an answer with its student's name, for lists that are not grouped by student. */
export function presentStudentSubmission(row: StudentResponseRow): StudentSubmission {
  return { ...presentSubmission(row), userId: row.userId, displayName: row.displayName };
}
