import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { buildTeacher } from '../server/testing/factories.ts';
import { measureViews } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the question bank over HTTP, with 50,000 questions in a separate database.
 *
 *     npm run bench -- questions
 */

const QUESTIONS = 50_000;
const WARM_UP = 20;
const REQUESTS = 200;

const views = {
  'first page': '',
  'middle page': 'page=1000',
  'last page': 'page=2000',
  '200 a page': 'pageSize=200',
  'one subject': 'subject=Biology',
  'one subject, its last page': 'subject=Biology&page=285',
  'topic: many match': 'topic=ENERGY',
  'topic: few match': 'topic=%20in%20unit%20491',
  'topic: none match': 'topic=no%20such%20topic',
  'two letters of a topic': 'topic=ec',
  'spec code: one matches': 'specCode=4.1.2345x',
  'topic, level and spec code': 'topic=cell&level=higher&specCode=4.1',
  'topic in a subject': 'subject=Physics&topic=energy',
};

/** Inserts questions of usual lengths in seven subjects, on a few hundred topics. */
async function addQuestions(database: Database): Promise<void> {
  await database.execute(sql`
    insert into questions (question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by, created_at)
    select repeat('Explain how the process in part ' || n || ' works. ', 1 + n % 6),
           repeat('names the step ' || n || ' (1)' || chr(10), 1 + n % 8), 1 + n % 8,
           (array['Cell biology', 'Energy', 'Rates of reaction', 'Coasts', 'Electricity',
                  'Ecology', 'Cold War', 'Algorithms', 'Forces', 'Ενέργεια', 'Bonding'])[1 + n % 11]
             || ' in unit ' || n % 500,
           (array['Biology', 'Physics', 'Chemistry', 'Geography', 'History', 'Computing',
                  'Economics'])[1 + n % 7],
           (array['KS3', 'GCSE Foundation', 'GCSE Higher', 'A Level'])[1 + n % 4],
           '4.1.' || n || 'x', 'teacher-' || n % 90, now() - n * interval '1 minute'
    from generate_series(1, ${QUESTIONS}) as n`);
  await database.execute(sql`vacuum analyze questions`);
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const teacher = await buildTeacher(database);
  await addQuestions(database);
  const cookie = await cookieOf(teacher);
  const asked = Object.entries(views).map(([name, query]) => ({
    name,
    url: `${api}/questions?${query}`,
    cookie,
  }));
  await measureViews(asked, { warmUp: WARM_UP, requests: REQUESTS });
});
