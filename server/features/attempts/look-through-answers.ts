import { WELFARE_ATTEMPTS_AT_ONCE } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import type { AttemptKey } from './attempts-queries.ts';
import { findConcerns, raiseConcerns, type WelfareTools } from '../welfare/public.ts';
import {
  hasUnchecked,
  holdUnchecked,
  listHandedIn,
  listUnchecked,
  markChecked,
  type Handed,
} from './look-through-queries.ts';

export interface LookingTools extends WelfareTools {
  database: Database;
}

/**
 * Checks newly submitted answers for welfare concerns, on any node, however the attempts ended. The
 * attempts themselves are the queue, so submitting waits for nothing and a restart loses none.
 */
export async function lookThroughAnswers(tools: LookingTools, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    if ((await lookThroughSome(tools, {})) < WELFARE_ATTEMPTS_AT_ONCE) return;
  }
}

/** Checks all of one quiz's answers, before they go to a marker, a sample or a file. */
export function lookThroughQuiz(tools: LookingTools, quizCode: string): Promise<void> {
  return lookThroughAll(tools, { quizCode });
}

/** Checks all of a student's submitted answers, before they go into a file. */
export function lookThroughStudent(tools: LookingTools, userId: string): Promise<void> {
  return lookThroughAll(tools, { userId });
}

/** Checks one attempt's answers, before they may change. */
export function lookThroughAttempt(tools: LookingTools, key: AttemptKey): Promise<void> {
  return lookThroughAll(tools, key);
}

async function lookThroughAll(tools: LookingTools, handed: Handed): Promise<void> {
  while (await hasUnchecked(tools.database, handed)) await lookThroughSome(tools, handed);
}

const attemptOf = ({ quizCode, userId }: { quizCode?: string | null; userId: string | null }) =>
  `${quizCode} ${userId}`;

/**
 * The threads check outside a transaction; answers that change meanwhile are left for the next
 * time.
 */
async function lookThroughSome(tools: LookingTools, handed: Handed): Promise<number> {
  const listed = await listUnchecked(tools.database, handed, WELFARE_ATTEMPTS_AT_ONCE);
  if (listed.length === 0) return 0;
  const answers = await listHandedIn(tools.database, listed);
  const texts = answers.map((answer) => ({ source: 'answer' as const, ...answer }));
  const found = await findConcerns(tools.welfareCheck, texts);
  const seen = new Set(answers.map((answer) => JSON.stringify(answer)));
  await tools.database.transaction(async (transaction) => {
    const held = await holdUnchecked(transaction, listed);
    const unseen = (await listHandedIn(transaction, held)).filter(
      (answer) => !seen.has(JSON.stringify(answer)),
    );
    const changed = new Set(unseen.map(attemptOf));
    const done = held.filter((key) => !changed.has(attemptOf(key)));
    const doneNames = new Set(done.map(attemptOf));
    const toRaise = found.filter((concern) => doneNames.has(attemptOf(concern)));
    await raiseConcerns(transaction, tools.jobs, toRaise);
    await markChecked(transaction, done);
  });
  return listed.length;
}
