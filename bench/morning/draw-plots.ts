import { readFile, writeFile } from 'node:fs/promises';
import { say } from '../load/report.ts';
import { drawChart, type Chart, type Line } from './plot.ts';
import { simulate, type Morning, type Simulated } from './simulate.ts';

/** Multiples of the planned number of students. */
const SIZES = [0.25, 0.5, 1, 1.5, 2, 3, 4];
/** The smallest multiple at which a remedy matters: below it nobody waits. */
const REMEDIED_FROM = 1;

const images = new URL('../../docs/images/', import.meta.url);
const recorded = new URL('../../docs/simulation.json', import.meta.url);

const PERCENTILES = { p50: 0.5, p99: 0.99, 'p99.9': 0.999 };
const PARTS = { 'web processes': 'web', database: 'database', disk: 'disk' } as const;

async function save(name: string, chart: Chart): Promise<void> {
  await writeFile(new URL(`${name}.svg`, images), drawChart(chart));
  for (const { name: line, points } of chart.lines)
    say(`${name}, ${line}: ${JSON.stringify(points)}`);
}

const kept = ({ untilKept }: Simulated) => untilKept.percentile(0.999);

/**
 * Plots how waits and load grow with the students, and the effect of each remedy; `usual` is a part
 * of a shard, and the country has `times` as many students.
 */
export async function drawGrowth(
  usual: Morning,
  remedies: Record<string, Partial<Morning>>,
  times: number,
): Promise<void> {
  const x = 'students at the same time, in thousands';
  const grow = (changes: Partial<Morning>, sizes: readonly number[]) =>
    sizes.map((size) => {
      const students = usual.students * size;
      return [(students * times) / 1_000, simulate({ ...usual, ...changes, students })] as const;
    });
  const lineOf = (
    name: string,
    grown: ReturnType<typeof grow>,
    value: (simulated: Simulated) => number,
  ): Line => ({ name, points: grown.map(([students, simulated]) => [students, value(simulated)]) });
  const planned = grow({}, SIZES);

  await save('morning-waits', {
    title: 'How long words take to be kept (simulated)',
    x,
    y: 'milliseconds',
    lines: Object.entries(PERCENTILES).map(([name, share]) =>
      lineOf(name, planned, ({ untilKept }) => untilKept.percentile(share)),
    ),
  });
  await save('morning-work', {
    title: 'How busy each part is (simulated)',
    x,
    y: 'per cent of the time',
    lines: Object.entries(PARTS).map(([name, part]) =>
      lineOf(name, planned, ({ utilisation }) => 100 * utilisation[part]),
    ),
  });
  const sizes = SIZES.filter((size) => size >= REMEDIED_FROM);
  await save('morning-remedies', {
    title: '999 of 1,000 words are kept within (simulated)',
    x,
    y: 'milliseconds',
    lines: Object.entries({ 'as planned': {}, ...remedies }).map(([name, changes]) =>
      lineOf(name, grow(changes, sizes), kept),
    ),
  });
}

interface Recorded {
  comparisons?: {
    students: number;
    rows: { what: string; measured: number; predicted: number }[];
  }[];
}

/** Plots the prediction next to the measurement, from what `morning-measured --record` wrote. */
export async function drawComparison(): Promise<void> {
  const text = await readFile(recorded, 'utf8').catch(() => '{}');
  const { comparisons = [] } = JSON.parse(text) as Recorded;
  if (comparisons.length === 0) return;
  const line = (call: string, share: string, kind: 'measured' | 'predicted'): Line => ({
    name: `${call} ${share}, ${kind}`,
    isDashed: kind === 'predicted',
    points: comparisons.flatMap(({ students, rows }) => {
      const row = rows.find(({ what }) => what === `${call}: ${share} (ms)`);
      return row ? [[students, row[kind]] as const] : [];
    }),
  });
  const shares = ['p50', 'p99'];
  await save('morning-measured', {
    title: 'Predicted and measured on one machine',
    x: 'students',
    y: 'milliseconds',
    lines: ['draft', 'finish'].flatMap((call) =>
      shares.flatMap((share) => [line(call, share, 'measured'), line(call, share, 'predicted')]),
    ),
  });
}
