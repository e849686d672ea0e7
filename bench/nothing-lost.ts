import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '../server/testing/greenpen-process.ts';
import { record } from './faults/ledger.ts';
import { openConnection } from './nothing-lost/connection.ts';
import { KillableServer } from './nothing-lost/killable-server.ts';
import { report, type Outcome } from './nothing-lost/report.ts';
import {
  buildSchool,
  listMissing,
  readSubmitted,
  watchAnswers,
  withDatabase,
} from './nothing-lost/school.ts';
import { sliceByKill, type Kill } from './nothing-lost/slices.ts';
import { StudentPage } from './nothing-lost/student-page.ts';
import { createTally } from './nothing-lost/tally.ts';
import { typeUntil } from './nothing-lost/typist.ts';

/**
 * Students type in the engine of the real quiz page against a real server with its own PostgreSQL,
 * while processes, connections and pages are killed at random. At the end every acknowledged draft
 * and every submitted word is compared with the database. Linux only.
 *
 *     npm run bench -- nothing-lost --students 300 --kills 50
 *     npm run bench -- nothing-lost --students 60 --kills 200 --pause 1 --record
 */

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '300' },
    kills: { type: 'string', default: '50' },
    /** Seconds between a recovery and the next kill, on average. */
    pause: { type: 'string', default: '4' },
    /**
     * Adds the run to docs/reliability.jsonl, and therefore to the table in docs/reliability.md.
     */
    record: { type: 'boolean', default: false },
  },
});
const pauseMs = Number(values.pause) * 1_000;
const studentCount = Number(values.students);
const killCount = Number(values.kills);
/** The share of open pages that are killed when it is the pages' turn. */
const KILLED_PAGES_SHARE = 0.1;
const LAST_DRAFTS_TIMEOUT_MS = 90_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-nothing-lost-'));
const port = await findFreePort();
const server = new KillableServer(dataDir, port);
await server.start();
const connection = await openConnection(port);
const tally = createTally();
let pagesKilled = 0;

async function killPages(pages: StudentPage[]): Promise<void> {
  const chosen = pages.filter((page) => page.isOpen() && Math.random() < KILLED_PAGES_SHARE);
  for (const page of chosen) page.kill();
  pagesKilled += chosen.length;
  await sleep(Math.random() * 3_000);
  await Promise.all(chosen.map((page) => page.open()));
}

const kills = {
  app: () => server.killApp(),
  postmaster: () => server.killPostmaster(),
  backend: () => server.killBackend(),
  worker: () => server.killWorker(),
  connections: async () => {
    connection.cut(Math.random() * 8_000);
    await server.recover();
  },
  pages: () => killPages(pages),
};
const killNames = Object.keys(kills) as (keyof typeof kills)[];

say(`${studentCount} students, ${killCount} kills; signing in …`);
const { quizCode, students } = await buildSchool(dataDir, server.address, studentCount);
await withDatabase(dataDir, watchAnswers);
const pages = students.map(
  (student) => new StudentPage(connection.address, quizCode, student, tally),
);
await Promise.all(pages.map((page) => page.open()));

const from = Date.now();
const bell = new AbortController();
const typing = Promise.all(pages.map((page) => typeUntil(bell.signal, page)));
const done: Record<string, number> = {};
const struck: Kill[] = [];
for (let count = 1; count <= killCount; count += 1) {
  await sleep(pauseMs * (0.5 + Math.random()));
  // All kinds take turns, in random order.
  const name = killNames.toSorted(
    (a, b) => (done[a] ?? 0) - (done[b] ?? 0) || Math.random() - 0.5,
  )[0];
  if (!name) break;
  done[name] = (done[name] ?? 0) + 1;
  struck.push({ name, from: tally.acknowledged.length });
  await kills[name]();
  const seconds = Math.round((Date.now() - from) / 1_000);
  say(`${String(seconds).padStart(5)} s  kill ${count}: ${name}`);
}
await sleep(5_000);
bell.abort();
await typing;

const end = Date.now() + LAST_DRAFTS_TIMEOUT_MS;
while (Date.now() < end && pages.some((page) => page.unsent() > 0)) await sleep(200);
const unsentInTheEnd = pages.filter((page) => page.unsent() > 0).length;
await Promise.all(pages.map((page) => page.finish()));

const submitted = await readSubmitted(dataDir, quizCode);
const isDifferent = (page: StudentPage, questionId: string) => {
  const typed = page.words.textOf(questionId);
  const stored = submitted.get(`${page.userId} ${questionId}`) ?? '';
  return typed.trim() === '' ? false : typed !== stored;
};
const missing = await listMissing(dataDir, tally.acknowledged);
const outcome: Outcome = {
  seconds: Math.round((Date.now() - from) / 1_000),
  kills: done,
  pagesKilled,
  failedStarts: server.failedStarts,
  lastWords: server.lastWords,
  missing: missing.length,
  answers: pages.length * (pages[0]?.questionIds.length ?? 0),
  different: pages.flatMap((page) => page.questionIds.filter((id) => isDifferent(page, id))).length,
  unsentInTheEnd,
};
await connection.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
if (values.record) await record('nothing-lost', sliceByKill(struck, tally, missing, outcome));
process.exitCode = report(outcome, tally, say) ? 0 : 1;
