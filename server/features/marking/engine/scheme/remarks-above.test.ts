import { expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const POINTS = ['exports machinery', 'imports food', 'trade deficit'];
const BELOW = POINTS.map((point) => `${point} (1)`).join('\n');
const read = (scheme: string) =>
  readScheme(scheme, 3, 'Describe the trade of Britain.').groups.flatMap(({ points }) =>
    points.map(({ text }) => text),
  );

/** A remark to the marker above the first point. */
it.each([
  'MP2: NOT exports alone',
  'For MP2: do not accept exports alone',
  'NOT exports alone – imports needed for MP2',
  'Sub max 2 for knowledge only',
  'Sub-max 2 for AO1 only',
  'Answers may be in any order',
  'Points can be given in any order.',
  'Candidates must give both sides',
  'Penalise spelling only once',
])('%j is not part of the point below it', (remark) => {
  expect(read(`${remark}\n${BELOW}`)).toEqual(POINTS);
});

it.each(['exports of\nmachinery (1)', 'accepts exports of\nmachinery (1)'])(
  'the first words of a point are kept: %j',
  (first) => {
    expect(read(`${first}\nimports food (1)\ntrade deficit (1)`)[0]).toBe(
      first.replace('\n', ' ').replace(' (1)', ''),
    );
  },
);
