import { expect, it } from 'vitest';
import { formatArrangements } from './format-arrangements.ts';

it('names the arrangements a student has been given, and nothing else', () => {
  const none = { restBreakMinutes: 0, fontSize: 'normal', overlay: 'none', readAloud: false };
  expect(formatArrangements({ ...none, fontSize: 'normal', overlay: 'none' })).toEqual([]);
  expect(
    formatArrangements({
      restBreakMinutes: 1,
      fontSize: 'large',
      overlay: 'blue',
      readAloud: true,
    }),
  ).toEqual([
    'Rest breaks, 1 minute in a quiz',
    'Large text',
    'Blue overlay',
    'Questions read aloud',
  ]);
});
