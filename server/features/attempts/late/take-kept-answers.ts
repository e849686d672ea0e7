import type { Typed } from '../../../../shared/contract/attempts.ts';
import type { Db } from '../../../database/client.ts';
import type { IncomingAnswer } from '../answers-queries.ts';
import { findArrangedAttempt, type AttemptKey } from '../attempts-queries.ts';
import type { AttemptStamps } from './attempt-stamps.ts';
import { replaceHandedIn } from './late-answers-queries.ts';
import { outageThatKept, type Outage } from './late-rules.ts';
import { beat, listRecentOutages } from './outages-queries.ts';

export interface TimedAnswer extends IncomingAnswer {
  typed?: Typed | undefined;
}

/**
 * Accepts, for an attempt that the deadline ended, answers from before the deadline that could not
 * arrive because the server was away (docs/decisions/0053). All others stay on the student's
 * device. Returns true if there were any.
 */
export async function takeKeptAnswers(
  database: Db,
  stamps: AttemptStamps,
  key: AttemptKey,
  answers: readonly TimedAnswer[],
): Promise<boolean> {
  if (answers.length === 0) return false;
  const outages = await listOutages(database);
  if (outages.length === 0) return false;
  const arranged = await findArrangedAttempt(database, key);
  const isEndedByClock =
    arranged?.attempt.finishedBecause === 'deadline' ||
    arranged?.attempt.finishedBecause === 'time-up';
  if (!arranged || !isEndedByClock) return false;
  const { attempt, now } = arranged;
  const kept = answers.flatMap(({ typed, ...answer }) => {
    const answeredAt = typed && stamps.read(attempt, typed.stamp);
    if (!answeredAt) return [];
    const typedAt = new Date(typed.at);
    const { deadlineAt } = attempt;
    const outage = outageThatKept({ typedAt, answeredAt, deadlineAt, now }, outages);
    if (!outage) return [];
    return [{ ...answer, late: { typedAt, outage } }];
  });
  await replaceHandedIn(database, attempt, kept);
  return kept.length > 0;
}

/** This process may be the first to come back, so it must record the outage before listing. */
async function listOutages(database: Db): Promise<Outage[]> {
  await beat(database);
  return listRecentOutages(database);
}
