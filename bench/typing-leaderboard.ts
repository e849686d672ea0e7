import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config.ts';
import { createDatabase, createPool, type Database } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { startGreenpen } from '../server/start-greenpen.ts';
import { signIn } from '../server/testing/api-client.ts';
import { buildUser, FACTORY_PASSWORD } from '../server/testing/factories.ts';
import { measure, percentile } from './measure-requests.ts';

/**
 * Measures the leaderboard and a person's own results over HTTP, with 1,000,000 results of 50,000
 * people in a database of its own.
 *
 *     npm run bench:typing
 */

const RESULTS = 1_000_000;
const PEOPLE = 50_000;
const WARM_UP = 30;
const REQUESTS = 300;

const views = { leaderboard: 'leaderboard', 'own results': 'my-results' };

/** Results as they come in over a year, each person's best kept as the app keeps it. */
async function addResults(database: Database, uid: string): Promise<void> {
  await database.execute(sql`
    insert into "user" (id, name, username, email)
    select 'typist-' || n, 'Kim Typist ' || n, 'Kim Typist ' || n, 'typist' || n || '@school.example'
    from generate_series(1, ${PEOPLE}) as n`);
  await database.execute(sql`
    insert into typing_results
      (uid, username, wpm, accuracy, chars_typed, words_completed, test_session_id, timestamp)
    select case when n % ${PEOPLE} = 0 then ${uid} else 'typist-' || n % ${PEOPLE} end, 'Kim Typist',
           20 + (70 * random() * random())::int + n % 30, 85 + n % 16, 200, 40,
           'session-' || n, now() - random() * interval '365 days'
    from generate_series(1, ${RESULTS}) as n`);
  await database.execute(sql`
    insert into typing_bests (uid, wpm, accuracy, at)
    select distinct on (uid) uid, wpm, accuracy, timestamp from typing_results
    order by uid, wpm desc, accuracy desc, timestamp`);
  await database.execute(sql`vacuum analyze typing_results, typing_bests, "user"`);
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
  const student = await buildUser(database);
  await addResults(database, student.id);
  const cookie = await signIn(greenpen.address, student.email, FACTORY_PASSWORD);
  process.stdout.write(`${RESULTS} results, ${REQUESTS} requests each, one after another, in ms\n`);
  process.stdout.write(`${''.padEnd(24)}    p50    p95    max\n`);
  for (const [name, path] of Object.entries(views)) {
    const url = `${greenpen.address}/api/typing-test/${path}`;
    await measure(url, cookie, WARM_UP);
    const times = await measure(url, cookie, REQUESTS);
    const figures = [0.5, 0.95, 1].map((share) => percentile(times, share));
    process.stdout.write(`${name.padEnd(24)}${figures.join('')}\n`);
  }
} finally {
  await greenpen.stop();
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
