import { percentile } from '../measure-requests.ts';
import type { Tally } from './tally.ts';

/** The result of the run, besides what was counted during it. */
export interface Outcome {
  seconds: number;
  kills: Record<string, number>;
  pagesKilled: number;
  failedStarts: number;
  /** The app's last output each time that it exited by itself. */
  lastWords: string[];
  /** Acknowledged drafts that are not in the database. */
  missing: number;
  answers: number;
  /** Submitted answers that differ from what their student typed. */
  different: number;
  /** Pages that still had words to send when everything was quiet. */
  unsentInTheEnd: number;
}

/** The guarantee: nothing typed longer ago than this is ever lost. */
const MAX_LOSS_MS = 2_000;

/** Prints the figures; returns true if the guarantee was kept. */
export function report(outcome: Outcome, tally: Tally, say: (text: string) => void): boolean {
  const kinds = Object.entries(outcome.kills).map(([name, count]) => `${count} × ${name}`);
  const longestLoss = Math.max(0, ...tally.losses.map((loss) => loss.milliseconds));
  const lostKeys = tally.losses.reduce((sum, loss) => sum + loss.keys, 0);
  const times = tally.savedIn.toSorted((a, b) => a - b);
  const line = (name: string, value: string | number) => say(`${name.padEnd(46)}${value}`);
  say('');
  line('seconds', outcome.seconds);
  line('kills', kinds.join(', '));
  line('starts that had to be repeated', outcome.failedStarts);
  line('times that the app ended by itself', outcome.lastWords.length);
  line('keys typed', tally.keys);
  line('drafts and answers acknowledged', tally.acknowledged.length);
  line('save, ms p50 p95 max', [0.5, 0.95, 1].map((share) => percentile(times, share)).join(' '));
  line('acknowledged and not in the database', outcome.missing);
  line('pages killed', outcome.pagesKilled);
  line('answers of killed pages that lost keys', tally.losses.length);
  line('keys they lost', lostKeys);
  line('age of the oldest lost key, ms', longestLoss);
  line('pages with unsent words in the end', outcome.unsentInTheEnd);
  line('submitted answers compared', outcome.answers);
  line('of them not as typed', outcome.different);
  line('surprises', tally.surprises.length);
  for (const surprise of new Set(tally.surprises)) say(`  ${surprise}`);
  for (const words of outcome.lastWords) say(`\nThe app ended by itself:\n${words}`);
  const isKept =
    outcome.lastWords.length === 0 &&
    outcome.missing === 0 &&
    outcome.different === 0 &&
    outcome.unsentInTheEnd === 0 &&
    tally.surprises.length === 0 &&
    longestLoss <= MAX_LOSS_MS;
  say(isKept ? '\nNothing was lost.' : '\nSomething was lost.');
  return isKept;
}
