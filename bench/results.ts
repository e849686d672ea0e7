import { sql } from 'drizzle-orm';
import { buildTeacher } from '../server/testing/factories.ts';
import { measureViews, printRow } from './measure-requests.ts';
import { addSchool, codeOf, type School } from './seed-school.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the results over HTTP: the dashboard of a teacher with 200 quizzes that 300 students
 * sat, the results pages of larger quizzes, and the memory that the largest downloads use.
 *
 *     npm run bench -- results
 */

const WARM_UP = 10;
const REQUESTS = 100;
const SAMPLE_EVERY_MS = 10;

const dashboard: School = { prefix: 'D', quizzes: 200, students: 300, questions: 10 };
const page: School = { prefix: 'P', quizzes: 1, students: 200, questions: 10 };
const yearGroup: School = { prefix: 'Y', quizzes: 1, students: 300, questions: 20 };
const county: School = { prefix: 'C', quizzes: 1, students: 5_000, questions: 30 };

const megabytes = (value: number) => `${(value / 1_048_576).toFixed(1)} MB`;

/**
 * Returns the peak memory of this process during a download, in megabytes over what it used before.
 */
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
