import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { createDatabase, createPool } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { buildSchool, numbers, QUESTIONS, TYPICAL_ANSWER } from './load/school.ts';
import { upsertQuery } from './load/statement.ts';

/**
 * Measures the disk space of a school's work, row by row with its indexes, and what each save adds
 * to the write-ahead log, which replicas and archives receive.
 *
 *     npm run bench -- storage 2000
 */

const students = Number(process.argv[2] ?? 2_000);
const DRAFTS = 5;
const PLACE_IN_LOG = `pg_current_wal_lsn() - '0/0'::pg_lsn`;
const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'greenpen-storage-'));
const server = await startEmbeddedServer(folder);
const CONNECTIONS = 8;
const pool = createPool(server.connectionString, { size: CONNECTIONS });
// A statement that waits too long for a connection is refused.
const takeConnection = pLimit(CONNECTIONS);
const database = createDatabase(pool);

async function readNumber(text: string): Promise<number> {
  const { rows } = await database.execute<{ number: string }>(sql.raw(`select ${text} as number`));
  return Number(rows[0]?.number);
}

/** Returns how many bytes of write-ahead log the work wrote. */
async function logOf(work: () => Promise<unknown>): Promise<number> {
  const before = await readNumber(PLACE_IN_LOG);
  await work();
  return (await readNumber(PLACE_IN_LOG)) - before;
}

/** Saves every student's drafts, each in a separate commit. */
async function saveDrafts(): Promise<void> {
  for (const draft of numbers(DRAFTS)) {
    for (const question of numbers(QUESTIONS)) {
      const saves = numbers(students).map((student) => {
        const save = upsertQuery({
          quizCode: 'Q00001',
          userId: `student${student}`,
          questionId: `question${question}`,
          answer: `${TYPICAL_ANSWER}${student} ${draft}`,
          revision: 10 + draft,
          isSaved: false,
        });
        return takeConnection(() => pool.query(save));
      });
      await Promise.all(saves);
    }
  }
}

/** Writes marks as a run leaves them: feedback, an analysis of three points, and an event. */
async function markAll(): Promise<void> {
  await database.execute(sql`update submissions set submitted_at = now()`);
  await database.execute(sql`
    update submissions set mark_awarded = 2, ai_mark = 2, mark_revision = 1,
      feedback = 'You name carbon dioxide and water. Think about where the energy comes from.',
      ai_analysis = jsonb_build_object('confidence', 0.9, 'marker', 'built-in', 'flags', '[]'::jsonb,
        'promptHash', md5(user_id), 'points', (
          select jsonb_agg(jsonb_build_object('point', 'names carbon dioxide ' || n,
            'marksAvailable', 1, 'marksAwarded', 1, 'quote', 'Plants take in carbon dioxide'))
          from generate_series(1, 3) n))`);
  await database.execute(sql`
    insert into mark_events (quiz_code, user_id, question_id, marker, new_mark, old_feedback,
                             new_feedback)
    select quiz_code, user_id, question_id, 'built-in', 2, '', feedback from submissions`);
}

try {
  await migrateDatabase(pool);
  await buildSchool(database, { students, quizzes: 1, hasAttempts: true });
  const saves = students * QUESTIONS * DRAFTS;
  const log = await logOf(saveDrafts);
  await markAll();
  await database.execute(sql`vacuum analyze`);
  say(
    `${students} students, ${QUESTIONS} answers of ${TYPICAL_ANSWER.length} characters each, marked`,
  );
  say(`write-ahead log for each save: ${Math.round(log / saves)} bytes\n`);
  const tables = ['"user"', 'session', 'attempts', 'submissions', 'mark_events'];
  for (const table of tables) {
    const rows = await readNumber(`(select count(*) from ${table})`);
    const bytes = await readNumber(`pg_total_relation_size('${table}')`);
    say(
      `${table.padEnd(16)}${String(rows).padStart(8)} rows${String(Math.round(bytes / rows)).padStart(8)} bytes each, with indexes`,
    );
  }
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
