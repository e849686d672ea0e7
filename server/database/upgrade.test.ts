import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUpTo } from '../testing/database/migrate-up-to.ts';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import { createPool } from './client.ts';
import { migrateDatabase } from './migrate.ts';

/** The last release whose database enforced almost no rules. */
const BEFORE_PROMISES = '0005_results-indexes';
const RUN = '00000000-0000-4000-8000-000000000001';
const BATCH = '00000000-0000-4000-8000-000000000002';
const LOST_BATCH = '00000000-0000-4000-8000-000000000003';

/** A school of that release: some of its rows keep the rules, the others break each of them. */
const SCHOOL = `
  insert into "user" (id, name, email, username) values ('teacher', 'T', 't@school.example', 'T');
  insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
    spec_code, created_by, text_box_size)
  select id, '', '', 1, '', '', '', '', 'teacher', case id when 'q3' then 'huge' else 'small' end
  from unnest(array['q1', 'q2', 'q3']) id;
  insert into quizzes (quiz_code, default_time_limit, creator_uid, results_release)
  values ('GOOD01', 600, 'teacher', 'as-marked'), ('ODD001', 0, 'teacher', 'never');
  insert into quiz_questions values ('GOOD01', 'q1', 0), ('GOOD01', 'q2', 1),
    ('ODD001', 'q1', 3), ('ODD001', 'q2', 3);
  insert into attempts (quiz_code, user_id, started_at, deadline_at, finished_at, finished_because,
    rest_started_at, added_minutes)
  values ('GOOD01', 'ana', now() - interval '1 hour', now(), now(), 'submitted', null, 5),
    ('ODD001', 'ana', now(), now() - interval '1 hour', now(), 'rain', now(), -5),
    ('ODD001', 'bo', now(), now(), null, 'teacher', null, 0),
    ('GONE01', 'ana', now(), now(), now(), null, null, 0);
  insert into submissions (quiz_code, user_id, question_id, user_answer, revision, mark_awarded,
    ai_mark, confirmed_by, submitted_at)
  values ('GOOD01', 'ana', 'q1', 'good', 1, 1, 1, 'teacher', now()),
    ('ODD001', 'ana', 'q1', 'below 0', 1, -1, -1, null, now()),
    ('ODD001', 'ana', 'q2', 'above all', -1, 500, 1, 'teacher', now()),
    ('ODD001', 'ana', 'q3', 'not asked', 1, 1, 1, null, now()),
    ('ODD001', 'cy', 'q1', 'no attempt', 1, 1, 1, null, now()),
    ('GONE01', 'ana', 'q1', 'no quiz', 1, 1, 1, null, now());
  insert into mark_events (quiz_code, user_id, question_id, run_id, kind, old_mark, new_mark,
    old_feedback, new_feedback)
  values ('GOOD01', 'ana', 'q1', '${RUN}', 'marked', null, 1, '', 'good'),
    ('GOOD01', 'ana', 'q1', '${LOST_BATCH}', 'guessed', -2, 101, '', 'odd'),
    ('ODD001', 'ana', 'q3', null, 'marked', null, 1, '', 'not asked'),
    ('GOOD01', 'nobody', 'q1', null, 'marked', null, 1, '', 'no answer'),
    ('GONE01', 'ana', 'q1', null, 'marked', null, 1, '', 'no quiz');
  insert into attempt_events (quiz_code, user_id, teacher_id, kind, minutes)
  values ('GOOD01', 'ana', 'teacher', 'time-added', 5), ('GOOD01', 'ana', 'teacher', 'waved', null),
    ('GOOD01', 'ana', 'teacher', 'time-added', 0), ('GOOD01', 'nobody', 'teacher', 'reopened', 5);
  insert into appeals (quiz_code, user_id, question_id, reason, outcome, old_mark)
  values ('GOOD01', 'ana', 'q1', 'Why?', 'stands', -1), ('GOOD01', 'ana', 'q2', 'Why?', null, null);
  insert into marking_runs (id, quiz_code, started_by, mode, state, phase, total_tokens)
  values ('${RUN}', 'GOOD01', 'teacher', 'some', 'asleep', 'dreams', -1);
  insert into marking_run_items (run_id, user_id, question_id, mark_revision, state)
  values ('${RUN}', 'ana', 'q1', -1, 'odd'), ('${RUN}', 'nobody', 'q1', 0, 'waiting');
  insert into marking_usage (teacher_id, month, responses)
  values ('teacher', '2026-01', -3), ('teacher', 'May', 1);
  insert into question_revisions (question_id, changed_by, answers, before)
  values ('q1', 'teacher', -1, '{}'), ('gone', 'teacher', 1, '{}');
  insert into report_batches (id, teacher_id, input)
  values ('${BATCH}', 'teacher', '{}'), ('${LOST_BATCH}', 'gone', '{}');
  insert into reports (batch_id, position, name, state)
  values ('${BATCH}', 0, 'Ana', 'written'), ('${BATCH}', 0, 'Bo', 'lost'), ('${BATCH}', -1, 'Cy', 'lost'),
    ('${LOST_BATCH}', 0, 'Di', 'written');
  insert into uploads (storage_key, media_type, size_bytes, uploaded_by)
  values ('a', 'image/webp', -1, 'teacher')`;

interface Row {
  table: string;
  row: Record<string, unknown>;
}

async function readRows(pool: Pool): Promise<Row[]> {
  const { rows: tables } = await pool.query<{ table: string }>(`
    select relname as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'rows_set_aside'`);
  const found: Row[] = [];
  for (const { table } of tables) {
    const { rows } = await pool.query<Pick<Row, 'row'>>(
      `select to_jsonb(t) as row from "${table}" t`,
    );
    found.push(...rows.map(({ row }) => ({ table, row })));
  }
  return found;
}

/** True if a row still holds everything it held before. */
const holds = (after: Row, before: Row) =>
  after.table === before.table &&
  Object.entries(before.row).every(([column, value]) => isSame(after.row[column], value));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The last release that still listed people as leavers after they were let back in. */
const BEFORE_LET_BACK = '0053_sentence-to-read-again';

describe('an upgrade of a school that let leavers back in', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
    await migrateUpTo(pool, BEFORE_LET_BACK);
    await pool.query(`
      insert into "user" (id, name, email, username, suspended_at)
      values ('gone', 'G', 'g@school.example', 'g', '2026-07-20'),
             ('back', 'B', 'b@school.example', 'b', null),
             ('again', 'A', 'a@school.example', 'a', '2026-11-02');
      insert into rollovers (id, academic_year, made_by) values ('${RUN}', '2026/27', 'admin');
      insert into leavers (user_id, rollover_id, left_at)
      select id, '${RUN}', '2026-07-20' from "user";
      insert into "user" (id, name, email, username, role, suspended_at)
      values ('unlisted', 'U', 'u@school.example', 'u', 'student', '2020-07-20'),
             ('relisted', 'R', 'r@school.example', 'r', 'student', '2020-07-20'),
             ('allowed', 'L', 'l@school.example', 'l', 'student', null),
             ('staff', 'S', 's@school.example', 's', 'teacher', '2020-07-20');
      insert into roster_people (source_id, user_id, name, email, gone_at)
      values ('1', 'unlisted', 'U', '', '2020-07-20'), ('2', 'relisted', 'R', '', '2020-07-20'),
             ('3', 'relisted', 'R', '', null), ('4', 'allowed', 'L', '', '2020-07-20'),
             ('5', 'staff', 'S', '', '2020-07-20');`);
    await migrateDatabase(pool);
  });
  afterAll(() => pool.end());

  it('keeps as leavers only those who have been away ever since', async () => {
    const { rows } = await pool.query('select user_id from leavers where rollover_id is not null');
    expect(rows).toEqual([{ user_id: 'gone' }]);
  });

  it('counts students whom a roster said had left as leavers from now on', async () => {
    const { rows } = await pool.query(
      `select user_id, left_at > now() - interval '1 hour' as "fromNow" from leavers
       where rollover_id is null`,
    );
    expect(rows).toEqual([{ user_id: 'unlisted', fromNow: true }]);
  });
});

/** The last release in which a teacher had one unnamed class. */
const BEFORE_CLASSES = '0008_marks-accepted-in-bulk';

describe('an upgrade of a school whose teachers had one class each', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
    await migrateUpTo(pool, BEFORE_CLASSES);
    await pool.query(`
      insert into "user" (id, name, email, username, role, teacher_code, tenant)
      values ('amara', 'Ms Okafor', 'o@school.example', 'okafor', 'teacher', 'AI-OKAFOR-7QK',
              'AI-OKAFOR-7QK'),
             ('ana', 'Ana', 'a@school.example', 'ana', 'student', null, 'AI-OKAFOR-7QK');
      insert into tenants values ('AI-OKAFOR-7QK', 'Ms Okafor', 'amara');
      insert into class_memberships values ('ana', 'AI-OKAFOR-7QK', '2026-01-02');`);
    await migrateDatabase(pool);
  });
  afterAll(() => pool.end());

  it('turns each into the teacher’s first class, with its code and its students', async () => {
    const { rows } = await pool.query(`
      select person.teacher_code, class.name, class.archived_at, member.student_id,
             member.joined_at = '2026-01-02' as same_day, teaching.part
      from "user" person join tenants class using (teacher_code)
      join class_memberships member using (teacher_code)
      join class_teaching teaching on teaching.teacher_code = class.teacher_code
        and teaching.teacher_id = person.id`);
    expect(rows).toEqual([
      {
        teacher_code: 'AI-OKAFOR-7QK',
        name: '',
        archived_at: null,
        student_id: 'ana',
        same_day: true,
        part: 'owner',
      },
    ]);
  });

  it('lets a node of the previous release go on creating teachers and members', async () => {
    await pool.query(`insert into tenants (teacher_code, teacher_name, teacher_id)
      values ('AI-OKAFOR-AAA', 'Ms Okafor', 'amara')`);
    await pool.query(`insert into class_memberships (student_id, teacher_code)
      values ('ana', 'AI-OKAFOR-AAA')`);
    const { rows } = await pool.query(`select count(*)::int as taught from class_teaching`);
    expect(rows).toEqual([{ taught: 2 }]);
  });
});

describe('an upgrade of a school whose rows break the rules', () => {
  let pool: Pool;
  let before: Row[];
  let after: Row[];
  let setAside: Row[];

  beforeAll(async () => {
    pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
    await migrateUpTo(pool, BEFORE_PROMISES);
    await pool.query(SCHOOL);
    before = await readRows(pool);
    await migrateDatabase(pool);
    after = await readRows(pool);
    const { rows } = await pool.query<Row>(`select table_name as table, row from rows_set_aside`);
    setAside = rows;
  });
  afterAll(() => pool.end());

  it('loses no row: each is unchanged, or a copy of it was set aside', () => {
    const lost = before.filter((row) => ![...after, ...setAside].some((kept) => holds(kept, row)));
    expect(lost).toEqual([]);
  });

  it('leaves rows alone that break no rule', async () => {
    const { rows } = await pool.query(`select user_answer, mark_awarded, confirmed_by
      from submissions where quiz_code = 'GOOD01'`);
    expect(rows).toEqual([{ user_answer: 'good', mark_awarded: 1, confirmed_by: 'teacher' }]);
    expect(setAside.filter(({ row }) => row.user_answer === 'good')).toEqual([]);
  });

  it('makes an impossible mark Pending and keeps the answer', async () => {
    const { rows } = await pool.query(`select user_answer, mark_awarded, ai_mark, confirmed_by
      from submissions where quiz_code = 'ODD001' and user_id = 'ana' order by question_id`);
    const pending = { mark_awarded: null, confirmed_by: null };
    expect(rows).toEqual([
      { user_answer: 'below 0', ai_mark: null, ...pending },
      { user_answer: 'above all', ai_mark: 1, ...pending },
    ]);
  });

  it('gives answers without an attempt one, and renumbers the places of a quiz', async () => {
    const { rows: attempts } = await pool.query(`select user_id, finished_at is null as open,
      finished_because as because, deadline_at >= started_at as valid
      from attempts where quiz_code = 'ODD001' order by 1`);
    expect(attempts).toEqual([
      { user_id: 'ana', open: false, because: null, valid: true },
      { user_id: 'bo', open: true, because: null, valid: true },
      { user_id: 'cy', open: false, because: null, valid: true },
    ]);
    const { rows: places } = await pool.query(`select question_id, position from quiz_questions
      where quiz_code = 'ODD001' order by 2`);
    expect(places).toEqual([
      { question_id: 'q1', position: 0 },
      { question_id: 'q2', position: 1 },
    ]);
  });

  it('removes entirely the rows that nothing may refer to any more', async () => {
    const { rows } = await pool.query(`select quiz_code from attempts where quiz_code = 'GONE01'`);
    expect(rows).toEqual([]);
    const texts = setAside.map(({ row }) => row.user_answer ?? row.new_feedback ?? row.name);
    for (const text of ['no quiz', 'not asked', 'no answer', 'Di']) expect(texts).toContain(text);
  });

  it('lets a node of the previous release continue a marking run', async () => {
    await pool.query(`insert into marking_run_items (run_id, user_id, question_id, mark_revision)
      select id, 'ana', 'q1', 0 from marking_runs
      on conflict (quiz_code, run_id, user_id, question_id) do nothing`);
    const { rows } = await pool.query(`select quiz_code, state from marking_run_items`);
    expect(rows).toEqual([{ quiz_code: 'GOOD01', state: 'failed' }]);
  });
});
