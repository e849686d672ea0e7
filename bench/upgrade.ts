import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { createPool } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { migrateUpTo } from '../server/testing/database/migrate-up-to.ts';

/**
 * Upgrades a school from the release that ended with `--from`, with this many answers, some of them
 * breaking the rules, while students save. Reports how long the upgrade took and how long a save
 * had to wait for it.
 *
 *     npm run bench -- upgrade --answers 100000
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0005_results-indexes' },
  },
});
const QUESTIONS = 10;
const QUIZZES = 20;
const WRITERS = 4;
/**
 * This many students are writing; the others handed in a month ago, and their marks were accepted
 * together.
 */
const SITTING = 50;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function fill(pool: Pool): Promise<void> {
  const students = Math.ceil(Number(values.answers) / QUESTIONS / QUIZZES);
  await pool.query(`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
      spec_code, created_by)
    select 'question' || n, '', '', 3, '', '', '', '', 'teacher' from generate_series(1, ${QUESTIONS}) n;
    insert into quizzes (quiz_code, default_time_limit, creator_uid)
    select 'QUIZ' || n, 600, 'teacher' from generate_series(1, ${QUIZZES}) n;
    insert into quiz_questions select quiz_code, 'question' || n, n / 2
    from quizzes, generate_series(1, ${QUESTIONS}) n;
    insert into attempts (quiz_code, user_id, started_at, deadline_at)
    select quiz_code, 'student' || n, now(), now() + interval '1 hour' * (n % 50 - 1)
    from quizzes, generate_series(1, ${students}) n;
    insert into submissions (quiz_code, user_id, question_id, user_answer, revision, mark_awarded)
    select quiz_code, user_id, question_id, repeat('Plants take in carbon dioxide. ', 8) || user_id, 1,
      case when random() < 0.01 then -1 else 2 end
    from attempts join quiz_questions using (quiz_code);
    insert into mark_events (quiz_code, user_id, question_id, new_mark, old_feedback, new_feedback)
    select quiz_code, user_id, question_id, 2, '', 'Well done.' from submissions;
    insert into mark_events (quiz_code, user_id, question_id, new_mark, old_feedback, new_feedback)
    select quiz_code, 'nobody' || n, 'question1', 2, '', 'Well done.'
    from quizzes, generate_series(1, 50) n;
    update attempts set started_at = now() - interval '30 days', deadline_at = now() - interval '29 days',
      finished_at = now() - interval '29 days'
    where user_id not in (select 'student' || n from generate_series(1, ${SITTING}) n);
    update submissions s set submitted_at = finished_at, mark_revision = 1,
      confirmed_by = case when mark_awarded >= 0 then 'teacher' end
    from attempts a where a.quiz_code = s.quiz_code and a.user_id = s.user_id and finished_at is not null;
    insert into mark_events (quiz_code, user_id, question_id, kind, decision_id, new_mark, new_confirmed_by,
      mark_revision, old_feedback, new_feedback)
    select quiz_code, user_id, question_id, 'accepted', md5(quiz_code || question_id)::uuid, 2, 'teacher', 1,
      '', 'Well done.'
    from submissions where confirmed_by is not null;
    insert into marking_runs (quiz_code, started_by, mode, state)
    select quiz_code, 'teacher', 'all', 'completed' from quizzes;
    insert into marking_run_items (run_id, user_id, question_id, mark_revision, state)
    select run.id, user_id, question_id, 0, 'marked'
    from submissions join marking_runs run using (quiz_code)`);
  await pool.query('vacuum analyze');
}

/** Saves answers one after another until aborted; returns how long each took, in ms. */
async function save(pool: Pool, writer: number, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const key = [`QUIZ${1 + (turn % QUIZZES)}`, `student${1 + ((turn + writer * 7) % SITTING)}`];
    const begun = performance.now();
    await pool.query(
      `insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
       select quiz_code, user_id, 'question1', 'newer', 2 from attempts
       where quiz_code = $1 and user_id = $2 and finished_at is null
       on conflict (quiz_code, user_id, question_id) do update
       set user_answer = excluded.user_answer, revision = submissions.revision + 1, saved_at = now()
       where submissions.mark_awarded >= 0`,
      key,
    );
    times.push(performance.now() - begun);
  }
  return times;
}

const folder = await mkdtemp(join(tmpdir(), 'greenpen-upgrade-'));
const server = await startEmbeddedServer(folder);
const pool = createPool(server.connectionString, { size: WRITERS + 3 });
try {
  await migrateUpTo(pool, values.from);
  await fill(pool);
  const end = new AbortController();
  const writers = Array.from({ length: WRITERS }, (_, writer) => save(pool, writer, end.signal));
  const begun = performance.now();
  await migrateDatabase(pool);
  const seconds = (performance.now() - begun) / 1_000;
  end.abort();
  const times = (await Promise.all(writers)).flat().toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
  const { rows } = await pool.query<{ table: string; rows: number }>(
    `select table_name as table, count(*)::int as rows from rows_set_aside group by 1 order by 1`,
  );
  say(
    `${values.answers} answers upgraded in ${seconds.toFixed(1)} s, ${times.length} saves meanwhile`,
  );
  say(`a save waited ${at(0.5)} ms in the middle, ${at(0.99)} ms 99 of 100, ${at(1)} ms at most`);
  for (const { table, rows: count } of rows) say(`${count} rows of ${table} repaired or set aside`);
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
