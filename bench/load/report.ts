import { cpus } from 'node:os';
import { percentile } from '../measure-requests.ts';
import type { Measured } from './generator.ts';

/** One row of a table: the request, and what it cost the machine. */
export interface Row extends Measured {
  name: string;
  /** Processor seconds of the server and of PostgreSQL. */
  appSeconds: number;
  postgresqlSeconds: number;
}

export const say = (text: string) => process.stdout.write(`${text}\n`);

export const perSecond = ({ times, seconds }: Measured) => times.length / seconds;

/** Returns the row of median speed. */
export function medianOf(rows: Row[]): Row {
  const sorted = rows.toSorted((a, b) => perSecond(a) - perSecond(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

/** Returns `2026-11-25, 2 × AMD EPYC, Node v24.21.0`. */
export function describeMachine(): string {
  const [first] = cpus();
  const cores = `${cpus().length} × ${first?.model ?? 'processor'}`;
  return `${new Date().toISOString().slice(0, 10)}, ${cores}, Node ${process.version}`;
}

export const sayMachine = () => say(describeMachine());

export function sayHead(): void {
  say('');
  say(
    `${''.padEnd(34)}     /s    p50    p95    p99    max` +
      '   µs of processor per request: app, PostgreSQL, load',
  );
}

/** Prints the row and its failures, if any. */
export function sayRow(row: Row): void {
  const each = (seconds: number) => ((seconds * 1_000_000) / row.times.length).toFixed(0);
  const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(row.times, share)).join('');
  const costs = [row.appSeconds, row.postgresqlSeconds, row.cpuSeconds].map(each);
  const columns = costs.map((cost) => cost.padStart(8)).join('');
  say(`${row.name.padEnd(34)}${perSecond(row).toFixed(0).padStart(7)}${figures}${columns}`);
  for (const [what, count] of Object.entries(row.failures)) say(`  ${count} × ${what}`);
}

/** Prints this row's speed as a share of the other's. */
export function sayRatio(row: Row, other: Row): void {
  const share = (100 * perSecond(row)) / perSecond(other);
  say(`${row.name} to ${other.name}: ${share.toFixed(0)} %`);
}

/** Prints whether an aim was reached. */
export function sayAim(what: string, value: number, aim: { min: number } | { max: number }) {
  const isReached = 'min' in aim ? value >= aim.min : value <= aim.max;
  const bound = 'min' in aim ? `at least ${aim.min}` : `at most ${aim.max}`;
  say(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${value.toFixed(0)} (aim: ${bound})`);
}
