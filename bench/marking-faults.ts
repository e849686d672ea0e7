import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, createPool, type Database } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { FAULT_QUESTION, modelFaults } from '../server/testing/model-faults.ts';
import { runWithModel } from '../server/testing/run-with-model.ts';
import { runWhileModelIsOff } from './marking-runs/model-off.ts';
import { killDuringRun } from './marking-runs/kill-during-run.ts';

/**
 * What marking runs make of models that misbehave, as a table, and of worker processes that are
 * killed while they mark.
 *
 *     npm run bench -- marking-faults --kills 10 --answers 400
 *     npm run bench -- marking-faults --table off --kills 20 --answers 800
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    answers: { type: 'string', default: '400' },
    table: { type: 'string', default: 'on' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);
const inRow = (cells: (string | number)[]) =>
  cells.map((cell, index) => String(cell).padEnd([38, 8, 8, 8, 8, 10, 0][index] ?? 0)).join('');

type Row = Awaited<ReturnType<typeof runWithModel>>['rows'][number];

/** Whether a mark is one that may be stored, with words that stand in the answer. */
function isSound({ markAwarded, aiAnalysis, userAnswer }: Row): boolean {
  const isInRange =
    markAwarded === null || (markAwarded >= 0 && markAwarded <= FAULT_QUESTION.maxMark);
  return (
    isInRange && (aiAnalysis?.points ?? []).every(({ quote }) => userAnswer.includes(quote ?? ''))
  );
}

/** One run for each fault, one line for each run. */
async function printFaults(database: Database): Promise<void> {
  say(inRow(['the model', 'answers', 'marked', 'failed', 'marks', 'requests', 'flags']));
  for (const fault of modelFaults) {
    const { rows, events, run, requests } = await runWithModel(database, fault);
    const marked = rows.filter((row) => row.markAwarded !== null);
    const marks = [...new Set(marked.slice(0, -1).map((row) => row.markAwarded))].toSorted();
    const flags = new Set(rows.flatMap((row) => row.aiAnalysis?.flags ?? []));
    const isExact = run?.state === 'completed' && events.length === marked.length;
    const problems = [isExact ? '' : 'COUNTS WRONG', rows.every(isSound) ? '' : 'UNSOUND MARK'];
    const last = [...flags, ...problems].filter((text) => text !== '').join(', ');
    const failed = rows.length - marked.length;
    say(inRow([fault.name, rows.length, marked.length, failed, marks.join('/'), requests, last]));
  }
  say('');
}

const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
const server = await startEmbeddedServer(folder);
const pool = createPool(server.connectionString, { size: 20 });
const database = createDatabase(pool);
try {
  await migrateDatabase(pool);
  if (values.table === 'on') {
    await printFaults(database);
    await runWhileModelIsOff(database, Number(values.answers), say);
  }
  await killDuringRun(
    { database, connectionString: server.connectionString, folder },
    { kills: Number(values.kills), answers: Number(values.answers) },
    say,
  );
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
