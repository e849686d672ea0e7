import { expect, it } from 'vitest';
import { emptyQuestion } from '../../../shared/question-content.ts';
import { bestOption, rightOptions, withKind, withOptions } from './right-options.ts';

const values = {
  ...emptyQuestion,
  kind: 'choices' as const,
  options: 'red\ngreen\nblue',
  markSchemeAnswer: 'red (1)\nblue',
};

it('finds the right options, with marks or without', () => {
  expect(rightOptions(values)).toEqual([
    { option: 'red', marks: 1 },
    { option: 'blue', marks: null },
  ]);
});

it('keeps a right option and its marks while options are reworded', () => {
  expect(withOptions(values, 'red\ngreen\nnavy blue').markSchemeAnswer).toBe('red (1)\nnavy blue');
  expect(withOptions(values, 'scarlet\ngreen\nblue').markSchemeAnswer).toBe('scarlet (1)\nblue');
});

it('forgets a right option that was taken out, and no other', () => {
  expect(withOptions(values, 'green\nblue').markSchemeAnswer).toBe('blue');
  expect(withOptions(values, 'red\ngreen\nblue\nwhite').markSchemeAnswer).toBe('red (1)\nblue');
});

it('knows the one that earns most', () => {
  expect(bestOption(rightOptions(values))?.option).toBe('blue');
  expect(bestOption([])).toBeUndefined();
});

it('leaves one right option where one is to be chosen, and all where several are', () => {
  expect(withKind(values, 'choice')).toEqual({ kind: 'choice', markSchemeAnswer: 'blue' });
  const one = { ...values, kind: 'choice' as const };
  expect(withKind(one, 'choices')).toEqual({ kind: 'choices', markSchemeAnswer: 'red\nblue' });
});

it('leaves a mark scheme that is not of options as it is', () => {
  const inWords = { ...values, markSchemeAnswer: 'light is scattered (1)\nblue' };
  expect(withKind(inWords, 'choice').markSchemeAnswer).toBe(inWords.markSchemeAnswer);
  expect(withKind(values, 'text').markSchemeAnswer).toBe(values.markSchemeAnswer);
});
