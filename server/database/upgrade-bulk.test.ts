import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../testing/database/migrate-up-to.ts';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import { createPool } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const BEFORE = '0007_the-databases-own-promises';
const BULK = '00000000-0000-4000-8000-00000000000a';
const GROUP = '00000000-0000-4000-8000-00000000000b';

/** Ana and Bo wrote different answers that were accepted together; Cy and Di wrote the same. */
const SCHOOL = `
  insert into "user" (id, name, email, username) values ('teacher', 'T', 't@school.example', 'T');
  insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
    spec_code, created_by) values ('q1', '', '', 1, '', '', '', '', 'teacher');
  insert into quizzes (quiz_code, default_time_limit, creator_uid) values ('GOOD01', 600, 'teacher');
  insert into quiz_questions values ('GOOD01', 'q1', 0);
  insert into attempts (quiz_code, user_id, deadline_at)
  select 'GOOD01', id, now() + interval '1 hour' from unnest(array['ana', 'bo', 'cy', 'di']) id;
  insert into submissions (quiz_code, user_id, question_id, user_answer, revision, mark_awarded,
    ai_mark, confirmed_by, mark_revision, submitted_at)
  values ('GOOD01', 'ana', 'q1', 'light', 1, 1, 1, 'teacher', 2, now()),
    ('GOOD01', 'bo', 'q1', 'soil', 1, 1, 1, 'teacher', 2, now()),
    ('GOOD01', 'cy', 'q1', 'Water', 1, 1, 1, 'teacher', 2, now()),
    ('GOOD01', 'di', 'q1', ' water. ', 1, 1, 1, 'teacher', 2, now());
  insert into mark_events (quiz_code, user_id, question_id, teacher_id, kind, decision_id, old_mark,
    new_mark, old_feedback, new_feedback, new_confirmed_by, mark_revision)
  select 'GOOD01', id, 'q1', 'teacher', 'accepted',
    case when id in ('ana', 'bo') then '${BULK}'::uuid else '${GROUP}'::uuid end,
    1, 1, '', '', 'teacher', 2 from unnest(array['ana', 'bo', 'cy', 'di']) id;`;

let pool: Pool;
beforeAll(async () => {
  pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
  await migrateUpTo(pool, BEFORE);
  await pool.query(SCHOOL);
  await migrateDatabase(pool);
});
afterAll(() => pool.end());

it('finds which marks were accepted in bulk in an earlier release', async () => {
  const { rows } = await pool.query(`select user_id as student, confirmed_in_bulk as bulk
    from submissions order by 1`);
  expect(rows).toEqual([
    { student: 'ana', bulk: true },
    { student: 'bo', bulk: true },
    { student: 'cy', bulk: false },
    { student: 'di', bulk: false },
  ]);
});
