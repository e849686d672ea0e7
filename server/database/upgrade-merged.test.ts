import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../testing/database/migrate-up-to.ts';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import { createPool } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const BEFORE = '0055_leavers-of-the-roster';
const DECISION = '00000000-0000-4000-8000-00000000000a';

/**
 * Ana and Bo each sat the quiz with two accounts; one of Ana's answers was marked after the other.
 * Cy sat it twice with one account.
 */
const SCHOOL = `
  insert into "user" (id, name, email, username) values ('teacher', 'T', 't@school.example', 'T');
  insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
    spec_code, created_by) values ('q1', '', '', 3, '', '', '', '', 'teacher');
  insert into quizzes (quiz_code, default_time_limit, creator_uid) values ('GOOD01', 600, 'teacher');
  insert into quiz_questions values ('GOOD01', 'q1', 0);
  insert into attempts (quiz_code, user_id, number, deadline_at, finished_at)
  select 'GOOD01', id, 2, now() + interval '1 hour', now() from unnest(array['ana', 'bo', 'cy']) id;
  insert into earlier_attempts (quiz_code, user_id, number, started_at, finished_at, score)
  select 'GOOD01', id, 1, now(), now(), 0 from unnest(array['ana', 'bo', 'cy']) id;
  insert into earlier_answers (quiz_code, user_id, number, question_id, user_answer, submitted_at,
    feedback, confirmed_in_bulk)
  select 'GOOD01', id, 1, 'q1', 'soil', now(), '', false from unnest(array['ana', 'bo', 'cy']) id;
  insert into submissions (quiz_code, user_id, question_id, user_answer, revision, mark_awarded,
    feedback, confirmed_by, mark_revision, submitted_at)
  values ('GOOD01', 'ana', 'q1', 'light', 1, 1, 'Good.', 'teacher', 2, now()),
    ('GOOD01', 'bo', 'q1', 'light', 1, 1, '', 'teacher', 1, now()),
    ('GOOD01', 'cy', 'q1', 'light', 1, 2, '', 'teacher', 3, now());
  insert into mark_events (quiz_code, user_id, question_id, decision_id, at, mark_revision, old_mark,
    new_mark, old_feedback, new_feedback, old_confirmed_by, new_confirmed_by, reason)
  values
    ('GOOD01', 'ana', 'q1', null, '2026-11-01 09:00', 1, null, 1, '', 'Good.', null, null, 'own'),
    ('GOOD01', 'ana', 'q1', '${DECISION}', '2026-11-01 09:30', 2, 1, 1, 'Good.', 'Good.', null, 'teacher', 'own'),
    ('GOOD01', 'ana', 'q1', null, '2026-11-01 09:10', 1, null, 3, '', 'All.', null, null, 'other'),
    ('GOOD01', 'ana', 'q1', '${DECISION}', '2026-11-01 10:00', 2, 3, 2, 'All.', '', null, 'teacher', 'other'),
    ('GOOD01', 'ana', 'q1', '${DECISION}', '2026-11-01 10:05', 3, 2, 0, '', '', 'teacher', 'teacher', 'other'),
    ('GOOD01', 'bo', 'q1', '${DECISION}', '2026-11-01 09:00', 1, null, 1, '', '', null, 'teacher', 'other'),
    ('GOOD01', 'bo', 'q1', '${DECISION}', '2026-11-01 10:00', 1, null, 1, '', '', null, 'teacher', 'own'),
    ('GOOD01', 'cy', 'q1', null, '2026-11-01 09:00', 1, null, 1, '', '', null, 'teacher', 'own'),
    ('GOOD01', 'cy', 'q1', null, '2026-11-01 09:30', 2, 1, null, '', '', 'teacher', null, 'own'),
    ('GOOD01', 'cy', 'q1', null, '2026-11-01 10:00', 3, null, 2, '', '', null, 'teacher', 'own');`;

let pool: Pool;
beforeAll(async () => {
  pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
  await migrateUpTo(pool, BEFORE);
  await pool.query(SCHOOL);
  await migrateDatabase(pool);
});
afterAll(() => pool.end());

it('distinguishes the steps of the current mark from those of a merged account, which are kept', async () => {
  const { rows } = await pool.query(`
    select user_id as student, reason as of, mark_revision as revision, decision_id is null as apart
    from mark_events order by 1, reason desc, at`);
  const apart = { of: 'other', revision: null, apart: true };
  expect(rows).toEqual([
    { student: 'ana', of: 'own', revision: 1, apart: true },
    { student: 'ana', of: 'own', revision: 2, apart: false },
    { student: 'ana', ...apart },
    { student: 'ana', ...apart },
    { student: 'ana', ...apart },
    { student: 'bo', of: 'own', revision: 1, apart: false },
    { student: 'bo', ...apart },
    { student: 'cy', of: 'own', revision: 1, apart: true },
    { student: 'cy', of: 'own', revision: 2, apart: true },
    { student: 'cy', of: 'own', revision: 3, apart: true },
  ]);
});
