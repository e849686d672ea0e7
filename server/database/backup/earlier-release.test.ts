import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUpTo } from '../../testing/database/migrate-up-to.ts';
import { createEmptyDatabase } from '../../testing/database/test-database.ts';
import { createPool } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The last migration of the release before this one. */
const EARLIER = '0002_question-images-and-revisions';

const noFiles = () => Promise.resolve();

describe('a backup of an earlier release', () => {
  const pools: Pool[] = [];
  let folder: string;

  const openEmpty = async () => {
    const pool = createPool((await createEmptyDatabase()).connectionString, { size: 4 });
    pools.push(pool);
    return pool;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-earlier-'));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await rm(folder, { recursive: true, force: true });
  });

  it('names its release, whichever release saves it, and is brought up to this one', async () => {
    const earlier = await openEmpty();
    await migrateUpTo(earlier, EARLIER);
    await earlier.query(`insert into "user" (id, name, email, username)
      values ('p1', 'Ada', 'ada@school.example', 'Ada')`);
    const old = join(folder, 'earlier.backup');
    const client = await earlier.connect();
    await writeBackup(client, null, old).finally(() => client.release());
    const [head = ''] = gunzipSync(await readFile(old))
      .toString()
      .split('\n');
    expect(JSON.parse(head)).toMatchObject({ migration: EARLIER });
    const restored = await openEmpty();
    await readBackup(restored, noFiles, old);
    expect((await restored.query('select name, role from "user"')).rows).toEqual([
      { name: 'Ada', role: 'student' },
    ]);
  });

  it('is brought up to this one, with default values for what is new', async () => {
    const earlier = await openEmpty();
    const person = { id: 'p1', name: 'Ada', email: 'ada@school.example', username: 'Ada' };
    const lines = [
      { greenpenBackup: 1, migration: EARLIER, at: new Date() },
      { table: 'user', columns: ['id', 'name', 'email', 'username'] },
      person,
      { end: true, rows: 1, files: 0 },
    ];
    const old = join(folder, 'old.backup');
    await writeFile(old, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    // Columns missing from the backup get their defaults.
    await readBackup(earlier, noFiles, old);
    const { rows } = await earlier.query('select id, role, access_arrangements from "user"');
    expect(rows).toEqual([{ id: 'p1', role: 'student', access_arrangements: null }]);
  });
});

describe('an upgrade from the previous release', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = createPool((await createEmptyDatabase()).connectionString, { size: 2 });
  });
  afterAll(() => pool.end());

  it('keeps existing data and fills in what is new', async () => {
    await migrateUpTo(pool, EARLIER);
    await pool.query(`insert into quizzes (quiz_code, default_time_limit, creator_uid)
      values ('OLD001', 600, 'teacher')`);
    await pool.query(`insert into questions (id, question_text, mark_scheme_answer, max_mark, topic,
      subject, level, spec_code, created_by) values ('q', '', '', 1, '', '', '', '', 'teacher')`);
    await pool.query(`insert into quiz_questions values ('OLD001', 'q', 0)`);
    await pool.query(`insert into attempts (quiz_code, user_id, deadline_at)
      values ('OLD001', 'ana', now()), ('OLD001', 'bo', now())`);
    await pool.query(`insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
      select quiz_code, user_id, 'q', '', 1 from attempts`);
    await pool.query(`insert into mark_events
      (quiz_code, user_id, question_id, teacher_id, new_mark, old_feedback, new_feedback)
      values ('OLD001', 'ana', 'q', 'teacher', 1, '', ''), ('OLD001', 'bo', 'q', null, 1, '', '')`);
    await migrateDatabase(pool);
    const { rows: events } = await pool.query('select user_id, kind from mark_events order by 1');
    expect(events).toEqual([
      { user_id: 'ana', kind: 'overridden' },
      { user_id: 'bo', kind: 'marked' },
    ]);
    const { rows: attempts } = await pool.query('select added_minutes, receipt_code from attempts');
    const filledIn = { added_minutes: 0, receipt_code: null };
    expect(attempts).toEqual([filledIn, filledIn]);
  });
});
