import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config.ts';
import { createDatabase, createPool, type Database } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { startGreenpen } from '../server/start-greenpen.ts';
import { signIn } from '../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../server/testing/factories.ts';
import { measure, percentile } from './measure-requests.ts';

/**
 * Measures the question bank over HTTP, with 50,000 questions in a database of its own.
 *
 *     npm run bench:questions
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

/** Questions of the usual lengths in seven subjects, of a few hundred topics. */
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

const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
const server = await startEmbeddedServer(folder);
const pool = createPool(server.connectionString, { size: 2 });
const config = readConfig({
  DATA_DIR: folder,
  DATABASE_URL: server.connectionString,
  RATE_LIMITS: 'off',
});
const greenpen = await startGreenpen(config);
try {
  const database = createDatabase(pool);
  const teacher = await buildTeacher(database);
  await addQuestions(database);
  const cookie = await signIn(greenpen.address, teacher.email, FACTORY_PASSWORD);
  process.stdout.write(
    `${QUESTIONS} questions, ${REQUESTS} requests each, one after another, in ms\n`,
  );
  process.stdout.write(`${''.padEnd(28)}    p50    p95    max\n`);
  for (const [name, query] of Object.entries(views)) {
    const url = `${greenpen.address}/api/questions?${query}`;
    await measure(url, cookie, WARM_UP);
    const times = await measure(url, cookie, REQUESTS);
    const figures = [0.5, 0.95, 1].map((share) => percentile(times, share));
    process.stdout.write(`${name.padEnd(28)}${figures.join('')}\n`);
  }
} finally {
  await greenpen.stop();
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
