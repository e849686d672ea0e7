import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDatabase, createPool, type Database } from '../../server/database/client.ts';
import { findRunningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { signIn } from '../../server/testing/api-client.ts';
import {
  buildQuestion,
  buildQuiz,
  buildUser,
  FACTORY_PASSWORD,
} from '../../server/testing/factories.ts';

/** A student with access to the quiz, and their session cookie. */
export interface Student {
  userId: string;
  cookie: string;
}

export interface School {
  quizCode: string;
  students: Student[];
}

/** An answer that the server acknowledged. */
export interface Acknowledged {
  userId: string;
  questionId: string;
  revision: number;
  hash: string;
}

const QUESTIONS = 5;
const FOUR_HOURS_SECONDS = 4 * 60 * 60;

/** Hashes a text like PostgreSQL's md5. */
export function hashOf(answer: string): string {
  return createHash('md5').update(answer).digest('hex');
}

/** Lets `work` use the database of the Greenpen that runs on this data folder. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'postgresql');
  const running = await findRunningPostmaster(join(folder, 'cluster'));
  if (!running) throw new Error('The database does not run.');
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const pool = createPool(`postgresql://greenpen:${password}@127.0.0.1:${running.port}/greenpen`, {
    size: 2,
  });
  try {
    return await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Builds a quiz and its students, signed in. */
export async function buildSchool(
  dataDir: string,
  address: string,
  count: number,
): Promise<School> {
  const { quizCode, people } = await withDatabase(dataDir, async (database) => {
    const ids: string[] = [];
    for (let made = 0; made < QUESTIONS; made += 1) ids.push((await buildQuestion(database)).id);
    const quiz = await buildQuiz(database, {
      questionIds: ids,
      defaultTimeLimit: FOUR_HOURS_SECONDS,
    });
    const users: { id: string; email: string }[] = [];
    for (let made = 0; made < count; made += 1) users.push(await buildUser(database));
    return { quizCode: quiz.quizCode, people: users };
  });
  const students: Student[] = [];
  for (const { id, email } of people) {
    students.push({ userId: id, cookie: await signIn(address, email, FACTORY_PASSWORD) });
  }
  return { quizCode, students };
}

/**
 * Makes the database log every version of every answer that it commits, so that a newer one cannot
 * hide that an older one was lost.
 */
export async function watchAnswers(database: Database): Promise<void> {
  await database.execute(sql`
    create table committed_answers
      (user_id text, question_id text, revision integer, hash text)`);
  await database.execute(sql`
    create function note_answer() returns trigger language plpgsql as $$
    begin
      insert into committed_answers
      values (new.user_id, new.question_id, new.revision, md5(new.user_answer));
      return null;
    end $$`);
  await database.execute(sql`
    create trigger note_answer after insert or update of user_answer on submissions
    for each row execute function note_answer()`);
}

/** Returns the acknowledged answers that are not in the database. */
export function listMissing(
  dataDir: string,
  acknowledged: Acknowledged[],
): Promise<Acknowledged[]> {
  return withDatabase(dataDir, async (database) => {
    const { rows } = await database.execute<{ line: string }>(sql`
      select concat_ws(' ', user_id, question_id, revision, hash) as line
      from committed_answers`);
    const committed = new Set(rows.map((row) => row.line));
    return acknowledged.filter(
      ({ userId, questionId, revision, hash }) =>
        !committed.has([userId, questionId, revision, hash].join(' ')),
    );
  });
}

/** Returns the submitted words of all students, by `userId questionId`. */
export function readSubmitted(dataDir: string, quizCode: string): Promise<Map<string, string>> {
  return withDatabase(dataDir, async (database) => {
    const { rows } = await database.execute<{ key: string; answer: string }>(sql`
      select user_id || ' ' || question_id as key, user_answer as answer
      from submissions where quiz_code = ${quizCode} and submitted_at is not null`);
    return new Map(rows.map(({ key, answer }) => [key, answer]));
  });
}
