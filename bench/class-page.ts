import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { buildTeacher, buildUser } from '../server/testing/factories.ts';
import { measureViews } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the page of a class for a teacher and for an administrator, in a school of 40,000 people
 * and 2,000 classes. The aim is a p95 under 60 ms.
 *
 *     npm run bench -- class-page
 */

const [STUDENTS, CLASSES, CLASSES_OF_EACH, OWN_CLASSES] = [40_000, 2_000, 3, 8];
const WARM_UP = 30;
const REQUESTS = 300;

/** The first eight classes are the teacher's own; each has some sixty students. */
async function fill(database: Database, { id, name }: { id: string; name: string }): Promise<void> {
  await database.execute(sql`
    insert into "user" (id, name, username, email)
    select 'student-' || n, 'Student ' || n, 'Student ' || n, 'student' || n || '@school.example'
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into account (id, account_id, provider_id, user_id)
    select 'account-' || n, 'student-' || n, 'credential', 'student-' || n
    from generate_series(1, ${STUDENTS}) n`);
  await database.execute(sql`
    insert into tenants (teacher_code, teacher_name, teacher_id, name, subject, year_group, academic_year)
    select 'AI-CLASS-' || n, ${name}, ${id}, 'Class ' || n, 'Biology', '9', '2026/27'
    from generate_series(1, ${CLASSES}) n`);
  const admin = await buildUser(database, { role: 'admin', name: 'Owner of the rest' });
  await database.execute(sql`
    update tenants set teacher_id = ${admin.id}
    where teacher_code like 'AI-CLASS-%' and substring(teacher_code from 10)::int > ${OWN_CLASSES}`);
  await database.execute(sql`
    insert into class_memberships (student_id, teacher_code)
    select 'student-' || n, 'AI-CLASS-' || 1 + (n * 7 + k * 661) % ${CLASSES}
    from generate_series(1, ${STUDENTS}) n, generate_series(1, ${CLASSES_OF_EACH}) k
    on conflict do nothing`);
  await database.execute(sql`vacuum analyze`);
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const teacher = await buildTeacher(database);
  const admin = await buildUser(database, { role: 'admin' });
  await fill(database, teacher);
  const own = await cookieOf(teacher);
  const all = await cookieOf(admin);
  const students = `${api}/classes/students?teacherCode=AI-CLASS-3`;
  const asked = [
    { name: 'the tabs of a teacher', url: `${api}/classes`, cookie: own },
    { name: 'students of a class', url: students, cookie: own },
    { name: 'by date joined, page 2', url: `${students}&sort=joinedAt&page=2`, cookie: own },
    { name: 'search in a class', url: `${students}&search=12`, cookie: own },
    { name: 'one class', url: `${api}/classes/AI-CLASS-3`, cookie: own },
    { name: 'all classes, first page', url: `${api}/classes`, cookie: all },
    { name: 'all classes, last page', url: `${api}/classes?page=80`, cookie: all },
    { name: 'all classes, searched', url: `${api}/classes?search=class%2019`, cookie: all },
    { name: 'any class, as administrator', url: students.replace('-3', '-777'), cookie: all },
  ];
  await measureViews(asked, { warmUp: WARM_UP, requests: REQUESTS });
});
