import { and, eq, sql, type SQL } from 'drizzle-orm';
import { INVISIBLE_CHARACTERS, UNANSWERED_TEXT } from '../../../shared/unanswered.ts';
import type { HandIn } from '../../../shared/contract/attempts.ts';
import { askTogether } from '../../database/ask-together.ts';
import type { Db } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { oncePerDatabase, prepareOnce, prepareSql } from '../../database/prepared-statement.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';
import { writeTogether } from '../../database/write-together.ts';
import {
  askedKeys,
  grace,
  isShown,
  nameOf,
  toKey,
  toLists,
  type AttemptKey,
  type ShownAttempt,
} from './attempts-queries.ts';
import { mayWrite } from './rest-breaks/rest-queries.ts';

/** An answer that a page sends. */
export interface IncomingAnswer {
  questionId: string;
  answer: string;
  revision: number;
}

/** An answer as stored. */
export interface StoredAnswer extends IncomingAnswer {
  isSaved: boolean;
}

/** The Unicode ranges that contain invisible characters: letters, and the tags of plane 14. */
const INHABITED = [
  [0x00_01, 0xd7_ff],
  [0xe0_00, 0x1_ff_ff],
  [0xe_00_00, 0xe_0f_ff],
] as const;

/** Every character that an answer may consist of without containing a word. */
export const BLANKS = INHABITED.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)
  .filter((character) => character.trim() === '' || character.search(INVISIBLE_CHARACTERS) === 0)
  .join('');

/** The text of a question without an answer. */
export const unanswered = sql.raw(`'${UNANSWERED_TEXT.replaceAll("'", "''")}'`);
const blanks = sql.raw(`E'${[...BLANKS].map(escapeCharacter).join('')}'`);

function escapeCharacter(character: string): string {
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
}

/**
 * SQL for a text as it is submitted: a text without words is replaced by one that says so. Nearly
 * every answer begins with a visible ASCII character and skips the costly search for blanks.
 */
export function submittedText(text: SQL): SQL {
  return sql`case when ascii(${text}) between 33 and 126 then ${text}
    when btrim(${text}, ${blanks}) = '' then ${unanswered} else ${text} end`;
}

function ofAttempt({ quizCode, userId }: AttemptKey) {
  return and(eq(submissions.quizCode, quizCode), eq(submissions.userId, userId));
}

const answersQuery = prepareOnce((database) =>
  database
    .select({
      quizCode: submissions.quizCode,
      userId: submissions.userId,
      answer: {
        questionId: submissions.questionId,
        answer: submissions.userAnswer,
        isSaved: submissions.isSaved,
        revision: submissions.revision,
      },
    })
    .from(submissions)
    .where(sql`(${submissions.quizCode}, ${submissions.userId}) in (select * from ${askedKeys})`)
    .prepare('list_asked_answers'),
);

const askForAnswers = oncePerDatabase((database) =>
  askTogether(async (names) => {
    const rows = await answersQuery(database).execute(toLists(names.map(toKey)));
    const byAttempt = Map.groupBy(rows, nameOf);
    return new Map([...byAttempt].map(([name, of]) => [name, of.map(({ answer }) => answer)]));
  }),
);

/** Returns an attempt's stored answers; concurrent calls share one statement. */
export async function listAnswers(database: Db, key: AttemptKey): Promise<StoredAnswer[]> {
  return (await askForAnswers(database)(nameOf(key))) ?? [];
}

const upsertStatement = prepareSql<{ place: number; revision: number; saved_at: string }>(
  'upsert_answers',
  sql`
    with incoming as (
      select * from unnest(
        ${sql.placeholder('quizCodes')}::text[], ${sql.placeholder('userIds')}::text[],
        ${sql.placeholder('questionIds')}::text[], ${sql.placeholder('answers')}::text[],
        ${sql.placeholder('areSaved')}::boolean[], ${sql.placeholder('revisions')}::integer[],
        ${sql.placeholder('starts')}::bigint[]
      ) with ordinality
        as w (quiz_code, user_id, question_id, answer, is_saved, revision, started_ms, place)
    ), stored as (
      insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
      select a.quiz_code, a.user_id, q.question_id, w.answer, w.is_saved, w.revision
      from incoming w
      join attempts a on a.quiz_code = w.quiz_code and a.user_id = w.user_id
      join quiz_questions q on q.quiz_code = w.quiz_code and q.question_id = w.question_id
      left join "user" u on u.id = a.user_id
      where a.finished_at is null and now() <= a.deadline_at + ${grace} and ${mayWrite}
        and ${isShown}
      order by a.quiz_code, a.user_id, q.question_id
      on conflict (quiz_code, user_id, question_id) do update
      set user_answer = excluded.user_answer, is_saved = excluded.is_saved,
          revision = excluded.revision, saved_at = now()
      where submissions.submitted_at is null and submissions.revision < excluded.revision
        and (submissions.mark_awarded is null and submissions.ai_analysis is null
             or submissions.user_answer = excluded.user_answer)
      returning quiz_code, user_id, question_id, revision, saved_at
    )
    select w.place::integer, stored.revision, stored.saved_at
    from stored join incoming w using (quiz_code, user_id, question_id)`,
);

/** An answer that a page sends, possibly with the start of its attempt. */
export type SentAnswer = StoredAnswer & Pick<ShownAttempt, 'startedAt'>;

/** An answer with the attempt it belongs to. */
type AnswerWrite = AttemptKey & SentAnswer;

/**
 * Stores answers in one statement, checking each separately. An answer is stored only if its
 * attempt is open and still the one it names, the question belongs to the quiz, the stored revision
 * is older, and no mark was given for a different text. Returns undefined in place of an answer
 * that fails a check. No two answers may belong to the same row. Rows are locked in a fixed order,
 * so that two statements cannot deadlock.
 */
export async function upsertAnswers(
  database: Db,
  writes: readonly AnswerWrite[],
): Promise<({ revision: number; savedAt: Date } | undefined)[]> {
  const { rows } = await upsertStatement(database).execute({
    quizCodes: writes.map(({ quizCode }) => quizCode),
    userIds: writes.map(({ userId }) => userId),
    questionIds: writes.map(({ questionId }) => questionId),
    answers: writes.map(({ answer }) => answer),
    areSaved: writes.map(({ isSaved }) => isSaved),
    revisions: writes.map(({ revision }) => revision),
    starts: writes.map(({ startedAt }) => startedAt?.getTime() ?? null),
  });
  const stored = writes.map((): { revision: number; savedAt: Date } | undefined => undefined);
  for (const { place, revision, saved_at } of rows) {
    stored[place - 1] = { revision, savedAt: new Date(saved_at) };
  }
  return stored;
}

/** Stores one answer; concurrent calls share one statement (docs/decisions/0025). */
export const upsertAnswer = oncePerDatabase((database) =>
  writeTogether(
    (writes: AnswerWrite[]) => upsertAnswers(database, writes),
    ({ quizCode, userId, questionId }) => `${quizCode} ${userId} ${questionId}`,
  ),
);

export async function findAnswer(
  database: Db,
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

/** Returns an answer as a row of the JSON that a statement joins. */
export const toRow = ({ questionId, answer, revision }: IncomingAnswer) => ({
  id: questionId,
  user_answer: answer,
  revision,
});

/** Counts the attempt's questions, and how many of them were answered. */
export async function countAnswers(
  database: Db,
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

/**
 * Compares answers with those of a finished attempt: true if it holds the same text or a newer one
 * for each.
 */
export async function compareAnswers(
  database: Db,
  { quizCode, userId }: AttemptKey,
  answers: readonly IncomingAnswer[],
): Promise<Pick<HandIn, 'areAnswersTaken' | 'areNewerKept'>> {
  const { rows } = await database.execute<{ are_taken: boolean | null; are_newer: boolean | null }>(
    sql`
      select bool_and(is_same or is_newer) as are_taken,
             bool_or(is_newer and not is_same) as are_newer
      from (
        select s.user_answer = ${submittedText(sql`sent.user_answer`)} as is_same,
               s.revision >= sent.revision as is_newer
        from json_to_recordset(${toDatabaseJson(answers.map(toRow))}::json)
          as sent(id text, user_answer text, revision integer)
        join submissions s on s.question_id = sent.id
        where s.quiz_code = ${quizCode} and s.user_id = ${userId}
      ) compared`,
  );
  return {
    areAnswersTaken: rows[0]?.are_taken ?? true,
    areNewerKept: rows[0]?.are_newer ?? false,
  };
}

/** True if the quiz asks this question. */
export async function isQuizQuestion(
  database: Db,
  quizCode: string,
  questionId: string,
): Promise<boolean> {
  const rows = await database
    .select({ position: quizQuestions.position })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.quizCode, quizCode), eq(quizQuestions.questionId, questionId)));
  return rows.length > 0;
}
