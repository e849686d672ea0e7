import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { buildTeacher } from '../server/testing/factories.ts';
import { measureViews, printRow } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the results over HTTP: the dashboard of a teacher with 200 quizzes that 300 students
 * sat, the results pages of larger quizzes, and the memory that the largest downloads take.
 *
 *     npm run bench -- results
 */

const WARM_UP = 10;
const REQUESTS = 100;
const SAMPLE_EVERY_MS = 10;

interface School {
  prefix: string;
  quizzes: number;
  students: number;
  questions: number;
}

const dashboard: School = { prefix: 'D', quizzes: 200, students: 300, questions: 10 };
const page: School = { prefix: 'P', quizzes: 1, students: 200, questions: 10 };
const yearGroup: School = { prefix: 'Y', quizzes: 1, students: 300, questions: 20 };
const county: School = { prefix: 'C', quizzes: 1, students: 5_000, questions: 30 };

const codeOf = ({ prefix }: School, number = 1) => `${prefix}${String(number).padStart(5, '0')}`;

/** Quizzes that everyone of the school sat, nine of ten answers marked. */
async function addSchool(database: Database, creatorUid: string, school: School): Promise<void> {
  const { prefix, quizzes, students, questions } = school;
  await database.execute(sql`
    insert into "user" (id, name, email, username)
    select ${prefix} || n, 'Student ' || ${prefix} || n, ${prefix} || n || '@school.example', 'S' || n
    from generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by)
    select ${prefix} || 'q' || n, 'Explain step ' || n || '.', 'names the step (1)', 1 + n % 6,
           'Topic ' || n % 5, 'Biology', 'GCSE', '4.' || n % 5, ${creatorUid}
    from generate_series(1, ${questions}) n`);
  await database.execute(sql`
    insert into quizzes (quiz_code, title, default_time_limit, creator_uid)
    select ${prefix} || lpad(n::text, 5, '0'), 'Quiz ' || n, 600, ${creatorUid}
    from generate_series(1, ${quizzes}) n`);
  await database.execute(sql`
    insert into quiz_questions (quiz_code, question_id, position)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || 'q' || n, n - 1
    from generate_series(1, ${quizzes}) z, generate_series(1, ${questions}) n`);
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, deadline_at, finished_at)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || n, now(), now()
    from generate_series(1, ${quizzes}) z, generate_series(1, ${students}) n`);
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision,
                             submitted_at, mark_awarded, ai_mark, feedback, ai_analysis)
    select ${prefix} || lpad(z::text, 5, '0'), ${prefix} || s, ${prefix} || 'q' || n,
           repeat('The plant takes in light and makes sugar. ', 1 + (s + n) % 6), true, 1, now(),
           case when (s + n + z) % 10 = 0 then null else (s * n + z) % (2 + n % 6) end, 1,
           'You named the light. Say what it is for.',
           '{"points": [{"point": "light", "marksAvailable": 1, "marksAwarded": 1, "quote": "light"},
             {"point": "energy", "marksAvailable": 1, "marksAwarded": 0, "quote": null}],
             "flags": [], "confidence": 0.9, "marker": "built-in", "promptHash": "bench"}'::jsonb
    from generate_series(1, ${quizzes}) z, generate_series(1, ${students}) s,
         generate_series(1, ${questions}) n`);
}

const megabytes = (value: number) => `${(value / 1_048_576).toFixed(1)} MB`;

/** Megabytes that this process holds at most while something is downloaded, over what it held. */
async function measureMemory(url: string, cookie: string): Promise<string> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let max = before;
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS);
  const from = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  clearInterval(timer);
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  return `${megabytes(bytes)} in ${seconds} s, ${megabytes(max - before)} over idle`;
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const busy = await buildTeacher(database);
  const teacher = await buildTeacher(database);
  await addSchool(database, busy.id, dashboard);
  for (const school of [page, yearGroup, county]) await addSchool(database, teacher.id, school);
  await database.execute(sql`vacuum analyze`);
  const cookie = await cookieOf(teacher);
  const ofQuiz = (school: School, path: string) => `${api}/quizzes/${codeOf(school)}/${path}`;
  await measureViews(
    [
      {
        name: 'dashboard, 200 × 300 × 10',
        url: `${api}/performance-overview`,
        cookie: await cookieOf(busy),
      },
      { name: 'results, 200 × 10', url: ofQuiz(page, 'results'), cookie },
      { name: 'results, 300 × 20', url: ofQuiz(yearGroup, 'results'), cookie },
      { name: 'reteach, 300 × 20', url: ofQuiz(yearGroup, 'reteach'), cookie },
      { name: 'responses page, 300 × 20', url: ofQuiz(yearGroup, 'responses'), cookie },
    ],
    { warmUp: WARM_UP, requests: REQUESTS },
  );
  for (const file of ['results-file', 'responses-file']) {
    for (const format of ['csv', 'xlsx']) {
      const url = ofQuiz(county, `${file}?format=${format}`);
      printRow(`${file}.${format}, 5,000 × 30`, await measureMemory(url, cookie));
    }
  }
});
