import { equalityOf } from '../engine/equality-key.ts';
import type { ConfirmedAnswer, MarkingTask } from '../engine/marker.ts';
import { trigramsOf } from '../engine/text/trigrams.ts';

/** The approximate number of tokens of other answers sent along with one. */
const TOKEN_BUDGET = 1_200;
const CHARACTERS_A_TOKEN = 4;

/**
 * Returns the confirmed answers most like the one to be marked, as many as the budget allows, and
 * never that answer itself or an equal one.
 */
export function chooseExamples({
  userAnswer,
  confirmed = [],
  ...question
}: Pick<
  MarkingTask,
  'userAnswer' | 'confirmed' | 'questionText' | 'markSchemeAnswer'
>): ConfirmedAnswer[] {
  const keyOf = equalityOf(question);
  const own = keyOf(userAnswer);
  const trigrams = trigramsOf(userAnswer);
  const others = new Map(confirmed.map((one) => [keyOf(one.userAnswer), one] as const));
  others.delete(own);
  const byLikeness = [...others.values()]
    .map((one) => ({ one, likeness: likenessOf(trigrams, trigramsOf(one.userAnswer)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  let left = TOKEN_BUDGET * CHARACTERS_A_TOKEN;
  return byLikeness
    .filter(({ one }) => {
      const fits = one.userAnswer.length <= left;
      if (fits) left -= one.userAnswer.length;
      return fits;
    })
    .map(({ one }) => one);
}

/** Returns the share of their letter groups that two texts have in common, 0..1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : new Set(one).intersection(new Set(other)).size / all;
}
