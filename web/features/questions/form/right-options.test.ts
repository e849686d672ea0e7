import { expect, it } from 'vitest';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { bestOption, rightOptions, typeOptions, withKind, withOptions } from './right-options.ts';

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

it('forgets a right option that was removed, and no other', () => {
  expect(withOptions(values, 'green\nblue').markSchemeAnswer).toBe('blue');
  expect(withOptions(values, 'red\ngreen\nblue\nwhite').markSchemeAnswer).toBe('red (1)\nblue');
});

it('keeps an option right wherever it is moved', () => {
  expect(withOptions(values, 'green\nblue\nred').markSchemeAnswer).toBe('blue\nred (1)');
});

it('marks no new option as right if several were changed at once', () => {
  expect(withOptions(values, 'cat\ndog\nnewt').markSchemeAnswer).toBe('');
  expect(withOptions(values, 'green\nscarlet\nblue').markSchemeAnswer).toBe('blue');
});

it('cannot tell which of two equal options was right', () => {
  const alike = { ...values, options: '5\n5', markSchemeAnswer: '5' };
  expect(withOptions(alike, '5\n51').markSchemeAnswer).toBe('');
});

/** Returns the right options after all these have been typed in turn. */
const rightAfter = (options: string, markSchemeAnswer: string, ...typed: string[]) => {
  const form = { ...values, options, markSchemeAnswer };
  const last = typed.reduce<ReturnType<typeof typeOptions> | null>(
    (state, text) => typeOptions({ ...form, ...state?.fields }, state, text),
    null,
  );
  return last?.fields.markSchemeAnswer;
};

/** Returns each text on the way to a longer one, key by key. */
const keyByKey = (from: string, added: string) =>
  Array.from(added, (_, at) => from + added.slice(0, at + 1));

it('leaves the right options unchanged while another starts with the same words', () => {
  const cell = 'mitochondria\nnucleus';
  expect(rightAfter(cell, 'mitochondria', ...keyByKey(cell, '\nmitochondria and nucleus'))).toBe(
    'mitochondria',
  );
  expect(rightAfter('5\n7', '5\n7', ...keyByKey('5\n7', '\n50'))).toBe('5\n7');
  expect(rightAfter('5\n50', '50', '5\n5', '5\n51')).toBe('51');
});

it('starts again from what was chosen while two options were the same', () => {
  const typed = typeOptions({ ...values, markSchemeAnswer: 'red' }, null, 'red\nred\nblue');
  const chosen = { ...values, ...typed.fields, markSchemeAnswer: 'blue' };
  expect(typeOptions(chosen, typed, 'red\nreddish\nblue').fields.markSchemeAnswer).toBe('blue');
});

it('finds the option that earns most', () => {
  expect(bestOption(rightOptions(values))?.option).toBe('blue');
  expect(bestOption([])).toBeUndefined();
});

it('keeps one right option if one is to be chosen, and all if several are', () => {
  expect(withKind(values, 'choice')).toEqual({ kind: 'choice', markSchemeAnswer: 'blue' });
  const one = { ...values, kind: 'choice' as const };
  expect(withKind(one, 'choices')).toEqual({ kind: 'choices', markSchemeAnswer: 'red\nblue' });
});

it('leaves a mark scheme without options unchanged', () => {
  const inWords = { ...values, markSchemeAnswer: 'light is scattered (1)\nblue' };
  expect(withKind(inWords, 'choice').markSchemeAnswer).toBe(inWords.markSchemeAnswer);
  expect(withKind(values, 'text').markSchemeAnswer).toBe(values.markSchemeAnswer);
});
