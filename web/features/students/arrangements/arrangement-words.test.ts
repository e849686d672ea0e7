import { expect, it } from 'vitest';
import { arrangementWords } from './arrangement-words.ts';

it('names what a student has been given, and nothing else', () => {
  const none = { restBreakMinutes: 0, fontSize: 'normal', overlay: 'none', readAloud: false };
  expect(arrangementWords({ ...none, fontSize: 'normal', overlay: 'none' })).toEqual([]);
  expect(
    arrangementWords({ restBreakMinutes: 1, fontSize: 'large', overlay: 'blue', readAloud: true }),
  ).toEqual([
    'Rest breaks, 1 minute in a quiz',
    'Large text',
    'Blue overlay',
    'Questions read aloud',
  ]);
});
