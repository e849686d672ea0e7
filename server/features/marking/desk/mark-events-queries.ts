import { and, asc, eq, sql } from 'drizzle-orm';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { markEvents } from '../../../database/schema/marking.ts';

/** One step in the history of a mark, with the name of the teacher who took it. */
export interface NamedMarkEvent {
  at: Date;
  kind: (typeof markEvents.$inferSelect)['kind'];
  teacherId: string | null;
  /** Null if a marker acted, or the teacher's account was deleted. */
  teacher: string | null;
  marker: string | null;
  promptHash: string | null;
  oldMark: number | null;
  newMark: number | null;
  oldFeedback: string;
  newFeedback: string;
  tickedPoints: MarkedPoint[] | null;
  /** True if the mark was accepted with others, without being opened. */
  isInBulk: boolean;
  /**
   * The decision or the run's replacement of ink that it belongs to, which can be undone as a
   * whole.
   */
  decisionId: string | null;
  reason: string | null;
}

const columns = {
  at: markEvents.at,
  kind: markEvents.kind,
  teacherId: markEvents.teacherId,
  teacher: user.name,
  marker: markEvents.marker,
  promptHash: markEvents.promptHash,
  oldMark: markEvents.oldMark,
  newMark: markEvents.newMark,
  oldFeedback: markEvents.oldFeedback,
  newFeedback: markEvents.newFeedback,
  tickedPoints: markEvents.newTickedPoints,
  isInBulk: markEvents.newInBulk,
  decisionId: sql<string | null>`coalesce(${markEvents.decisionId},
    case when ${markEvents.oldConfirmedBy} is not null then ${markEvents.runId} end)`,
  reason: markEvents.reason,
};

interface SubmissionKey {
  quizCode: string;
  userId: string;
  questionId: string;
}

const isOf = ({ quizCode, userId, questionId }: SubmissionKey) =>
  and(
    eq(markEvents.quizCode, quizCode),
    eq(markEvents.userId, userId),
    eq(markEvents.questionId, questionId),
  );

/** Lists the history of one mark, oldest step first. */
export function listMarkEvents(database: Db, submission: SubmissionKey): Promise<NamedMarkEvent[]> {
  return database
    .select(columns)
    .from(markEvents)
    .leftJoin(user, eq(user.id, markEvents.teacherId))
    .where(isOf(submission))
    .orderBy(asc(markEvents.at), sql`${markEvents.markRevision} nulls first`);
}
