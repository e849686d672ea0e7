import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { say } from './load/report.ts';
import { plan } from './morning/cluster.ts';
import { drawChart, type Line } from './morning/plot.ts';
import { type Morning, simulate, type Simulated } from './morning/simulate.ts';
import type { Call } from './morning/service-times.ts';
import { habits } from './morning/student.ts';

/**
 * Simulates one of sixteen shards of a national morning, 62,500 of a million students: opening the
 * paper, writing, the bell. Shards share nothing, so a million students are sixteen of these. The
 * same seed gives the same figures.
 *
 *     npm run bench -- morning --students 62500 --minutes 2 --seed 1
 *     npm run bench -- morning --slice 8 --plot     an eighth of a shard, and docs/images/morning.svg
 */

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '62500' },
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    /** Simulates one of so many equal parts of the shard: quicker, and its cores help each other less. */
    slice: { type: 'string', default: '1' },
    /** Draws how the waits grow with the students. */
    plot: { type: 'boolean', default: false },
  },
});
const slice = Number(values.slice);
const shard = {
  ...plan,
  webProcesses: plan.webProcesses / slice,
  databaseCores: plan.databaseCores / slice,
};
const usual: Morning = {
  students: Number(values.students) / slice,
  cluster: shard,
  habits,
  openingSeconds: 60,
  minutes: Number(values.minutes),
  outageSeconds: 0,
  seed: Number(values.seed),
};

/** Into so many the students of the country are divided. */
const SHARDS = 16;

/** Times the planned number of students. */
const SIZES = [0.25, 0.5, 1, 2, 4, 6, 8];

/** What is changed, and what it is called in the table. */
const mornings: [string, Partial<Morning>][] = [
  ['as planned', {}],
  ['half as many students', { students: usual.students / 2 }],
  ['twice as many students', { students: usual.students * 2 }],
  ['four times as many', { students: usual.students * 4 }],
  ['eight times as many', { students: usual.students * 8 }],
  ['everybody opens within 15 s', { openingSeconds: 15 }],
  ['a statement for each write', { cluster: { ...shard, maxTogether: 1 } }],
  ['no check-in after a draft', { habits: { ...habits, sparesCheckIns: true } }],
  ['twice the web processes', { cluster: { ...shard, webProcesses: shard.webProcesses * 2 } }],
  [
    'half the database’s cores',
    { cluster: { ...shard, databaseCores: Math.max(1, shard.databaseCores / 2) } },
  ],
  ['a disk that takes 8 ms', { cluster: { ...shard, flushTime: 8 } }],
  ['the shard away for 15 s at the bell', { outageSeconds: 15 }],
  ['the shard away for 60 s at the bell', { outageSeconds: 60 }],
];

const calls: Call[] = ['open', 'draft', 'check-in', 'finish'];
const whole = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(8);
const share = (value: number) => `${(100 * value).toFixed(0)} %`.padStart(8);

function sayRow(name: string, simulated: Simulated): void {
  const { waits, untilKept, utilisation, notHandedIn, secondsToLast } = simulated;
  const p99 = calls.map((call) => whole(waits[call].percentile(0.99))).join('');
  const kept = [0.5, 0.999, 1].map((part) => whole(untilKept.percentile(part))).join('');
  const busy = [utilisation.web, utilisation.database, utilisation.disk].map(share).join('');
  const end = `${whole(secondsToLast)}${String(notHandedIn).padStart(8)}`;
  say(`${name.padEnd(36)}${p99}${kept}${busy}${end}`);
}

say(`${usual.students} students, ${usual.minutes} minutes, seed ${usual.seed}; milliseconds.`);
say('');
say(
  `${''.padEnd(36)}p99:open   draft checkin  finish  kept50 kept999 keptmax` +
    '     web      db    disk  s2last    lost',
);
for (const [name, changes] of mornings) sayRow(name, simulate({ ...usual, ...changes }));
if (values.plot) await plot();

/** How long nearly all words take to be kept, as students grow in number, with each remedy and without. */
async function plot(): Promise<void> {
  const remedies: [string, Partial<Morning>][] = [
    ['as planned', {}],
    ['no check-in after a draft', { habits: { ...habits, sparesCheckIns: true } }],
    ['twice the web processes', { cluster: { ...shard, webProcesses: shard.webProcesses * 2 } }],
    ['a statement for each write', { cluster: { ...shard, maxTogether: 1 } }],
    ['a disk that takes 8 ms', { cluster: { ...shard, flushTime: 8 } }],
  ];
  const lines: Line[] = remedies.map(([name, changes]) => ({
    name,
    points: SIZES.map((size) => {
      const students = usual.students * size;
      const { untilKept } = simulate({ ...usual, ...changes, students });
      return [students * slice * SHARDS, untilKept.percentile(0.99)] as const;
    }),
  }));
  const chart = drawChart({
    title: '99 of 100 words are kept within',
    x: 'students at the same time (sixteen shards)',
    y: 'milliseconds',
    lines,
  });
  await writeFile(new URL('../docs/images/morning.svg', import.meta.url), chart);
  for (const { name, points } of lines) say(`${name}: ${JSON.stringify(points)}`);
}
