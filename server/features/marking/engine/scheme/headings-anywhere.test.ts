import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Headings in many wordings, each saying that two of the four lines below earn a mark each. */
const HEADINGS = [
  'Any two from:',
  'Any TWO of the following',
  'Two from:',
  'Any two valid effects, e.g.',
  'Any two sensible points such as:',
  'Any two from this list:',
  'Any two from: (1) each',
  'Any two (1 mark each)',
  'Two effects, 1 mark each:',
  'Max 2',
  '[max 2 marks]',
  '2 max',
  'Up to 2 marks from:',
  'Up to a maximum of two marks:',
  'Any of the following, to a maximum of 2:',
  'Any of these, 1 mark each, max 2:',
  '1 mark each, max 2',
  'Award one mark for each effect, up to two marks',
  'One mark per effect. Maximum two.',
  'Credit any two of these:',
  'For 2 marks, any two of:',
  'Any two × 1 mark',
  'Effects [max 2 marks]',
  'Possible effects (max 2):',
  'any 2 effects',
  'one mark each for any two from -',
  'Two marks, one for each, any two',
  'Up to 2 marks, one for each of –',
  '(1 mark each – max. 2.)',
  '1 mark for each correct effect (2 marks)',
];
const POINTS = ['rivers flood', 'crops fail', 'roads are closed', 'people are hurt'];
const LISTS: readonly (readonly [name: string, write: (point: string, at: number) => string])[] = [
  ['bullets', (point) => `• ${point}`],
  ['lines', (point) => point],
  ['marks in brackets', (point) => `${point} (1)`],
  ['semicolons', (point) => `${point};`],
  ['ticks', (point) => `${point} ✓`],
  ['numbers', (point, at) => `${at + 1}. ${point}`],
];

describe.each(LISTS)('a heading over a list in %s', (_, write) => {
  it.each(HEADINGS)('%s', (heading) => {
    const list = POINTS.map((point, at) => write(point, at)).join('\n');
    const { groups } = readScheme(`${heading}\n${list}`, 2, 'Give two effects of the storm.');
    expect(groups).toHaveLength(1);
    const points = groups.flatMap(({ points: some }) => some);
    expect(points.map(({ statements: [first], marks }) => [first, marks])).toEqual(
      POINTS.map((point) => [point, 1]),
    );
  });
});

it.each([
  'One mark for each effect, e.g. rivers flood, crops fail, roads are closed, people are hurt. Anything sensible.',
  'any two – rivers flood, crops fail, roads are closed, people are hurt',
  '+ 1 mark each (max 2) for rivers flood, crops fail, roads are closed, people are hurt',
])('a list on the same line as its heading is read: %s', (scheme) => {
  const { groups } = readScheme(scheme, 2, 'Give two effects of the storm.');
  expect(groups.map(({ count, points }) => [count, ...points.map(({ text }) => text)])).toEqual([
    [2, ...POINTS],
  ]);
});

it('a maximum number of marks for a part limits the points below it', () => {
  const { groups } = readScheme(
    'Award up to 2 marks for the causes:\n- heavy rain (1)\n- steep hills (1)\n- bare soil (1)\nAward up to 1 mark for an effect:\n- crops fail (1)\n- roads are closed (1)',
    3,
    'Explain causes and an effect of the flood.',
  );
  expect(groups.map(({ cap, points }) => [cap, points.length])).toEqual([
    [2, 3],
    [1, 2],
  ]);
});

it.each([
  'any two',
  'Any two. Accept any other effect.',
  'any 2 for 2 marks. Spelling does not matter.',
])('"%s" below the list is its limit', (below) => {
  const { groups } = readScheme(`${POINTS.join('\n')}\n${below}`, 2, 'Give two effects.');
  expect(groups.map(({ points }) => points.map(({ text }) => text))).toEqual([POINTS]);
  expect(groups.reduce((sum, { cap }) => sum + (cap ?? 0), 0)).toBe(2);
});

it.each([
  'Any 2 reasons (1 each) + what came of it (1 each)',
  'Answers may include any two of the following, 1 mark for each reason and 1 further mark for each explanation:',
])('a mark for each item and a mark for its explanation are both read: %s', (heading) => {
  const scheme = `${heading}\n• ice melts – the sea rises\n• crops fail – people leave\n• wells dry out – cattle die`;
  const { groups } = readScheme(scheme, 4, 'Give two reasons and explain them.');
  expect(groups.map(({ cap, points }) => [cap, points.length])).toEqual([[4, 6]]);
});

/** Titles under which teachers file a scheme; they must not be read as answers. */
const TITLES = [
  'Weather Q3',
  'Exercise 12B',
  'Yr 7 assessment no. 2 (two marks)',
  'Storms quiz',
  'Chapter 4 review',
  'Storms - end of unit',
  'Answers to Activity 6',
  '★ Quick Test answers ★',
  'Weather check up',
  'Homework 5 answers\n3   ',
  'Storms (2 marks)',
];

describe.each(TITLES)('below the title %j', (title) => {
  it.each([
    ['points with their marks', '- rivers flood (1)\n- crops fail (1)'],
    ['marks in words', 'rivers flood - one mark\ncrops fail - one mark'],
  ])('%s are read as points', (_, list) => {
    const scheme = title.endsWith(' ') ? title + list : `${title}\n${list}`;
    const { groups } = readScheme(scheme, 2, 'Give two effects of the storm.');
    const points = groups.flatMap(({ points: some }) => some);
    expect(points.map(({ text }) => text)).toEqual(['rivers flood', 'crops fail']);
  });
});

it.each([
  ['names of tests', 'litmus test\nflame test\niodine test', 3],
  ['things to do first', 'test the soil (1)\nadd lime (1)', 2],
  ['a point with its own total', 'the whole answer (2 marks)\nhalf an answer (1)', 2],
])('%s are still read as points', (_, scheme, maxMark) => {
  const { groups } = readScheme(scheme, maxMark, 'What should the gardener do?');
  const points = groups.flatMap(({ points: some }) => some);
  expect(points[0]?.text).toBe(scheme.split('\n')[0]?.replace(/ \(.*/, ''));
});
