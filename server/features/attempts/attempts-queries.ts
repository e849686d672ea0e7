import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { DEADLINE_GRACE_SECONDS, UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { attempts, submissions, type finishReasons } from '../../database/schema/attempts.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type FinishReason = (typeof finishReasons)[number];

/** Which attempt: a student's at a quiz. There is at most one. */
export interface AttemptKey {
  quizCode: string;
  userId: string;
}

/** An answer on its way in. */
export interface IncomingAnswer {
  questionId: string;
  answer: string;
  revision: number;
}

/** An answer as stored. */
export interface StoredAnswer extends IncomingAnswer {
  isSaved: boolean;
}

/** Everything that `trim` of JavaScript takes for blank; PostgreSQL's own idea is narrower. */
const BLANKS =
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A' +
  '\u2028\u2029\u202F\u205F\u3000\uFEFF';

const grace = sql.raw(`interval '${DEADLINE_GRACE_SECONDS} seconds'`);

function isAttempt({ quizCode, userId }: AttemptKey) {
  return and(eq(attempts.quizCode, quizCode), eq(attempts.userId, userId));
}

function ofAttempt({ quizCode, userId }: AttemptKey) {
  return and(eq(submissions.quizCode, quizCode), eq(submissions.userId, userId));
}

export async function findAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<AttemptRow | undefined> {
  const [row] = await database.select().from(attempts).where(isAttempt(key));
  return row;
}

/** Starts the clock, unless it already runs. `limitSeconds` is the student's own limit. */
export async function insertAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  limitSeconds: number,
): Promise<void> {
  await database
    .insert(attempts)
    .values({ ...key, deadlineAt: sql`now() + ${limitSeconds} * interval '1 second'` })
    .onConflictDoNothing();
}

export function listAnswers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<StoredAnswer[]> {
  return database
    .select({
      questionId: submissions.questionId,
      answer: submissions.userAnswer,
      isSaved: submissions.isSaved,
      revision: submissions.revision,
    })
    .from(submissions)
    .where(ofAttempt(key));
}

/**
 * Stores one answer in one statement: only while the attempt is open, only for a question of the
 * quiz, and only over an older revision. Undefined when any of these does not hold.
 */
export async function upsertAnswer(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  answer: StoredAnswer,
): Promise<{ revision: number; savedAt: Date } | undefined> {
  const { rows } = await database.execute<{ revision: number; saved_at: string }>(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
    select a.quiz_code, a.user_id, q.question_id,
           ${answer.answer}, ${answer.isSaved}, ${answer.revision}
    from attempts a
    join quiz_questions q on q.quiz_code = a.quiz_code and q.question_id = ${answer.questionId}
    where a.quiz_code = ${key.quizCode} and a.user_id = ${key.userId}
      and a.finished_at is null and now() <= a.deadline_at + ${grace}
    on conflict (quiz_code, user_id, question_id) do update
    set user_answer = excluded.user_answer, is_saved = excluded.is_saved,
        revision = excluded.revision, saved_at = now()
    where submissions.submitted_at is null and submissions.revision < excluded.revision
    returning revision, saved_at`);
  const [row] = rows;
  return row && { revision: row.revision, savedAt: new Date(row.saved_at) };
}

export async function findAnswer(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  questionId: string,
): Promise<(StoredAnswer & { savedAt: Date }) | undefined> {
  const [row] = await database
    .select({
      questionId: submissions.questionId,
      answer: submissions.userAnswer,
      isSaved: submissions.isSaved,
      revision: submissions.revision,
      savedAt: submissions.savedAt,
    })
    .from(submissions)
    .where(and(ofAttempt(key), eq(submissions.questionId, questionId)));
  return row;
}

/** Ends the attempt if it is open; undefined when it is not. Holds the row until the commit. */
export async function closeAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  because: FinishReason,
): Promise<AttemptRow | undefined> {
  const [row] = await database
    .update(attempts)
    .set({ finishedAt: sql`now()`, finishedBecause: because })
    .where(and(isAttempt(key), isNull(attempts.finishedAt)))
    .returning();
  return row;
}

/**
 * Takes over the answers that came with the finish where they are newer than what is stored; of
 * several to one question, the newest.
 */
export async function upsertFinalAnswers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  answers: IncomingAnswer[],
): Promise<void> {
  const rows = answers.map(({ questionId: id, answer, revision }) => ({ id, answer, revision }));
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
    select distinct on (q.question_id)
           ${key.quizCode}, ${key.userId}, q.question_id, incoming.answer, true, incoming.revision
    from json_to_recordset(${toDatabaseJson(rows)}::json)
      as incoming(id text, answer text, revision integer)
    join quiz_questions q on q.quiz_code = ${key.quizCode} and q.question_id = incoming.id
    order by q.question_id, incoming.revision desc
    on conflict (quiz_code, user_id, question_id) do update
    set user_answer = excluded.user_answer, is_saved = true,
        revision = excluded.revision, saved_at = now()
    where submissions.submitted_at is null and submissions.revision < excluded.revision`);
}

/** Submits the stored answers; questions without one get the text that says so. */
export async function submitAnswers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<void> {
  await database.execute(sql`
    insert into submissions
      (quiz_code, user_id, question_id, user_answer, is_saved, revision, submitted_at)
    select ${key.quizCode}, ${key.userId}, q.question_id, ${UNANSWERED_TEXT}, true, 1, now()
    from quiz_questions q where q.quiz_code = ${key.quizCode}
    on conflict (quiz_code, user_id, question_id) do update
    set submitted_at = now(), is_saved = true,
        user_answer = case when btrim(submissions.user_answer, ${BLANKS}) = ''
                           then ${UNANSWERED_TEXT} else submissions.user_answer end
    where submissions.submitted_at is null`);
}

/** How many questions the attempt has and how many of them were answered. */
export async function countAnswers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<{ questions: number; answered: number }> {
  const [row] = await database
    .select({
      questions: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${submissions.userAnswer} <> ${UNANSWERED_TEXT}))::int`,
    })
    .from(submissions)
    .where(ofAttempt(key));
  return row ?? { questions: 0, answered: 0 };
}

/** Open attempts whose deadline and grace have passed. */
export function listOverdueAttempts(database: DatabaseOrTransaction): Promise<AttemptKey[]> {
  return database
    .select({ quizCode: attempts.quizCode, userId: attempts.userId })
    .from(attempts)
    .where(and(isNull(attempts.finishedAt), lt(attempts.deadlineAt, sql`now() - ${grace}`)));
}

/** Whether the quiz asks this question. */
export async function isQuizQuestion(
  database: DatabaseOrTransaction,
  quizCode: string,
  questionId: string,
): Promise<boolean> {
  const rows = await database
    .select({ position: quizQuestions.position })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.quizCode, quizCode), eq(quizQuestions.questionId, questionId)));
  return rows.length > 0;
}
