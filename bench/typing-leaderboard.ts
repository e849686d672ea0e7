import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { buildUser } from '../server/testing/factories.ts';
import { measureViews } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the leaderboard and a person's own results over HTTP, with 1,000,000 results of 50,000
 * people in a separate database.
 *
 *     npm run bench -- typing
 */

const RESULTS = 1_000_000;
const PEOPLE = 50_000;
const WARM_UP = 30;
const REQUESTS = 300;

const views = { leaderboard: 'leaderboard', 'own results': 'my-results' };

/** Inserts results as they arrive over a year, with each person's best stored as the app does. */
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
    insert into typing_bests (uid, wpm, accuracy, at, username)
    select distinct on (uid) uid, wpm, accuracy, timestamp, u.username
    from typing_results join "user" u on u.id = uid
    order by uid, wpm desc, accuracy desc, timestamp`);
  await database.execute(sql`vacuum analyze typing_results, typing_bests, "user"`);
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const student = await buildUser(database);
  await addResults(database, student.id);
  const cookie = await cookieOf(student);
  const asked = Object.entries(views).map(([name, path]) => ({
    name,
    url: `${api}/typing-test/${path}`,
    cookie,
  }));
  await measureViews(asked, { warmUp: WARM_UP, requests: REQUESTS });
});
