import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { execFileSync } from 'node:child_process';
import type { Outcome } from './compare.ts';

/**
 * The results of runs, one a line, so that rounds from many evenings add up. The tables in
 * docs/reliability.md between `<!-- rounds: … -->` and `<!-- end -->` are generated from it.
 */
const ledger = new URL('../../docs/reliability.jsonl', import.meta.url);
/** From this load on, two cores are overloaded, and waits are too long. */
const BUSY_LOAD = 4;

const page = new URL('../../docs/reliability.md', import.meta.url);

/** One line: how often a fault was injected, and the result. */
export interface Entry extends Omit<Outcome, 'refusals' | 'wrong'> {
  /** The table that it belongs to. */
  bench: string;
  at: string;
  commit: string;
  /** The machine's load average over five minutes when the run ended. */
  load: number;
  /** Stored or marked more than once, or missing at the end. */
  wrong: number;
}

/** One row of a table: all runs of one fault. */
export type Total = Pick<
  Entry,
  'fault' | 'rounds' | 'acknowledged' | 'lost' | 'wrong' | 'longestWait'
> & { runs: number; loads: [number, number]; calm: { rounds: number; longestWait: number } };

/** Appends new results, and regenerates the tables. */
export async function record(bench: string, outcomes: readonly Outcome[]): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const own = { bench, at: new Date().toISOString().slice(0, 16), commit };
  const load = Math.round((loadavg()[1] ?? 0) * 10) / 10;
  const lines = outcomes.map(({ refusals: _, longestWait, ...outcome }) =>
    JSON.stringify({ ...own, load, ...outcome, longestWait: Math.round(longestWait * 10) / 10 }),
  );
  await appendFile(ledger, `${lines.join('\n')}\n`);
  await writeFile(page, fillTables(await readFile(page, 'utf8'), await readEntries()));
}

/** Returns how many rounds of each fault of a bench have been recorded. */
export async function countRounds(bench: string): Promise<Map<string, number>> {
  const entries = (await readEntries()).filter((entry) => entry.bench === bench);
  return new Map(addUp(entries).map(({ fault, rounds }) => [fault, rounds]));
}

async function readEntries(): Promise<Entry[]> {
  const lines = (await readFile(ledger, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** Adds up all runs of a bench by fault, in the order in which the faults were first tried. */
export function addUp(entries: readonly Entry[]): Total[] {
  const totals = new Map<string, Total>();
  for (const entry of entries) {
    const { fault, load } = entry;
    const before = totals.get(fault) ?? {
      fault,
      runs: 0,
      rounds: 0,
      acknowledged: 0,
      lost: 0,
      wrong: 0,
      longestWait: 0,
      loads: [load, load],
      calm: { rounds: 0, longestWait: 0 },
    };
    totals.set(fault, {
      fault,
      runs: before.runs + 1,
      rounds: before.rounds + entry.rounds,
      acknowledged: before.acknowledged + entry.acknowledged,
      lost: before.lost + entry.lost,
      wrong: before.wrong + entry.wrong,
      longestWait: Math.max(before.longestWait, entry.longestWait),
      loads: [Math.min(before.loads[0], load), Math.max(before.loads[1], load)],
      calm: load < BUSY_LOAD ? addCalm(before.calm, entry) : before.calm,
    });
  }
  return [...totals.values()];
}

const addCalm = (calm: Total['calm'], { rounds, longestWait }: Entry) => ({
  rounds: calm.rounds + rounds,
  longestWait: Math.max(calm.longestWait, longestWait),
});

const HEAD = [
  'fault',
  'rounds',
  'acknowledged',
  'lost',
  'twice or gone',
  'longest wait',
  'load',
  'not busy',
];

/** Returns the page with each marked table regenerated. */
export function fillTables(text: string, entries: readonly Entry[]): string {
  return text.replaceAll(
    /(<!-- rounds: (\S+) -->\n).*?(<!-- end -->)/gs,
    (_, opening: string, bench: string, end: string) => {
      const totals = addUp(entries.filter((entry) => entry.bench === bench));
      const rows = totals.map((total) => cellsOf(total));
      return `${opening}\n${table([HEAD, ...rows])}\n${end}`;
    },
  );
}

const seconds = (wait: number) => (wait === 0 ? '' : `${wait.toFixed(1)} s`);
const count = (value: number) => value.toLocaleString('en-GB');

function cellsOf({ fault, rounds, acknowledged, lost, wrong, longestWait, loads, calm }: Total) {
  const [least, most] = loads.map((load) => load.toFixed(0));
  return [
    fault,
    count(rounds),
    count(acknowledged),
    count(lost),
    count(wrong),
    seconds(longestWait),
    least === most ? `${least}` : `${least} to ${most}`,
    calm.rounds === 0
      ? ''
      : `${calm.rounds} rounds, ${seconds(calm.longestWait)}`.replace(/, $/, ''),
  ];
}

/** Returns a table with aligned columns, as the formatter requires. */
function table(rows: string[][]): string {
  const widths = HEAD.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0), 4));
  const line = (cells: string[]) => {
    const padded = cells.map((cell, place) =>
      place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0),
    );
    return `| ${padded.join(' | ')} |\n`;
  };
  const [head = [], ...others] = rows;
  const rule = widths.map((width, place) =>
    place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return line(head) + line(rule) + others.map(line).join('');
}
