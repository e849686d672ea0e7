import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AiAnalysis } from '../../../shared/contract/ai-analysis.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { markingRunItems, markingRuns } from '../../database/schema/marking.ts';
import { questions } from '../../database/schema/questions.ts';
import type { WaitingAnswer } from './run/group-equal-answers.ts';

type RunRow = typeof markingRuns.$inferSelect;

/** A run with the counts of its answers. */
export interface RunWithCounts extends RunRow {
  total: number;
  marked: number;
  failed: number;
}

/** A mark on its way into the database. */
export interface MarkToStore {
  userId: string;
  questionId: string;
  markAwarded: number;
  feedback: string;
  analysis: AiAnalysis;
}

/** Inserts an active run; undefined while another is active on the quiz. */
export async function insertRun(
  database: DatabaseOrTransaction,
  run: Pick<RunRow, 'quizCode' | 'startedBy' | 'mode'>,
): Promise<RunRow | undefined> {
  const [row] = await database.insert(markingRuns).values(run).onConflictDoNothing().returning();
  return row;
}

/**
 * Takes the quiz's submitted answers into the run: the unmarked, or also those in pencil, or also
 * those a teacher confirmed. Returns how many.
 */
export async function insertRunItems(
  database: DatabaseOrTransaction,
  run: RunRow,
  reach: 'unmarked' | 'unconfirmed' | 'everything',
): Promise<number> {
  const within = {
    unmarked: isNull(submissions.markAwarded),
    unconfirmed: isNull(submissions.confirmedBy),
    everything: undefined,
  }[reach];
  const answers = database
    .select({
      runId: sql`${run.id}::uuid`.as('run_id'),
      userId: submissions.userId,
      questionId: submissions.questionId,
      markRevision: submissions.markRevision,
      state: sql`'waiting'`.as('state'),
    })
    .from(submissions)
    .where(and(eq(submissions.quizCode, run.quizCode), isNotNull(submissions.submittedAt), within));
  const { rowCount } = await database.insert(markingRunItems).select(answers);
  return rowCount ?? 0;
}

const itemCount = (state?: string) => sql<number>`(
  select count(*)::int from marking_run_items item where item.run_id = ${markingRuns.id}
  ${state === undefined ? sql`` : sql`and item.state = ${state}`})`;

const runWithCounts = {
  id: markingRuns.id,
  quizCode: markingRuns.quizCode,
  startedBy: markingRuns.startedBy,
  mode: markingRuns.mode,
  state: markingRuns.state,
  phase: markingRuns.phase,
  isStopping: markingRuns.isStopping,
  totalTokens: markingRuns.totalTokens,
  startedAt: markingRuns.startedAt,
  finishedAt: markingRuns.finishedAt,
  total: itemCount(),
  marked: itemCount('marked'),
  failed: itemCount('failed'),
};

export async function findRun(
  database: DatabaseOrTransaction,
  runId: string,
): Promise<RunWithCounts | undefined> {
  const [row] = await database
    .select(runWithCounts)
    .from(markingRuns)
    .where(eq(markingRuns.id, runId));
  return row;
}

/** The quiz's newest run. */
export async function findLatestRun(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<RunWithCounts | undefined> {
  const [row] = await database
    .select(runWithCounts)
    .from(markingRuns)
    .where(eq(markingRuns.quizCode, quizCode))
    .orderBy(desc(markingRuns.startedAt))
    .limit(1);
  return row;
}

export function listWaitingAnswers(
  database: DatabaseOrTransaction,
  runId: string,
): Promise<WaitingAnswer[]> {
  return database
    .select({
      userId: submissions.userId,
      questionId: submissions.questionId,
      questionText: questions.questionText,
      markSchemeAnswer: questions.markSchemeAnswer,
      userAnswer: submissions.userAnswer,
      maxMark: questions.maxMark,
    })
    .from(markingRunItems)
    .innerJoin(markingRuns, eq(markingRuns.id, markingRunItems.runId))
    .innerJoin(
      submissions,
      and(
        eq(submissions.quizCode, markingRuns.quizCode),
        eq(submissions.userId, markingRunItems.userId),
        eq(submissions.questionId, markingRunItems.questionId),
      ),
    )
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .where(and(eq(markingRunItems.runId, runId), ne(markingRunItems.state, 'marked')))
    .orderBy(submissions.questionId, submissions.userId);
}

export async function updatePhase(
  database: DatabaseOrTransaction,
  runId: string,
  phase: RunRow['phase'],
): Promise<void> {
  await database.update(markingRuns).set({ phase }).where(eq(markingRuns.id, runId));
}

export async function isStopRequested(
  database: DatabaseOrTransaction,
  runId: string,
): Promise<boolean> {
  const [row] = await database
    .select({ isStopping: markingRuns.isStopping })
    .from(markingRuns)
    .where(eq(markingRuns.id, runId));
  return row?.isStopping ?? true;
}

export async function requestStop(database: DatabaseOrTransaction, runId: string): Promise<void> {
  await database
    .update(markingRuns)
    .set({ isStopping: true })
    .where(and(eq(markingRuns.id, runId), eq(markingRuns.state, 'active')));
}

/**
 * Stores marks of a run in one statement, each at most once: an answer that the run has marked
 * before, or whose mark somebody changed since the run began, keeps what it has. Every mark that
 * is written leaves an event.
 */
export async function storeRunMarks(
  database: DatabaseOrTransaction,
  run: Pick<RunRow, 'id' | 'quizCode'>,
  marks: MarkToStore[],
  tokens: number,
): Promise<void> {
  const rows = marks.map(({ userId, questionId, markAwarded, feedback, analysis }) => ({
    user_id: userId,
    question_id: questionId,
    mark: markAwarded,
    feedback,
    analysis,
  }));
  await database.execute(sql`
    with incoming as (
      select * from json_to_recordset(${toDatabaseJson(rows)}::json)
        as mark(user_id text, question_id text, mark integer, feedback text, analysis jsonb)
    ), claimed as (
      update marking_run_items item set state = 'marked' from incoming
      where item.run_id = ${run.id} and item.state <> 'marked'
        and item.user_id = incoming.user_id and item.question_id = incoming.question_id
      returning item.user_id, item.question_id, item.mark_revision,
                incoming.mark, incoming.feedback, incoming.analysis
    ), before as (
      select s.user_id, s.question_id, s.mark_awarded, s.feedback
      from submissions s join claimed c using (user_id, question_id)
      where s.quiz_code = ${run.quizCode}
    ), written as (
      update submissions s
      set ai_mark = c.mark, mark_awarded = c.mark, feedback = c.feedback,
          ai_analysis = c.analysis, confirmed_by = null, mark_revision = s.mark_revision + 1
      from claimed c
      where s.quiz_code = ${run.quizCode} and s.user_id = c.user_id
        and s.question_id = c.question_id and s.mark_revision = c.mark_revision
      returning s.user_id, s.question_id, c.mark, c.feedback, c.analysis
    ), recorded as (
      insert into mark_events (quiz_code, user_id, question_id, marker, prompt_hash, run_id,
                               old_mark, new_mark, old_feedback, new_feedback)
      select ${run.quizCode}, w.user_id, w.question_id, w.analysis->>'marker',
             w.analysis->>'promptHash', ${run.id}, b.mark_awarded, w.mark, b.feedback, w.feedback
      from written w join before b using (user_id, question_id)
    )
    update marking_runs set total_tokens = total_tokens + ${tokens} where id = ${run.id}`);
}

/** Ends the run. What is still waiting has failed, unless the teacher stopped it. */
export async function closeRun(database: DatabaseOrTransaction, runId: string): Promise<void> {
  const stopped = await isStopRequested(database, runId);
  if (!stopped) {
    await database
      .update(markingRunItems)
      .set({ state: 'failed' })
      .where(and(eq(markingRunItems.runId, runId), eq(markingRunItems.state, 'waiting')));
  }
  await database
    .update(markingRuns)
    .set({ state: stopped ? 'stopped' : 'completed', phase: 'done', finishedAt: sql`now()` })
    .where(and(eq(markingRuns.id, runId), eq(markingRuns.state, 'active')));
}

/** How many answers were submitted to the quiz and how many of them are marked. */
export async function countSubmissions(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<{ submissionCount: number; markedCount: number }> {
  const [row] = await database
    .select({
      submissionCount: sql<number>`count(*)::int`,
      markedCount: sql<number>`count(${submissions.markAwarded})::int`,
    })
    .from(submissions)
    .where(and(eq(submissions.quizCode, quizCode), isNotNull(submissions.submittedAt)));
  return row ?? { submissionCount: 0, markedCount: 0 };
}
