import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import type { Told } from './writers.ts';

/** One row of the table of faults. */
export interface Outcome {
  fault: string;
  rounds: number;
  acknowledged: number;
  /** Answers that were acknowledged, but never in the database. */
  lost: number;
  /** Answers stored more than once, or whose newest version is missing at the end. */
  wrong: number;
  /** The longest time until an answer was acknowledged, in seconds. */
  longestWait: number;
  refusals: Map<string, number>;
  /** Any other remark. */
  note: string;
}

interface Committed extends Record<string, unknown> {
  line: string;
  times: number;
}

interface Stored extends Record<string, unknown> {
  key: string;
  revision: number;
}

/**
 * Compares what was acknowledged with every version that the database has committed (see
 * `watchAnswers`), and with its current content.
 */
export async function compare(
  database: Database,
  { acknowledged, refusals, longestWait }: Told,
): Promise<Omit<Outcome, 'fault' | 'rounds' | 'note'>> {
  const { rows } = await database.execute<Committed>(sql`
    select concat_ws(' ', user_id, question_id, revision, hash) as line, count(*)::int as times
    from committed_answers group by 1`);
  const committed = new Map(rows.map(({ line, times }) => [line, times]));
  const { rows: stored } = await database.execute<Stored>(sql`
    select user_id || ' ' || question_id as key, revision from submissions`);
  const newest = new Map(stored.map(({ key, revision }) => [key, revision]));
  const timesOf = ({ userId, questionId, revision, hash }: Told['acknowledged'][number]) =>
    committed.get([userId, questionId, revision, hash].join(' ')) ?? 0;
  const isGone = ({ userId, questionId, revision }: Told['acknowledged'][number]) =>
    (newest.get(`${userId} ${questionId}`) ?? 0) < revision;
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((answer) => timesOf(answer) === 0).length,
    wrong: acknowledged.filter((answer) => timesOf(answer) > 1 || isGone(answer)).length,
    longestWait: longestWait / 1_000,
    refusals,
  };
}

const WIDTHS = [40, 8, 14, 6, 16, 14];

function inColumns(cells: (string | number)[]): string {
  return cells.map((cell, index) => String(cell).padEnd(WIDTHS[index] ?? 0)).join('');
}

/** Prints the table and the refusals; returns true if nothing was lost or duplicated. */
export function printOutcomes(outcomes: Outcome[], say: (text: string) => void): boolean {
  say('');
  say(inColumns(['fault', 'rounds', 'acknowledged', 'lost', 'doubled/gone', 'longest wait']));
  for (const { fault, rounds, acknowledged, lost, wrong, longestWait } of outcomes) {
    say(inColumns([fault, rounds, acknowledged, lost, wrong, `${longestWait.toFixed(1)} s`]));
  }
  for (const { fault, refusals, note } of outcomes) {
    const answers = [...refusals].map(([answer, count]) => `${count} × ${answer}`).join('; ');
    say(`\n${fault}: ${note}\n  answered meanwhile: ${answers || 'nothing else'}`);
  }
  return outcomes.every(({ lost, wrong }) => lost + wrong === 0);
}
