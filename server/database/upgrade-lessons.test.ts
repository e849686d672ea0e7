import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../testing/database/migrate-up-to.ts';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import { createPool } from './client.ts';
import { migrateDatabase } from './migrate.ts';

/** The last release in which a lesson could belong to a question that its quiz does not ask. */
const BEFORE = '0061_names-of-typing-bests';
const KEPT = '00000000-0000-4000-8000-00000000000a';
const ODD = '00000000-0000-4000-8000-00000000000b';

const SCHOOL = `
  insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
    spec_code, created_by)
  select id, '', '', 3, '', '', '', '', 'teacher' from unnest(array['q1', 'q2']) id;
  insert into quizzes (quiz_code, default_time_limit, creator_uid) values ('GOOD01', 600, 'teacher');
  insert into quiz_questions values ('GOOD01', 'q1', 0);
  insert into attempts (quiz_code, user_id, number, deadline_at) values ('GOOD01', 'ana', 4, now());
  insert into scheme_lessons (quiz_code, decision_id, question_id, kind, line)
  values ('GOOD01', '${KEPT}', 'q1', 'accept', 'asked'), ('GOOD01', '${ODD}', 'q2', 'accept', 'not asked');
  insert into skipped_samples values ('GOOD01', 'q1', 'teacher'), ('GOOD01', 'q2', 'teacher');
  insert into held_answers values ('GOOD01', 'ana', 'q1'), ('GOOD01', 'ana', 'q2');
  insert into earlier_attempts (quiz_code, user_id, number, started_at, finished_at, score)
  values ('GOOD01', 'ana', 1, '2026-11-01 09:00', '2026-11-01 09:10', 2),
    ('GOOD01', 'ana', 2, '2026-11-02 09:00', '2026-11-02 08:00', 3),
    ('GOOD01', 'ana', 3, '2026-11-03 09:00', '2026-11-03 09:10', -1);
  insert into earlier_answers (quiz_code, user_id, number, question_id, user_answer, submitted_at,
    mark_awarded, feedback, confirmed_in_bulk)
  values ('GOOD01', 'ana', 3, 'q1', 'light', now(), 2, '', false);`;

let pool: Pool;
beforeAll(async () => {
  pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
  await migrateUpTo(pool, BEFORE);
  await pool.query(SCHOOL);
  await migrateDatabase(pool);
});
afterAll(() => pool.end());

const setAside = async (table: string) => {
  const { rows } = await pool.query<{ row: object }>(
    `select row from rows_set_aside where table_name = $1 order by row->>'number'`,
    [table],
  );
  return rows.map(({ row }) => row);
};

it.each(['scheme_lessons', 'skipped_samples', 'held_answers'])(
  'an upgrade sets aside rows of %s about a question that the quiz does not ask',
  async (table) => {
    const { rows } = await pool.query(`select question_id from ${table}`);
    expect(rows).toEqual([{ question_id: 'q1' }]);
    expect(await setAside(table)).toEqual([
      expect.objectContaining({ quiz_code: 'GOOD01', question_id: 'q2' }),
    ]);
  },
);

it('an upgrade repairs earlier attempts with an impossible score or end, and keeps what they were', async () => {
  const { rows } = await pool.query(`
    select number, score, finished_at - started_at = '0' as "inNoTime" from earlier_attempts order by 1`);
  expect(rows).toEqual([
    { number: 1, score: 2, inNoTime: false },
    { number: 2, score: 3, inNoTime: true },
    { number: 3, score: 2, inNoTime: false },
  ]);
  expect(await setAside('earlier_attempts')).toMatchObject([
    { number: 2, score: 3 },
    { number: 3, score: -1 },
  ]);
});
