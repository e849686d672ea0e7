import { execFileSync } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';

/**
 * The results of hostile requests, one run a line, so that runs with other seeds add up. The table
 * in docs/reliability.md between `<!-- hostile -->` and `<!-- end hostile -->` is generated from
 * it.
 */
const ledger = new URL('../docs/hostile.jsonl', import.meta.url);
const page = new URL('../docs/reliability.md', import.meta.url);

/** One run. */
interface Piece {
  seed: number;
  requests: number;
  findings: number;
  /** Responses with status 500 and above. */
  serverErrors: number;
  errorsInLog: number;
  slowestMs: number;
  hasEnded: boolean;
}
interface Entry extends Piece {
  at: string;
  commit: string;
  /** The machine's load average over five minutes when the run ended. */
  load: number;
}

const HEAD =
  '| seed | commit | requests | came to its end | findings | 500 and above | errors in the log | slowest answer | load |';
const RULE = '| ---: | ------ | ---: | --- | ---: | ---: | ---: | ---: | ---: |';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const count = (value: number): string => value.toLocaleString('en-GB');

/** Returns the runs and their sum as a table. */
function tableOf(entries: readonly Entry[]): string {
  const sum = (of: (entry: Entry) => number): string =>
    count(entries.reduce((total, entry) => total + of(entry), 0));
  const rows = entries.map((entry) =>
    row([
      entry.seed,
      entry.commit,
      count(entry.requests),
      entry.hasEnded ? 'yes' : 'no',
      count(entry.findings),
      count(entry.serverErrors),
      count(entry.errorsInLog),
      `${(entry.slowestMs / 1_000).toFixed(1)} s`,
      entry.load,
    ]),
  );
  const totals = row([
    'all',
    '',
    sum(({ requests }) => requests),
    '',
    sum(({ findings }) => findings),
    sum(({ serverErrors }) => serverErrors),
    sum(({ errorsInLog }) => errorsInLog),
    '',
    '',
  ]);
  return [HEAD, RULE, ...rows, totals].join('\n');
}

/** Appends a run, and regenerates the table. */
export async function recordPiece(piece: Piece): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const load = Math.round((loadavg()[1] ?? 0) * 10) / 10;
  const entry: Entry = { at: new Date().toISOString().slice(0, 16), commit, load, ...piece };
  await appendFile(ledger, `${JSON.stringify(entry)}\n`);
  const lines = (await readFile(ledger, 'utf8')).trim().split('\n');
  const table = tableOf(lines.map((line) => JSON.parse(line) as Entry));
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    text.replace(
      /(<!-- hostile -->\n).*?(<!-- end hostile -->)/s,
      (_, opening: string, end: string) => `${opening}\n${table}\n\n${end}`,
    ),
  );
}
