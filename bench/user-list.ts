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
 * Measures the list of users over HTTP, with 20,000 of them in a database of its own.
 *
 *     npm run bench:users
 */

const USERS = 20_000;
const TEACHERS = 900;
const WARM_UP = 30;
const REQUESTS = 300;

const views = {
  'first page': 'role=student',
  'middle page': 'role=student&page=380',
  'last page': 'role=student&page=763',
  'teachers, 200 a page': 'role=teacher&pageSize=200',
  'search: many match': 'role=student&search=an',
  'search: one matches': 'role=student&search=user12345%40',
  'search: none match': 'role=student&search=nobody-of-this-name',
  'search: in Greek': 'role=student&search=%CE%91%CE%BB%CE%B5%CE%BE',
};

/** People with names of many kinds; every twentieth or so a teacher. */
async function addUsers(database: Database): Promise<void> {
  await database.execute(sql`
    insert into "user" (id, name, username, email, role)
    select 'user-' || n, first || ' ' || last, first || ' ' || last,
           'user' || n || '@school.example',
           case when n <= ${TEACHERS} then 'teacher' else 'student' end
    from (
      select n,
        (array['Amara', 'Joel', 'Siân', 'Wei-Ling', 'Ανδρέας', 'فاطمة', 'Zoë', 'Oluwaseun',
               'Αλέξανδρος', 'Kirsten', 'Mateusz', 'Harjit', 'Dominic'])[1 + n % 13] as first,
        (array['Okafor', 'Whitcombe', 'Prosser', 'Tan', 'Παπαδοπούλου', 'السيد', 'Hargreave',
               'Nowicka', 'O’Dowd', 'Achebe', 'Fairclough'])[1 + n % 11] || ' ' || n as last
      from generate_series(1, ${USERS}) as n
    ) as people`);
  await database.execute(sql`vacuum analyze "user"`);
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
  const admin = await buildUser(database, { role: 'admin' });
  await addUsers(database);
  const cookie = await signIn(greenpen.address, admin.email, FACTORY_PASSWORD);
  process.stdout.write(`${USERS} users, ${REQUESTS} requests each, one after another, in ms\n`);
  process.stdout.write(`${''.padEnd(24)}    p50    p95    max\n`);
  for (const [name, query] of Object.entries(views)) {
    const url = `${greenpen.address}/api/users?${query}`;
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
