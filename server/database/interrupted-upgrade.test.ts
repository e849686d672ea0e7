import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../testing/database/migrate-up-to.ts';
import { cloneDatabase, createEmptyDatabase } from '../testing/database/test-database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { createPool } from './client.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

/** The release that schools run. */
const RELEASE = '0005_results-indexes';
const MAX_STARTS = 500;
const ROWS = `
  insert into "user" (id, name, email, username, role)
  values ('teacher', 'T', 't@school.example', 'T', 'teacher');
  insert into quizzes (quiz_code, default_time_limit, creator_uid) values ('GOOD01', 600, 'teacher');
  insert into attempts (quiz_code, user_id, deadline_at) values ('GOOD01', 'teacher', now());
  insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
    spec_code, created_by) values ('q1', '', '', 1, '', '', '', '', 'teacher');
  insert into quiz_questions values ('GOOD01', 'q1', 0);
  insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
  values ('GOOD01', 'teacher', 'q1', 'kept', 1)`;

/** Lists everything that Greenpen created, from the catalogue. */
const CATALOGUE = `
  select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
    || ' ' || coalesce(column_default, '') as what
  from information_schema.columns where table_schema = 'public'
  union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || convalidated || ' '
    || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', pg_get_indexdef(indexrelid) || ' ' || indisvalid from pg_index
    join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
  union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'migration', hash from drizzle.__drizzle_migrations
  order by 1, 2`;

class PowerCut extends Error {}

/** Starts, and stops after some statements, with or without having received the last response. */
async function startAndDie(
  connectionString: string,
  { statements, isHeard }: { statements: number; isHeard: boolean },
): Promise<'done' | 'died'> {
  const client = new Client({ connectionString });
  await client.connect();
  const send = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
  let left = statements;
  const dyingSend = async (text: string, values?: unknown[]) => {
    left -= 1;
    if (left < 0) throw new PowerCut();
    const answer = await send(text, values);
    if (left === 0 && !isHeard) throw new PowerCut();
    return answer;
  };
  try {
    await applyMigrations(Object.assign(client, { query: dyingSend }), migrationsFolder);
    return 'done';
  } catch (error) {
    if (error instanceof PowerCut) return 'died';
    throw error;
  } finally {
    await client.end();
  }
}

let whole: Pool;
let cutShort: Pool;
let starts = 0;
beforeAll(async () => {
  const databases = [await createEmptyDatabase(), await createEmptyDatabase()] as const;
  whole = createPool(databases[0].connectionString, { size: 2 });
  cutShort = createPool(databases[1].connectionString, { size: 2 });
  for (const pool of [whole, cutShort]) {
    await migrateUpTo(pool, RELEASE);
    await pool.query(ROWS);
  }
  await migrateDatabase(whole);

  // The first three statements find out where the last start stopped.
  const start = () =>
    startAndDie(databases[1].connectionString, {
      statements: 4 + (starts % 5),
      isHeard: starts % 2 === 0,
    });
  while (starts < MAX_STARTS && (await start()) === 'died') starts += 1;
});
afterAll(() => Promise.all([whole.end(), cutShort.end()]));

it('an upgrade interrupted at any step reaches the same end, start by start, as an uninterrupted one', async () => {
  const [wanted, got] = await Promise.all([whole.query(CATALOGUE), cutShort.query(CATALOGUE)]);
  expect(starts).toBeGreaterThan(10);
  expect(wanted.rows.length).toBeGreaterThan(500);
  expect(got.rows).toEqual(wanted.rows);
});

it('and has lost no answer', async () => {
  const { rows } = await cutShort.query(`select user_answer, revision from submissions`);
  expect(rows).toEqual([{ user_answer: 'kept', revision: 1 }]);
});

it.each([
  ['is of a newer release', 'insert into drizzle.__drizzle_migrations (hash, created_at) values'],
  [
    'a newer release began to upgrade',
    'insert into drizzle.applied_steps (step, created_at) values',
  ],
])('an older release does not start on a database that %s', async (_, insert) => {
  const pool = createPool((await cloneDatabase()).connectionString, { size: 2 });
  await migrateDatabase(pool);
  await pool.query(`${insert} (1, 9999999999999)`);
  await expect(migrateDatabase(pool)).rejects.toThrow('The database is of a newer Greenpen.');
  await pool.end();
});
