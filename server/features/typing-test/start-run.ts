import { randomInt, randomUUID } from 'node:crypto';
import { TYPING_WORDS_PER_LIST } from '../../../shared/typing-numbers.ts';
import type { Db } from '../../database/client.ts';
import { commonWords } from './common-words.ts';
import { startSession } from './typing-test-queries.ts';

/** Starts a run with 100 random words (spec section 9, Typing test). */
export async function startRun(database: Db, uid: string) {
  const testSessionId = randomUUID();
  const words = drawWords(TYPING_WORDS_PER_LIST);
  const startedAt = await startSession(database, { uid, testSessionId, words });
  return { testSessionId, words, startedAt: startedAt.toISOString() };
}

/** Random words, never the same twice in a row. */
function drawWords(count: number): string[] {
  const words: string[] = [];
  while (words.length < count) {
    const word = commonWords[randomInt(commonWords.length)];
    if (word !== undefined && word !== words.at(-1)) words.push(word);
  }
  return words;
}
