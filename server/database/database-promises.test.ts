import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { createDatabase, createPool, type Database } from './client.ts';

/** Tables that an exam writes: a distributed PostgreSQL places these rows by their quiz. */
const EXAM_TABLES = [
  'appeals',
  'attempt_events',
  'attempts',
  'blind_marks',
  'earlier_answers',
  'earlier_attempts',
  'held_answers',
  'late_answers',
  'mark_events',
  'marking_run_items',
  'marking_runs',
  'sample_answers',
  'scheme_lessons',
  'skipped_samples',
  'submissions',
];
/** A quiz's own tables; its questions are in the bank, which every node of such a database has. */
const QUIZ_TABLES = ['quiz_questions', 'quizzes'];
/**
 * Tables that decide when a quiz may begin and who sees its marks; they also belong to a class or
 * person.
 */
const SETTING_TABLES = ['kept_releases', 'quiz_classes', 'quiz_windows'];
/** Tables of notifications to other programs about a quiz: no exam writes them. */
const LOG_TABLES = ['lti_links', 'lti_scores', 'webhook_deliveries'];
/** Tables that name a quiz and outlive it. */
const OUTLIVING_TABLES = ['welfare_concerns'];
const VIEWS = ['counted_answers'];
const REFERS_TO_THE_BANK = 'quiz_questions_question_id_questions_id_fk';
/** Columns that reference a row without a foreign key, grouped by reason. */
const WITHOUT_FOREIGN_KEY = {
  'An exam’s rows stand with their quiz, apart from the accounts, and outlive them (decision 20).':
    [
      'appeals.decided_by',
      'attempt_events.teacher_id',
      'attempts.user_id',
      'blind_marks.teacher_id',
      'earlier_answers.confirmed_by',
      'mark_events.new_confirmed_by',
      'mark_events.old_confirmed_by',
      'mark_events.teacher_id',
      'marking_runs.started_by',
      'skipped_samples.skipped_by',
      'submissions.confirmed_by',
    ],
  'It outlives the account of whoever made or set it (decision 20).': [
    'bulk_demand.set_by',
    'marking_usage.teacher_id',
    'question_revisions.changed_by',
    'questions.created_by',
    'quizzes.creator_uid',
    'rollovers.made_by',
    'school_settings.changed_by',
    'uploads.uploaded_by',
    'user.assigned_by',
    'user.role_changed_by',
  ],
  'A record tells of what is no longer there.': [
    'audit_events.actor_id',
    'audit_events.subject_id',
    'model_calls.question_id',
    'welfare_concerns.decided_by',
    'welfare_concerns.question_id',
    'welfare_concerns.quiz_code',
    'welfare_concerns.teacher_id',
    'welfare_concerns.told_by',
    'welfare_concerns.user_id',
    'welfare_events.actor_id',
  ],
};

describe('the database', () => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const pool = createPool((await cloneDatabase()).connectionString, { size: 1 });
    database = createDatabase(pool);
    close = () => pool.end();
  });
  afterAll(() => close());

  async function list(query: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await database.execute<{ name: string }>(query);
    return rows.map(({ name }) => name);
  }

  it('has the tables of a quiz that this test expects', async () => {
    const withQuiz = await list(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'quiz_code' order by 1`);
    expect(withQuiz).toEqual(
      [
        ...EXAM_TABLES,
        ...QUIZ_TABLES,
        ...SETTING_TABLES,
        ...LOG_TABLES,
        ...OUTLIVING_TABLES,
        ...VIEWS,
      ].toSorted(),
    );
  });

  it('begins every key of an exam’s tables with the quiz', async () => {
    const firstColumns = await list(sql`
      select c.conrelid::regclass || ' ' || c.conname || ' ' || a.attname as name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype in ('p', 'u', 'f') and c.connamespace = 'public'::regnamespace
        and c.conrelid::regclass::text in ${[...EXAM_TABLES, ...QUIZ_TABLES]}
      union all
      select i.indrelid::regclass || ' ' || i.indexrelid::regclass || ' ' || a.attname
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and i.indrelid::regclass::text in ${[...EXAM_TABLES, ...QUIZ_TABLES]}`);
    expect(firstColumns.length).toBeGreaterThan(20);
    const others = firstColumns.filter((key) => !key.endsWith(' quiz_code'));
    expect(others).toEqual([`quiz_questions ${REFERS_TO_THE_BANK} question_id`]);
  });

  it('compares the quiz whenever one row of an exam refers to another', async () => {
    const references = await list(sql`
      select c.conname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = c.confkey[1]
      where c.contype = 'f' and a.attname <> 'quiz_code'
        and c.conrelid::regclass::text in ${EXAM_TABLES}`);
    expect(references).toEqual([]);
  });

  it('has a foreign key for every column that names a question, a quiz, a person or an attempt', async () => {
    const without = await list(sql`
      select t.relname || '.' || a.attname as name from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
        and a.attname ~ '(^|_)(quiz_code|(question|user|teacher|student|actor|subject|attempt)_id|uid|by)$'
        and (t.relname, a.attname) <> ('quizzes', 'quiz_code')
        and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
          and a.attnum = any (c.conkey))
      order by 1`);
    expect(without).toEqual(Object.values(WITHOUT_FOREIGN_KEY).flat().toSorted());
  });

  it('has an index for finding the rows that a deletion affects', async () => {
    const without = await list(sql`
      select c.conname as name from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and c.confdeltype in ('c', 'n') and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(without).toEqual([]);
  });

  it('has checked every row against every rule, and has no half-built index', async () => {
    expect(
      await list(sql`select conname as name from pg_constraint where not convalidated`),
    ).toEqual([]);
    expect(
      await list(sql`select indexrelid::regclass as name from pg_index where not indisvalid`),
    ).toEqual([]);
  });

  it.each([
    ['a mark below 0', sql`update submissions set mark_awarded = -1`],
    ['a mark above any that a question allows', sql`update submissions set mark_awarded = 101`],
    ['ink without a mark', sql`update submissions set confirmed_by = 'teacher'`],
    ['an end before the start', sql`update attempts set deadline_at = started_at - interval '1 s'`],
    ['a time limit of zero', sql`update attempts set time_limit = 0`],
    ['an unknown reason for ending', sql`update attempts set finished_because = 'rain'`],
    [
      'an unknown state of a run',
      sql`insert into marking_runs
      (quiz_code, started_by, mode, state) values ('QUIZ01', 'teacher', 'all', 'asleep')`,
    ],
    [
      'an unknown way of marking',
      sql`insert into marking_runs
      (quiz_code, started_by, mode) values ('QUIZ01', 'teacher', 'some')`,
    ],
    ['two questions at one place', sql`insert into quiz_questions values ('QUIZ01', 'q2', 0)`],
    [
      'an answer to a question that the quiz does not ask',
      sql`insert into submissions
      (quiz_code, user_id, question_id, user_answer, revision) values ('QUIZ01', 'ana', 'q2', '', 1)`,
    ],
    [
      'an answer from someone who does not sit the quiz',
      sql`insert into submissions
      (quiz_code, user_id, question_id, user_answer, revision) values ('QUIZ01', 'bo', 'q1', '', 1)`,
    ],
    [
      'an attempt at a quiz that does not exist',
      sql`insert into attempts (quiz_code, user_id, deadline_at)
      values ('NOQUIZ', 'ana', now())`,
    ],
    [
      'a lesson about a question that the quiz does not ask',
      sql`insert into scheme_lessons (quiz_code, decision_id, question_id, kind, line)
      values ('QUIZ01', gen_random_uuid(), 'q2', 'accept', '')`,
    ],
    [
      'a skipped sample for a question that the quiz does not ask',
      sql`insert into skipped_samples values ('QUIZ01', 'q2', 'teacher')`,
    ],
    [
      'an answer held back for a question that the quiz does not ask',
      sql`insert into held_answers values ('QUIZ01', 'ana', 'q2')`,
    ],
    [
      'an earlier attempt with a score below 0',
      sql`insert into earlier_attempts (quiz_code, user_id, number, started_at, finished_at, score)
      values ('QUIZ01', 'ana', 1, now(), now(), -1)`,
    ],
    [
      'an earlier attempt that ended before it began',
      sql`insert into earlier_attempts (quiz_code, user_id, number, started_at, finished_at, score)
      values ('QUIZ01', 'ana', 1, now(), now() - interval '1 s', 0)`,
    ],
    ['deleting a quiz that was sat', sql`delete from quizzes`],
  ])('refuses %s', async (_, statement) => {
    const attempt = database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into questions (id, question_text, mark_scheme_answer,
        max_mark, topic, subject, level, spec_code, created_by)
        select id, '', '', 1, '', '', '', '', 'teacher' from unnest(array['q1', 'q2']) id`);
      await transaction.execute(sql`insert into quizzes (quiz_code, default_time_limit, creator_uid)
        values ('QUIZ01', 600, 'teacher')`);
      await transaction.execute(sql`insert into quiz_questions values ('QUIZ01', 'q1', 0)`);
      await transaction.execute(sql`insert into attempts (quiz_code, user_id, deadline_at,
        finished_at) values ('QUIZ01', 'ana', now(), now())`);
      await transaction.execute(sql`insert into submissions
        (quiz_code, user_id, question_id, user_answer, revision) values ('QUIZ01', 'ana', 'q1', '', 1)`);
      await transaction.execute(statement);
    });
    await expect(attempt).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^23(503|505|514)$/) },
    });
  });

  it('counts a question’s versions, whoever changes it', async () => {
    await database.execute(sql`insert into questions (id, question_text, mark_scheme_answer,
      max_mark, topic, subject, level, spec_code, created_by)
      values ('q', '', '', 1, '', '', '', '', 'teacher')`);
    const version = async (change: string) => {
      await database.execute(sql.raw(`update questions set ${change}`));
      return (await database.execute<{ version: number }>(sql`select version from questions`))
        .rows[0]?.version;
    };
    expect(await version(`max_mark = 2`)).toBe(2);
    expect(await version(`max_mark = 2`)).toBe(2);
    expect(await version(`question_text = 'Why?', version = 1`)).toBe(3);
  });
});
