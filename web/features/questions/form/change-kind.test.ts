import { expect, it } from 'vitest';
import type { QuestionKind } from '../../../../shared/choice-question.ts';
import { emptyQuestion, type QuestionValues } from '../../../../shared/question-content.ts';
import { changeKind } from './change-kind.ts';

/** A form in which kinds are chosen and fields are typed in turn, and what it holds at the end. */
function write(
  values: Partial<QuestionValues>,
  ...steps: (QuestionKind | Partial<QuestionValues>)[]
): QuestionValues {
  let form: QuestionValues = { ...emptyQuestion, ...values };
  let left = {};
  for (const step of steps) {
    if (typeof step !== 'string') {
      form = { ...form, ...step };
      continue;
    }
    const changed = changeKind(form, step, left);
    form = { ...form, ...changed.fields };
    ({ left } = changed);
  }
  return form;
}

const scheme = 'light is scattered (1)\nblue most of all (1)';

it('restores the mark scheme when students answer in words again', () => {
  const options = { options: 'a', markSchemeAnswer: '' };
  expect(write({ markSchemeAnswer: scheme }, 'choice', options, 'text')).toMatchObject({
    kind: 'text',
    options: '',
    markSchemeAnswer: scheme,
  });
  expect(write({ markSchemeAnswer: scheme }, 'matching', options, 'term', 'text')).toMatchObject({
    markSchemeAnswer: scheme,
  });
});

it('restores options and pairs, each for its own kind', () => {
  const chosen = { options: 'red\nblue', markSchemeAnswer: 'red' };
  const pairs = { options: 'a\nb\n\n1\n2', markSchemeAnswer: 'a → 1\nb → 2' };
  const form = write({}, 'choice', chosen, 'matching', pairs, 'choice');
  expect(form).toMatchObject(chosen);
  expect(write(form, 'text', 'choice')).toMatchObject(chosen);
});

const several = {
  kind: 'choices' as const,
  options: 'red\ngreen\nblue',
  markSchemeAnswer: 'red (2)\nblue (1)',
};

it('restores all right options after a switch to one choice and back', () => {
  expect(write(several, 'choice').markSchemeAnswer).toBe('red');
  expect(write(several, 'choice', 'choices')).toMatchObject(several);
});

it('keeps changes made while only one option could be chosen', () => {
  const changed = { options: 'red\ngreen\nblue\npink', markSchemeAnswer: 'pink' };
  expect(write(several, 'choice', changed, 'choices')).toMatchObject(changed);
});
