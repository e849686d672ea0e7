import { expect, it } from 'vitest';
import { MAX_ANSWER_CHARACTERS, MAX_QUESTION_TEXT_CHARACTERS } from '../business-rules.ts';
import { tickedPoints } from './mark-decisions.ts';

const ticked = { point: 'oxygen', marksAvailable: 1, marksAwarded: 1, quote: 'oxygen' };

it.each([
  ['a point longer than any scheme', { point: 'x'.repeat(MAX_QUESTION_TEXT_CHARACTERS + 1) }],
  ['a quote longer than any answer', { quote: 'x'.repeat(MAX_ANSWER_CHARACTERS + 1) }],
])('ticked points are refused with %s', (_, change) => {
  expect(tickedPoints.safeParse([ticked]).success).toBe(true);
  expect(tickedPoints.safeParse([{ ...ticked, quote: null }]).success).toBe(true);
  expect(tickedPoints.safeParse([{ ...ticked, ...change }]).success).toBe(false);
});
