import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';

interface Marks extends Record<string, unknown> {
  answers: number;
  marked: number;
  twice: number;
  events: number;
  state: string;
}

/** Counts the marks of a run: a mark has one revision for each time that it was given. */
export async function countMarks(
  database: Database,
  quizCode: string,
  runId: string,
): Promise<Marks> {
  const { rows } = await database.execute<Marks>(sql`
    select count(*)::int as answers, count(mark_awarded)::int as marked,
           count(*) filter (where mark_revision > 1)::int as twice,
           (select count(*)::int from mark_events where run_id = ${runId}) as events,
           (select state from marking_runs where id = ${runId}) as state
    from submissions where quiz_code = ${quizCode}`);
  const [marks] = rows;
  if (!marks) throw new Error('The count returned no row.');
  return marks;
}

/** Returns `400 of 400 marked, 0 twice, 400 events, run completed`. */
export function describeMarks({ answers, marked, twice, events, state }: Marks): string {
  return `${marked} of ${answers} marked, ${twice} twice, ${events} events, run ${state}`;
}
