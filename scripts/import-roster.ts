import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ORPCError } from '@orpc/server';
import { unzipSync } from 'fflate';
import { openRosterFiles } from '../shared/open-roster-files.ts';
import type { Database } from '../server/database/client.ts';
import { describeReport } from '../server/features/classes/roster/describe-report.ts';
import { importRoster } from '../server/features/classes/roster/import-roster.ts';
import { operator } from '../server/features/accounts/public.ts';
import { findFirstAdministrator } from '../server/features/accounts/people-queries.ts';
import { createThreadPool } from '../server/threads/thread-pool.ts';
import { withDatabase } from './open-database.ts';

/**
 * Changes people and classes to match the CSV files in a folder, or one CSV or ZIP file, all or
 * nothing: lists from SIMS, Arbor or Bromcom, or a OneRoster export. If repeated each night, it
 * only applies what has changed.
 *
 *     npm run import-roster -- FOLDER-OR-FILE [--dry-run] [--whole-school] [--leave-out-conflicts] [--may-remove-much]
 */
const USAGE = 'Usage: npm run import-roster -- FOLDER-OR-FILE [--dry-run]\n';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'whole-school': { type: 'boolean', default: false },
    'leave-out-conflicts': { type: 'boolean', default: false },
    'may-remove-much': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** Thrown if nothing can be imported; the message is the sentence that says why. */
class Refused extends Error {}

const threads = createThreadPool();
try {
  await withDatabase(async ({ database }) => {
    process.stdout.write(await run(database, folder));
  });
} catch (error) {
  if (!(error instanceof ORPCError || error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await threads.close();
}

async function run(database: Database, from: string): Promise<string> {
  const files = await readFiles(from);
  const administrator = await findFirstAdministrator(database);
  if (!administrator) {
    throw new Refused('There is no administrator yet: register the first account.');
  }
  const importer = { actor: operator, administratorId: administrator.id };
  const dryRun = values['dry-run'];
  const report = await importRoster({ database, threads }, importer, {
    files,
    isWhole: values['whole-school'],
    leaveOutConflicts: values['leave-out-conflicts'],
    mayRemoveMuch: values['may-remove-much'],
    dryRun,
  });
  return describeReport(report, { dryRun });
}

async function readFiles(from: string) {
  const read = (await listPaths(from)).map(async (path) => ({
    name: basename(path),
    bytes: await readFile(path),
  }));
  const opened = openRosterFiles(await Promise.all(read), (bytes, filter) =>
    unzipSync(bytes, { filter }),
  );
  if ('problem' in opened) throw new Refused(opened.problem);
  return opened.files;
}

/** Lists the files of a roster: those of a folder, or the one file that is given. */
async function listPaths(from: string): Promise<string[]> {
  const found = await stat(from).catch(() => undefined);
  if (!found) throw new Refused(`There is no folder or file ${from}.`);
  if (!found.isDirectory()) return [from];
  const names = await readdir(from);
  return names
    .filter((name) => /\.(csv|tsv|txt|zip)$/i.test(name))
    .toSorted()
    .map((name) => join(from, name));
}
