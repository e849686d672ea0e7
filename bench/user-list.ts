import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { buildUser } from '../server/testing/factories.ts';
import { measureViews } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the list of users over HTTP, with 20,000 of them in a separate database.
 *
 *     npm run bench -- users
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

/** Inserts people with names of many kinds; about every twentieth is a teacher. */
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

await withGreenpen(async ({ api, database, cookieOf }) => {
  const admin = await buildUser(database, { role: 'admin' });
  await addUsers(database);
  const cookie = await cookieOf(admin);
  const asked = Object.entries(views).map(([name, query]) => ({
    name,
    url: `${api}/users?${query}`,
    cookie,
  }));
  await measureViews(asked, { warmUp: WARM_UP, requests: REQUESTS });
});
