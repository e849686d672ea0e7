import { sql } from 'drizzle-orm';
import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import type { Db } from '../../../database/client.ts';
import { toDatabaseJson } from '../../../database/database-json.ts';
import type { RunRow } from './marking-run-queries.ts';
import { flagged } from '../desk/to-check-queries.ts';
import { usageMonth } from '../usage/usage-month.ts';

/** A mark to be stored in the database. */
export interface MarkToStore {
  userId: string;
  questionId: string;
  /**
   * Null leaves the answer to the teacher; an existing pencil mark stays, with its analysis and the
   * doubt.
   */
  markAwarded: number | null;
  feedback: string;
  analysis: AiAnalysis;
  /** True if it counts towards the teacher's allowance. */
  isJudged: boolean;
  /**
   * The version that the marker saw: a mark for another text, or under another scheme, is not
   * stored.
   */
  revision: number;
  questionVersion: number;
}

/** The usage of marking, which is added to the run and to the teacher's month. */
export interface UsedByMarking {
  tokens: number;
  /** Millionths of the deployment's currency. */
  costMicros: number;
}

/** An answer's key within a quiz. */
export interface AnswerKey {
  userId: string;
  questionId: string;
}

/**
 * A mark that stays keeps its marker and points; the analysis records that this marker could not
 * judge it.
 */
const notedAnalysis = sql`
  case when s.mark_awarded is null or s.ai_analysis is null then c.analysis
       else s.ai_analysis - 'unjudgedReason'::text || jsonb_strip_nulls(jsonb_build_object(
         'flags', ${flagged('cannot-judge')},
         'unjudgedReason', c.analysis->'unjudgedReason')) end`;

/**
 * Stores marks of a run in one statement, each at most once: an answer that the run has marked
 * before, or whose mark someone has changed since the run began, keeps its mark. Every mark that is
 * written leaves an event, and the month's usage increases. Returns the answers that stay waiting
 * because the answer or the question was edited in the meantime.
 */
export async function storeRunMarks(
  database: Db,
  run: Pick<RunRow, 'id' | 'quizCode' | 'startedBy'>,
  marks: readonly MarkToStore[],
  { tokens, costMicros }: UsedByMarking,
): Promise<AnswerKey[]> {
  const rows = marks.map((mark) => ({
    user_id: mark.userId,
    question_id: mark.questionId,
    mark: mark.markAwarded,
    feedback: mark.feedback,
    analysis: mark.analysis,
    is_judged: mark.isJudged,
    revision: mark.revision,
    question_version: mark.questionVersion,
  }));
  const { rows: stale } = await database.execute<{ userId: string; questionId: string }>(sql`
    with incoming as (
      select * from json_to_recordset(${toDatabaseJson(rows)}::json) as mark(
        user_id text, question_id text, mark integer, feedback text, analysis jsonb,
        is_judged boolean, revision integer, question_version integer)
    ), fresh as (
      select incoming.* from incoming
      join questions q on q.id = incoming.question_id and q.version = incoming.question_version
      join submissions s on s.quiz_code = ${run.quizCode} and s.user_id = incoming.user_id
        and s.question_id = incoming.question_id
        and s.revision = incoming.revision and s.submitted_at is not null
    ), claimed as (
      update marking_run_items item set state = 'marked' from fresh
      where item.quiz_code = ${run.quizCode} and item.run_id = ${run.id} and item.state <> 'marked'
        and item.user_id = fresh.user_id and item.question_id = fresh.question_id
      returning item.user_id, item.question_id, item.mark_revision,
                fresh.mark, fresh.feedback, fresh.analysis, fresh.is_judged
    ), before as (
      select s.user_id, s.question_id, s.mark_awarded, s.feedback, s.confirmed_by,
             s.confirmed_in_bulk, s.ticked_points
      from submissions s join claimed c using (user_id, question_id)
      where s.quiz_code = ${run.quizCode}
    ), written as (
      update submissions s
      set ai_mark = c.mark, mark_awarded = c.mark, feedback = c.feedback,
          ai_analysis = c.analysis, ticked_points = null, confirmed_by = null,
          confirmed_in_bulk = false,
          mark_revision = s.mark_revision + 1
      from claimed c
      where s.quiz_code = ${run.quizCode} and s.user_id = c.user_id
        and s.question_id = c.question_id and s.mark_revision = c.mark_revision
        and c.mark is not null
      returning s.user_id, s.question_id, c.mark, c.feedback, c.analysis, s.mark_revision
    ), noted as (
      update submissions s set ai_analysis = ${notedAnalysis}
      from claimed c
      where s.quiz_code = ${run.quizCode} and s.user_id = c.user_id
        and s.question_id = c.question_id and s.mark_revision = c.mark_revision
        and c.mark is null and s.confirmed_by is null
    ), recorded as (
      insert into mark_events (quiz_code, user_id, question_id, marker, prompt_hash, run_id,
                               old_mark, new_mark, old_feedback, new_feedback,
                               old_confirmed_by, old_in_bulk, old_ticked_points, mark_revision)
      select ${run.quizCode}, w.user_id, w.question_id, w.analysis->>'marker',
             w.analysis->>'promptHash', ${run.id}, b.mark_awarded, w.mark, b.feedback, w.feedback,
             b.confirmed_by, b.confirmed_in_bulk, b.ticked_points, w.mark_revision
      from written w join before b using (user_id, question_id)
    ), metered as (
      insert into marking_usage as used (teacher_id, month, responses, tokens, cost_micros)
      select ${run.startedBy}, ${usageMonth().month}, count(*) filter (where is_judged),
             ${tokens}::bigint, ${costMicros}::bigint
      from claimed
      on conflict (teacher_id, month) do update
      set responses = used.responses + excluded.responses, tokens = used.tokens + excluded.tokens,
          cost_micros = used.cost_micros + excluded.cost_micros
    ), counted as (
      update marking_runs set total_tokens = total_tokens + ${tokens}::int,
                              cost_micros = cost_micros + ${costMicros}::bigint
      where quiz_code = ${run.quizCode} and id = ${run.id}
    )
    select user_id as "userId", question_id as "questionId" from incoming
    where not exists (
      select 1 from fresh
      where fresh.user_id = incoming.user_id and fresh.question_id = incoming.question_id)`);
  return stale;
}
