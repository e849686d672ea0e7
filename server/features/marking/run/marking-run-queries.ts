import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import type { Db } from '../../../database/client.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { markingRunItems, markingRuns } from '../../../database/schema/marking.ts';
import { className } from '../../classes/public.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isResumable } from './newest-item-queries.ts';
import { isForTeacher } from '../submitted-queries.ts';
import { hasFlag } from '../desk/to-check-queries.ts';

export type RunRow = typeof markingRuns.$inferSelect;
/** Identifies a run together with its quiz, by which a distributed database finds it. */
export type RunKey = Pick<RunRow, 'id' | 'quizCode'>;

const isRun = ({ id, quizCode }: RunKey) =>
  and(eq(markingRuns.quizCode, quizCode), eq(markingRuns.id, id));

/** A run with the counts of its answers. */
export interface RunWithCounts extends RunRow {
  total: number;
  /** Answers that are done: marked, or left to the teacher because only a person can judge them. */
  marked: number;
  failed: number;
  /** Failed answers that are unchanged since, and that no later run has taken up. */
  resumable: number;
  /** The names of its classes; null for everyone. */
  classNames: string | null;
  /** Marked answers that were left blank, which need no marker. */
  blank: number;
  /** Marked answers that the marker could not judge, and that wait for a teacher. */
  left: number;
  /** Marked answers that had a mark before, and those of them whose mark is different now. */
  remarked: number;
  moved: number;
}

/** Inserts an active run; returns undefined if another run is active on the quiz. */
export async function insertRun(
  database: Db,
  run: Pick<RunRow, 'quizCode' | 'startedBy' | 'mode'> & Partial<Pick<RunRow, 'teacherCodes'>>,
): Promise<RunRow | undefined> {
  const [row] = await database.insert(markingRuns).values(run).onConflictDoNothing().returning();
  return row;
}

const itemCount = (state?: string) => sql<number>`(
  select count(*)::int from marking_run_items item
  where item.quiz_code = marking_runs.quiz_code and item.run_id = marking_runs.id
  ${state === undefined ? sql`` : sql`and item.state = ${state}`})`;

const blankCount = sql<number>`(
  select count(*)::int from mark_events event
  where event.quiz_code = marking_runs.quiz_code and event.run_id = marking_runs.id
  and event.marker = ${UNANSWERED_MARKER})`;

const leftCount = sql<number>`(
  select count(*)::int from marking_run_items item
  join submissions s using (quiz_code, user_id, question_id)
  where item.quiz_code = marking_runs.quiz_code and item.run_id = marking_runs.id
  and item.state = 'marked' and (s.mark_awarded is null
    or (s.confirmed_by is null and ${hasFlag('cannot-judge')} and not exists (
      select from mark_events event
      where event.quiz_code = item.quiz_code and event.run_id = item.run_id
        and event.user_id = item.user_id and event.question_id = item.question_id))))`;

const resumableCount = sql<number>`(
  select count(*)::int from marking_run_items item
  join submissions s using (quiz_code, user_id, question_id)
  where item.quiz_code = marking_runs.quiz_code and item.run_id = marking_runs.id
  and ${isResumable})`;

/** A deleted class is shown by its code. */
const classNames = sql<string | null>`(
  select string_agg(coalesce(${className}, code), ', ' order by lower(class.name), code)
  from unnest(marking_runs.teacher_codes) code
  left join tenants class on class.teacher_code = code)`;

const remarkedCount = (isMoved: boolean) => sql<number>`(
  select count(*)::int from mark_events event
  where event.quiz_code = marking_runs.quiz_code and event.run_id = marking_runs.id
  and event.old_mark is not null
  ${isMoved ? sql`and event.old_mark <> event.new_mark` : sql``})`;

const runWithCounts = {
  id: markingRuns.id,
  quizCode: markingRuns.quizCode,
  startedBy: markingRuns.startedBy,
  mode: markingRuns.mode,
  teacherCodes: markingRuns.teacherCodes,
  classNames,
  state: markingRuns.state,
  phase: markingRuns.phase,
  isStopping: markingRuns.isStopping,
  totalTokens: markingRuns.totalTokens,
  costMicros: markingRuns.costMicros,
  failure: markingRuns.failure,
  startedAt: markingRuns.startedAt,
  finishedAt: markingRuns.finishedAt,
  total: itemCount(),
  marked: itemCount('marked'),
  failed: itemCount('failed'),
  resumable: resumableCount,
  blank: blankCount,
  left: leftCount,
  remarked: remarkedCount(false),
  moved: remarkedCount(true),
};

/**
 * Returns the run. A job knows only its id; with the quiz, only one part of a distributed table is
 * queried.
 */
export async function findRun(
  database: Db,
  runId: string,
  quizCode?: string,
): Promise<RunWithCounts | undefined> {
  const [row] = await database
    .select(runWithCounts)
    .from(markingRuns)
    .where(
      and(eq(markingRuns.id, runId), quizCode ? eq(markingRuns.quizCode, quizCode) : undefined),
    );
  return row;
}

/**
 * SQL for runs that are only for classes of the scope. A run for everyone covers all classes that
 * the quiz is set for.
 */
const isOfScope = ({ quizCode, teacherCodes }: QuizScope) =>
  and(
    eq(markingRuns.quizCode, quizCode),
    teacherCodes === null
      ? undefined
      : sql`coalesce(${markingRuns.teacherCodes}, array(
          select setting.teacher_code from quiz_classes setting
          where setting.quiz_code = ${markingRuns.quizCode}
        )) <@ ${sql.param([...teacherCodes])}::text[]`,
  );

/** True if the run is only for classes of the scope. */
export async function isRunWithin(database: Db, run: RunKey, scope: QuizScope): Promise<boolean> {
  if (scope.teacherCodes === null) return true;
  const rows = await database
    .select({ id: markingRuns.id })
    .from(markingRuns)
    .where(and(isRun(run), isOfScope(scope)));
  return rows.length > 0;
}

/** Returns the quiz's newest run within the scope. */
export async function findLatestRun(
  database: Db,
  scope: QuizScope,
): Promise<RunWithCounts | undefined> {
  const [row] = await database
    .select(runWithCounts)
    .from(markingRuns)
    .where(isOfScope(scope))
    .orderBy(desc(markingRuns.startedAt))
    .limit(1);
  return row;
}

/** Lists the quiz's runs within the scope, newest first. */
export async function listRuns(
  database: Db,
  scope: QuizScope,
  limit: number,
): Promise<RunWithCounts[]> {
  return database
    .select(runWithCounts)
    .from(markingRuns)
    .where(isOfScope(scope))
    .orderBy(desc(markingRuns.startedAt))
    .limit(limit);
}

/** Lists runs that have been active for longer than `seconds`. */
export async function listActiveRuns(database: Db, seconds: number): Promise<RunKey[]> {
  return database
    .select({ id: markingRuns.id, quizCode: markingRuns.quizCode })
    .from(markingRuns)
    .where(
      and(
        eq(markingRuns.state, 'active'),
        lt(markingRuns.startedAt, sql`now() - ${seconds} * interval '1 second'`),
      ),
    );
}

export async function updatePhase(
  database: Db,
  run: RunKey,
  phase: RunRow['phase'],
): Promise<void> {
  await database.update(markingRuns).set({ phase }).where(isRun(run));
}

/** True if the teacher asked the run to stop or deleted its quiz, or the run has ended. */
export async function isStopRequested(database: Db, run: RunKey): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from marking_runs run join quizzes quiz on quiz.quiz_code = run.quiz_code
    where run.quiz_code = ${run.quizCode} and run.id = ${run.id} and run.state = 'active'
      and not run.is_stopping and quiz.deleted_at is null`);
  return rows.length === 0;
}

export async function requestStop(database: Db, run: RunKey): Promise<void> {
  await database
    .update(markingRuns)
    .set({ isStopping: true })
    .where(and(isRun(run), eq(markingRuns.state, 'active')));
}

/**
 * Ends the run. Answers that are still waiting have failed, unless the teacher stopped the run;
 * `failure` is the reason, if any answer failed.
 */
export async function closeRun(database: Db, run: RunKey, failure: string | null): Promise<void> {
  const stopped = await isStopRequested(database, run);
  if (!stopped) await failWaitingItems(database, run);
  await database
    .update(markingRuns)
    .set({
      state: stopped ? 'stopped' : 'completed',
      phase: 'done',
      failure,
      finishedAt: sql`now()`,
    })
    .where(and(isRun(run), eq(markingRuns.state, 'active')));
}

/** Ends a run that nobody is working on any more, with a sentence that says why. */
export async function failRun(database: Db, run: RunKey, failure: string): Promise<void> {
  await failWaitingItems(database, run);
  await database
    .update(markingRuns)
    .set({ state: 'failed', phase: 'done', failure, finishedAt: sql`now()` })
    .where(and(isRun(run), eq(markingRuns.state, 'active')));
}

async function failWaitingItems(database: Db, run: RunKey): Promise<void> {
  const { quizCode, runId, state } = markingRunItems;
  await database
    .update(markingRunItems)
    .set({ state: 'failed' })
    .where(and(eq(quizCode, run.quizCode), eq(runId, run.id), eq(state, 'waiting')));
}

/**
 * Counts the answers submitted to the quiz, those that are marked, and those decided by a teacher.
 */
export async function countSubmissions(
  database: Db,
  scope: QuizScope,
): Promise<{ submissionCount: number; markedCount: number; decidedCount: number }> {
  const [row] = await database
    .select({
      submissionCount: sql<number>`count(*)::int`,
      markedCount: sql<number>`count(${submissions.markAwarded})::int`,
      decidedCount: sql<number>`(count(*) filter (where ${isForTeacher}))::int`,
    })
    .from(submissions)
    .where(and(isWithin(scope, sql`${submissions}`), isNotNull(submissions.submittedAt)));
  return row ?? { submissionCount: 0, markedCount: 0, decidedCount: 0 };
}
