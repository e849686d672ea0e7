import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '../shared/contract/contract.ts';
import { createDatabase, createPool } from '../server/database/client.ts';
import { schoolSettings } from '../server/database/schema/settings.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { listRoutes } from '../server/http/check-permissions.ts';
import { createApiClient, signIn } from '../server/testing/api-client.ts';
import { FACTORY_PASSWORD } from '../server/testing/factories.ts';
import { fuzzContract, type Finding } from '../server/testing/fuzz/fuzz-contract.ts';
import { findFreePort, spawnGreenpen } from '../server/testing/greenpen-process.ts';
import { recordPiece } from './hostile-ledger.ts';

/**
 * Sends hostile requests to every call of the contract of a Greenpen in a separate process, as
 * every kind of user, and reports responses that it should not have given. Exits with 1 if there
 * were any.
 *
 *     npm run bench -- fuzz --requests 100000 --seed 1
 *     npm run bench -- fuzz --requests 100000 --seed 11 --record
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** Adds this run to docs/hostile.jsonl, and therefore to the table in docs/reliability.md. */
    record: { type: 'boolean', default: false },
  },
});
const total = Number(values.requests);
/** After this many requests a new school is built, because the old one is worn out. */
const MAX_ANSWER_MS = 5_000;
const REQUESTS_A_SCHOOL = 2_500;
const SIDE_BY_SIDE = 12;
const SHOWN_CHARACTERS = 300;

const say = (text: string) => process.stdout.write(`${text}\n`);

function tell({ call, actor, problem, path, headers, body, before }: Finding): string {
  const sent = [path, JSON.stringify(headers), body].map((text) => text.slice(0, SHOWN_CHARACTERS));
  const changes = before.map((change) => `after ${change.slice(0, 3 * SHOWN_CHARACTERS)}`);
  return `  ${call} as ${actor}: ${problem}\n    ${[...sent, ...changes].join('\n    ')}`;
}

/** Returns PostgreSQL's error, which is at the end of a long line. */
const causeIn = (line: string) => /"code":"\w+"[^}]{0,600}/.exec(line)?.[0] ?? '';

const folder = await mkdtemp(join(tmpdir(), 'greenpen-fuzz-'));
const server = await startEmbeddedServer(join(folder, 'database'));
const pool = createPool(server.connectionString, { size: 4 });
const database = createDatabase(pool);
const greenpen = spawnGreenpen({
  DATA_DIR: folder,
  DATABASE_URL: server.connectionString,
  PORT: String(await findFreePort()),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
const routes = listRoutes(contract).map(({ name }) => name);
const statuses = new Map<number, number>();
const reached = new Set<string>();
const findings: Finding[] = [];
let slowestMs = 0;
let sent = 0;
let hasEndedEarly = false;
const from = Date.now();
try {
  const address = await greenpen.ready;
  const cookieOf = ({ email }: { email: string }) => signIn(address, email, FACTORY_PASSWORD);
  const app = {
    address,
    database,
    cookieOf,
    as: async (person?: { email: string }) =>
      createApiClient(address, person ? await cookieOf(person) : ''),
  };
  for (let round = 0; sent < total; round += 1) {
    const requests = Math.min(REQUESTS_A_SCHOOL, total - sent);
    const seed = Number(values.seed) * 1_000_000 + round * 1_000;
    // Settings of the last school, e.g. a second factor for staff, do not apply to the next one.
    await database.delete(schoolSettings);
    const outcome = await fuzzContract(app, { requests, seed, sideBySide: SIDE_BY_SIDE });
    for (const [status, count] of outcome.statuses) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
      sent += count;
    }
    for (const name of outcome.reached) reached.add(name);
    slowestMs = Math.max(slowestMs, outcome.slowestMs);
    findings.push(...outcome.findings);
    const seconds = Math.round((Date.now() - from) / 1_000);
    say(`${String(seconds).padStart(5)} s  ${sent} requests, ${findings.length} findings`);
    for (const finding of outcome.findings) say(tell(finding));
  }
  const health = await fetch(`${address}/ready`);
  say(`\nStill ready: ${health.ok ? 'yes' : 'NO'}`);
} catch (error) {
  // What was found until then is still reported.
  hasEndedEarly = true;
  say(`\nEnded early: ${String(error)}`);
} finally {
  greenpen.kill('SIGTERM');
  await greenpen.ended;
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

const logged = greenpen
  .said()
  .split('\n')
  .filter((line) => line.startsWith('{"level"'));
say(`Slowest answer: ${Math.round(slowestMs)} ms (at most ${MAX_ANSWER_MS})`);
say(`Calls that succeeded at least once: ${reached.size} of ${routes.length}`);
const unreached = routes.filter((name) => !reached.has(name));
if (unreached.length > 0) say(`  never: ${unreached.join(', ')}`);
say('Statuses:');
for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b)) {
  say(`  ${status}  ${String(count).padStart(7)}`);
}
say(`Errors in the log: ${logged.length}`);
for (const line of logged.slice(0, 20))
  say(`  ${line.slice(0, SHOWN_CHARACTERS * 2)}\n    ${causeIn(line)}`);
say(`Findings: ${findings.length}`);
if (values.record) {
  const failed = [...statuses].filter(([status]) => status >= 500).map(([, times]) => times);
  await recordPiece({
    seed: Number(values.seed),
    requests: sent,
    findings: findings.length,
    serverErrors: failed.reduce((sum, times) => sum + times, 0),
    errorsInLog: logged.length,
    slowestMs: Math.round(slowestMs),
    hasEnded: !hasEndedEarly,
  });
}
const isSlow = slowestMs > MAX_ANSWER_MS;
const isBad = hasEndedEarly || isSlow || findings.length + logged.length > 0;
process.exitCode = isBad ? 1 : 0;
