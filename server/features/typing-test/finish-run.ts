import type { TypedWord } from '../../../shared/contract/typing-test.ts';
import { scoreTyping } from '../../../shared/typing-score.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findConcerns, raiseConcerns, type WelfareTools } from '../welfare/public.ts';
import {
  findElapsed,
  insertResult,
  raiseBest,
  takeSession,
  type TypingResultRow,
} from './typing-test-queries.ts';
import { isHumanlyPossible, isInTime } from './typing-test-rules.ts';

interface FinishedRun {
  testSessionId: string;
  words: TypedWord[];
  unfinished: string;
}

/**
 * Ends a run and stores the result that the server itself reckons from what was typed. Throws
 * TYPING_RUN_OVER where the run has a result or another took its place, and TYPING_RESULT_REFUSED
 * where no person can have typed this since the start.
 */
export async function finishRun(
  { database, jobs, welfareCheck }: WelfareTools & { database: Database },
  { id: uid, username }: Pick<Actor, 'id' | 'username'>,
  { testSessionId, words, unfinished }: FinishedRun,
): Promise<TypingResultRow & { isBest: boolean }> {
  // Before all else: a busy server takes none of the network's allowance.
  const elapsedMs = await findElapsed(database, uid, testSessionId);
  if (elapsedMs === undefined) throw fail('TYPING_RUN_OVER');
  const shown = { source: 'typing-name' as const, userId: uid, text: username };
  const concerns = await findConcerns(welfareCheck, [shown]);
  return database.transaction(async (transaction) => {
    const session = await takeSession(transaction, uid, testSessionId);
    if (!session) throw fail('TYPING_RUN_OVER');
    const run = { words: session.words, typed: words, unfinished };
    if (!isInTime(elapsedMs) || !isHumanlyPossible(run)) {
      throw fail('TYPING_RESULT_REFUSED');
    }
    const committed = words.map(({ typed }) => typed);
    const { correctCharacters: _, ...score } = scoreTyping(session.words, {
      committed,
      unfinished,
    });
    const result = await insertResult(transaction, { uid, username, testSessionId, ...score });
    await raiseConcerns(transaction, jobs, concerns);
    return { ...result, isBest: await raiseBest(transaction, result) };
  });
}
