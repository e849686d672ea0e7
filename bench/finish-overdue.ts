import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../server/database/client.ts';
import { DEADLINE_GRACE_SECONDS } from '../shared/business-rules.ts';
import { findFreePort } from '../server/testing/greenpen-process.ts';
import { percentile } from './measure-requests.ts';
import { KillableServer } from './nothing-lost/killable-server.ts';
import { buildSchool, withDatabase, type School } from './nothing-lost/school.ts';

/**
 * Measures how long the server takes to finish 2,000 attempts whose time ends in the same second,
 * and how that affects students of another quiz when they save.
 *
 *     npm run bench -- finish-overdue
 */

const ATTEMPTS = 2_000;
const ANSWERS = 10;
const SAVERS = 20;
const SAVE_EVERY_MS = 200;
const SECONDS_BEFORE = 10;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Builds attempts with a draft of some sentences for each question; all end at the same moment. */
async function buildAttempts(database: Database): Promise<void> {
  await database.execute(sql`
    insert into "user" (id, name, username, email)
    select 'overdue-' || n, 'Student ' || n, 'Student ' || n, 'overdue-' || n || '@school.example'
    from generate_series(1, ${ATTEMPTS}) as n`);
  await database.execute(sql`
    insert into questions (id, question_text, mark_scheme_answer, max_mark, topic, subject, level,
                           spec_code, created_by)
    select 'overdue-' || n, 'Explain.', 'a point (1)', 1, 'Topic', 'Biology', 'KS3', '1', 'nobody'
    from generate_series(1, ${ANSWERS}) as n`);
  await database.execute(sql`
    insert into quizzes (quiz_code, default_time_limit, creator_uid)
    values ('OVER01', 600, 'nobody')`);
  await database.execute(sql`
    insert into quiz_questions (quiz_code, question_id, position)
    select 'OVER01', 'overdue-' || n, n from generate_series(1, ${ANSWERS}) as n`);
  await database.execute(sql`
    insert into attempts (quiz_code, user_id, started_at, deadline_at)
    select 'OVER01', 'overdue-' || n, now() - interval '1 hour', now() + interval '1 hour'
    from generate_series(1, ${ATTEMPTS}) as n`);
  await database.execute(sql`
    insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
    select a.quiz_code, a.user_id, q.question_id, repeat('Plants take in carbon dioxide. ', 10), 3
    from attempts a join quiz_questions q using (quiz_code) where a.quiz_code = 'OVER01'`);
  await database.execute(sql`vacuum analyze attempts, submissions`);
}

/** Makes all attempts end at once in some seconds, and waits until the server has finished them. */
async function measureFinishing(database: Database): Promise<{ first: number; last: number }> {
  const overdueIn = `${SECONDS_BEFORE - DEADLINE_GRACE_SECONDS} seconds`;
  await database.execute(sql`
    update attempts set deadline_at = now() + ${overdueIn}::interval where quiz_code = 'OVER01'`);
  for (;;) {
    await sleep(100);
    const { rows } = await database.execute<{ open: number; first: number; last: number }>(sql`
      select count(*) filter (where finished_at is null)::int as open,
             extract(epoch from min(finished_at - deadline_at))::float as first,
             extract(epoch from clock_timestamp() - min(deadline_at))::float as last
      from attempts where quiz_code = 'OVER01'`);
    const [row] = rows;
    if (row?.open === 0) {
      return { first: row.first - DEADLINE_GRACE_SECONDS, last: row.last - DEADLINE_GRACE_SECONDS };
    }
  }
}

/**
 * Saves repeatedly as every student of the school; returns when each save began and how long it
 * took.
 */
async function saveUntil(signal: AbortSignal, address: string, school: School) {
  const saves: { at: number; milliseconds: number }[] = [];
  const saveAs = async ({ userId, cookie }: School['students'][number]) => {
    const call = (method: string, path: string, body: object) =>
      fetch(`${address}/api/attempts/${school.quizCode}${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const attempt = (await (await call('POST', '', {})).json()) as {
      questions: { questionId: string }[];
    };
    const path = `/answers/${attempt.questions[0]?.questionId}`;
    for (let revision = 1; !signal.aborted; revision += 1) {
      const at = Date.now();
      const from = performance.now();
      const answer = `draft ${revision}`;
      const response = await call('PUT', path, { userId, answer, revision, isSaved: false });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A save was answered with ${response.status}.`);
      saves.push({ at, milliseconds: performance.now() - from });
      await sleep(SAVE_EVERY_MS);
    }
  };
  await Promise.all(school.students.map(saveAs));
  return saves;
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => percentile(sorted, share)).join('');
}

const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
const server = new KillableServer(dataDir, await findFreePort());
await server.start();
try {
  const school = await buildSchool(dataDir, server.address, SAVERS);
  const bell = new AbortController();
  const saving = saveUntil(bell.signal, server.address, school);
  // A failure below stops the server while they save, and is the error to report.
  saving.catch(() => undefined);
  await withDatabase(dataDir, async (database) => {
    await buildAttempts(database);
    const from = Date.now();
    const { first, last } = await measureFinishing(database);
    const overdueAt = from + SECONDS_BEFORE * 1_000;
    bell.abort();
    const saves = await saving;
    const timesOf = (isChosen: (at: number) => boolean) =>
      summary(saves.filter(({ at }) => isChosen(at)).map(({ milliseconds }) => milliseconds));
    say(`${ATTEMPTS} attempts × ${ANSWERS} answers whose grace ends in the same moment`);
    say(`first finished after  ${first.toFixed(2)} s`);
    say(`all finished after    ${last.toFixed(2)} s`);
    say(`saves of others, ms p50 p95 max, before${timesOf((at) => at > from && at < overdueAt)}`);
    say(`                             meanwhile ${timesOf((at) => at >= overdueAt)}`);
  });
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
