import { sql, type SQL } from 'drizzle-orm';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import { UNANSWERED_TEXTS } from '../../../../shared/unanswered.ts';
import type { MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import type { CheckReason } from '../../../../shared/contract/mark-decisions.ts';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope, releasedTo } from '../../quizzes/public.ts';
import { isHeld, isUndecided } from '../../welfare/public.ts';
import { isOfEarlierQuestion } from '../question-changed-queries.ts';
import { isNewestItem } from '../run/newest-item-queries.ts';

/** SQL that is true if the marker's analysis of a submission `s` has the flag. */
export const hasFlag = (flag: MarkFlag) => sql`coalesce(s.ai_analysis->'flags' ? ${flag}, false)`;

/** SQL for the flags of a submission `s`, with this one added. */
export const flagged = (flag: MarkFlag) =>
  sql`coalesce(s.ai_analysis->'flags', '[]') - ${flag}::text || jsonb_build_array(${flag}::text)`;

const isPencil = sql`s.confirmed_by is null`;

const saysNothing = sql`lower(rtrim(btrim(s.user_answer, E' \\n\\r\\t'), '. ')) in (
  ${sql.join(['', ...UNANSWERED_TEXTS.map((text) => text.toLowerCase())], sql`, `)})`;

/** The condition of each reason, for a submission `s` with its question `q`. */
function conditionsIn(quizCode: string | SQL): Record<CheckReason, SQL> {
  return {
    flagged: sql`${isPencil} and (s.ai_analysis->'flags') - 'cannot-judge'::text <> '[]'::jsonb`,
    unjudged: sql`${isPencil} and ${hasFlag('cannot-judge')}`,
    'above-maximum': sql`s.mark_awarded > q.max_mark`,
    'question-changed': sql`${isPencil} and ${isOfEarlierQuestion}`,
    'stopped-or-failed': sql`s.mark_awarded is null and exists (
      select 1 from marking_run_items item
      join marking_runs run on run.quiz_code = item.quiz_code and run.id = item.run_id
      where item.quiz_code = ${quizCode} and item.user_id = s.user_id
        and item.question_id = s.question_id and item.state <> 'marked'
        and run.state <> 'active' and ${isNewestItem})`,
    'treated-as-blank': sql`${isPencil} and s.mark_awarded = 0
      and s.ai_analysis->'points' = '[]'::jsonb and s.ai_analysis->'flags' = '[]'::jsonb
      and not ${saysNothing}`,
    'held-from-markers': sql`${isPencil} and ${isHeld(sql`s`)} and not ${isUndecided(sql`s`)}`,
  };
}

/** SQL for the reasons that apply, as an array of texts. */
function reasonsIn(quizCode: string): SQL {
  const cases = Object.entries(conditionsIn(quizCode)).map(
    ([reason, condition]) => sql`case when ${condition} then ${reason} end`,
  );
  return sql`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`;
}

/** SQL that is true if a submission `s` with its question `q` gives no reason to check its mark. */
export const raisesNoDoubt = (quizCode: string): SQL =>
  sql`cardinality(${reasonsIn(quizCode)}) = 0`;

/** The order of seriousness: possible tricks and mistakes come before what is only uncertain. */
const seriousness = sql`case
  when ${hasFlag('instructs-marker')} then 0
  when 'above-maximum' = any(reasons) then 1
  when ${hasFlag('quote-not-found')} then 2
  when 'treated-as-blank' = any(reasons) then 3
  when 'stopped-or-failed' = any(reasons) then 4
  when 'held-from-markers' = any(reasons) then 4
  when 'unjudged' = any(reasons) then 5
  when ${hasFlag('feedback-withheld')} then 6
  when ${hasFlag('passes-disagree')} then 7
  when ${hasFlag('copies-scheme')} then 8
  when ${hasFlag('unusual-text')} then 9
  when 'question-changed' = any(reasons) then 10
  else 11 end`;

/** SQL for the quiz's answers, each with its reasons, computed once. */
const judgedIn = (scope: QuizScope) => sql`
  with s as materialized (
    select s.submission_id, s.user_id, s.question_id, s.mark_awarded, s.confirmed_by,
           s.ai_analysis, ${isHeld(sql`s`)} as is_held, ${reasonsIn(scope.quizCode)} as reasons
    from submissions s join questions q on q.id = s.question_id
    where ${isWithin(scope, sql`s`)} and s.submitted_at is not null
  )`;

/** A held answer is listed only if a teacher has to mark it, which nothing done in bulk does. */
const isListed = sql`(not is_held or 'held-from-markers' = any(reasons))`;

/** An answer to check. */
export interface ToCheckRow extends Record<string, unknown> {
  submissionId: string;
  reasons: CheckReason[];
}

/** Lists the first answers to check, the most doubtful first. */
export async function listMostDoubtful(
  database: Db,
  scope: QuizScope,
  limit: number,
): Promise<ToCheckRow[]> {
  const { rows } = await database.execute<ToCheckRow>(sql`
    ${judgedIn(scope)}
    select submission_id as "submissionId", reasons from s
    where cardinality(reasons) > 0 and ${isListed}
    order by ${seriousness}, coalesce((ai_analysis->>'confidence')::float, 0),
             question_id, user_id
    limit ${limit}`);
  return rows;
}

/** The marker that a question's agreement was measured for, by question. */
export type MeasuredMarkers = ReadonlyMap<string, string>;

/**
 * SQL that is true if no other marker than the measured one gave the mark of a submission `s`: what
 * was measured says nothing about another's. Blank answers need no marker.
 */
export const isByMeasured = (measured: MeasuredMarkers): SQL => sql`(
  s.ai_analysis->>'marker' is not distinct from ${UNANSWERED_MARKER} or not exists (
    select from unnest(${sql.param([...measured.keys()])}::text[],
                       ${sql.param([...measured.values()])}::text[]) as m(question_id, marker)
    where m.question_id = s.question_id and m.marker is distinct from s.ai_analysis->>'marker'))`;

/** What the school's requirements and the measurement say about accepting a quiz's marks in bulk. */
export interface BulkTerms {
  /** Questions whose pencil marks cannot be accepted in bulk. */
  refusedIds: readonly string[];
  measured: MeasuredMarkers;
}

/** SQL that is true if a submission `s` answers one of these questions. */
export const isOneOf = (questionIds: readonly string[]): SQL =>
  sql`s.question_id = any(${sql.param([...questionIds])}::text[])`;

/** Counts of a quiz's marks by state. */
export interface MarkCounts extends Record<string, unknown> {
  /** Answers to check. */
  total: number;
  inked: number;
  pencilWithoutDoubt: number;
  unmarked: number;
}

/** Counts of a question's pencil marks. */
type PencilCounts = {
  /** Marks that raise a doubt, and marks that raise none. */
  doubtful: number;
  sure: number;
  /** Marks that go into ink if the question is accepted in bulk. */
  acceptable: number;
  /** Marks that it leaves in pencil, because the question or the marker was changed since. */
  leftOut: number;
};

/** Counts the pencil marks of each question. */
export async function countPencilByQuestion(
  database: Db,
  scope: QuizScope,
  measured: MeasuredMarkers,
): Promise<Map<string, PencilCounts>> {
  const isOfMeasured = isByMeasured(measured);
  const { rows } = await database.execute<PencilCounts & { id: string }>(sql`
    ${judgedIn(scope)}
    select question_id as id,
           (count(*) filter (where cardinality(reasons) > 0))::int as doubtful,
           (count(*) filter (where cardinality(reasons) = 0 and mark_awarded is not null
                             and ${isOfMeasured}))::int as sure,
           (count(*) filter (where mark_awarded is not null
                             and not reasons && array['unjudged', 'above-maximum', 'question-changed']
                             and ${isOfMeasured}))::int as acceptable,
           (count(*) filter (where mark_awarded is not null
                             and not reasons && array['unjudged', 'above-maximum']
                             and ('question-changed' = any(reasons) or not ${isOfMeasured})))::int
             as "leftOut"
    from s where confirmed_by is null and not is_held
    group by question_id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/**
 * Counts the answers of the whole quiz that are to check, in ink, in pencil without doubt, and
 * unmarked.
 */
export async function countMarks(
  database: Db,
  scope: QuizScope,
  { refusedIds, measured }: BulkTerms,
): Promise<MarkCounts> {
  const { rows } = await database.execute<MarkCounts>(sql`
    ${judgedIn(scope)}
    select count(*) filter (where cardinality(reasons) > 0 and ${isListed})::int as total,
           count(confirmed_by)::int as inked,
           count(*) filter (where confirmed_by is null and mark_awarded is not null
                            and cardinality(reasons) = 0 and not is_held
                            and not ${isOneOf(refusedIds)} and ${isByMeasured(measured)})::int
             as "pencilWithoutDoubt",
           count(*) filter (where mark_awarded is null)::int as unmarked
    from s`);
  return rows[0] ?? { total: 0, inked: 0, pencilWithoutDoubt: 0, unmarked: 0 };
}

/**
 * SQL for a lateral join to rows `quiz`: their answers without a mark, to check, and in pencil
 * without doubt, counted as in `countMarks`. An edit of the question does not bring back quizzes
 * whose students see their marks, which were given by the scheme of that time.
 */
export function waitingMarks(isCounted: SQL): SQL {
  const all = conditionsIn(sql`quiz.quiz_code`);
  const isUnseen = sql`quiz.results_release <> 'as-marked'
    and ${releasedTo(sql`quiz`, sql`s.user_id`)} is null`;
  const changed = sql`(${all['question-changed']} and ${isUnseen})`;
  const conditions = { ...all, 'question-changed': changed };
  return sql`
  select (count(*) filter (where s.mark_awarded is null))::int as to_mark,
         (count(*) filter (where s.is_doubtful and (not s.is_held or s.is_left)))::int as to_check,
         (count(*) filter (where s.mark_awarded is not null and not s.is_doubtful
                           and not s.is_held))::int as without_doubt
  from (
    select s.mark_awarded, ${isHeld(sql`s`)} as is_held,
           ${conditions['held-from-markers']} as is_left,
           coalesce(${sql.join(Object.values(conditions), sql` or `)}, false) as is_doubtful
    from submissions s join questions q on q.id = s.question_id
    where s.quiz_code = quiz.quiz_code and s.submitted_at is not null
      and (${isPencil} or s.mark_awarded > q.max_mark) and ${isCounted}
  ) s`;
}
