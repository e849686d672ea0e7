import type { Outcome as Recorded } from '../faults/compare.ts';
import type { Outcome } from './report.ts';
import type { Acknowledged } from './school.ts';
import type { Tally } from './tally.ts';

/** A kill, and how many answers had been acknowledged by then. */
export interface Kill {
  name: string;
  from: number;
}

/** Returns the result of each kind of kill, until the next one; and of the final submissions. */
export function sliceByKill(
  kills: readonly Kill[],
  tally: Tally,
  missing: readonly Acknowledged[],
  { answers, different, unsentInTheEnd, lastWords }: Outcome,
): Recorded[] {
  const gone = new Set(missing);
  const rows = new Map<string, Recorded>();
  for (const [place, { name, from }] of kills.entries()) {
    const until = kills[place + 1]?.from ?? tally.acknowledged.length;
    const slice = tally.acknowledged.slice(place === 0 ? 0 : from, until);
    const row = rows.get(name) ?? emptyRow(`killed: ${name}`);
    row.rounds += 1;
    row.acknowledged += slice.length;
    row.lost += slice.filter((answer) => gone.has(answer)).length;
    rows.set(name, row);
  }
  const wrong = unsentInTheEnd + lastWords.length + tally.surprises.length;
  const handedIn = { ...emptyRow('handed in after these'), rounds: 1, wrong };
  return [...rows.values(), { ...handedIn, acknowledged: answers, lost: different }];
}

function emptyRow(fault: string): Recorded {
  const empty = { rounds: 0, acknowledged: 0, lost: 0, wrong: 0, longestWait: 0 };
  return { fault, ...empty, refusals: new Map(), note: '' };
}
