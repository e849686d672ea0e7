import { WELFARE_ATTEMPTS_AT_ONCE } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { findConcerns, raiseConcerns, type WelfareTools } from '../welfare/public.ts';
import { hasUnchecked, listHandedIn, markChecked, takeUnchecked } from './look-through-queries.ts';

interface LookingTools extends WelfareTools {
  database: Database;
}

/**
 * Looks through what was handed in since, on whatever node, however the attempts ended. They are
 * their own queue, as those that are overdue: handing in waits for nothing, and a restart forgets
 * none.
 */
export async function lookThroughAnswers(tools: LookingTools, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    if ((await lookThroughSome(tools, null)) < WELFARE_ATTEMPTS_AT_ONCE) return;
  }
}

/** The same for one quiz, to the last answer: before its answers go to a marker or to a bulk act. */
export async function lookThroughQuiz(tools: LookingTools, quizCode: string): Promise<void> {
  while (await hasUnchecked(tools.database, quizCode)) await lookThroughSome(tools, quizCode);
}

function lookThroughSome(tools: LookingTools, quizCode: string | null): Promise<number> {
  return tools.database.transaction(async (transaction) => {
    const attempts = await takeUnchecked(transaction, quizCode, WELFARE_ATTEMPTS_AT_ONCE);
    if (attempts.length === 0) return 0;
    const answers = await listHandedIn(transaction, attempts);
    const texts = answers.map((answer) => ({ source: 'answer' as const, ...answer }));
    await raiseConcerns(transaction, tools.jobs, await findConcerns(tools.welfareCheck, texts));
    await markChecked(transaction, attempts);
    return attempts.length;
  });
}
