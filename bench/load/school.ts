import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import type { Lane } from './generator.ts';

/**
 * The students and their quizzes; everyone is signed in, and every quiz has the same ten questions.
 */
export interface School {
  students: number;
  quizzes: number;
  /** Whether every student has an attempt at every quiz, with a draft for each question. */
  hasAttempts: boolean;
}

export const QUESTIONS = 10;
const ANSWER = 'Plants take in carbon dioxide and water and use light to make sugar and oxygen. ';
/** About 240 characters, like a good answer to a question of three marks. */
export const TYPICAL_ANSWER = ANSWER.repeat(3);
const FIRST_REVISION = 3;

export const studentId = (number: number) => `student${number}`;
export const questionId = (number: number) => `question${number}`;
export const quizCode = (number: number) => `Q${String(number).padStart(5, '0')}`;
const tokenOf = (number: number) => `token${number}`.padEnd(32, 'x');

/** Returns the numbers from 1 to `count`. */
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Returns the cookie of a student's session, signed as the account library does; `isSecure` for
 * TLS.
 */
export function cookieOf(secret: string, number: number, isSecure = false): string {
  const token = tokenOf(number);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const name = `${isSecure ? '__Secure-' : ''}better-auth.session_token`;
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Writes the school to the database. */
export async function buildSchool(database: Database, school: School): Promise<void> {
  const { students, quizzes, hasAttempts } = school;
  await database.execute(sql`
    insert into "user" (id, name, email, username)
    select 'student' || n, 'Student ' || n, 'student' || n || '@school.example', 'Student ' || n
    from generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into session (id, expires_at, token, user_id)
    select 'session' || n, now() + interval '7 days', rpad('token' || n, 32, 'x'), 'student' || n
    from generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by)
    select 'question' || n, 'Explain in your own words how a plant makes its food, step ' || n,
           'names carbon dioxide (1) names water (1) names light (1)', 3, 'Photosynthesis',
           'Biology', 'GCSE', '4.4', 'nobody'
    from generate_series(1, ${QUESTIONS}) n`);
  await database.execute(sql`
    insert into quizzes (quiz_code, title, default_time_limit, creator_uid)
    select 'Q' || lpad(n::text, 5, '0'), 'Quiz ' || n, 14400, 'nobody'
    from generate_series(1, ${quizzes}) n`);
  await database.execute(sql`
    insert into quiz_questions (quiz_code, question_id, position)
    select quiz_code, 'question' || n, n - 1 from quizzes, generate_series(1, ${QUESTIONS}) n
    where creator_uid = 'nobody'`);
  if (hasAttempts) await buildAttempts(database);
  await database.execute(sql`vacuum analyze`);
  await database.execute(sql`checkpoint`);
}

/** Gives every student an attempt in progress at every quiz, with drafts. */
async function buildAttempts(database: Database): Promise<void> {
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, deadline_at)
    select quiz_code, u.id, now() + interval '4 hours'
    from quizzes cross join "user" u where creator_uid = 'nobody' and u.id like 'student%'`);
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
    select quiz_code, user_id, question_id, ${ANSWER}, ${FIRST_REVISION}
    from attempts join quiz_questions using (quiz_code) join quizzes using (quiz_code)
    where creator_uid = 'nobody'`);
}

/**
 * Returns lanes that save all ten answers of one quiz, one after another, for this many students.
 */
export function savingLanes(secret: string, students: number): Lane[] {
  return numbers(students).map((number) => ({
    cookie: cookieOf(secret, number),
    method: 'PUT',
    paths: numbers(QUESTIONS).map(
      (question) => `/api/attempts/${quizCode(1)}/answers/${questionId(question)}`,
    ),
    body: JSON.stringify({
      userId: studentId(number),
      answer: TYPICAL_ANSWER,
      revision: 0,
      isSaved: false,
    }),
  }));
}

/**
 * Returns a lane that finishes a student's attempts at these quizzes, with the text of all ten
 * answers.
 */
export function finishingLane(
  secret: string,
  number: number,
  quizCodes: string[],
  because: 'submitted' | 'time-up',
): Lane {
  const answers = numbers(QUESTIONS).map((question) => ({
    questionId: questionId(question),
    answer: `${TYPICAL_ANSWER} ${number}`,
    revision: FIRST_REVISION + 1,
  }));
  return {
    cookie: cookieOf(secret, number),
    method: 'POST',
    paths: quizCodes.map((code) => `/api/attempts/${code}/finish`),
    body: JSON.stringify({ userId: studentId(number), because, answers }),
  };
}
