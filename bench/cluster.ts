import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heal } from './cluster/healing.ts';
import { startPooler } from './cluster/pooler.ts';
import { failOver } from './cluster/failover.ts';
import { killNodes } from './cluster/several-nodes.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { printOutcomes, type Outcome } from './faults/compare.ts';
import { countRounds, record } from './faults/ledger.ts';

/**
 * Measures several nodes on one database: two web and two worker processes behind nginx, which are
 * killed under load; the same through PgBouncer; and a primary with a replica that takes over.
 * `healing` harms the whole cluster of deploy/cluster, as root. Requires Debian's nginx, PgBouncer
 * and PostgreSQL 15, and for `healing` what deploy/cluster/trial.sh lists.
 *
 *     npm run bench -- cluster --rounds 5 --only nodes
 *     npm run bench -- cluster --rounds 10 --only healing --harm "primary killed,disk"
 *     npm run bench -- cluster --rounds 10 --only healing --record     every harm in turn
 *     npm run bench -- cluster --up-to 10 --only healing --record      up to ten rounds of each
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    harm: { type: 'string', default: '' },
    /** Runs as many rounds of each harm as docs/reliability.jsonl lacks to reach this number. */
    'up-to': { type: 'string' },
    /**
     * Adds the rounds to docs/reliability.jsonl, and therefore to the table in docs/reliability.md.
     */
    record: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const say = (text: string) => process.stdout.write(`${text}\n`);
/** Enough for four processes with 24 connections each, and for the measurement. */
const CONNECTIONS = '150';

async function killDirectly(folder: string): Promise<Outcome> {
  const server = await startEmbeddedServer(join(folder, 'database'), {
    max_connections: CONNECTIONS,
  });
  const { connectionString } = server;
  const place = { connectionString, directConnectionString: connectionString, folder };
  const outcome = await killNodes('a web node and a worker killed', rounds, place);
  await server.stop();
  return outcome;
}

async function killPooled(folder: string): Promise<Outcome> {
  const server = await startEmbeddedServer(join(folder, 'database'), { max_connections: '30' });
  const pooler = await startPooler(server.connectionString, folder);
  const { connectionString } = pooler;
  const place = {
    connectionString,
    directConnectionString: server.connectionString,
    folder,
    // Debian's PgBouncer is older than 1.21, the first version to support named statements.
    settings: { PREPARED_STATEMENTS: 'off' },
  };
  const outcome = await killNodes('the same through PgBouncer', rounds, place);
  pooler.kill('SIGINT');
  await pooler.ended;
  await server.stop();
  return outcome;
}

const trials: Record<string, (folder: string) => Promise<Outcome>> = {
  nodes: killDirectly,
  pooled: killPooled,
  asynchronous: (folder) => failOver(rounds, folder, { isSynchronous: false }),
  synchronous: (folder) => failOver(rounds, folder, { isSynchronous: true }),
};

const outcomes: Outcome[] = [];
if (values.only === 'healing') {
  const done = values['up-to'] === undefined ? null : await countRounds('healing');
  const roundsOf = (fault: string) => {
    if (!values.harm.split(',').some((part) => fault.includes(part))) return 0;
    return done === null ? rounds : Number(values['up-to']) - (done.get(fault) ?? 0);
  };
  for await (const outcome of heal(roundsOf)) {
    outcomes.push(outcome);
    if (values.record) await record('healing', [outcome]);
  }
}
for (const [name, run] of Object.entries(trials)) {
  if (values.only !== undefined && values.only !== name) continue;
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-cluster-'));
  say(`${name}: ${rounds} rounds …`);
  outcomes.push(await run(folder));
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = printOutcomes(outcomes, say) ? 0 : 1;
