import { and, eq, sql } from 'drizzle-orm';
import { DEADLINE_GRACE_SECONDS, UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { prepareOnce, prepareSql } from '../../database/prepared-statement.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';
import type { AttemptKey } from './attempts-queries.ts';

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
export const BLANKS =
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A' +
  '\u2028\u2029\u202F\u205F\u3000\uFEFF';

/** The network's allowance after the deadline. */
export const grace = sql.raw(`interval '${DEADLINE_GRACE_SECONDS} seconds'`);

function ofAttempt({ quizCode, userId }: AttemptKey) {
  return and(eq(submissions.quizCode, quizCode), eq(submissions.userId, userId));
}

const answersQuery = prepareOnce((database) =>
  database
    .select({
      questionId: submissions.questionId,
      answer: submissions.userAnswer,
      isSaved: submissions.isSaved,
      revision: submissions.revision,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.quizCode, sql.placeholder('quizCode')),
        eq(submissions.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('list_answers'),
);

export function listAnswers(
  database: DatabaseOrTransaction,
  { quizCode, userId }: AttemptKey,
): Promise<StoredAnswer[]> {
  return answersQuery(database).execute({ quizCode, userId });
}

const upsertStatement = prepareSql<{ revision: number; saved_at: string }>(
  'upsert_answer',
  sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
    select a.quiz_code, a.user_id, q.question_id, ${sql.placeholder('answer')}::text,
           ${sql.placeholder('isSaved')}::boolean, ${sql.placeholder('revision')}::integer
    from attempts a
    join quiz_questions q on q.quiz_code = a.quiz_code
      and q.question_id = ${sql.placeholder('questionId')}
    where a.quiz_code = ${sql.placeholder('quizCode')} and a.user_id = ${sql.placeholder('userId')}
      and a.finished_at is null and now() <= a.deadline_at + ${grace}
    on conflict (quiz_code, user_id, question_id) do update
    set user_answer = excluded.user_answer, is_saved = excluded.is_saved,
        revision = excluded.revision, saved_at = now()
    where submissions.submitted_at is null and submissions.revision < excluded.revision
      and (submissions.mark_awarded is null and submissions.ai_analysis is null
           or submissions.user_answer = excluded.user_answer)
    returning revision, saved_at`,
);

/**
 * Stores one answer in one statement: only while the attempt is open, only for a question of the
 * quiz, only over an older revision, and never under a mark that another text was given. Undefined
 * when any of these does not hold.
 */
export async function upsertAnswer(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  answer: StoredAnswer,
): Promise<{ revision: number; savedAt: Date } | undefined> {
  const { rows } = await upsertStatement(database).execute({ ...key, ...answer });
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

/** Answers as a table that a statement can join. */
export function asTable(answers: IncomingAnswer[]) {
  const rows = answers.map(({ questionId: id, answer, revision }) => ({ id, answer, revision }));
  return sql`json_to_recordset(${toDatabaseJson(rows)}::json)
    as incoming(id text, answer text, revision integer)`;
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
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
    select distinct on (q.question_id)
           ${key.quizCode}, ${key.userId}, q.question_id, incoming.answer, true, incoming.revision
    from ${asTable(answers)}
    join quiz_questions q on q.quiz_code = ${key.quizCode} and q.question_id = incoming.id
    order by q.question_id, incoming.revision desc
    on conflict (quiz_code, user_id, question_id) do update
    set user_answer = excluded.user_answer, is_saved = true,
        revision = excluded.revision, saved_at = now()
    where submissions.submitted_at is null and submissions.revision < excluded.revision`);
}

/**
 * Submits the stored answers of these attempts. Questions without one get the text that says so,
 * in revision 0: any word that the student still has outnumbers it if the attempt is reopened.
 */
export async function submitAnswers(
  database: DatabaseOrTransaction,
  keys: AttemptKey[],
): Promise<void> {
  const rows = keys.map(({ quizCode, userId }) => ({ quiz_code: quizCode, user_id: userId }));
  await database.execute(sql`
    insert into submissions
      (quiz_code, user_id, question_id, user_answer, is_saved, revision, submitted_at)
    select key.quiz_code, key.user_id, q.question_id, ${UNANSWERED_TEXT}, true, 0, now()
    from json_to_recordset(${toDatabaseJson(rows)}::json) as key(quiz_code text, user_id text)
    join quiz_questions q on q.quiz_code = key.quiz_code
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
