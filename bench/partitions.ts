import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { findRunningPostmaster } from '../server/database/embedded/postmaster.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { cpuSecondsOf } from './load/processes.ts';
import { say, sayMachine } from './load/report.ts';

/**
 * Measures whether hash partitions by quiz would make an exam's writes cheaper: the same answers in
 * one table and in sixteen partitions of it, with all indexes, and what the next exam's saves cost
 * PostgreSQL in each. Linux only.
 *
 *     npm run bench -- partitions --answers 2000000
 */

const { values } = parseArgs({ options: { answers: { type: 'string', default: '2000000' } } });
const ANSWERS_A_QUIZ = 300;
const quizzes = Math.ceil(Number(values.answers) / ANSWERS_A_QUIZ);
const PARTS = 16;
/** The exam: this many quizzes at once, with every answer written this often. */
const EXAM_QUIZZES = 100;
const WRITES = 5;
/** How many saves share a statement with fifty students who write without a pause. */
const TOGETHER = 25;
const ROUNDS = 3;

const folder = await mkdtemp(join(tmpdir(), 'greenpen-partitions-'));
const server = await startEmbeddedServer(folder, { shared_buffers: '1GB' });
const pool = createPool(server.connectionString, { size: 2 });
const { pid = 0 } = (await findRunningPostmaster(join(folder, 'cluster'))) ?? {};

async function numberOf(text: string): Promise<number> {
  const { rows } = await pool.query<{ number: string }>(`select (${text}) as number`);
  return Number(rows[0]?.number);
}

/** Inserts answers of earlier quizzes, in the order in which schools sit them. */
const fill = (table: string) =>
  pool.query(`
    insert into ${table} (quiz_code, user_id, question_id, user_answer, revision, submitted_at, mark_awarded)
    select 'Q' || lpad(to_hex((quiz::bigint * 2654435761 % 4294967296)), 8, '0'),
           'student' || (quiz * 7 + answer / 10) % 200000, 'question' || answer % 10,
           repeat(md5(quiz::text || answer), 3), 10, now(), answer % 4
    from generate_series(1, ${quizzes}) quiz, generate_series(0, ${ANSWERS_A_QUIZ - 1}) answer`);

/**
 * Runs an exam's saves, in statements that several share; returns milliseconds of PostgreSQL's
 * processor time for each.
 */
async function sit(table: string, exam: number): Promise<number> {
  const statement = `
    insert into ${table} (quiz_code, user_id, question_id, user_answer, revision)
    select 'E${exam}' || (save % ${EXAM_QUIZZES}), 'student' || (save * 31 % 30), 'question' || save / 3000,
           repeat(md5($2::int::text || save), 3), $2::int
    from generate_series($1::int, $1::int + ${TOGETHER - 1}) save
    on conflict (quiz_code, user_id, question_id)
    do update set user_answer = excluded.user_answer, revision = excluded.revision
    where ${table}.revision < excluded.revision`;
  const before = await cpuSecondsOf(pid);
  for (let write = 1; write <= WRITES; write += 1) {
    for (let first = 0; first < EXAM_QUIZZES * ANSWERS_A_QUIZ; first += TOGETHER) {
      await pool.query({
        name: `save in ${table} ${exam}`,
        text: statement,
        values: [first, write],
      });
    }
  }
  const seconds = (await cpuSecondsOf(pid)) - before;
  return (seconds * 1_000) / (EXAM_QUIZZES * ANSWERS_A_QUIZ * WRITES);
}

try {
  sayMachine();
  await migrateDatabase(pool);
  await pool.query('create table whole (like submissions including all)');
  await pool.query(
    'create table parts (like submissions including all) partition by hash (quiz_code)',
  );
  for (let part = 0; part < PARTS; part += 1) {
    await pool.query(
      `create table parts_${part} partition of parts for values with (modulus ${PARTS}, remainder ${part})`,
    );
  }
  for (const table of ['whole', 'parts']) await fill(table);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  const leaf = `'parts_0'::regclass`;
  say(`${quizzes * ANSWERS_A_QUIZ} answers; MB of the key's index, and of all of the table's:`);
  const sizes = await Promise.all(
    [`'whole_pkey'`, `'parts_0_pkey'`].map((index) => numberOf(`pg_relation_size(${index})`)),
  );
  const [whole = 0, part = 0] = sizes.map((size) => size / 2 ** 20);
  const all = await numberOf(`pg_total_relation_size('whole')`);
  const one = await numberOf(`pg_total_relation_size(${leaf})`);
  say(`  one table      ${whole.toFixed(0).padStart(8)}${(all / 2 ** 20).toFixed(0).padStart(8)}`);
  say(`  each partition ${part.toFixed(0).padStart(8)}${(one / 2 ** 20).toFixed(0).padStart(8)}`);
  say('milliseconds of PostgreSQL for a save, in turns:   one table   partitions');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [inWhole, inParts] = [await sit('whole', round), await sit('parts', round)];
    say(`  round ${round}${inWhole.toFixed(4).padStart(52)}${inParts.toFixed(4).padStart(13)}`);
  }
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
