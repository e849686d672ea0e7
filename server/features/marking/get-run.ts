import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { findRun, type RunWithCounts } from './marking-run-queries.ts';

/** A run on a quiz that the actor may mark. Throws NOT_FOUND otherwise. */
export async function getRunFor(
  database: Database,
  actor: Actor,
  runId: string,
): Promise<RunWithCounts> {
  const run = await findRun(database, runId);
  if (!run) throw fail('NOT_FOUND');
  await getQuizFor(database, actor, 'response.mark', run.quizCode, 'NOT_FOUND');
  return run;
}
