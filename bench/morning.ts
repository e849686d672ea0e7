import { parseArgs } from 'node:util';
import { say } from './load/report.ts';
import { plan } from './morning/cluster.ts';
import { drawComparison, drawGrowth } from './morning/draw-plots.ts';
import { type Morning, simulate, type Simulated } from './morning/simulate.ts';
import type { Call } from './morning/service-times.ts';
import { habits } from './morning/student.ts';

/**
 * Simulates one of sixteen shards of a national morning, 62,500 of a million students: opening the
 * paper, writing, the bell. Shards share nothing, so a million students are sixteen of these. The
 * same seed gives the same figures.
 *
 *     npm run bench -- morning --students 62500 --minutes 2 --seed 1
 *     npm run bench -- morning --slice 8 --plot     an eighth of a shard, and docs/images/morning-*.svg
 */

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '62500' },
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    /**
     * Simulates one of this many equal parts of the shard: faster, but its cores share less work.
     */
    slice: { type: 'string', default: '1' },
    /**
     * Plots how waits and load grow with the students, and the prediction next to the measurement.
     */
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

/** The number of shards that the country's students are divided into. */
const SHARDS = 16;

const remedies: Record<string, Partial<Morning>> = {
  'no check-in after a draft': { habits: { ...habits, sparesCheckIns: true } },
  'twice the web processes': { cluster: { ...shard, webProcesses: shard.webProcesses * 2 } },
};

/** Changes that make it worse. */
const harms: Record<string, Partial<Morning>> = {
  'a statement for each write': { cluster: { ...shard, maxTogether: 1 } },
  'a disk that takes 8 ms': { cluster: { ...shard, flushTime: 8 } },
};

/** The changes, with their names in the table. */
const mornings: [string, Partial<Morning>][] = [
  ['as planned', {}],
  ['half as many students', { students: usual.students / 2 }],
  ['twice as many students', { students: usual.students * 2 }],
  ['four times as many', { students: usual.students * 4 }],
  ['eight times as many', { students: usual.students * 8 }],
  ['everybody opens within 15 s', { openingSeconds: 15 }],
  ...Object.entries({ ...remedies, ...harms }),
  [
    'half the database’s cores',
    { cluster: { ...shard, databaseCores: Math.max(1, shard.databaseCores / 2) } },
  ],
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
if (values.plot) {
  await drawGrowth(usual, { ...remedies, ...harms }, slice * SHARDS);
  await drawComparison();
}
