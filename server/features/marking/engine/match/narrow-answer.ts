import type { Token } from '../text/tokenise.ts';
import { trigramsOf } from '../text/trigrams.ts';
import { contentWords, type Answer } from './answer.ts';

/**
 * Returns the part of an answer that matters to one point of several: the sentences that express
 * it, without words that belong to other points, which must neither help nor harm this one.
 */
export function narrowAnswer(
  answer: Answer,
  carrying: readonly Token[],
  isOfOthers: (token: Token) => boolean,
): Answer {
  const sentences = new Set(carrying.map((token) => token.sentence));
  const tokens = answer.tokens.filter(
    (token) => sentences.has(token.sentence) && (token.isFunctionWord || !isOfOthers(token)),
  );
  return {
    ...answer,
    tokens,
    words: contentWords(tokens),
    trigrams: trigramsOf(tokens.map((token) => token.word).join(' ')),
  };
}
