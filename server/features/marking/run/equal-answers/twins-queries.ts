import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AiAnalysis } from '../../../../../shared/contract/ai-analysis.ts';
import type { Db } from '../../../../database/client.ts';
import { submissions } from '../../../../database/schema/attempts.ts';
import { isNotHeld } from '../../../welfare/public.ts';
import type { MarkerSignature } from '../../engine/marker.ts';
import type { RunRow } from '../marking-run-queries.ts';
import { isAmong, type WaitingAnswer } from '../run-items-queries.ts';

/** A mark that the marker gave to an equal answer, with its feedback and analysis. */
export interface TwinMark {
  userId: string;
  questionId: string;
  userAnswer: string;
  markAwarded: number;
  feedback: string;
  analysis: AiAnalysis;
}

const { quizCode, userId, questionId, userAnswer, markAwarded } = submissions;

/**
 * SQL that is true if an answer still has the mark and feedback that this marker gave it, with the
 * same prompt and the current scheme, and neither a person nor a later run has changed it.
 */
const hasMarkBy = ({ marker, promptHash }: MarkerSignature): SQL => sql`(
  ${submissions.submittedAt} is not null and ${markAwarded} = ${submissions.aiMark}
  and ${submissions.tickedPoints} is null and ${isNotHeld(sql`${submissions}`)}
  and ${submissions.aiAnalysis}->>'marker' = ${marker}
  and ${submissions.aiAnalysis}->>'promptHash' = ${promptHash}
  and not ${submissions.aiAnalysis}->'flags' ? 'cannot-judge'
  and exists (
    select 1 from mark_events e join questions q on q.id = e.question_id
    where e.quiz_code = ${quizCode} and e.user_id = ${userId} and e.question_id = ${questionId}
      and e.kind = 'marked' and e.new_feedback = ${submissions.feedback}
      and e.at >= q.updated_at))`;

/**
 * Lists the quiz's answers that still have this marker's mark and that the run will not mark again,
 * after `last`.
 */
export function listMarkedPage(
  database: Db,
  run: Pick<RunRow, 'id' | 'quizCode'>,
  signature: MarkerSignature,
  last: Pick<WaitingAnswer, 'userId' | 'questionId'> | undefined,
  limit: number,
): Promise<Pick<WaitingAnswer, 'userId' | 'questionId' | 'userAnswer'>[]> {
  const after = last && sql`(${userId}, ${questionId}) > (${last.userId}, ${last.questionId})`;
  const isWaiting = sql`exists (
    select 1 from marking_run_items item
    where item.quiz_code = ${quizCode} and item.run_id = ${run.id} and item.user_id = ${userId}
      and item.question_id = ${questionId} and item.state <> 'marked')`;
  return database
    .select({ userId, questionId, userAnswer })
    .from(submissions)
    .where(and(eq(quizCode, run.quizCode), sql`not ${isWaiting}`, hasMarkBy(signature), after))
    .orderBy(userId, questionId)
    .limit(limit);
}

/** Lists these answers' marks, for those that still have this marker's mark. */
export async function listTwinMarks(
  database: Db,
  code: string,
  signature: MarkerSignature,
  answers: readonly Pick<WaitingAnswer, 'userId' | 'questionId'>[],
): Promise<TwinMark[]> {
  const { feedback, aiAnalysis } = submissions;
  const rows = await database
    .select({ userId, questionId, userAnswer, markAwarded, feedback, analysis: aiAnalysis })
    .from(submissions)
    .where(and(eq(quizCode, code), isAmong(answers), hasMarkBy(signature)));
  return rows.flatMap(({ analysis, markAwarded: mark, ...row }) =>
    analysis === null || mark === null ? [] : [{ ...row, analysis, markAwarded: mark }],
  );
}
