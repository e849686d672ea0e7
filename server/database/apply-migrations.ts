import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { DatabaseError, type ClientBase } from 'pg';
import { CannotStartError } from '../cannot-start.ts';

/** A migration that begins with this line is applied step by step. */
const STEP_BY_STEP = '-- Applied step by step.';
/** A step that waits for a lock blocks every query behind it, so it gives up and lets them pass. */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 500;
/** About five minutes: longer than any transaction should take. */
const MAX_TRIES = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * Applies the folder's migrations that the database has not had, in order. Each migration is one
 * transaction, except those marked to be applied step by step, so that a running school never waits
 * for a whole migration: each step is a separate transaction and is recorded, and the next start
 * resumes after the last recorded step. Steps that build indexes concurrently run outside a
 * transaction. Only one process may do this at a time. Throws CannotStartError for a database of a
 * newer release, whose data this one might damage (decision 128).
 */
export async function applyMigrations(client: ClientBase, migrationsFolder: string): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint);
    create table if not exists drizzle.applied_steps (
      created_at bigint, step integer, primary key (created_at, step))`);
  const { rows } = await client.query<{ newest: string | null; begun: string | null }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations) as newest,
       (select max(created_at) from drizzle.applied_steps) as begun`,
  );
  const newest = Number(rows[0]?.newest ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder });
  const known = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  if (newest > known || Number(rows[0]?.begun ?? 0) > known) {
    throw new CannotStartError(
      'The database is of a newer Greenpen. Start that one, or restore a backup that this one made into a new database.',
    );
  }
  for (const migration of migrations) {
    if (migration.folderMillis <= newest) continue;
    if (migration.sql[0]?.startsWith(STEP_BY_STEP)) await applySteps(client, migration);
    else await inTransaction(client, [...migration.sql, record(migration)].join(';\n'));
  }
}

const record = ({ hash, folderMillis }: MigrationMeta) => `
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`;

async function applySteps(client: ClientBase, migration: MigrationMeta): Promise<void> {
  const { folderMillis, sql: steps } = migration;
  const { rows } = await client.query<{ done: number }>(
    'select coalesce(max(step) + 1, 0) as done from drizzle.applied_steps where created_at = $1',
    [folderMillis],
  );
  for (let step = rows[0]?.done ?? 0; step < steps.length; step += 1) {
    const remember = `insert into drizzle.applied_steps values (${folderMillis}, ${step})`;
    await applyStep(client, steps[step] ?? '', remember);
  }
  const forget = `delete from drizzle.applied_steps where created_at = ${folderMillis}`;
  await inTransaction(client, [record(migration), forget].join(';\n'));
}

async function applyStep(client: ClientBase, step: string, remember: string): Promise<void> {
  const [, concurrent] = /index concurrently (?:if exists )?(\S+)/i.exec(step) ?? [];
  if (concurrent === undefined) return inTransaction(client, `${step};\n${remember}`);
  // An interrupted build leaves an invalid index.
  if (/create/i.test(step)) await client.query(`drop index concurrently if exists ${concurrent}`);
  await client.query(step);
  await client.query(remember);
}

/** Retries while another transaction holds a lock that is needed. */
async function inTransaction(client: ClientBase, statements: string): Promise<void> {
  const transaction = `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS};\n${statements};\ncommit`;
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(transaction);
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isInTheWay(error) || tries === MAX_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  const codes: unknown[] = [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED];
  return error instanceof DatabaseError && codes.includes(error.code);
}
