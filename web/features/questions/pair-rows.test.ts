import { expect, it } from 'vitest';
import { pairsFields, pairsIn } from './pair-rows.ts';

const fields = {
  options: 'France\nItaly\n\nParis\nRome\nVienna',
  markSchemeAnswer: 'France → Paris (2)\nItaly → Rome',
};

it('reads the pairs of a question, and writes them the same', () => {
  expect(pairsIn(fields)).toEqual({
    rows: [
      { item: 'France', choice: 'Paris', marks: ' (2)' },
      { item: 'Italy', choice: 'Rome', marks: '' },
    ],
    others: 'Vienna',
  });
  expect(pairsFields(pairsIn(fields))).toEqual(fields);
});

it('begins with two blank pairs, which leave the question empty', () => {
  const blank = pairsIn({ options: '', markSchemeAnswer: '' });
  expect(blank.rows).toHaveLength(2);
  expect(pairsFields(blank)).toEqual({ options: '', markSchemeAnswer: '' });
});

it('has one choice for two items, and sorts so that the order says nothing', () => {
  const rows = [
    { item: 'cat', choice: 'mammal', marks: '' },
    { item: 'newt', choice: 'amphibian', marks: '' },
    { item: 'dog', choice: 'mammal', marks: '' },
  ];
  expect(pairsFields({ rows, others: '' }).options).toBe('cat\nnewt\ndog\n\namphibian\nmammal');
});
