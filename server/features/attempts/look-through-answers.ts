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
 * Looks through what was handed in since, on whatever node, however the attempts ended. They are
 * their own queue, as those that are overdue: handing in waits for nothing, and a restart forgets
 * none.
 */
export async function lookThroughAnswers(tools: LookingTools, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    if ((await lookThroughSome(tools, {})) < WELFARE_ATTEMPTS_AT_ONCE) return;
  }
}

/** The same for one quiz, to the last answer: before they go to a marker, a sample or a file. */
export function lookThroughQuiz(tools: LookingTools, quizCode: string): Promise<void> {
  return lookThroughAll(tools, { quizCode });
}

/** The same for all that a student has handed in, before it goes into a file. */
export function lookThroughStudent(tools: LookingTools, userId: string): Promise<void> {
  return lookThroughAll(tools, { userId });
}

/** The same for one attempt, before its words may change. */
export function lookThroughAttempt(tools: LookingTools, key: AttemptKey): Promise<void> {
  return lookThroughAll(tools, key);
}

async function lookThroughAll(tools: LookingTools, handed: Handed): Promise<void> {
  while (await hasUnchecked(tools.database, handed)) await lookThroughSome(tools, handed);
}

const attemptOf = ({ quizCode, userId }: { quizCode?: string | null; userId: string | null }) =>
  `${quizCode} ${userId}`;

/** The threads check without a transaction; what changed meanwhile is left for the next time. */
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
