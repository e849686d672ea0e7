import { expect, it } from 'vitest';
import { findOptionsProblem, findRightOptionsProblem } from '../../../../shared/choice-problems.ts';
import { pairsFields, pairsIn } from './pair-rows.ts';

const fields = {
  options: 'France\nItaly\n\nParis\nRome\nVienna',
  markSchemeAnswer: 'France → Paris (2)\nItaly → Rome',
};

it('reads the pairs of a question, and writes them back unchanged', () => {
  expect(pairsIn(fields)).toEqual({
    rows: [
      { item: 'France', choice: 'Paris', marks: ' (2)' },
      { item: 'Italy', choice: 'Rome', marks: '' },
    ],
    others: 'Vienna',
  });
  expect(pairsFields(pairsIn(fields))).toEqual(fields);
});

it('starts with two blank pairs, which leave the question empty', () => {
  const blank = pairsIn({ options: '', markSchemeAnswer: '' });
  expect(blank.rows).toHaveLength(2);
  expect(pairsFields(blank)).toEqual({ options: '', markSchemeAnswer: '' });
});

it('has one choice for two items, and sorts the choices so that their order gives nothing away', () => {
  const rows = [
    { item: 'cat', choice: 'mammal', marks: '' },
    { item: 'newt', choice: 'amphibian', marks: '' },
    { item: 'dog', choice: 'mammal', marks: '' },
  ];
  expect(pairsFields({ rows, others: '' }).options).toBe('cat\nnewt\ndog\n\namphibian\nmammal');
});

it.each([
  ['a → x', ' → y', 'c → z'],
  [' → y', 'a → x', 'c → z'],
  ['a → x', 'c → z', ' → y', ' → q'],
  ['a → ', 'c → z'],
  [' → y', ' → z'],
  ['a → ', 'c → '],
  ['a → x', 'a → z'],
])('reads half-written pairs back unchanged: %j, %j, %j', (...pairs) => {
  const rows = pairs.map((pair) => {
    const [item = '', choice = ''] = pair.split(' → ');
    return { item, choice, marks: '' };
  });
  const typed = { rows, others: 'w' };
  expect(pairsIn(pairsFields(typed))).toEqual(typed);
});

it('asks for the missing item of a choice, and does not treat it as an extra choice', () => {
  const rows = [
    { item: 'a', choice: 'x', marks: '' },
    { item: '', choice: 'y', marks: '' },
    { item: 'c', choice: 'z', marks: '' },
  ];
  const question = { kind: 'matching' as const, maxMark: 2, ...pairsFields({ rows, others: '' }) };
  expect(findOptionsProblem(question)).toBeNull();
  expect(findRightOptionsProblem(question)).toMatch('Each item must be matched');
});
