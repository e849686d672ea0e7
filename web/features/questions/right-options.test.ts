import { expect, it } from 'vitest';
import { emptyQuestion } from '../../../shared/question-content.ts';
import { rightOptions, withOptions } from './right-options.ts';

const values = {
  ...emptyQuestion,
  kind: 'choices' as const,
  options: 'red\ngreen\nblue',
  markSchemeAnswer: 'red (1)\nblue',
};

it('finds the right options, with marks or without', () => {
  expect(rightOptions(values)).toEqual(['red', 'blue']);
});

it('keeps a right option while it is reworded', () => {
  expect(withOptions(values, 'red\ngreen\nnavy blue').markSchemeAnswer).toBe('red\nnavy blue');
});

it('forgets a right option that was taken out, and no other', () => {
  expect(withOptions(values, 'green\nblue').markSchemeAnswer).toBe('blue');
  expect(withOptions(values, 'red\ngreen\nblue\nwhite').markSchemeAnswer).toBe('red\nblue');
});
